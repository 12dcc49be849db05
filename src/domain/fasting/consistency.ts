import { clockMean } from '#domain/time/clock-mean.ts';
import { DAY_MINUTES } from '#domain/time/spans.ts';
import { isCounted, isGoalReached, type FastSpan } from './fast-state.ts';

/** Fast with its local day and the minute of the day when it started. */
export interface DatedFast extends FastSpan {
  readonly date: string;
  readonly startMinute: number;
}

/** Regularity of fasting. Length doesn't count: at equal energy it makes no difference (Liu 2022, doi:10.1056/NEJMoa2114833). */
export interface Consistency {
  /** Days in the window with a counted fast, and with one that reached its goal. */
  readonly fastedDays: number;
  readonly reachedDays: number;
  /** Typical start: minute of the day and its spread; undefined for fewer than three fasts. */
  readonly typicalStart: { readonly minute: number; readonly spreadMinutes: number } | undefined;
}

const MIN_FASTS = 3;

/** Circular mean and standard deviation of start times. */
function typicalStart(minutes: readonly number[]): { minute: number; spreadMinutes: number } {
  const { minute, length } = clockMean(minutes);
  return {
    minute: Math.round(minute + DAY_MINUTES) % DAY_MINUTES,
    spreadMinutes: Math.round(
      (Math.sqrt(-2 * Math.log(Math.max(length, 1e-9))) / (2 * Math.PI)) * DAY_MINUTES,
    ),
  };
}

/**
 * Regularity of fasting in a window of local days, both ends included. Only fasts of an hour or more with a known end count.
 * @param fasts in any order
 */
export function fastingConsistency(fasts: readonly DatedFast[], from: string, to: string): Consistency {
  const within = fasts.filter((fast) => isCounted(fast) && fast.date >= from && fast.date <= to);
  const days = (of: readonly DatedFast[]) => new Set(of.map(({ date }) => date)).size;
  return {
    fastedDays: days(within),
    reachedDays: days(within.filter(isGoalReached)),
    typicalStart:
      within.length < MIN_FASTS ? undefined : typicalStart(within.map(({ startMinute }) => startMinute)),
  };
}
