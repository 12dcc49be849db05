import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { pressureCategory, type PressureCategory } from '#domain/vitals/blood-pressure.ts';
import type { CoachAsker } from '#server/coach/answer.ts';
import { usualVitalsOf } from '#server/vitals/queries.ts';

export const isBloodPressure = (what: string): boolean => /^(?:my )?(?:blood pressure|bp)$/.test(what);

const CATEGORY_SENTENCES: Readonly<Record<PressureCategory, string>> = {
  normal: 'That’s normal: below 120 over 80.',
  elevated:
    'That’s elevated: the top number is 120 or higher. Less salt, more exercise and less alcohol can bring it down.',
  'stage-1':
    'That’s high (stage 1): 130 over 80 or more. Show your readings to a doctor if it stays there for a few weeks.',
  'stage-2': 'That’s high (stage 2): 140 over 90 or more. Make an appointment with a doctor.',
  crisis:
    'That’s dangerously high. Measure again after a minute. If it stays that high, call your doctor, or emergency services if you have chest pain, shortness of breath, weakness or trouble speaking.',
};

/** The member's usual blood pressure and its category. */
export async function pressureReply({ db, userId, today }: CoachAsker): Promise<Reply> {
  const { pressure } = await usualVitalsOf(db, userId, today);
  const link = { name: 'Open vitals', screen: 'vitals' } as const;
  if (!pressure)
    return reply({
      kind: 'advice',
      title: 'Not enough readings',
      paragraphs: ['I need two blood pressure readings from the last three months. Add them under Vitals.'],
      links: [link],
    });
  const figure = (id: string, label: string, value: number): CoachFigure => ({
    id,
    shown: { number: String(Math.round(value)), unit: '' },
    value,
    unit: 'mmHg',
    label,
    from: null,
    to: pressure.measuredOn,
    n: pressure.readings,
    what: 'records',
    rows: [],
    rowCount: 0,
    query: null,
  });
  return reply({
    kind: 'answer',
    paragraphs: [
      `Your blood pressure averages [[f1]] over [[f2]] mm Hg. ${CATEGORY_SENTENCES[pressureCategory(pressure)]}`,
    ],
    figures: [
      figure('f1', 'Average systolic', pressure.systolicMmhg),
      figure('f2', 'Average diastolic', pressure.diastolicMmhg),
    ],
    basis: `Based on ${pressure.readings} readings in the week up to your latest one.`,
    links: [link],
    sources: [{ name: 'Categories: ACC/AHA, 2017', url: 'https://doi.org/10.1161/HYP.0000000000000065' }],
    query: { metric: 'systolicMmhg', aggregate: 'mean', window: { kind: 'all' } },
  });
}
