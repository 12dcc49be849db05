import { isOpen } from './part-of-dish.ts';
import type { Term } from '#domain/foods/search/food-terms.ts';
import { isMeasured, NO_QUANTITY } from '#domain/meals/reading/amounts/quantity.ts';
import type { Phrase } from './read-clause.ts';

/** Ways to list a dish's parts after its name. */

export const ANY_WHOLE = /^(bowl|salad|plate|platter|board|smoothy|shake|parfait|fry|stir)$/;

/** "Smoothie: …", "smoothie (…)", and "an omelet made with 2 eggs". */
export const isListed = ({ joiner, isAside, quantity }: Phrase): boolean =>
  joiner === 'list' || isAside === true || (joiner === 'made' && quantity.said === 'number');

/** "Salad: …", "quinoa bowl with …": the parts, and the food that names the bowl. */
export const isListedBowl = ({ terms }: Phrase, first: Phrase | undefined): boolean => {
  const head = terms.at(-1)?.text ?? '';
  return ANY_WHOLE.test(head) && (first?.joiner === 'list' || (head === 'bowl' && first?.joiner === 'with'));
};

const MIN_INGREDIENTS = 2;
/** "Made pancakes with 2 eggs, 1 cup of flour and milk": a recipe. */
export const isRecipe = (whole: Phrase, parts: readonly Phrase[]): boolean =>
  whole.joiner === 'made' &&
  parts[0]?.joiner === 'with' &&
  parts.filter(({ quantity }) => isMeasured(quantity)).length >= MIN_INGREDIENTS;

/** "Green juice: kale, apple, ginger 350 ml": a single amount at the end is the amount of the whole. */
export function amountOfWhole(whole: Phrase, parts: readonly Phrase[]): Phrase | undefined {
  const last = parts.at(-1);
  const isLast =
    last?.quantity.measure !== undefined && (last.isTrailing === true || last.terms.length === 0);
  const names = parts.filter(({ terms }) => terms.length > 0);
  return isLast && isOpen(whole) && names.length > 1 && parts.slice(0, -1).every(isOpen)
    ? { ...whole, quantity: last.quantity, end: last.end }
    : undefined;
}

const WRAPPED = /^(tortilla|pita|pitta|flatbread|lavash|naan)$/;

/** "Tortilla wrap with chicken and ranch": the wrap is bread if its contents are listed. */
export const asBread = (whole: Phrase, parts: readonly Phrase[]): Phrase =>
  parts[0]?.joiner === 'with' &&
  parts.length > 1 &&
  whole.terms.at(-1)?.text === 'wrap' &&
  whole.terms.some(({ text }) => WRAPPED.test(text))
    ? { ...whole, terms: whole.terms.slice(0, -1), heads: whole.heads.slice(0, -1) }
    : whole;

/** Phrases from a position on that list the parts of the previous one. */
export function partsAt(phrases: readonly Phrase[], from: number): readonly Phrase[] {
  const first = phrases[from];
  if (first === undefined) return [];
  const isAside = first.isAside === true;
  const end = phrases.findIndex(({ joiner, isAside: isInside }, place) =>
    place <= from
      ? false
      : isAside
        ? isInside !== true || joiner === 'aside'
        : !/^(and|comma|plus|with|on|aside|amount)$/.test(joiner),
  );
  return phrases.slice(from, end < 0 ? phrases.length : end);
}

/** The food named by the whole, in place of the whole. */
export const named = (terms: readonly Term[], whole: Phrase): Phrase => ({
  ...whole,
  terms,
  heads: terms.map(({ text }) => text),
  quantity: NO_QUANTITY,
});
