import { addDays, daysBetween } from '#domain/time/local-date.ts';

/** Days from the first to the last, both included, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The range of as many days that ends the day before. */
export const rangeBefore = ({ from, to }: DayRange): DayRange => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
});

/**
 * By how much a figure changed against the one before, relative to that one: 0.12 is 12 % more.
 * @returns undefined where there was nothing before: no share of it can be named
 */
export const relativeChange = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : (now - before) / Math.abs(before);
