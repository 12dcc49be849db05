import { addDays } from '#domain/time/local-date.ts';
import { HOUR_MS } from '#domain/time/spans.ts';

/** First and last food of a complete day, ms. */
export interface EatenDay {
  readonly date: string;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** Longer gaps are fasts, not nights. */
const MAX_HOURS = 24;

/**
 * Hours without food for each night between two complete days, oldest first. Incomplete days are skipped: an unlogged meal would
 * make the night look longer.
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
