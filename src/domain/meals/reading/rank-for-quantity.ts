import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import { stemWord } from '#domain/foods/search/text.ts';
import type { Quantity } from './quantity.ts';

/** A unit that the food is really served in speaks for it: a "jar" for baby food, a "drumstick" for chicken. */
const UNIT_BONUS = 0.04;

function knowsUnit({ food }: FoodMatch, quantity: Quantity): boolean {
  const unit =
    quantity.holder ??
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

/** Orders the foods that words may mean by how well they fit, the unit said with them included. */
export function rankForQuantity(matches: readonly FoodMatch[], quantity: Quantity): readonly FoodMatch[] {
  return matches
    .map((match) => ({ match, rank: match.score + (knowsUnit(match, quantity) ? UNIT_BONUS : 0) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ match }) => match);
}
