import { clockMean } from '#domain/time/clock-mean.ts';
import { DAY_MINUTES } from '#domain/time/spans.ts';
import { isCounted, isGoalReached, type FastSpan } from './fast-state.ts';

/** A fast with the local day it counts for and the minute of the day's clock at which it began. */
export interface DatedFast extends FastSpan {
  readonly date: string;
  readonly startMinute: number;
}

/** How regularly somebody fasts. Length earns nothing: at equal energy it changes nothing (Liu 2022, doi:10.1056/NEJMoa2114833). */
export interface Consistency {
  /** Days of the window with a fast that counts, and with one that reached what it was begun for. */
  readonly fastedDays: number;
  readonly reachedDays: number;
  /** When fasts usually begin: minute of the day, and how far most starts lie from it; undefined below three fasts. */
  readonly typicalStart: { readonly minute: number; readonly spreadMinutes: number } | undefined;
}

const MIN_FASTS = 3;

/** When fasts begin on the clock, and their circular standard deviation. */
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
 * How regularly somebody fasted in a window of local days, both ends included. Only fasts of an hour or more whose end is known.
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
