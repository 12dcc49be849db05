import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import type { Estimate, NutrientEstimates } from '#domain/meals/estimates/estimate.ts';

/**
 * Correlation between the errors of two items: 0 would be independent (a meal of many items would look too certain), 1 would add all bounds
 * (too wide). People who serve large portions do so for the whole meal. Set by `npm run bench:analysis`, like the constants of
 * `estimate-item.ts`.
 */
export const ITEM_CORRELATION = 0.55;

/**
 * Correlation between the meals of a day. Different foods at different times err less alike, but by the same serving habits. Half is
 * assumed, because there is no data on described days with known truth.
 */
export const MEAL_CORRELATION = 1 / 2;

/**
 * An estimate whose low end is below this share of its value may not be there at all, because a food named beside another may be part of it
 * (`may-be-part.ts`). Without it the total is that of the others, so the low end falls by all of the largest such estimate.
 */
const MAY_BE_ABSENT = 0.05;

const combine = (sum: number, squares: number, correlation: number): number =>
  Math.sqrt((1 - correlation) * squares + correlation * sum * sum);

/** Adds up estimates whose errors correlate. Bounds stay around the sum and never fall below 0. */
export class EstimateSum {
  #value = 0;
  #below = 0;
  #squaresBelow = 0;
  #absent = 0;
  #above = 0;
  #squaresAbove = 0;

  clear(): void {
    this.#value = 0;
    this.#below = 0;
    this.#squaresBelow = 0;
    this.#absent = 0;
    this.#above = 0;
    this.#squaresAbove = 0;
  }

  add(value: number, low: number, high: number): void {
    const below = value - low;
    const above = high - value;
    this.#value += value;
    const mayBeAbsent = low < MAY_BE_ABSENT * value;
    const certain = mayBeAbsent ? Math.min(below, this.#absent) : below;
    if (mayBeAbsent) this.#absent = Math.max(below, this.#absent);
    this.#below += certain;
    this.#squaresBelow += certain * certain;
    this.#above += above;
    this.#squaresAbove += above * above;
  }

  total(correlation: number): Estimate {
    const value = this.#value;
    return {
      value,
      low: Math.max(0, value - combine(this.#below, this.#squaresBelow, correlation) - this.#absent),
      high: value + combine(this.#above, this.#squaresAbove, correlation),
    };
  }
}

/** Sum of estimates with correlated errors, by default like those of a meal's items. */
export function sumEstimates(list: readonly Estimate[], correlation = ITEM_CORRELATION): Estimate {
  const sum = new EstimateSum();
  for (const { value, low, high } of list) sum.add(value, low, high);
  return sum.total(correlation);
}

/** Total of a meal's items, nutrient by nutrient, over the items that report it; a nutrient that no item reports is absent. */
export const sumNutrients = (items: readonly NutrientEstimates[]): NutrientEstimates =>
  sumEach(items, ITEM_CORRELATION);

/** Total of a day's meals. */
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
