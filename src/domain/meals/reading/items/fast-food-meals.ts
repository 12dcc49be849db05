import { termsOfText } from '#domain/foods/search/food-terms.ts';
import { DRINK_GROUPS, type FoodGroup } from '#domain/foods/food.ts';
import type { FoodPhrase } from './food-phrase.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { NO_QUANTITY, type Quantity } from '#domain/meals/reading/amounts/quantity.ts';

/** A burger with its side and drink. */
export const MEAL = /^(meal|meals|combo|combos)$/;
const MAIN = /^(hamburger|cheeseburger|whopper|nugget|mcnugget|sandwich|tender)$/;
/** Foods served with a burger, never in it. */
export const SIDE = /^(fry|chip|wedge|ring|tot|salad|slaw|coleslaw|hash|hashbrown)$/;
/** Sold with hash browns and coffee in the morning. */
const BREAKFAST = /^(mcmuffin|mcgriddle|muffin|biscuit|breakfast|croissan'wich|crossanwich)$/;
const DRINK = /^(drink|beverage|water|shake|milk)$/;

/** Chains sell drinks from the fountain in sizes of their own. */
const CHAIN =
  /\b(big mac|mc[a-z]+|quarter pounder|whopper|burger king|chick[- ]fil[- ]?a|wendy'?s|mcd'?s|maccies|whataburger|culver'?s|bojangles|taco bell|kfc|popeyes|arby's|sonic|dairy queen|jack in the box|five guys|in-n-out)\b/i;
const FOUNTAIN =
  /^(diet )?(cola|lemonade|lemon-lime soda|root beer|orange soda|pepper-type soda|iced tea.*)$/i;

const bare = (text: string): string => text.replace(/^-/, '');

/** Ten nuggets are one meal, two burgers are two. */
const PIECES = /^(nugget|mcnugget|tender|wing|piece|strip)$/;

const countOf = ({ terms, quantity: { said, amount, low, high } }: FoodPhrase): Partial<Quantity> =>
  said === 'number' && !terms.some(({ text }) => PIECES.test(text)) ? { said, amount, low, high } : {};

/** A side or drink of a meal. It has no words of its own, so corrections of it teach nothing. */
const servedWith = (meal: FoodPhrase, name: string): FoodPhrase => {
  const terms = termsOfText(name);
  return {
    terms,
    quantity: { ...NO_QUANTITY, ...countOf(meal), sizes: meal.quantity.sizes },
    heads: terms.map(({ text }) => text),
    start: meal.end,
    end: meal.end,
    isNegative: false,
  };
};

const isUnsized = ({ quantity: { said, measure, portionUnit, sizes } }: FoodPhrase): boolean =>
  said !== 'number' && (measure ?? portionUnit) === undefined && sizes.length === 0;

/** "Big Mac meal" is a Big Mac with fries and a cola, unless another side or drink is named, or excluded. */
export function withMealParts(
  items: readonly FoodPhrase[],
  said: string,
  matches: PhraseMatches,
): FoodPhrase[] {
  const groupOf = ({ terms }: FoodPhrase): FoodGroup | undefined => matches.best(terms)?.food.group;
  const isDrink = (item: FoodPhrase): boolean => DRINK_GROUPS.has(groupOf(item) ?? 'other');
  const named = items.flatMap(({ terms }) => terms.map(({ text }) => bare(text)));
  const hasSide = named.some((text) => SIDE.test(text));
  const hasDrink = named.some((text) => DRINK.test(text)) || items.some(isDrink);
  const size = items.find(
    ({ terms, quantity }) => terms.some(({ text }) => MEAL.test(text)) && quantity.sizes.length > 0,
  )?.quantity.sizes;
  const isAtChain =
    CHAIN.test(said) || items.some(({ terms }) => CHAIN.test(matches.best(terms)?.food.name ?? ''));
  return items.flatMap((item) => {
    if (
      size === undefined &&
      isAtChain &&
      isUnsized(item) &&
      FOUNTAIN.test(matches.best(item.terms)?.food.name ?? '')
    )
      return [{ ...item, quantity: { ...item.quantity, sizes: ['medium'] } }];
    // "Whopper meal, large, with a Sprite": a large one.
    if (size !== undefined && isUnsized(item) && isDrink(item))
      return [{ ...item, quantity: { ...item.quantity, sizes: size } }];
    if (!item.terms.some(({ text }) => MEAL.test(text))) return [item];
    const main = { ...item, terms: item.terms.filter(({ text }) => !MEAL.test(text)) };
    const isFastFood = groupOf(main) === 'fast-food' || main.terms.some(({ text }) => MAIN.test(text));
    if (main.terms.length === 0 || !isFastFood) return [item];
    const isBreakfast = main.terms.some(({ text }) => BREAKFAST.test(text));
    return [
      // The size applies to the side and the drink: Big Macs come in one size.
      { ...main, quantity: { ...main.quantity, sizes: [] } },
      ...(hasSide ? [] : [servedWith(item, isBreakfast ? 'hash browns' : 'french fries')]),
      ...(hasDrink ? [] : [servedWith(item, isBreakfast ? 'coffee' : 'cola')]),
    ];
  });
}
