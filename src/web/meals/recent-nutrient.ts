import type { DaySummary } from '#domain/meals/day-summaries.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';

/** What the answer about a range of days counts. */
type DailyKey = keyof NonNullable<DaySummary['total']>;

/** A nutrient over the days of a range, best values; `undefined` where nothing was logged or no food reports it. */
export function recentNutrient(
  days: readonly DaySummary[],
  key: DailyKey,
  from: string,
  to: string,
): readonly (number | undefined)[] {
  const byDate = new Map(days.map(({ date, total }) => [date, total?.[key]?.value]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, offset) => byDate.get(addDays(from, offset)));
}

/** How many of the known days reached a target. */
export function daysReached(
  values: readonly (number | undefined)[],
  target: number,
): { reached: number; known: number } {
  const known = values.filter((value) => value !== undefined);
  return { reached: known.filter((value) => value >= target).length, known: known.length };
}
