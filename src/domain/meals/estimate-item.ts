import type { Food } from '#domain/foods/food.ts';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import type { Estimate, NutrientEstimates } from './estimate.ts';

/** Relative error of a reference figure even for the right food: recipes, breeds and brands differ. Calibrated with `ITEM_CORRELATION`. */
const FIGURE_ERROR = 0.2;
/** Relative error added as confidence in the match falls from 1 to 0. */
const MATCH_ERROR = 1.8;

/**
 * Nutrients of an amount of food. Bounds join the portion's own bounds with the doubt about the match, as independent errors.
 * @param grams mass eaten with bounds
 * @param confidence 0 to 1 that the food is the one meant
 */
export function estimateItem(food: Food, grams: Estimate, confidence: number): NutrientEstimates {
  const doubt = FIGURE_ERROR + MATCH_ERROR * (1 - Math.min(1, Math.max(0, confidence))) ** 1.5;
  const below = grams.value > 0 ? Math.hypot((grams.value - grams.low) / grams.value, doubt) : 0;
  const above = grams.value > 0 ? Math.hypot((grams.high - grams.value) / grams.value, doubt) : 0;
  const estimates: { [K in NutrientKey]?: Estimate } = {};
  for (const key of NUTRIENT_KEYS) {
    const per100g = food.per100g[key];
    if (per100g === undefined) continue;
    const value = (per100g * grams.value) / 100;
    estimates[key] = { value, low: Math.max(0, value * (1 - below)), high: value * (1 + above) };
  }
  return estimates;
}
