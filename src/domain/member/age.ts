import { daysBetween } from '#domain/time/local-date.ts';

/** An age in whole years, as reported on a local day. */
export interface ReportedAge {
  readonly ageYears: number;
  readonly ageRecordedOn: string;
}

const DAYS_PER_YEAR = 365.2425;

/** Age on an earlier day, in years. @param ageYears age today */
export const ageBefore = (ageYears: number, date: string, today: string): number =>
  ageYears - daysBetween(date, today) / DAYS_PER_YEAR;

/**
 * Age of a member on a local day, from the age they reported earlier. Adds half a year, because a stated age is half a year old on average.
 * @returns whole years
 */
export function ageOn({ ageYears, ageRecordedOn }: ReportedAge, date: string): number {
  const elapsedYears = daysBetween(ageRecordedOn, date) / DAYS_PER_YEAR;
  return Math.floor(ageYears + (elapsedYears > 0.5 ? elapsedYears + 0.5 : 0));
}
