import { daysBetween } from '#domain/time/local-date.ts';
import { HALF_LIFE_DAYS } from './tuning.ts';

/** A score of a local day. */
export interface DayScore {
  readonly date: string;
  readonly score: number;
}

/** How much of a change shows after so many days, 0 to 1: half after a week. */
export const shareShown = (days: number): number => 1 - 0.5 ** (days / HALF_LIFE_DAYS);

/**
 * The score that is shown: what was shown before, drawn towards the new one; a change shows by half after a week.
 * @param shown what was shown last; undefined on the first day
 */
export function displayedScore(shown: DayScore | undefined, { date, score }: DayScore): number {
  const days = shown ? daysBetween(shown.date, date) : 0;
  return shown && days > 0 ? shown.score + shareShown(days) * (score - shown.score) : score;
}

/**
 * The shown scores of a series of days, oldest first. Days that are missing stay missing. Of scores of one day their mean counts, so
 * the order they come in does not matter.
 */
export function displayedScores(scores: readonly DayScore[]): readonly DayScore[] {
  const days = [...Map.groupBy(scores, ({ date }) => date)]
    .map(([date, ofDay]) => ({
      date,
      score: ofDay.reduce((sum, { score }) => sum + score, 0) / ofDay.length,
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const shown: DayScore[] = [];
  for (const day of days) shown.push({ date: day.date, score: displayedScore(shown.at(-1), day) });
  return shown;
}
