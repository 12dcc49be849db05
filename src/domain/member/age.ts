import { daysBetween } from '#domain/time/local-date.ts';
import { DAYS_PER_YEAR } from '#domain/time/spans.ts';

/** An age in whole years, as reported on a local day. */
export interface ReportedAge {
  readonly ageYears: number;
  readonly ageRecordedOn: string;
}

/** Age on an earlier day, with its fraction of a year, for formulas. @param ageYears age today */
export const ageBefore = (ageYears: number, date: string, today: string): number =>
  ageYears - daysBetween(date, today) / DAYS_PER_YEAR;

/**
 * Age of a member on a local day, before or after they reported it. Adds half a year, because a stated age is half a year old on average.
 * @returns whole years
 */
export function ageOn({ ageYears, ageRecordedOn }: ReportedAge, date: string): number {
  const elapsedYears = daysBetween(ageRecordedOn, date) / DAYS_PER_YEAR;
  const isAsReported = Math.abs(elapsedYears) <= 0.5;
  return Math.max(0, Math.floor(isAsReported ? ageYears : ageYears + elapsedYears + 0.5));
}
