import { addDays } from '#domain/time/local-date.ts';
import { dates, type TimeWords } from './calendar-dates.ts';

/** First month of each season, by the months of the northern hemisphere. Answers say the days, so members elsewhere see them. */
const FIRST_MONTH: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  fall: 9,
  autumn: 9,
  winter: 12,
};

const SEASON = Object.keys(FIRST_MONTH).join('|');

/** "This summer", "last winter", "in the spring of 2025", "summer 2025". A bare "fall" is more often a verb. */
export const SEASON_WORDS = `(?:(?:in|on|over|during|for|within|across|throughout|of|from) )?(?:(?:the )?(this|last|past|previous|this past) (${SEASON})|(?:the )?(${SEASON}) (?:of )?(20\\d{2})|(?<=\\b(?:in|over|during|throughout) )(?:the )?(${SEASON}))(?: season)?(?: so far)?`;

const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`;

/** Three months from a season's first. */
function spanOf(month: number, year: number): readonly [from: string, to: string] {
  const isOverNewYear = month + 3 > 12;
  const next = monthOf(isOverNewYear ? year + 1 : year, isOverNewYear ? month + 3 - 12 : month + 3);
  return [monthOf(year, month), addDays(next, -1)];
}

/** The season that words name: without a year, the latest that has begun; "last" is the latest that is over. */
export function seasonOf(
  [which, relative, dated, named, bare]: readonly (string | undefined)[],
  today: string,
): TimeWords | undefined {
  const month = FIRST_MONTH[relative ?? dated ?? bare ?? ''];
  if (month === undefined) return undefined;
  if (named !== undefined) return dates(...spanOf(month, Number(named)));
  const isOver = which !== undefined && which !== 'this';
  const year = Number(today.slice(0, 4));
  const found = [year, year - 1, year - 2]
    .map((each) => spanOf(month, each))
    .find(([from, to]) => (isOver ? to < today : from <= today));
  return found && dates(...found);
}
