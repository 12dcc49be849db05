import { COMPOSED, isOpen } from '#domain/meals/reading/items/part-of-dish.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { termsOfText, type Term } from '#domain/foods/search/food-terms.ts';
import { asPost } from '#domain/meals/reading/items/food-phrase.ts';
import { isMeasured, NO_QUANTITY } from '#domain/meals/reading/amounts/quantity.ts';
import type { Phrase } from '#domain/meals/reading/items/read-clause.ts';

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

/** "A frittata with 6 eggs, spinach and feta", "spinach omelet made with 3 eggs": all that is in it, with what it is named after. */
export const isEggDish = (whole: Phrase, parts: readonly Phrase[]): boolean =>
  /^(frittata|omelet|scramble)$/.test(whole.terms.at(-1)?.text ?? '') &&
  parts[0]?.quantity.said === 'number' &&
  parts[0].quantity.amount > 1 &&
  parts[0].terms.at(-1)?.text === 'egg';

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

/** "Salad: romaine, egg and beans": a bowl of leaves, not the few that go on a sandwich. */
export const asSaladBase = (part: Phrase, whole: Phrase, matches: PhraseMatches): Phrase =>
  whole.terms.at(-1)?.text === 'salad' && isOpen(part) && matches.best(part.terms)?.food.group === 'greens'
    ? { ...part, quantity: { ...NO_QUANTITY, portionUnit: 'bowl' } }
    : part;

const BOARD = /^(ploughman|ploughmans|board|platter|charcuterie|mezze|meze|antipasto|picnic|grazing)$/;

/** "Ploughman's: cheddar, ham": two slices of cheese, not the one on a sandwich. */
export const asBoardPart = (part: Phrase, whole: Phrase, matches: PhraseMatches): Phrase =>
  whole.terms.some(({ text }) => BOARD.test(text)) &&
  isOpen(part) &&
  matches.best(part.terms)?.food.group === 'cheese'
    ? { ...part, quantity: { ...part.quantity, amount: 2, low: 1, high: 3 } }
    : part;

/** The food named by the whole, in place of the whole. */
export const named = (terms: readonly Term[], whole: Phrase): Phrase => ({
  ...whole,
  terms,
  heads: terms.map(({ text }) => text),
  quantity: NO_QUANTITY,
});

const MEAL = /^(meal|dinner|dish|entree)$/;
const DINNER = termsOfText('frozen dinner');

const isFrozenMeal = ({ terms }: Phrase): boolean =>
  terms.some(({ text }) => text === 'frozen') && terms.some(({ text }) => MEAL.test(text));

/** From this many parts on, they aren't simply words of its name. */
const MIN_PARTS = 3;

/** Parts that have no amount of their own; the first may have the meal's. */
function partsOf(phrases: readonly Phrase[], from: number): readonly Phrase[] {
  const parts = /^(with|made)$/.test(phrases[from]?.joiner ?? '') ? partsAt(phrases, from) : [];
  const end = parts.findIndex(({ quantity, terms, joiner }, place) =>
    place === 0
      ? terms.length === 0 || quantity.said === 'article'
      : quantity.said !== 'nothing' || joiner === 'plus' || isMeasured(quantity),
  );
  const listed = end < 0 ? parts : parts.slice(0, end);
  return listed.length >= MIN_PARTS ? listed : [];
}

/** "A frozen dinner with turkey, gravy, potatoes and vegetables" is one food, and the weight behind "with" is all of it. */
export function joinFrozenMeals(phrases: readonly Phrase[]): readonly Phrase[] {
  const joined: Phrase[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const meal = phrases[at];
    if (meal === undefined) break;
    const parts = isFrozenMeal(meal) ? partsOf(phrases, at + 1) : [];
    const first = parts[0];
    if (first === undefined) {
      joined.push(meal);
      continue;
    }
    const quantity = isMeasured(first.quantity) ? first.quantity : meal.quantity;
    const named = meal.terms.filter(({ text }) => text !== 'frozen' && !MEAL.test(text));
    joined.push({
      ...meal,
      quantity,
      terms: [...named, ...first.terms, ...DINNER, ...asPost(parts.slice(1).flatMap(({ terms }) => terms))],
      heads: ['dinner'],
      end: parts.at(-1)?.end ?? meal.end,
    });
    at += parts.length;
  }
  return joined;
}

/** Phrases after a dish that all have a measured amount. */
function measuredAfter(phrases: readonly Phrase[], at: number): readonly Phrase[] {
  const rest = phrases.slice(at + 1);
  const isPart = ({ joiner, quantity, terms }: Phrase): boolean =>
    /^(comma|and|plus)$/.test(joiner) && quantity.measure !== undefined && terms.length > 0;
  const end = rest.findIndex((phrase) => !isPart(phrase));
  return end < 0 ? rest : rest.slice(0, end);
}

/** "Rajma chawal, 1 cup rajma, 1.5 cups rice": the parts, one of which the dish is named after, are all of it. */
export function withoutMeasuredOut(phrases: readonly Phrase[], matches: PhraseMatches): readonly Phrase[] {
  return phrases.flatMap((dish, at): Phrase[] => {
    const parts = measuredAfter(phrases, at);
    const isDish = isOpen(dish) && dish.quantity.measure === undefined && dish.terms.length > 1;
    if (!isDish || parts.length < MIN_INGREDIENTS) return [dish];
    const words = new Set(dish.terms.map(({ text }) => text));
    const isNamedAfter = parts.some(({ terms }) => terms.every(({ text }) => words.has(text)));
    const isComposed = COMPOSED.has(matches.best(dish.terms)?.food.group ?? 'other');
    return isNamedAfter && isComposed ? [] : [dish];
  });
}
