import type { Food } from '#domain/foods/food.ts';
import { densityOf } from './density.ts';
import type { Estimate } from './estimate.ts';
import { MEASURE_BY_LABEL } from './units.ts';

/** Relative bounds of weighed amounts, measured volumes and counted pieces. */
export const WEIGHED_SPREAD = 0.03;
export const MEASURED_SPREAD = 0.15;
export const COUNTED_SPREAD = 0.25;

/** An estimate with the same relative bound on both sides. */
export const around = (value: number, spread: number): Estimate => ({
  value,
  low: value * (1 - spread),
  high: value * (1 + spread),
});

/**
 * Grams of an amount in one of the food's units (`unitsOf`).
 * @returns undefined for an unknown unit, or an amount that is not a finite number of 0 or more
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
