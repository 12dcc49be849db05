import { addDays, daysBetween } from './local-date.ts';

/** Regularity of logging. Runs are consecutive days. */
export interface LoggedDays {
  /** Days with an entry in the window, including today. */
  readonly logged: number;
  readonly windowDays: number;
  /** Run up to today, or up to yesterday if today has no entry yet. */
  readonly currentRun: number;
  readonly longestRun: number;
}

/**
 * Counts days with an entry. A missing entry for today doesn't break a run.
 * @param dates local days `YYYY-MM-DD` in any order; duplicates and future days are ignored
 * @param windowDays length of the window up to today, at least 1
 */
export function loggedDays(dates: Iterable<string>, today: string, windowDays: number): LoggedDays {
  const days = [...new Set(dates)].filter((date) => date <= today).toSorted();
  const from = addDays(today, 1 - windowDays);
  let [run, longestRun] = [0, 0];
  let last: string | undefined;
  for (const date of days) {
    run = last !== undefined && daysBetween(last, date) === 1 ? run + 1 : 1;
    longestRun = Math.max(longestRun, run);
    last = date;
  }
  return {
    logged: days.filter((date) => date >= from).length,
    windowDays,
    currentRun: last !== undefined && daysBetween(last, today) <= 1 ? run : 0,
    longestRun,
  };
}
