import { daysBetween } from '#domain/time/local-date.ts';

/**
 * Today's age of somebody who told their age on an earlier day. Half a year is added, since a stated age is on average half a year old.
 * @param ageYears whole years as told, on `reportedOn`
 * @param reportedOn local date of the telling, `YYYY-MM-DD`
 * @param today local date, `YYYY-MM-DD`
 * @returns whole years
 */
export function ageOn(ageYears: number, reportedOn: string, today: string): number {
  const elapsedYears = daysBetween(reportedOn, today) / 365.2425;
  return Math.floor(ageYears + (elapsedYears > 0.5 ? elapsedYears + 0.5 : 0));
}
