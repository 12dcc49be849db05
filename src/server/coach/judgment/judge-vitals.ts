import { reply, type Reply } from '#domain/coach/reply.ts';
import { HIGH_FEVER_C, oxygenWarning, temperatureWarning } from '#domain/vitals/vital-warnings.ts';
import type { CoachAsker } from '#server/coach/answer.ts';
import { latestOf, toJudge } from './own-figure.ts';

const LINKS: Reply['links'] = [{ name: 'Open vitals', screen: 'vitals' }];
/** Fever and usual range in adults: MedlinePlus, articles 003090 and 001982. */
const FEVER_C = 38;
const USUAL_C = [36.1, 37.2] as const;
const FEVER_WORDS =
  'Rest and drink plenty of fluids. Call a doctor if it lasts more than three days or reaches 39.4 °C (103 °F). If you’re pregnant, having chemotherapy or have a weakened immune system, call your care team now.';
/** Healthy people's oxygen saturation: O’Driscoll 2017, doi:10.1136/thoraxjnl-2016-209729. */
const USUAL_OXYGEN_PERCENT = 95;

const none = (what: string): Reply =>
  reply({
    kind: 'advice',
    title: `No ${what} logged yet`,
    paragraphs: [`Add your ${what} under Vitals, and I can tell you how it looks.`],
    links: LINKS,
  });

function temperatureTitle(celsius: number): string {
  const [low, high] = USUAL_C;
  if (celsius >= FEVER_C) return 'Fever';
  if (celsius > high) return 'A little high';
  return celsius < low ? 'A little low' : 'Normal';
}

/** "Is my temperature normal?" */
export async function temperatureReply(asker: CoachAsker, stated?: number): Promise<Reply> {
  const isFahrenheit = stated !== undefined && stated > 45;
  const celsius = isFahrenheit ? (stated - 32) / 1.8 : stated;
  const found = await toJudge(asker, latestOf('bodyTemperatureC'), celsius);
  if (!found) return none('temperature');
  const { value } = found.figure;
  const warning = found.isStated ? temperatureWarning(value) : undefined;
  return reply({
    kind: 'answer',
    title: warning?.title ?? temperatureTitle(value),
    paragraphs: [
      found.isStated ? 'You said your temperature is [[f1]].' : 'Your last temperature was [[f1]].',
      'Most adults are between 36.1 and 37.2 °C (97 and 99 °F). A fever starts at 38 °C (100.4 °F).',
      ...(value >= FEVER_C && value < HIGH_FEVER_C ? [FEVER_WORDS] : []),
      ...(warning ? [warning.text] : []),
    ],
    figures: [found.figure],
    links: LINKS,
    query: found.query,
  });
}

/** "Is my blood oxygen OK?" */
export async function oxygenReply(asker: CoachAsker, stated?: number): Promise<Reply> {
  const found = await toJudge(asker, latestOf('oxygenSaturationPercent'), stated);
  if (!found) return none('oxygen saturation');
  const { value } = found.figure;
  const warning = found.isStated ? oxygenWarning(value) : undefined;
  return reply({
    kind: 'answer',
    title: warning?.title ?? (value >= USUAL_OXYGEN_PERCENT ? 'Normal' : 'Below normal'),
    paragraphs: [
      found.isStated
        ? 'You said your oxygen saturation is [[f1]].'
        : 'Your last oxygen saturation was [[f1]].',
      `At sea level, ${USUAL_OXYGEN_PERCENT}% or more is normal. It’s lower at altitude and with some lung diseases. Cold hands or nail polish can make it read low, and on darker skin it can read too high.`,
      ...(value < USUAL_OXYGEN_PERCENT && !warning
        ? [
            'If it stays below that, call a doctor. If you’re short of breath or confused, or have chest pain, call emergency services.',
          ]
        : []),
      ...(warning ? [warning.text] : []),
    ],
    figures: [found.figure],
    links: LINKS,
    query: found.query,
  });
}
