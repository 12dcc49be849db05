import { MINUTE_MS } from '#domain/time/spans.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import type { GlucoseContext } from './reading.ts';

const HOUR_MINUTES = 60;
const FASTING_MINUTES = 8 * HOUR_MINUTES;
/** A longer gap means that meals weren't logged, not that nothing was eaten. */
const MAX_FAST_MINUTES = 24 * HOUR_MINUTES;

/** When a reading was taken, with the meals and bedtimes around it. Instants in ms since 1970-01-01 UTC. */
export interface ReadingMoment {
  readonly atMs: number;
  readonly timeZone: string;
  /** Meal start times, in any order. */
  readonly mealsAtMs: readonly number[];
  /** Actual or planned bedtimes. */
  readonly bedtimesAtMs: readonly number[];
}

/**
 * Guesses the context of a reading from meals and the clock. The first match wins: one hour after a meal (50–75 minutes), two hours after
 * (105–135), fasting (8 to 24 hours after the last meal, between 4 and 11 a.m. local time), before a meal (within 30 minutes), at bedtime
 * (within an hour), random. The member's own choice takes precedence.
 */
export function classifyReading(moment: ReadingMoment): GlucoseContext {
  const { atMs, timeZone, mealsAtMs, bedtimesAtMs } = moment;
  const minutesTo = (instantMs: number): number => (instantMs - atMs) / MINUTE_MS;
  const eatenMinutesAgo = Math.min(
    ...mealsAtMs.filter((mealMs) => mealMs <= atMs).map((mealMs) => -minutesTo(mealMs)),
  );
  if (eatenMinutesAgo >= 50 && eatenMinutesAgo <= 75) return 'one-hour-after';
  if (eatenMinutesAgo >= 105 && eatenMinutesAgo <= 135) return 'two-hours-after';
  const { hour } = wallClock(atMs, timeZone);
  const hasFasted = eatenMinutesAgo >= FASTING_MINUTES && eatenMinutesAgo <= MAX_FAST_MINUTES;
  if (hasFasted && hour >= 4 && hour < 11) return 'fasting';
  if (mealsAtMs.some((mealMs) => minutesTo(mealMs) >= 0 && minutesTo(mealMs) <= 30)) return 'before-meal';
  if (bedtimesAtMs.some((bedtimeMs) => Math.abs(minutesTo(bedtimeMs)) <= HOUR_MINUTES)) return 'bedtime';
  return 'random';
}
