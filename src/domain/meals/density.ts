import type { Food } from '#domain/foods/food.ts';
import { FLUID_OUNCE, MEASURE_BY_LABEL } from './units.ts';

/**
 * Grams per millilitre from the food's own volume portion (a cup first: larger measures err less).
 * Undefined where the food has none: a slice of bread has no density.
 */
export function densityOf(food: Food): number | undefined {
  for (const label of ['cup', FLUID_OUNCE.label, 'tbsp', 'tsp']) {
    const portion = food.portions.find((candidate) => candidate.label === label);
    const ml = MEASURE_BY_LABEL.get(label)?.factor;
    if (portion !== undefined && ml !== undefined) return portion.grams / ml;
  }
  return undefined;
}
