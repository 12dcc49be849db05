import { addDays } from '#domain/time/local-date.ts';
import { HOUR_MS } from '#domain/time/spans.ts';

/** What was eaten on a day that was logged completely: first and last food, ms. */
export interface EatenDay {
  readonly date: string;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** Longer ones are fasts of their own, not nights. */
const MAX_HOURS = 24;

/**
 * Hours without food of each night between two days that were logged completely, oldest first. What was not logged would make a night
 * longer than it was, so a day half logged ends no night and begins none.
 */
export function nightlyFastHours(days: readonly EatenDay[]): readonly number[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return days
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .flatMap((day) => {
      const next = byDate.get(addDays(day.date, 1));
      const hours = next ? (next.firstMs - day.lastMs) / HOUR_MS : 0;
      return hours > 0 && hours <= MAX_HOURS ? [hours] : [];
    });
}
