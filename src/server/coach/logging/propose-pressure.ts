import { saidTime } from '#domain/coach/logging/said-time.ts';
import type { Reply } from '#domain/coach/reply.ts';
import { pressureCategory, type BloodPressure } from '#domain/vitals/blood-pressure.ts';
import { CATEGORY_ADVICE, CATEGORY_NAMES } from '#domain/vitals/pressure-words.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { momentWords } from './propose-workout.ts';
import { proposed } from './proposed.ts';

/** "My BP this morning was 142/88. Please log that." */
export function proposePressure(asker: CoachAsker, pressure: BloodPressure, question: string): Reply {
  const { systolicMmhg, diastolicMmhg } = pressure;
  const category = pressureCategory(pressure);
  const measuredMs = saidTime(question.toLowerCase(), asker);
  const said = proposed('Check the numbers and the time, then confirm.', {
    title: 'Log your blood pressure',
    after: `${systolicMmhg}/${diastolicMmhg} mm Hg`,
    detail: `${momentWords(measuredMs, asker)} · ${CATEGORY_NAMES[category]}`,
    action: {
      kind: 'log-pressure',
      input: { systolicMmhg, diastolicMmhg, measuredAt: new Date(measuredMs).toISOString() },
    },
  });
  return category === 'stage-2' || category === 'crisis'
    ? { ...said, paragraphs: [...said.paragraphs, CATEGORY_ADVICE[category]] }
    : said;
}
