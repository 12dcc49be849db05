import type { Food } from '#domain/foods/food.ts';
import type { Quantity } from '#domain/meals/reading/amounts/quantity.ts';

/** Distance of the 99.5th percentile from the median, as a multiple of that of the 90th, if amounts are log-normal. */
const FAR = 2.01;
/** Typical distance of the 90th percentile, for foods without figures of their own. */
const ANY_FOOD = 0.75;
/** More energy than 1 in 200 people have of one food at a time. */
const MAX_KCAL = 2000;
/** Below this energy, an odd amount hardly matters. */
const MIN_KCAL = 900;

/** A few pieces are no slip: people do eat four samosas. */
const FEW_PIECES = 4;

/** Confidence of an amount that hardly anyone eats: a best guess. */
export const BEYOND_USUAL_MAX = 0.49;

/** Whether an amount that wasn't weighed or measured is more than hardly anyone eats of the food ("4 leftover crusts", as pie crusts). */
export function isBeyondUsual(food: Food, grams: number, quantity: Quantity): boolean {
  const kcal = (grams * (food.per100g.energyKcal ?? 0)) / 100;
  if (quantity.measure !== undefined || kcal < MIN_KCAL) return false;
  if (kcal > MAX_KCAL) return true;
  if (quantity.portionUnit === undefined && quantity.amount <= FEW_PIECES) return false;
  const { above } = food.doubt?.amount ?? { above: ANY_FOOD };
  return grams > food.defaultPortion.grams * Math.exp(FAR * above);
}
