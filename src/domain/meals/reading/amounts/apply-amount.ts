import type { FoodGroup } from '#domain/foods/food.ts';
import { termsOfText, type Term } from '#domain/foods/search/food-terms.ts';
import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';
import { isOpen } from '#domain/meals/reading/items/part-of-dish.ts';
import { partOf } from './part-of-amount.ts';
import { areStates, speaksOf, type PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { Quantity } from './quantity.ts';
import type { Phrase } from '#domain/meals/reading/items/read-clause.ts';

/** Amounts stated apart from their food: after it, repeated, or corrected. */

/** "3/4 cup butter, plus 3 tablespoons": the sum, if both have the same kind of measure. */
function added(one: Quantity, more: Quantity): Quantity {
  if (one.measure === undefined || more.measure?.kind !== one.measure.kind) return one;
  const times = (more.measure.factor * more.measureEach) / (one.measure.factor * one.measureEach);
  return {
    ...one,
    amount: one.amount + more.amount * times,
    low: one.low + more.low * times,
    high: one.high + more.high * times,
  };
}

/** The measure of each, from "110 g each". */
const measureOf = ({ measure, measureEach, amount }: Quantity): Partial<Quantity> =>
  measure === undefined ? {} : { measure, measureEach: measureEach * amount };

/** A share of something: "half", "a third", without its own unit. */
export const isShare = ({ measure, portionUnit, amount, said }: Quantity): boolean =>
  said === 'number' && measure === undefined && portionUnit === undefined && amount < 1;

const massOf = ({ measure, measureEach, amount }: Quantity): number | undefined =>
  measure?.kind === 'mass' ? amount * measureEach * measure.factor : undefined;

/** "5 kg bag of rice, cooked 75 g of it": the smaller weight is what was eaten. */
const isSmallerMass = (whole: Quantity, part: Quantity): boolean =>
  (massOf(part) ?? Infinity) < (massOf(whole) ?? 0);

/** An amount after its food: "bread, about 105 g"; "half of it" takes a part of the stated amount. */
export function applyAmount(item: FoodPhrase, { joiner, quantity, end }: Phrase): FoodPhrase {
  if (joiner === 'plus') return { ...item, quantity: added(item.quantity, quantity), end };
  if (quantity.isEach === true && item.quantity.said === 'number' && item.quantity.measure === undefined)
    return { ...item, end, quantity: { ...item.quantity, ...measureOf(quantity) } };
  if (isShare(quantity)) {
    // "A third of it, couldn't finish it": the share was already given.
    const isVague = quantity.low < quantity.high;
    if (isVague && isShare(item.quantity)) return item;
    // "Couldn't finish it, had two thirds": the exact share.
    const { amount, low, high } = quantity;
    return isShare(item.quantity) && item.quantity.low < item.quantity.high
      ? { ...item, end, quantity: { ...item.quantity, amount, low, high } }
      : { ...item, end, quantity: partOf(item.quantity, quantity) };
  }
  // "2 coffees, large", "half a bag of chips (party size)": only a size.
  const isSize = quantity.sizes.length > 0 && (quantity.measure ?? quantity.portionUnit) === undefined;
  if (isSize && quantity.said !== 'number' && item.quantity.said !== 'nothing')
    return {
      ...item,
      end: Math.max(item.end, end),
      quantity: { ...item.quantity, sizes: [...item.quantity.sizes, ...quantity.sizes] },
    };
  if (isSmallerMass(item.quantity, quantity) && /comma|sentence|and|start/.test(joiner))
    return { ...item, end, quantity: { ...quantity, sizes: item.quantity.sizes } };
  // "Cottage cheese with pineapple, ate a bowl of it", "honey, a teaspoon".
  const isMeasure = quantity.measure !== undefined && /comma|aside|list|sentence|amount/.test(joiner);
  const isOpenAmount = item.quantity.said === 'nothing' || item.quantity.said === 'some';
  const isHeld = (quantity.portionUnit !== undefined || isMeasure) && isOpenAmount;
  if (
    item.quantity.measure?.kind === 'mass' ||
    (quantity.said !== 'number' && quantity.sizes.length === 0 && !isHeld)
  )
    return item;
  if (quantity.measure === undefined && quantity.portionUnit === undefined && item.quantity.said === 'number')
    return item;
  // "A large fry, only ate a few": the size was for the whole portion.
  const isFewOfOne = item.quantity.said === 'article' && quantity.amount > 1 && quantity.isTimes !== true;
  const sizes = isFewOfOne && quantity.measure === undefined ? [] : item.quantity.sizes;
  return {
    ...item,
    end: Math.max(item.end, end),
    quantity: {
      ...quantity,
      ...(isShare(quantity) && isOpenAmount ? { isOfPortion: true as const } : {}),
      sizes: [...sizes, ...quantity.sizes],
    },
  };
}

/** "2 rice cakes with a tablespoon of peanut butter each": multiplied by the number of the food it's on. */
export function timesEach(draft: FoodPhrase, host: FoodPhrase | undefined): FoodPhrase {
  if (
    draft.quantity.isEach !== true ||
    host?.quantity.said !== 'number' ||
    // A cup is one of several things, unlike a gram.
    (host.quantity.measure !== undefined &&
      host.quantity.measureEach === 1 &&
      host.quantity.measure.label !== 'cup')
  )
    return draft;
  return { ...draft, quantity: partOf(draft.quantity, host.quantity) };
}

const HELPING = /^(helping|serving|portion|plate|plateful|bowl|bowlful)$/;
const SERVED_WITH: ReadonlySet<FoodGroup> = new Set(['refined-grain', 'whole-grain', 'starchy-vegetable']);

/** "Curry, two helpings with rice": rice with each of them. */
export function withEachHelping(
  draft: FoodPhrase,
  { joiner }: Phrase,
  host: FoodPhrase | undefined,
  matches: PhraseMatches,
): FoodPhrase {
  const { said = 'nothing', amount = 1, portionUnit = '' } = host?.quantity ?? {};
  const isMany = said === 'number' && amount > 1 && HELPING.test(portionUnit);
  return isMany &&
    host !== undefined &&
    joiner === 'with' &&
    draft.quantity.said === 'nothing' &&
    SERVED_WITH.has(matches.best(draft.terms)?.food.group ?? 'other')
    ? { ...draft, quantity: partOf(draft.quantity, host.quantity) }
    : draft;
}

export const sameFood = (item: FoodPhrase, terms: readonly Term[]): boolean =>
  terms.length > 0 &&
  terms.every(({ text }) => item.terms.some((own) => own.text === text.replace(/^-/, '')));

export const isExactly = (item: FoodPhrase, terms: readonly Term[]): boolean =>
  sameFood(item, terms) && item.terms.length === terms.length;

/** "Burger and fries, left half the fries": index of the food that a later share belongs to; -1 if it wasn't named. */
export function sharedPlace(items: readonly FoodPhrase[], { quantity, terms }: Phrase): number {
  if (!isShare(quantity)) return -1;
  const exact = items.findLastIndex((item) => isExactly(item, terms));
  if (exact >= 0 || quantity.isOfOne === true) return exact;
  // "Masala dosa, half the dosa": its last word names it again.
  const head = terms.at(-1)?.text;
  return items.findLastIndex(
    (item) => item.terms.findLast(({ post }) => post !== true)?.text === head && sameFood(item, terms),
  );
}

/** How well a repeated amount matches the one it corrects: the same container, the same kind of measure, a count. */
function kinship(one: Quantity, other: Quantity): number {
  if (one.said !== 'number' && one.measure === undefined && one.portionUnit === undefined) return 0;
  if (other.portionUnit !== undefined && one.portionUnit === other.portionUnit) return 3;
  if (other.measure !== undefined && one.measure?.kind === other.measure.kind) return 3;
  return other.measure === undefined && other.portionUnit === undefined ? 2 : 1;
}

/** Which item "no wait, 2 slices" corrects: the last of the items that its amount matches best. */
function correctedPlace(items: readonly FoodPhrase[], { quantity }: Phrase): number {
  const fits = items.map((item) => kinship(item.quantity, quantity));
  return fits.lastIndexOf(Math.max(...fits));
}

/** "3 slices, no wait, 2 slices", "a coke, scratch that, a tea": replaces the previous statement. */
export function correctItems(items: readonly FoodPhrase[], draft: Phrase): FoodPhrase[] {
  const { terms, quantity, start, end } = draft;
  const said = quantity.said === 'nothing' ? undefined : quantity;
  if (terms.length === 0) {
    const place = correctedPlace(items, draft);
    return items.map((item, at) => {
      if (at !== place || said === undefined) return item;
      const { measure, portionUnit, sizes } = item.quantity;
      const hasUnit = said.measure !== undefined || said.portionUnit !== undefined;
      const unit = { ...(measure ? { measure } : {}), ...(portionUnit === undefined ? {} : { portionUnit }) };
      return {
        ...item,
        end: Math.max(end, item.end),
        quantity: { ...said, ...(hasUnit ? {} : unit), sizes },
      };
    });
  }
  const same = items.findLastIndex((item) => sameFood(item, terms));
  const place = same < 0 ? items.length - 1 : same;
  const { heads, isNegative } = draft;
  const changed = { terms, quantity: said ?? quantity, heads, start, end, isNegative };
  return items.map((item, at) =>
    at === place
      ? { ...changed, ...(same < 0 ? {} : { terms: item.terms, quantity: said ?? item.quantity }) }
      : item,
  );
}

/** A word for a kind rarely names a food by itself, but does together with the previous food. */
const MIN_OWN = 0.6;
const MIN_KIND = 0.8;

/** "Donuts, had one glazed", "dosas, one plain": how many of the food named before, and which kind. */
/** "Pizza, 2 slices of Hawaiian": the previous food, named by its kind. */
function isNamedKind(item: FoodPhrase, phrase: Phrase, matches: PhraseMatches): boolean {
  const head = item.heads.at(-1) ?? '';
  const best = matches.best(phrase.terms);
  return (
    best !== undefined &&
    best.score >= MIN_KIND &&
    item.terms.length === 1 &&
    !phrase.terms.some(({ text }) => text === head) &&
    termsOfText(best.food.name).some(({ text }) => text === head)
  );
}

/** "Cake, a slice of chocolate cake": the amount and kind of what was named before. */
const isSaidFully = (item: FoodPhrase, { joiner, quantity, terms }: Phrase): boolean =>
  /^(comma|list)$/.test(joiner) &&
  isOpen(item) &&
  item.terms.length === 1 &&
  terms.length > 1 &&
  terms.at(-1)?.text === item.terms[0]?.text &&
  /^(number|article)$/.test(quantity.said) &&
  !terms.some(({ text }) => text.startsWith('-'));

export function isKindOf(item: FoodPhrase, phrase: Phrase, matches: PhraseMatches): boolean {
  if (isSaidFully(item, phrase)) return true;
  const { said, measure, portionUnit } = phrase.quantity;
  // "A kebab, doner".
  if (said === 'nothing' && phrase.joiner === 'comma' && /^(number|article)$/.test(item.quantity.said))
    return isNamedKind(item, phrase, matches) && phrase.terms.length === 1;
  if (said !== 'number' || measure !== undefined || phrase.terms.length !== 1) return false;
  if (!isOpen(item) || !/comma|sentence|and/.test(phrase.joiner)) return false;
  if (phrase.joiner !== 'and' && isNamedKind(item, phrase, matches)) return true;
  if (portionUnit !== undefined) return false;
  const own = matches.best(phrase.terms)?.score ?? 0;
  const best = matches.best([...phrase.terms, ...item.terms]);
  return (
    (own < MIN_OWN || phrase.isPronoun === true) &&
    best !== undefined &&
    best.score >= MIN_KIND &&
    speaksOf(best, item.terms) &&
    (areStates(phrase.terms) || speaksOf(best, phrase.terms))
  );
}
