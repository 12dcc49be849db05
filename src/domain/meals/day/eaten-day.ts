import { addDays, weekdayOf } from '#domain/time/local-date.ts';

/** A day named in words: a number of days ago, or a day of the week (0 is Monday, 6 Sunday). */
export type EatenDay = { readonly daysAgo: number } | { readonly weekday: number };

/**
 * Calendar day that words refer to. A day of the week is the most recent one; today's own name means today.
 * @param today `YYYY-MM-DD`
 */
export function dateOfEatenDay(day: EatenDay, today: string): string {
  if ('daysAgo' in day) return addDays(today, -day.daysAgo);
  return addDays(today, -((weekdayOf(today) - day.weekday + 7) % 7));
}
