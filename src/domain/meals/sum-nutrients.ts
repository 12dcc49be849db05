import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import type { Estimate, NutrientEstimates } from './estimate.ts';

/**
 * How much the errors of two items go the same way: 0 would be independent (a meal of many items would look too certain), 1 would
 * add all bounds (too wide). People who serve large serve all of a meal large. Set by `npm run bench:analysis` with `figureError`.
 */
export const ITEM_CORRELATION = 0.8;

const combine = (deviations: readonly number[]): number => {
  const sum = deviations.reduce((total, deviation) => total + deviation, 0);
  const squares = deviations.reduce((total, deviation) => total + deviation * deviation, 0);
  return Math.sqrt((1 - ITEM_CORRELATION) * squares + ITEM_CORRELATION * sum * sum);
};

/** Sum of estimates whose errors correlate by `ITEM_CORRELATION`; bounds stay around the sum and never fall below 0. */
export function sumEstimates(list: readonly Estimate[]): Estimate {
  const value = list.reduce((total, estimate) => total + estimate.value, 0);
  const below = combine(list.map((estimate) => estimate.value - estimate.low));
  const above = combine(list.map((estimate) => estimate.high - estimate.value));
  return { value, low: Math.max(0, value - below), high: value + above };
}

/** Sums nutrient by nutrient. A nutrient's total counts the items that report it; one that no item reports stays absent. */
export function sumNutrients(list: readonly NutrientEstimates[]): NutrientEstimates {
  const total: { [K in NutrientKey]?: Estimate } = {};
  for (const key of NUTRIENT_KEYS) {
    const known = list.flatMap((nutrients) => nutrients[key] ?? []);
    if (known.length > 0) total[key] = sumEstimates(known);
  }
  return total;
}
