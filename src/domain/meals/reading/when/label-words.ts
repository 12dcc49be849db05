import type { TextToken } from '#domain/foods/search/text.ts';
import type { MealKind } from '#domain/meals/meal.ts';

/** Maps each word of a table row to the row's name. */
export const table = <T extends string>(rows: Readonly<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(rows) as [T, string][]).flatMap(([kind, words]) =>
      words.split(' ').map((word) => [word, kind] as const),
    ),
  );

/** Names of meals. */
export const MEALS = table<MealKind>({
  breakfast: 'breakfast breakfasts breakfasttime brekkie brekky bfast brekfast breky desayuno fruhstuck',
  lunch: 'lunch lunchtime brunch luncheon almuerzo mittagessen',
  dinner: 'dinner dinnertime teatime supper abendbrot abendessen cena',
  snack: 'snack snacks snacking elevenses snacktime merienda jause smoko',
});
const OPENING_MARK = /^[:\-–—=]$/;
const START_BEFORE = /^(and|then|but|so|plus|also|&|am|pm|today|log|add|til|till|until)$/;
const SENTENCE_MARK = /^[.!?;\n|•]$/;

/** A colon, or a dash that isn't inside a word ("snack-sized"). */
export function isOpeningMark(tokens: readonly TextToken[], place: number): boolean {
  const [before, mark, after] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (mark === undefined || !OPENING_MARK.test(mark.text)) return false;
  return /^[:=]$/.test(mark.text) || before?.end !== mark.start || after?.start !== mark.end;
}

/** Whether a label may start here: at the start, after a mark, "and" or a time. */
export function isSegmentStart(tokens: readonly TextToken[], place: number): boolean {
  const before = tokens[place - 1];
  return before === undefined || before.kind !== 'word' || START_BEFORE.test(before.text);
}

export const isSentenceStart = (tokens: readonly TextToken[], place: number): boolean => {
  const before = tokens[place - 1];
  return before === undefined || SENTENCE_MARK.test(before.text);
};

/** Foods whose names contain a meal: "breakfast burrito", "dinner roll". */
export const COMPOUND =
  /^(bars?|burritos?|rolls?|packs?|cakes?|meats?|sausages?|sandwich|sandwiches|mix|bag|box|sized?|cereal|link|patty|crackers?|tacos?|wraps?|essentials?|special|combo|platter|plate|bowl|biscuit|shake|drink|tea|blend|potatoes)$/;
/** The same for lunch and dinner. */
export const LATER_COMPOUND =
  /^(rolls?|packs?|meats?|bag|box|sized?|special|combo|platter|plate|club|lady|table|party|entree)$/;

/** Names of meals that need a colon or a dash. */
export const SHORT_MEALS = table<MealKind>({
  breakfast: 'b bf brk bk morning am',
  lunch: 'l lun midday noon',
  dinner: 'd din tea evening night',
  snack: 's snk sn afternoon pm',
});
