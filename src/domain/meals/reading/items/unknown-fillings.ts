import { ANIMAL_GROUPS, type FoodGroup, PRODUCE_GROUPS } from '#domain/foods/food.ts';
import { STATE_TERMS, termsOfText, type Term } from '#domain/foods/search/food-terms.ts';
import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import { isPlural } from '#domain/foods/search/text.ts';
import { GRAM } from '#domain/meals/portions/units.ts';
import type { FoodPhrase } from './food-phrase.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { NO_QUANTITY, type Quantity } from '#domain/meals/reading/amounts/quantity.ts';

/** "Paneer wrap", "halloumi burger": if there is no such sandwich in the table, its filling and its bread are counted separately. */

/** The bread for each kind of sandwich: name and number of pieces. */
export const BREADS: ReadonlyMap<string, readonly [name: string, pieces: number]> = new Map([
  ['wrap', ['flour tortilla', 1]],
  ['sandwich', ['white bread', 2]],
  ['panini', ['white bread', 2]],
  ['toasty', ['white bread', 2]],
  ['burger', ['hamburger bun', 1]],
  ['hamburger', ['hamburger bun', 1]],
  ['bun', ['hamburger bun', 1]],
  ['roll', ['white roll', 1]],
  ['bagel', ['bagel', 1]],
  ['taco', ['corn tortilla', 1]],
  ['pita', ['pita bread', 1]],
  ['toast', ['toast', 1]],
  ['salad', ['green salad', 1]],
  ['baguette', ['sub roll', 1]],
  ['ciabatta', ['ciabatta bread', 1]],
]);

const FILLINGS: ReadonlySet<FoodGroup> = new Set([...PRODUCE_GROUPS, 'soy', ...ANIMAL_GROUPS]);
/** What is spread on bread; a burger holds something else besides. */
const SPREAD_ON = /^(toast|sandwich|toasty|panini|wrap|bagel|roll|baguette)$/;
const SPREADS: ReadonlySet<FoodGroup> = new Set(['nut', 'sweet', 'oil', 'sauce']);
const GRAMS: Partial<Quantity> = { said: 'number', measure: GRAM };
/** A sandwich that matches this well includes its filling. */
const KNOWN = 0.7;
/** The filling alone must match a food as well. */
const FILLING_SCORE = 0.85;

const isState = (text: string): boolean => STATE_TERMS.has(text) || /^(roast|smoked?)$/.test(text);

/** "Smoked salmon sandwich": smoked fish is a food of its own, unlike the fish of other sandwiches. */
function isSmoked(filling: readonly Term[], whole: FoodMatch, matches: PhraseMatches): boolean {
  const own = matches.best(filling);
  const state = filling[0]?.text ?? '';
  return (
    /^smoked?$/.test(state) &&
    !whole.matchedTerms.has(state) &&
    own?.food.group === 'seafood' &&
    filling.every(({ text }) => own.matchedTerms.has(text))
  );
}

/** A salad that matches as well has no other food in its name. */
const SURE = 0.9;

/** "Feta salad" isn't a bean salad with feta. */
const holdsOther = (
  { food, score, matchedTerms }: FoodMatch,
  head: string,
  matches: PhraseMatches,
): boolean =>
  score < SURE &&
  termsOfText(food.name).some(
    (term) => term.text !== head && !matchedTerms.has(term.text) && matches.isFoodTerm(term),
  );

function fillingsOf(
  { terms, heads }: FoodPhrase,
  matches: PhraseMatches,
): readonly (readonly Term[])[] | undefined {
  const head = heads.at(-1) ?? '';
  const own = terms.filter(
    (term) => !term.post && matches.isKnownTerm(term) && (isState(term.text) || matches.isFoodTerm(term)),
  );
  if (!BREADS.has(head) || own.filter(({ text }) => !isState(text)).length < 2 || own.at(-1)?.text !== head)
    return undefined;
  const filling = own.slice(0, -1);
  if (
    !filling.every(
      ({ text }) => !text.startsWith('-') && (isState(text) || matches.isFoodTerm({ text, post: false })),
    )
  )
    return undefined;
  const whole = matches.best(terms);
  const isSmokedFish = whole !== undefined && isSmoked(filling, whole, matches);
  const isOther = whole !== undefined && head === 'salad' && holdsOther(whole, head, matches);
  if (
    whole === undefined ||
    (!isOther && [...filling, { text: head }].every(({ text }) => whole.matchedTerms.has(text))) ||
    (whole.score >= KNOWN && !isSmokedFish && !isOther)
  )
    return undefined;
  const isOne = (words: readonly Term[]): boolean => {
    const food = matches.best(words);
    return (
      food !== undefined &&
      food.score >= FILLING_SCORE &&
      (FILLINGS.has(food.food.group) ||
        (head === 'salad' && /^(whole-grain|nut)$/.test(food.food.group)) ||
        (SPREAD_ON.test(head) && SPREADS.has(food.food.group)))
    );
  };
  // "Lunch ham sandwich": one word too many, but the sandwich is in the table; "bacon and avocado sandwich" has one more filling.
  const bread = own.slice(-1);
  const isKnown = filling.some((term) => {
    if (isState(term.text)) return false;
    const best = matches.best([term, ...bread]);
    return best !== undefined && best.score >= KNOWN && best.matchedTerms.has(term.text);
  });
  const hasMore = filling.some((term) => !whole.matchedTerms.has(term.text) && isOne([term]));
  if (isKnown && !isSmokedFish && !isOther && !hasMore) return undefined;
  if (isOne(filling)) return [filling];
  // "Spinach feta wrap": two fillings of one word each.
  const each = filling.map((term) => [term]);
  return each.length === 2 && each.every(isOne) ? each : undefined;
}

const isCounted = ({ said, measure }: Quantity): boolean => said === 'number' && measure === undefined;

/**
 * "Half a turkey and avocado sandwich": the number before the first filling is that of sandwiches. In "2 eggs and a paneer wrap" it is that
 * of eggs.
 */
function withSharedCount(items: readonly FoodPhrase[], text: string, matches: PhraseMatches): FoodPhrase[] {
  const counted = [...items];
  for (const [at, item] of items.entries()) {
    const first = items[at - 1];
    if (
      first === undefined ||
      !isCounted(first.quantity) ||
      first.quantity.portionUnit !== undefined ||
      isPlural(text.slice(first.start, first.end).toLowerCase()) ||
      item.quantity.said !== 'nothing' ||
      fillingsOf(item, matches) === undefined ||
      !FILLINGS.has(matches.best(first.terms)?.food.group ?? 'other') ||
      !/^\s*(and|&|n)\s*$/i.test(text.slice(first.end, item.start))
    )
      continue;
    const { amount, low, high } = first.quantity;
    counted[at - 1] = { ...first, quantity: { ...NO_QUANTITY, amount, low, high } };
    counted[at] = { ...item, quantity: { ...NO_QUANTITY, said: 'number', amount, low, high } };
  }
  return counted;
}

/** The bread named behind a sandwich: "on whole wheat". */
const namedBread = (
  { end }: FoodPhrase,
  next: FoodPhrase | undefined,
  text: string,
  matches: PhraseMatches,
): FoodPhrase | undefined =>
  next?.quantity.said === 'nothing' &&
  /^\s*on\s*$/i.test(text.slice(end, next.start)) &&
  /\bbread\b/i.test(matches.best(next.terms)?.food.name ?? '')
    ? next
    : undefined;

/** Splits a sandwich with an unknown filling into filling and bread. Everything else said about it applies to the filling. */
export function withUnknownFillings(
  read: readonly FoodPhrase[],
  text: string,
  matches: PhraseMatches,
): FoodPhrase[] {
  const items = withSharedCount(read, text, matches);
  const breads = new Set<FoodPhrase>();
  return items.flatMap((item, at) => {
    if (breads.has(item)) return [];
    const fillings = fillingsOf(item, matches);
    const [name, pieces] = BREADS.get(item.heads.at(-1) ?? '') ?? [];
    if (fillings === undefined || name === undefined || pieces === undefined) return [item];
    const { amount, low, high } = item.quantity;
    const count = isCounted(item.quantity) ? { amount, low, high } : { amount: 1, low: 1, high: 1 };
    const own = namedBread(item, items[at + 1], text, matches);
    if (own !== undefined) breads.add(own);
    const terms = own?.terms ?? termsOfText(name);
    const bread: FoodPhrase = {
      terms,
      quantity: {
        ...NO_QUANTITY,
        said: 'number',
        amount: count.amount * pieces,
        low: count.low * pieces,
        high: count.high * pieces,
      },
      heads: terms.map(({ text }) => text),
      start: own?.start ?? item.end,
      end: own?.end ?? item.end,
      isNegative: false,
    };
    const inside = fillings.map((filling): FoodPhrase => {
      // More than a slice to put on bread, if there is nothing else.
      const isCheese = fillings.length === 1 && matches.best(filling)?.food.group === 'cheese';
      return {
        ...item,
        terms: filling,
        heads: filling.map(({ text }) => text),
        quantity: isCheese
          ? {
              ...NO_QUANTITY,
              ...GRAMS,
              amount: 60 * count.amount,
              low: 30 * count.low,
              high: 100 * count.high,
            }
          : { ...NO_QUANTITY, ...count },
      };
    });
    return [...inside, bread];
  });
}
