import { ANIMAL_GROUPS, DRINK_GROUPS, type FoodGroup } from '#domain/foods/food.ts';
import type { Term } from '#domain/foods/search/food-terms.ts';
import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import { stemWord } from '#domain/foods/search/text.ts';
import type { Quantity } from './quantity.ts';

/** A unit that the food is typically served in supports it: a "jar" for baby food, a "drumstick" for chicken. */
const UNIT_BONUS = 0.04;

function knowsUnit({ food }: FoodMatch, quantity: Quantity): boolean {
  const unit =
    quantity.portionUnit ??
    (quantity.measure?.kind === 'volume'
      ? quantity.measure.label
      : quantity.measure === undefined
        ? quantity.sizes[0]
        : undefined);
  return (
    unit !== undefined &&
    food.portions.some(
      ({ label }) => label === unit || label.split(' ').some((word) => stemWord(word) === unit),
    )
  );
}

/** "A glass of squash" is a drink, and a pint of cider isn't juice; only milk and soups also come in such containers. */
const DRINK_CONTAINER = /^(glass|mug|pint)$/;
const DRUNK: ReadonlySet<FoodGroup> = new Set([...DRINK_GROUPS, 'dairy', 'soup']);
const NOT_DRUNK = -0.5;
const PINT_OF_ALCOHOL = 0.3;
const MIN_PINT_SCORE = 0.6;

function vesselBonus({ food, score }: FoodMatch, { portionUnit, measure }: Quantity): number {
  const vessel = portionUnit ?? measure?.label ?? '';
  if (!DRINK_CONTAINER.test(vessel)) return 0;
  if (food.group === 'alcohol' && vessel === 'pint' && score > MIN_PINT_SCORE) return PINT_OF_ALCOHOL;
  return DRUNK.has(food.group) || food.portions.some(({ label }) => label === vessel) ? 0 : NOT_DRUNK;
}

const SUB_SIZE = /^(footlong|sub)$/;
const SUB_BONUS = 0.2;

const subBonus = ({ food }: FoodMatch, { sizes }: Quantity): number =>
  sizes.some((size) => SUB_SIZE.test(size)) && food.portions.some(({ label }) => label === 'sub')
    ? SUB_BONUS
    : 0;

const FILLINGS: ReadonlySet<FoodGroup> = new Set(ANIMAL_GROUPS);

/** "6 inch tuna" is a sub: nobody measures its filling in inches. */
export const termsOfSub = (
  terms: readonly Term[],
  { sizes }: Quantity,
  best: FoodMatch | undefined,
): readonly Term[] =>
  best !== undefined && FILLINGS.has(best.food.group) && sizes.some((size) => SUB_SIZE.test(size))
    ? [...terms, { text: 'sub', post: false }]
    : terms;

const PLACES = ['school', 'fast', 'restaurant'];
const PLACE_BONUS = 0.12;

/** "Fried chicken from a fast food place" is the chain's. */
const placeBonus = ({ matchedTerms }: FoodMatch): number =>
  PLACES.some((place) => matchedTerms.has(place)) ? PLACE_BONUS : 0;

/** Ranks the foods that words may mean, taking the stated unit into account. */
export function rankForQuantity(matches: readonly FoodMatch[], quantity: Quantity): readonly FoodMatch[] {
  return matches
    .map((match) => ({
      match,
      rank:
        match.score +
        (knowsUnit(match, quantity) ? UNIT_BONUS : 0) +
        vesselBonus(match, quantity) +
        placeBonus(match) +
        subBonus(match, quantity),
    }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ match }) => match);
}
