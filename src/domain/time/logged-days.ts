import { addDays, daysBetween } from './local-date.ts';

/** How regularly something was logged. Runs are of days in a row. */
export interface LoggedDays {
  /** Days of the window on which it was, today included. */
  readonly logged: number;
  readonly windowDays: number;
  /** The run that reaches to today, or to yesterday while today is still open. */
  readonly currentRun: number;
  readonly longestRun: number;
}

/**
 * Counts the days on which there was an entry. A day that is not over yet breaks no run.
 * @param dates local days `YYYY-MM-DD`, in any order, repeated or not; later ones than `today` do not count
 * @param windowDays length of the window that ends today, at least 1
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
