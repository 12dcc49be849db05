import { addDays, weekdayOf } from '#domain/time/local-date.ts';

/** A day in words: a number of days ago, or a day of the week (Monday 0 to Sunday 6). */
export type EatenDay = { readonly daysAgo: number } | { readonly weekday: number };

/**
 * The calendar day that words mean on a day. A day of the week is the last such day; today's own name means today.
 * @param today `YYYY-MM-DD`
 */
export function dateOfEatenDay(day: EatenDay, today: string): string {
  if ('daysAgo' in day) return addDays(today, -day.daysAgo);
  return addDays(today, -((weekdayOf(today) - day.weekday + 7) % 7));
}
