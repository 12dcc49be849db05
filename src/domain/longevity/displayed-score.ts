import { daysBetween } from '#domain/time/local-date.ts';
import { HALF_LIFE_DAYS } from './tuning.ts';

interface DayScore {
  readonly date: string;
  readonly score: number;
}

/** Share of a change that shows after some days, 0 to 1: half after a week. */
export const shareShown = (days: number): number => 1 - 0.5 ** (days / HALF_LIFE_DAYS);

/**
 * The score that members see: smoothed, so that half of a change shows after a week.
 * @param shown last displayed score; undefined on the first day
 */
export function displayedScore(shown: DayScore | undefined, { date, score }: DayScore): number {
  const days = shown ? daysBetween(shown.date, date) : 0;
  return shown && days > 0 ? shown.score + shareShown(days) * (score - shown.score) : score;
}
