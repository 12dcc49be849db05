import type { Food } from '#domain/foods/food.ts';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import type { Estimate, NutrientEstimates } from './estimate.ts';
import { figureError, nutrientFactor, upwardFactor } from './figure-error.ts';

/** Relative error added as confidence in the match falls from 1 to 0. Calibrated with `figureError` and `ITEM_CORRELATION`. */
const MATCH_ERROR = 1.4;
/**
 * Nutrients of an amount of food. Bounds join the portion's own bounds with the food's variety and the doubt about the match, as
 * independent errors.
 * @param grams mass eaten with bounds
 * @param confidence 0 to 1 that the food is the one meant
 */
export function estimateItem(food: Food, grams: Estimate, confidence: number): NutrientEstimates {
  const match = MATCH_ERROR * (1 - clamp(confidence, 0, 1));
  const energyError = Math.hypot(figureError(food), match);
  const [portionBelow, portionAbove] =
    grams.value > 0
      ? [(grams.value - grams.low) / grams.value, (grams.high - grams.value) / grams.value]
      : [0, 0];
  const upward = upwardFactor(food);
  const estimates: { [K in NutrientKey]?: Estimate } = {};
  for (const key of NUTRIENT_KEYS) {
    const per100g = food.per100g[key];
    if (per100g === undefined) continue;
    const value = (per100g * grams.value) / 100;
    const error = energyError * nutrientFactor(food, key);
    estimates[key] = {
      value,
      low: Math.max(0, value * (1 - Math.hypot(portionBelow, error))),
      high: value * (1 + Math.hypot(portionAbove, error * upward)),
    };
  }
  return estimates;
}
