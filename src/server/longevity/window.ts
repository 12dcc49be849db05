import { WINDOW_DAYS } from '#domain/longevity/tuning.ts';
import { addDays } from '#domain/time/local-date.ts';

/** The member and local day of a score. */
export interface ScoredDay {
  readonly userId: string;
  readonly date: string;
}

/** The 28 days that end on a day. */
export const windowOf = (date: string) => ({ from: addDays(date, 1 - WINDOW_DAYS), to: date });
