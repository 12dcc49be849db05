import { daysBetween } from '#domain/time/local-date.ts';

/**
 * Current age of a member who reported their age earlier. Adds half a year, because a stated age is half a year old on average.
 * @param ageYears whole years, as reported
 * @param reportedOn local date, `YYYY-MM-DD`
 * @param today local date, `YYYY-MM-DD`
 * @returns whole years
 */
export function ageOn(ageYears: number, reportedOn: string, today: string): number {
  const elapsedYears = daysBetween(reportedOn, today) / 365.2425;
  return Math.floor(ageYears + (elapsedYears > 0.5 ? elapsedYears + 0.5 : 0));
}
