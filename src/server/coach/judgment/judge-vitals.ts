import { statedCelsius } from '#domain/coach/judgment/stated-warning.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import {
  FEVER_C,
  NORMAL_OXYGEN,
  NORMAL_TEMPERATURE,
  USUAL_C,
  USUAL_OXYGEN_PERCENT,
} from '#domain/vitals/normal-vitals.ts';
import {
  HIGH_FEVER_C,
  oxygenWarning,
  FEVER_WORDS,
  temperatureWarning,
} from '#domain/vitals/vital-warnings.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { latestOf, toJudge } from './own-figure.ts';

const LINKS: Reply['links'] = [{ name: 'Open vitals', screen: 'vitals' }];

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
  const celsius = stated === undefined ? undefined : statedCelsius(stated);
  const found = await toJudge(asker, latestOf('bodyTemperatureC'), celsius);
  if (!found) return none('temperature');
  const { value } = found.figure;
  const warning = found.isStated ? temperatureWarning(value) : undefined;
  return reply({
    kind: 'answer',
    title: warning?.title ?? temperatureTitle(value),
    paragraphs: [
      found.isStated ? 'You said your temperature is [[f1]].' : 'Your last temperature was [[f1]].',
      NORMAL_TEMPERATURE,
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
      `${NORMAL_OXYGEN} Cold hands or nail polish can make it read low, and on darker skin it can read too high.`,
      ...(value < USUAL_OXYGEN_PERCENT && !warning
        ? [
            `If it stays below ${USUAL_OXYGEN_PERCENT}%, call a doctor. If you’re short of breath or confused, or have chest pain, call emergency services.`,
          ]
        : []),
      ...(warning ? [warning.text] : []),
    ],
    figures: [found.figure],
    links: LINKS,
    query: found.query,
  });
}
