import type { Food } from '#domain/foods/food.ts';
import { around, type Estimate, type LogRange } from '#domain/meals/estimates/estimate.ts';
import { FLUID_OUNCE, MEASURE_BY_LABEL } from './units.ts';

/** Grams of one unit. `spread` is its range as a logarithm, `fit` its certainty, 0 to 1. */
export interface Unit {
  readonly label: string;
  readonly gramsEach: number;
  readonly spread: number | LogRange;
  readonly fit: number;
}

/** Usual portion of a food in an editable unit: "1 slice", or "100 g" for a food without portions. */
export function usualPortion(food: Food): { readonly amount: number; readonly unit: string } {
  const { label, grams } = food.defaultPortion;
  const one = portionGrams(food, 1, label)?.value;
  if (one === undefined || one <= 0) return { amount: grams, unit: 'g' };
  return { amount: grams / one, unit: label };
}

/** Units that a member can choose for a food: its own portions, g and oz, and volumes if its density is known. */
export function unitsOf(food: Food): readonly string[] {
  const own = food.portions.map(({ label }) => label);
  const volumes = densityOf(food) === undefined ? [] : ['ml', 'fl oz', 'cup', 'tbsp', 'tsp'];
  return [...new Set([...own, 'g', 'oz', ...volumes])];
}

/**
 * Grams per milliliter from the food's own volume portion (a cup first, since larger measures are more accurate). Undefined if the food has
 * none: a slice of bread has no density.
 */
export function densityOf(food: Food): number | undefined {
  for (const label of ['cup', FLUID_OUNCE.label, 'tbsp', 'tsp']) {
    const portion = food.portions.find((candidate) => candidate.label === label);
    const ml = MEASURE_BY_LABEL.get(label)?.factor;
    if (portion !== undefined && ml !== undefined) return portion.grams / ml;
  }
  return undefined;
}

/** Ranges of weighed amounts, measured volumes and counted pieces, as logarithms of factors. */
export const WEIGHED_SPREAD = 0.035;
export const MEASURED_SPREAD = 0.065;
export const COUNTED_SPREAD = 0.14;
/** The same for one piece of something whose pieces aren't listed for the food. */
export const UNLISTED_SPREAD = 0.2;
/** For a piece scaled from another size, or a container sized by another. */
export const SCALED_SPREAD = 0.43;

/**
 * Grams of an amount in one of the food's units (`unitsOf`).
 * @returns undefined for an unknown unit, or an amount that isn't a finite number of 0 or more
 */
export function portionGrams(food: Food, amount: number, unit: string): Estimate | undefined {
  if (!Number.isFinite(amount) || amount < 0) return undefined;
  const portion = food.portions.find(({ label }) => label === unit);
  const measure = MEASURE_BY_LABEL.get(unit);
  if (portion !== undefined)
    return around(amount * portion.grams, measure === undefined ? COUNTED_SPREAD : MEASURED_SPREAD);
  if (measure?.kind === 'mass') return around(amount * measure.factor, WEIGHED_SPREAD);
  const density = densityOf(food);
  if (measure === undefined || density === undefined) return undefined;
  return around(amount * measure.factor * density, MEASURED_SPREAD);
}
