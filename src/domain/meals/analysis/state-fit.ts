import type { Food, FoodGroup } from '#domain/foods/food.ts';
import type { Term } from '#domain/foods/search/food-terms.ts';

/** Foods that swell in cooking: boiled, they have a third of the energy per gram. */
const SWELLING: ReadonlySet<FoodGroup> = new Set(['whole-grain', 'refined-grain', 'legume', 'soy']);
/** Dried foods have several times the energy of fresh ones. */
const DRYING: ReadonlySet<FoodGroup> = new Set([
  'fruit',
  'vegetable',
  'greens',
  'starchy-vegetable',
  'legume',
  'soy',
  'meat',
  'seafood',
  'cheese',
]);
/** Water, g per 100 g: hardly any food is between dry and moist. */
const DRY_BELOW = 20;
const MOIST_FROM = 50;

const BOILED = /^(boiled|cooked|steamed|stewed)$/;
const BAKED_NAME = /\b(bread|cracker|toast|cookie|tortilla|chip|cake|roll|bun|cereal|granola|popcorn)/i;

const WRONG_STATE = 0.65;

/**
 * How well a food's state fits the words, 0 to 1: boiled beans aren't the dry ones, dried peas aren't the fresh ones. 1 if the food's water
 * is unknown.
 */
export function stateFit({ group, name, per100g }: Food, terms: readonly Term[]): number {
  const { waterG } = per100g;
  if (waterG === undefined) return 1;
  const says = (pattern: RegExp): boolean => terms.some(({ text }) => pattern.test(text));
  if (waterG < DRY_BELOW && SWELLING.has(group) && says(BOILED) && !BAKED_NAME.test(name)) return WRONG_STATE;
  return waterG >= MOIST_FROM && DRYING.has(group) && says(/^dry$/) && !/\bdr(ied|y)\b/i.test(name)
    ? WRONG_STATE
    : 1;
}

/** How food is cooked besides in water. */
const METHOD = /^(fried|baked|roast|grilled|broiled|sauteed|barbecued|breaded)$/;

/** "Cooked diced fried chicken" is fried. */
const withMethodOnly = (terms: readonly Term[]): readonly Term[] =>
  terms.some(({ text }) => METHOD.test(text)) ? terms.filter(({ text }) => text !== 'cooked') : terms;

/** "Boiled dried beans" swelled in cooking; "dry rice, cooked" was weighed before. */
export function asCooked(
  said: readonly Term[],
  groupOf: (terms: readonly Term[]) => FoodGroup | undefined,
): readonly Term[] {
  const terms = withMethodOnly(said);
  const cooked = terms.findIndex(({ text }) => BOILED.test(text));
  const dry = terms.findIndex(({ text }) => text === 'dry');
  if (cooked < 0 || dry < cooked) return terms;
  const swelled = terms.filter(({ text }) => text !== 'dry');
  return SWELLING.has(groupOf(swelled) ?? 'other') ? swelled : terms;
}
