import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { STATE_TERMS, termsOfWords, WEAK_TERMS } from '#domain/foods/search/food-terms.ts';
import type { TextToken } from '#domain/foods/search/text.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { readQuantity } from '#domain/meals/reading/amounts/quantity.ts';

/** Foods listed without a mark or a word between them: "eggs toast coffee". */

/** Two words side by side are one food far more often than two. */
const MIN_WORDS = 3;
const MAX_WORDS = 12;
const MAX_NAME = 4;
/** What is made of what comes before it: "peanut butter banana smoothie" is one food. */
const MADE_OF_OTHERS =
  /^(sandwich|smoothy|shake|salad|soup|bowl|wrap|curry|pizza|pasta|bar|cake|pie|muffin|cooky|cream|juice|tea|latte|sauce|dressing|omelet|burrito|taco|roll|hamburger|burger|casserole|stew|fry|noodle|bread|mix|powder|pudding|yogurt|cereal|oatmeal|porridge|milk|oil|spread|dip|chip|cracker|drink|dish|plate|meal)$/;

/** "Half and half" is a name; "two" is an amount, though a brand is called Two Good. */
export const isCount = (token: TextToken): boolean => (readNumber([token], 0)?.value ?? 0) > 1;

/** Whether the words are the whole name of a food, not of a way to cook one. */
function isName(words: readonly string[], { exact }: FoodIndex): boolean {
  const terms = termsOfWords(words);
  return (
    terms.some(({ text }) => !WEAK_TERMS.has(text) && !STATE_TERMS.has(text)) &&
    exact.has(terms.map(({ text }) => text).join(' '))
  );
}

/** The ends of the fewest names that the words fall into without a rest; undefined if they don't. */
function namesIn(words: readonly string[], index: FoodIndex): readonly number[] | undefined {
  const best: (readonly number[] | undefined)[] = [[]];
  for (let to = 1; to <= words.length; to += 1) {
    let chosen: readonly number[] | undefined;
    for (let from = Math.max(0, to - MAX_NAME); from < to; from += 1) {
      const before = best[from];
      if (before === undefined || (chosen !== undefined && before.length + 1 >= chosen.length)) continue;
      if (isName(words.slice(from, to), index)) chosen = [...before, to];
    }
    best.push(chosen);
  }
  return best.at(-1);
}

/** The tokens as one list for each food; undefined if they may be one food. */
export function readBareList(
  tokens: readonly TextToken[],
  index: FoodIndex,
): readonly (readonly TextToken[])[] | undefined {
  const { quantity, next: amount } = readQuantity(tokens, 0);
  // One weight is that of one food.
  if (quantity.measure !== undefined) return undefined;
  const named = tokens.slice(amount);
  if (named.length < MIN_WORDS || named.length > MAX_WORDS) return undefined;
  if (named.some((token) => token.kind !== 'word' || isCount(token))) return undefined;
  const ends = namesIn(
    named.map(({ text }) => text),
    index,
  );
  if (ends === undefined || ends.length < 2) return undefined;
  const parts = ends.map((end, place) =>
    tokens.slice(place === 0 ? 0 : amount + (ends[place - 1] ?? 0), amount + end),
  );
  const last = termsOfWords([parts.at(-1)?.at(-1)?.text ?? '']).at(-1)?.text ?? '';
  return MADE_OF_OTHERS.test(last) ? undefined : parts;
}
