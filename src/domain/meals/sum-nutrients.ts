import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import type { Estimate, NutrientEstimates } from './estimate.ts';

/**
 * How much the errors of two items go the same way: 0 would be independent (a meal of many items would look too certain), 1 would
 * add all bounds (too wide). People who serve large serve all of a meal large. Set by `npm run bench:analysis` with `figureError`.
 */
export const ITEM_CORRELATION = 0.8;

/**
 * The same between the meals of a day. Other foods at another hour err mostly on their own, yet by the same habits of serving. No
 * published data says how much; a third is assumed.
 */
const MEAL_CORRELATION = 1 / 3;

const combine = (sum: number, squares: number, correlation: number): number =>
  Math.sqrt((1 - correlation) * squares + correlation * sum * sum);

/** Sum of estimates whose errors correlate, by default as those of a meal's items do; bounds stay around the sum and never fall below 0. */
export function sumEstimates(list: readonly Estimate[], correlation = ITEM_CORRELATION): Estimate {
  // A year of meals adds up tens of thousands of them: no lists in between.
  let [value, below, squaresBelow, above, squaresAbove] = [0, 0, 0, 0, 0];
  for (const estimate of list) {
    const lower = estimate.value - estimate.low;
    const upper = estimate.high - estimate.value;
    value += estimate.value;
    below += lower;
    squaresBelow += lower * lower;
    above += upper;
    squaresAbove += upper * upper;
  }
  return {
    value,
    low: Math.max(0, value - combine(below, squaresBelow, correlation)),
    high: value + combine(above, squaresAbove, correlation),
  };
}

/** A meal's total from its items, nutrient by nutrient: it counts the items that report one; what no item reports stays absent. */
export const sumNutrients = (items: readonly NutrientEstimates[]): NutrientEstimates =>
  sumEach(items, ITEM_CORRELATION);

/** A day's total from those of its meals. */
export const sumMeals = (totals: readonly NutrientEstimates[]): NutrientEstimates =>
  sumEach(totals, MEAL_CORRELATION);

function sumEach(list: readonly NutrientEstimates[], correlation: number): NutrientEstimates {
  const total: { [K in NutrientKey]?: Estimate } = {};
  for (const key of NUTRIENT_KEYS) {
    const known: Estimate[] = [];
    for (const { [key]: estimate } of list) if (estimate) known.push(estimate);
    if (known.length > 0) total[key] = sumEstimates(known, correlation);
  }
  return total;
}
