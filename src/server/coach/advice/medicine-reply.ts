import { joinWords } from '#domain/words/join-words.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import type { Circumstances } from '#domain/coach/advice/medication-question.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import type { Medicine } from '#domain/health/medicines.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { latestFigure } from '#server/coach/latest-figure.ts';

/** Markers that a doctor looks at before deciding on a class of medications. */
const MARKERS: Readonly<Partial<Record<Medicine, readonly MarkerKey[]>>> = {
  statin: ['ldl-c', 'apob'],
  metformin: ['hba1c', 'glucose-fasting'],
  'insulin-sulfonylurea': ['hba1c', 'glucose-fasting'],
  'sglt2-inhibitor': ['hba1c', 'egfr'],
  levothyroxine: ['tsh'],
  'ace-inhibitor-arb': ['egfr', 'potassium'],
};

async function figuresFor(asker: CoachAsker, { medicines }: Circumstances): Promise<CoachFigure[]> {
  const markers = new Set(medicines.flatMap(({ classes }) => classes.flatMap((one) => MARKERS[one] ?? [])));
  const figures: CoachFigure[] = [];
  for (const marker of markers) {
    const figure = await latestFigure(asker, marker, `f${figures.length + 1}`);
    if (figure) figures.push(figure);
  }
  return figures;
}

/** The one answer to questions about starting, stopping, replacing or changing a medication. */
export async function medicineReply(asker: CoachAsker, circumstances: Circumstances): Promise<Reply> {
  const figures = await figuresFor(asker, circumstances);
  return reply({
    kind: 'advice',
    title: 'That’s for your doctor to decide',
    paragraphs: [
      'I can’t advise on whether to start, stop or change a medication, or what’s safe to take with it. Your doctor or pharmacist can, because they know your history and what else you take.',
      'Until you’ve asked, don’t start or stop a prescription, change its dose or swap it for a supplement.',
      ...(circumstances.isPregnant || circumstances.isBreastfeeding
        ? ['Ask today, and say if you’re pregnant, might be pregnant, or are breastfeeding.']
        : []),
      ...(figures.length === 0
        ? []
        : [
            `Bring your latest values: ${joinWords(figures.map(({ id, label }) => `${label.replace(/^Latest /, '')} [[${id}]]`))}.`,
          ]),
    ],
    figures,
    links: figures.length === 0 ? [] : [{ name: 'Open blood tests', screen: 'bloodTests' }],
  });
}
