import type { TextToken } from '#domain/foods/search/text.ts';
import type { EatenDay } from '#domain/meals/day/eaten-day.ts';
import type { MealKind } from '#domain/meals/meal.ts';
import { isOpeningMark, isSegmentStart, MEALS, table } from './label-words.ts';
import { wordAt as at } from '#domain/meals/reading/text/tokens.ts';

const PARTS_OF_DAY = table<MealKind>({
  breakfast: 'morning',
  lunch: 'lunchtime midday noon',
  snack: 'afternoon',
  dinner: 'evening night eve',
});
const WEEKDAYS: readonly RegExp[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(
  (day) => new RegExp(`^${day}(s|r|rs|day|sday|nesday|rsday|urday)?('?s)?$`),
);
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const MAX_DAYS_AGO = 60;

/** A day and part of day named in words. */
interface NamedDay {
  readonly kind?: MealKind | undefined;
  readonly day?: EatenDay | undefined;
  readonly length: number;
}

function weekdayAt(tokens: readonly TextToken[], place: number): NamedDay | undefined {
  const lead = /^(on|last)$/.test(at(tokens, place)) ? 1 : 0;
  const weekday = WEEKDAYS.findIndex((pattern) => pattern.test(at(tokens, place + lead)));
  if (weekday < 0) return undefined;
  const next = at(tokens, place + lead + 1);
  const part = PARTS_OF_DAY.get(next);
  const isFollowed = MEALS.has(next) || isOpeningMark(tokens, place + 1) || /^(i|we|,|)$/.test(next);
  const isClear = lead > 0 || part !== undefined || (isFollowed && isSegmentStart(tokens, place));
  if (!isClear) return undefined;
  return { day: { weekday }, kind: part, length: lead + 1 + (part === undefined ? 0 : 1) };
}

/** "yesterday evening", "last night", "this morning", "two days ago", "on Monday". */
export function dayAt(tokens: readonly TextToken[], place: number): NamedDay | undefined {
  const words = [0, 1, 2, 3].map((ahead) => at(tokens, place + ahead));
  const [first = '', second = '', third = '', fourth = ''] = words;
  if (first === 'the' && second === 'day' && third === 'before' && fourth === 'yesterday')
    return { day: { daysAgo: 2 }, length: 4 };
  if (/^(yesterday('?s)?|yday|yest)$/.test(first)) {
    const part = PARTS_OF_DAY.get(second);
    return { day: { daysAgo: 1 }, kind: part, length: part === undefined ? 1 : 2 };
  }
  if (first === 'last' && /^(night|evening)('s)?$/.test(second))
    return { day: { daysAgo: 1 }, kind: 'dinner', length: 2 };
  if (first === 'this' && PARTS_OF_DAY.has(second))
    return { day: { daysAgo: 0 }, kind: PARTS_OF_DAY.get(second), length: 2 };
  if (first === 'in' && second === 'the' && /^(morning|afternoon|evening)$/.test(third))
    return { kind: PARTS_OF_DAY.get(third), length: 3 };
  if (/^(tonight|tonite)('s)?$/.test(first)) return { day: { daysAgo: 0 }, kind: 'dinner', length: 1 };
  if (/^today('s)?$/.test(first)) return { day: { daysAgo: 0 }, length: 1 };
  const count = tokens[place]?.kind === 'number' ? Number(first) : NUMBERS[first];
  if (count !== undefined && /^days?$/.test(second) && third === 'ago' && count <= MAX_DAYS_AGO)
    return { day: { daysAgo: count }, length: 3 };
  return weekdayAt(tokens, place);
}
