import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import type { Estimate, NutrientEstimates } from '#domain/meals/estimates/estimate.ts';

/**
 * Correlation between the errors of two items: 0 would be independent (a meal of many items would look too certain), 1 would add all bounds
 * (too wide). People who serve large portions do so for the whole meal, up to half of each food; what else an unmeasured amount may be off
 * by is that food's own. Set by `npm run bench:analysis`, like the constants of
 * `estimate-item.ts`.
 */
export const ITEM_CORRELATION = 0.55;
/** Maximum share of an item's value that its error has in common with those of other items. */
const MAX_COMMON = 0.5;

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

/** Errors on one side: of all items, and the parts they may have in common. */
class SideErrors {
  #squares = 0;
  #common = 0;
  #commonSquares = 0;

  clear(): void {
    this.#squares = 0;
    this.#common = 0;
    this.#commonSquares = 0;
  }

  add(error: number, value: number): void {
    const common = Math.min(error, MAX_COMMON * value);
    this.#squares += error * error;
    this.#common += common;
    this.#commonSquares += common * common;
  }

  total(correlation: number): number {
    return Math.sqrt(this.#squares + correlation * (this.#common ** 2 - this.#commonSquares));
  }
}

/** Adds up estimates whose errors correlate. Bounds stay around the sum and never fall below 0. */
export class EstimateSum {
  #value = 0;
  #absent = 0;
  readonly #below = new SideErrors();
  readonly #above = new SideErrors();

  clear(): void {
    this.#value = 0;
    this.#absent = 0;
    this.#below.clear();
    this.#above.clear();
  }

  add(value: number, low: number, high: number): void {
    const below = value - low;
    const mayBeAbsent = low < MAY_BE_ABSENT * value;
    const certain = mayBeAbsent ? Math.min(below, this.#absent) : below;
    if (mayBeAbsent) this.#absent = Math.max(below, this.#absent);
    this.#value += value;
    this.#below.add(certain, value);
    this.#above.add(high - value, value);
  }

  total(correlation: number): Estimate {
    const value = this.#value;
    return {
      value,
      low: Math.max(0, value - this.#below.total(correlation) - this.#absent),
      high: value + this.#above.total(correlation),
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
