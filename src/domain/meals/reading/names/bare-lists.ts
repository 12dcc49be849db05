import { ANIMAL_GROUPS, DRINK_GROUPS, type FoodGroup, PRODUCE_GROUPS } from '#domain/foods/food.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { STATE_TERMS, termsOfWords, WEAK_TERMS } from '#domain/foods/search/food-terms.ts';
import { isPlural, type TextToken } from '#domain/foods/search/text.ts';
import { MEAL, SIDE } from '#domain/meals/reading/items/fast-food-meals.ts';
import { COMPOSED } from '#domain/meals/reading/items/part-of-dish.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { readQuantity } from '#domain/meals/reading/amounts/quantity.ts';
import { withCutsJoined } from './cuts.ts';
import type { PhraseMatches } from './phrase-matches.ts';

/** Foods listed without any punctuation or words in between: "eggs toast coffee". */

/** Two adjacent words are one food far more often than two. */
const MIN_WORDS = 3;
const MAX_WORDS = 12;
const MAX_NAME = 4;
/** Foods made of what comes before them: "peanut butter banana smoothie" is one food. */
const MADE_OF_OTHERS =
  /^(sandwich|smoothy|shake|salad|soup|bowl|wrap|curry|pizza|pasta|bar|cake|pie|muffin|cooky|cream|juice|tea|latte|sauce|dressing|omelet|burrito|taco|roll|hamburger|burger|casserole|stew|fry|noodle|bread|mix|powder|pudding|yogurt|cereal|oatmeal|porridge|milk|oil|spread|dip|syrup|glaze|chip|cracker|drink|dish|plate|meal|panini|toasty|quesadilla|risotto|ravioli|gyro|kebab|baguette)$/;

/** "Half and half" is a name; "two" is an amount, although there is a brand called Two Good. */
export const isCount = (token: TextToken): boolean => (readNumber([token], 0)?.value ?? 0) > 1;

/** Whether the words are the full name of a food, not of a cooking method. */
function isName(words: readonly string[], { exact }: FoodIndex): boolean {
  const terms = termsOfWords(words);
  return (
    terms.some(({ text }) => !WEAK_TERMS.has(text) && !STATE_TERMS.has(text)) &&
    exact.has(terms.map(({ text }) => text).join(' '))
  );
}

/** Ends of the fewest names that the words split into exactly; undefined if they don't. */
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

/** What goes on other food and is named after it: "fries ketchup", "10 nuggets bbq sauce". */
export const CONDIMENTS: ReadonlySet<FoodGroup> = new Set(['sauce', 'oil', 'sweet', 'dairy', 'cheese']);
const WITH_CONDIMENTS: ReadonlySet<FoodGroup> = new Set([
  ...COMPOSED,
  ...ANIMAL_GROUPS,
  'refined-grain',
  'whole-grain',
  'starchy-vegetable',
  'snack',
  'dessert',
]);
const ANIMALS: ReadonlySet<FoodGroup> = new Set(ANIMAL_GROUPS);
const MIN_PAIR = 2;

const CONDIMENT_NOUN = /^(sauce|syrup|dip|dressing|glaze|spread)$/;

/** "Rice syrup" and "bread sauce" are kinds of syrup and sauce; "fries, hot sauce" and "pancakes, syrup" are two foods. */
const isKindOfCondiment = ([first = [], last = []]: readonly (readonly string[])[]): boolean =>
  last.length === 1 && CONDIMENT_NOUN.test(last[0] ?? '') && !isPlural(first.at(-1) ?? '');

const BESIDE_ANIMALS: ReadonlySet<FoodGroup> = new Set([
  'vegetable',
  'starchy-vegetable',
  'greens',
  'fruit',
  'legume',
  'cheese',
]);

const groupOf = (words: readonly string[] = [], matches: PhraseMatches): FoodGroup =>
  matches.best(termsOfWords(words))?.food.group ?? 'other';

/** "Tuna sweetcorn", "chicken avocado": two fillings that no food has in its name together. */
function areFillings(names: readonly (readonly string[])[], matches: PhraseMatches): boolean {
  const [first, last, more] = names;
  if (first === undefined || last === undefined || more !== undefined) return false;
  const terms = termsOfWords([...first, ...last]);
  const best = matches.best(terms);
  return (
    ANIMALS.has(groupOf(first, matches)) &&
    BESIDE_ANIMALS.has(groupOf(last, matches)) &&
    !terms.every(({ text }) => best?.matchedTerms.has(text))
  );
}

const SIDES: ReadonlySet<FoodGroup> = new Set([
  ...DRINK_GROUPS,
  ...PRODUCE_GROUPS,
  'starchy-vegetable',
  'refined-grain',
  'whole-grain',
  'legume',
  'snack',
]);
const SERVED_WITH_DRINKS: ReadonlySet<FoodGroup> = new Set([
  ...COMPOSED,
  ...ANIMAL_GROUPS,
  'egg',
  'refined-grain',
  'whole-grain',
]);
const PRODUCE: ReadonlySet<FoodGroup> = new Set(PRODUCE_GROUPS);
const SERVED_WITH_SIDES: ReadonlySet<FoodGroup> = new Set([...COMPOSED, ...ANIMAL_GROUPS]);
/** Nouns of `MADE_OF_OTHERS` that are no dish of meat. */
const SIDE_NOUN = /^(chip|bread|noodle|pasta|fry|tea|latte|juice|milk|drink|shake|smoothy)$/;

/** Breads named after their filling. */
const FILLED = /^(pita|bagel|baguette|toast|bun|muffin|ciabatta|flatbread)$/;

/** "Salmon chips", "soup bread", "avocado cucumber": food and a side, or two vegetables, that no food has in its name together. */
function areServedTogether(names: readonly (readonly string[])[], matches: PhraseMatches): boolean {
  const [first, last, more] = names;
  if (first === undefined || last === undefined || more !== undefined) return false;
  const terms = termsOfWords([...first, ...last]);
  const best = matches.best(terms);
  // "Chicken wings fries" aren't fried wings.
  const [one, other] = [groupOf(first, matches), groupOf(last, matches)];
  const areFries = ANIMALS.has(one) && last.join(' ') === 'fries';
  if (!areFries && terms.every(({ text }) => best?.matchedTerms.has(text))) return false;
  const [host, noun] = [first, last].map((words) => termsOfWords(words.slice(-1)).at(-1)?.text ?? '');
  if (host === undefined || noun === undefined || MEAL.test(noun)) return false;
  if (SIDE.test(noun) && (COMPOSED.has(one) || host === 'salad' || areFries)) return true;
  // "Grapes yogurt", "apple almonds": a plural flavors nothing.
  if (
    one === 'fruit' &&
    /^(dairy|nut|cheese)$/.test(other) &&
    isPlural((other === 'nut' ? last : first).at(-1) ?? '')
  )
    return true;
  if (FILLED.test(noun) || (MADE_OF_OTHERS.test(noun) && !SIDE_NOUN.test(noun))) return false;
  return SERVED_WITH_SIDES.has(one)
    ? SIDES.has(other)
    : PRODUCE.has(one) && PRODUCE.has(other) && !MADE_OF_OTHERS.test(noun);
}

/** Whether two names side by side are two foods: a condiment after what it goes on, or anything but a filling after counted pieces. */
function areApart(
  names: readonly (readonly string[])[],
  isCounted: boolean,
  matches: PhraseMatches,
): boolean {
  const [first, last] = [groupOf(names[0], matches), groupOf(names.at(-1), matches)];
  if (!isCounted && names.length === 2 && isKindOfCondiment(names)) return false;
  if (CONDIMENTS.has(last)) return WITH_CONDIMENTS.has(first);
  const isFilling = COMPOSED.has(first) && ANIMALS.has(last);
  return isCounted && isPlural(names[0]?.at(-1) ?? '') && !isFilling;
}

const SERVED = /^(serving|portion|order|helping|plate|plateful|basket|bowl|side)$/;

/** "6 wings hot sauce" and "2 servings wings hot sauce" count wings, even if a sauce has all of these words. */
export function countsOther(tokens: readonly TextToken[], matches: PhraseMatches): boolean {
  const { quantity, next } = readQuantity(tokens, 0);
  const [first, ...rest] = tokens.slice(next).map(({ text }) => text);
  if (first === undefined || rest.length === 0 || !isPlural(first)) return false;
  const { said, amount, measure, portionUnit } = quantity;
  const isCount = said === 'number' && amount > 1 && portionUnit === undefined;
  if (measure !== undefined || !(isCount || SERVED.test(portionUnit ?? ''))) return false;
  const all = groupOf([first, ...rest], matches);
  // "Two sausages mash" are two sausages.
  const isWithSide = ANIMALS.has(groupOf([first], matches)) && groupOf(rest, matches) === 'starchy-vegetable';
  return CONDIMENTS.has(all) || (COMPOSED.has(all) && isWithSide);
}

/** Nouns of `MADE_OF_OTHERS` that are flavored or topped rather than made of many things. */
const FLAVORED =
  /^(yogurt|cereal|oatmeal|porridge|milk|tea|latte|cooky|cream|chip|cracker|drink|juice|bread|muffin|bar|pudding)$/;
/** Nobody puts these into a dish or flavors anything with them. */
const STANDALONE: ReadonlySet<FoodGroup> = new Set([...COMPOSED, 'alcohol', 'snack']);
const NO_FLAVORS: ReadonlySet<FoodGroup> = new Set([
  ...STANDALONE,
  ...ANIMAL_GROUPS,
  'vegetable',
  'starchy-vegetable',
  'greens',
]);

/** "Miso soup burger cookies", "bacon granola yogurt": a name that no food with the last one has in it. */
function holdsStranger(names: readonly (readonly string[])[], last: string, matches: PhraseMatches): boolean {
  if (names.length < MIN_WORDS) return false;
  const best = matches.best(termsOfWords(names.flat()));
  const strangers = FLAVORED.test(last) ? NO_FLAVORS : STANDALONE;
  return names
    .slice(0, -1)
    .some(
      (name) =>
        strangers.has(groupOf(name, matches)) &&
        !termsOfWords(name).every(({ text }) => best?.matchedTerms.has(text)),
    );
}

/** Splits the tokens by food; undefined if they may be one food. */
export function readBareList(
  tokens: readonly TextToken[],
  index: FoodIndex,
  matches: PhraseMatches,
): readonly (readonly TextToken[])[] | undefined {
  const { quantity, next: amount } = readQuantity(tokens, 0);
  // A single weight means a single food.
  if (quantity.measure !== undefined) return undefined;
  const named = tokens.slice(amount);
  if (named.length < MIN_PAIR || named.length > MAX_WORDS) return undefined;
  if (named.some((token) => token.kind !== 'word' || isCount(token))) return undefined;
  const words = named.map(({ text }) => text);
  const whole = withCutsJoined(namesIn(words, index) ?? [], words, matches);
  // "3 pancakes syrup" counts pancakes, although there is a food called pancake syrup.
  const ends =
    whole.length === 1 && countsOther(tokens, matches)
      ? [1, ...(namesIn(words.slice(1), index)?.map((end) => end + 1) ?? [])]
      : whole;
  if (ends.length < 2) return undefined;
  const parts = ends.map((end, place) =>
    tokens.slice(place === 0 ? 0 : amount + (ends[place - 1] ?? 0), amount + end),
  );
  const names = ends.map((end, place) => named.slice(ends[place - 1] ?? 0, end).map(({ text }) => text));
  const isCounted = quantity.said === 'number' && quantity.amount > 1 && quantity.portionUnit === undefined;
  const last = termsOfWords(names.at(-1)?.slice(-1) ?? []).at(-1)?.text ?? '';
  // "Turkey sandwich chips": no chips are made of sandwiches.
  const areChips = last === 'chip' && COMPOSED.has(groupOf(names[0], matches));
  const isMadeOfThem = MADE_OF_OTHERS.test(last) && last !== 'cream' && !CONDIMENT_NOUN.test(last);
  // "Eggs toast latte", but not "peanut butter banana smoothie".
  const isDrunkWith =
    names.length > 2 &&
    DRINK_GROUPS.has(groupOf(names.at(-1), matches)) &&
    SERVED_WITH_DRINKS.has(groupOf(names.at(-2), matches));
  const isSure = areChips || isDrunkWith || (named.length >= MIN_WORDS && !MADE_OF_OTHERS.test(last));
  const areTwo = areFillings(names, matches) || areApart(names, isCounted, matches);
  const isListed =
    isSure ||
    holdsStranger(names, last, matches) ||
    (!isMadeOfThem && areTwo) ||
    areServedTogether(names, matches);
  return isListed ? parts : undefined;
}
