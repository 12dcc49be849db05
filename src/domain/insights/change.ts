import { addDays, daysBetween } from '#domain/time/local-date.ts';

/** Range of days, both ends included, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Preceding range of the same length. */
export const rangeBefore = ({ from, to }: DayRange): DayRange => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
});

/**
 * Relative change from an earlier figure: 0.12 is 12% more.
 * @returns undefined if the earlier figure is 0
 */
export const relativeChange = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : (now - before) / Math.abs(before);
