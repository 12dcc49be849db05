import { ANIMAL_GROUPS, DRINK_GROUPS, type FoodGroup } from '#domain/foods/food.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { partOf } from '#domain/meals/reading/amounts/part-of-amount.ts';
import type { Quantity } from '#domain/meals/reading/amounts/quantity.ts';
import type { FoodPhrase } from './food-phrase.ts';
import { mergeSpan } from './join-phrases.ts';
import { COMPOSED, isOpen } from './part-of-dish.ts';
import type { Phrase } from './read-clause.ts';

/** Foods that go into others: milk into tea, jam on toast. */

const EATEN_BESIDE: ReadonlySet<FoodGroup> = new Set([...COMPOSED, 'snack', 'dessert']);

/** "Gin and tonic x2", "toast with jam x2": two of each. */
export const areTogether = (
  last: FoodPhrase,
  { joiner, quantity, terms }: Phrase,
  matches: PhraseMatches,
): boolean =>
  quantity.isTimes === true &&
  isOpen(last) &&
  // "Curry with spring rolls x4": a dish or a snack isn't part of another dish.
  ((joiner === 'with' && !EATEN_BESIDE.has(matches.best(terms)?.food.group ?? 'other')) ||
    (joiner === 'and' && matches.best(last.terms)?.food.group === 'alcohol'));

const FILLINGS: ReadonlySet<FoodGroup> = new Set([...ANIMAL_GROUPS, 'sauce']);

/** "Turkey & Swiss on sourdough": two fillings on bread make a sandwich with two slices. */
export function asSandwich(
  phrase: Phrase | undefined,
  items: readonly FoodPhrase[],
  matches: PhraseMatches,
): Phrase | undefined {
  if (phrase?.joiner !== 'on' || !isOpen(phrase)) return phrase;
  const fillings = items.slice(-2).map(({ terms }) => matches.best(terms)?.food.group ?? 'other');
  const bread = matches.best(phrase.terms)?.food;
  const isSliced =
    bread !== undefined &&
    /\bbread\b/i.test(bread.name) &&
    bread.portions.some(({ label }) => label === 'slice');
  return isSliced && fillings.length === 2 && fillings.every((group) => FILLINGS.has(group))
    ? {
        ...phrase,
        quantity: { ...phrase.quantity, said: 'number', amount: 2, portionUnit: 'slice', high: 2 },
      }
    : phrase;
}

const BREAD = /\b(bread|toast|roll|bun|bagel|baguette)\b/i;
/** A slice of 28 g has a pat of 5 g on it (FNDDS). */
const SPREAD_SHARE = 0.15;

/** "50 g of bread with butter": the weight of both, most of it bread; undefined for other foods. */
function spreadInWeight(
  last: FoodPhrase,
  phrase: Phrase,
  matches: PhraseMatches,
): readonly FoodPhrase[] | undefined {
  if (last.quantity.measure?.kind !== 'mass') return undefined;
  if (phrase.joiner !== 'with' || !isOpen(phrase)) return undefined;
  const [bread, spread] = [last, phrase].map(({ terms }) => matches.best(terms)?.food);
  const isSpread = bread !== undefined && BREAD.test(bread.name) && spread?.group === 'oil';
  if (!isSpread || last.addedTo !== undefined) return undefined;
  const share = (part: number): Quantity => partOf(last.quantity, { amount: part, low: part, high: part });
  return [
    { ...last, quantity: share(1 - SPREAD_SHARE) },
    { ...mergeSpan([phrase]), quantity: share(SPREAD_SHARE) },
  ];
}

const HOT_DRINK = /\b(tea|coffee|espresso)\b/i;
export const STIRRED_IN = /^(milk|cream|creamer|sugar|honey|sweetener|lemon|stevia)$/;

/** "Tea, milk, one sugar": foods listed after a cup of tea are in it. */
export function isStirredIn(
  last: FoodPhrase,
  { joiner, terms, quantity }: Phrase,
  matches: PhraseMatches,
): boolean {
  return (
    /^(comma|and)$/.test(joiner) &&
    quantity.said === 'nothing' &&
    terms.length === 1 &&
    STIRRED_IN.test(terms[0]?.text ?? '') &&
    HOT_DRINK.test(matches.best(last.terms)?.food.name ?? '')
  );
}

const MILKY_DRINK =
  /^(coffee|tea|latte|cappuccino|white|espresso|cortado|macchiato|mocha|matcha|chai|americano|decaf|brew|horlick|horlicks|ovaltine|milo|cocoa|chocolate)$/;

/** "Weetabix, semi skimmed": milk by its fat alone. */
const PLAIN_MILK = /^(skim|\d% |whole )?milk$/i;

/** "Flat white, oat milk", "cereal and 2% milk": the kind of milk that is in it, not a glass beside it. */
export function withMilkInside(phrases: readonly Phrase[], matches: PhraseMatches): Phrase[] {
  return phrases.map((phrase, at) => {
    const last = phrases[at - 1];
    const isMilk =
      last !== undefined &&
      /^(comma|and)$/.test(phrase.joiner) &&
      phrase.quantity.said === 'nothing' &&
      (phrase.terms.at(-1)?.text === 'milk' || PLAIN_MILK.test(matches.best(phrase.terms)?.food.name ?? ''));
    if (!isMilk) return phrase;
    const isInside =
      (phrase.terms.length > 1 && MILKY_DRINK.test(last.terms.at(-1)?.text ?? '')) ||
      matches.best(last.terms)?.food.group === 'breakfast-cereal';
    return isInside ? { ...phrase, joiner: 'with' } : phrase;
  });
}

/** Whether a phrase without an amount was added to the food before it, or to the base of those before. */
export const isAddition = (phrase: Phrase, host: FoodGroup | undefined, isStirred: boolean): boolean =>
  isOpen(phrase) &&
  (phrase.joiner === 'with' ||
    isStirred ||
    (host !== undefined && (phrase.joiner === 'and' || (phrase.joiner === 'comma' && COMPOSED.has(host)))));

/** "Oat milk in my coffee": the first is added to the second. */
function addInto(last: FoodPhrase, { terms }: Phrase, matches: PhraseMatches): FoodPhrase {
  const addedTo = isOpen(last) ? matches.best(terms)?.food.group : undefined;
  return addedTo === undefined ? last : { ...last, addedTo };
}

/** Two items that the phrase makes of the last one: milk and the coffee it went into, bread and butter. */
export function putTogether(
  last: FoodPhrase | undefined,
  phrase: Phrase,
  matches: PhraseMatches,
): readonly FoodPhrase[] | undefined {
  if (last === undefined) return undefined;
  return phrase.joiner === 'into'
    ? [addInto(last, phrase, matches), mergeSpan([phrase])]
    : spreadInWeight(last, phrase, matches);
}

const WELL_KNOWN = 0.9;

/** "Kombucha mango" is mango kombucha: a fruit behind a drink is its flavor. */
export function withFlavorFirst(item: FoodPhrase, matches: PhraseMatches): FoodPhrase {
  const [drink, ...flavor] = item.terms;
  if (drink === undefined || flavor.length === 0 || item.terms.some(({ post }) => post)) return item;
  if (matches.best(item.terms)?.matchedTerms.has(drink.text) === true) return item;
  const [host, own] = [matches.best([drink]), matches.best(flavor)];
  const isFlavor =
    host !== undefined &&
    host.score >= WELL_KNOWN &&
    DRINK_GROUPS.has(host.food.group) &&
    host.food.group !== 'alcohol' &&
    own !== undefined &&
    own.score >= WELL_KNOWN &&
    own.food.group === 'fruit';
  return isFlavor
    ? { ...item, terms: [...flavor, drink], heads: [...item.heads.slice(1), ...item.heads.slice(0, 1)] }
    : item;
}
