import type { WorkoutToLog } from '#domain/coach/logging/read-workout.ts';
import { saidTime } from '#domain/coach/logging/said-time.ts';
import { showNumber, shownText } from '#domain/coach/format-number.ts';
import { shortDate } from '#domain/coach/phrases.ts';
import { kindsOf } from '#domain/coach/record-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { MOVEMENT_RANGES } from '#domain/movement/movement-ranges.ts';
import { workoutType, type Effort } from '#domain/movement/workout-types.ts';
import { localDate } from '#domain/time/local-date.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { proposed } from './proposed.ts';

const EFFORT_WORDS: Readonly<Record<Effort, string>> = {
  light: 'light',
  moderate: 'moderate',
  vigorous: 'vigorous',
};

/** "Today at 8:00 AM" */
export function momentWords(atMs: number, { today, timeZone, units }: CoachAsker): string {
  const date = localDate(atMs, timeZone);
  const { hour, minute } = wallClock(atMs, timeZone);
  const time = shownText(showNumber(60 * hour + minute, 'clock', { decimals: 0, units }));
  return `${date === today ? 'Today' : shortDate(date, today)} at ${time}`;
}

/** "Log 45 min CrossFit this morning, pretty hard" */
export function proposeWorkout(
  asker: CoachAsker,
  { kind, durationMinutes, distanceKm, effort: said }: WorkoutToLog,
  question: string,
): Reply {
  const { name, effort: usual } = workoutType(kind);
  const { low, high } = MOVEMENT_RANGES.durationMinutes;
  if (durationMinutes === undefined || durationMinutes < low || durationMinutes > high)
    return reply({
      kind: 'advice',
      title: 'How long was your workout?',
      paragraphs: [`Include the minutes, such as “Log a 30-minute ${kindsOf({ kinds: [name] }, 1)}.”`],
      links: [{ name: 'Open movement', screen: 'movement' }],
    });
  const effort = said ?? usual;
  const startedMs = Math.min(
    saidTime(question.toLowerCase(), asker),
    asker.nowMs - durationMinutes * MINUTE_MS,
  );
  const show = (value: number, unit: string): string =>
    shownText(showNumber(value, unit, { decimals: 1, units: asker.units }));
  return proposed('Check the type, time and effort, then confirm.', {
    title: `Log ${name.toLowerCase().replace('hiit', 'HIIT')}`,
    after: [
      show(durationMinutes, 'min'),
      ...(distanceKm === undefined ? [] : [show(1000 * distanceKm, 'm')]),
    ].join(' · '),
    detail: `${momentWords(startedMs, asker)} · ${EFFORT_WORDS[effort]} effort`,
    action: {
      kind: 'log-workout',
      input: {
        kind,
        effort,
        durationMinutes,
        distanceKm: distanceKm ?? null,
        startedAt: new Date(startedMs).toISOString(),
      },
    },
  });
}
