import type { Food } from '#domain/foods/food.ts';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import {
  joinRanges,
  logRangeOf,
  within,
  type Estimate,
  type LogRange,
  type NutrientEstimates,
} from './estimate.ts';
import { figureRange, isMicronutrient, nutrientFactor, traceIn100g } from './figure-error.ts';
import { HARDLY_ANY, type OtherFoods } from './other-foods.ts';

/** How far another food than the one meant is off, against the logarithm of the confidence: a match of 0.5 may be off by 1.4 times. */
const MATCH_DOUBT = 0.44;
/** What another food holds of a nutrient differs more than its energy does, though less than the figures of one food among themselves. */
const MATCH_NUTRIENTS = 0.58;
const MIN_CONFIDENCE = 0.05;

/**
 * Nutrients of an amount of food, each with its range. Three doubts are independent of each other: how much it was (the portion's own
 * range), which food was meant (`confidence` and `others`), and how far the food's figures hold. Each is a factor, so the product of them
 * is log-normal, and their logarithms add up as squares; only the distances to other foods add up as amounts, since a food without a
 * nutrient has no factor to a food with it. Constants here, in `figure-error.ts` and in `sum-nutrients.ts` were set on one half
 * of the evaluation rows by `npm run bench:analysis`, which reports coverage and interval scores on both.
 * @param grams mass eaten with its range
 * @param confidence 0 to 1 that the food is the one meant
 * @param others how far other foods that the words may mean are from it; none if the member chose it
 */
export function estimateItem(
  food: Food,
  grams: Estimate,
  confidence: number,
  others: OtherFoods = {},
): NutrientEstimates {
  const doubt = -MATCH_DOUBT * Math.log(clamp(confidence, MIN_CONFIDENCE, 1));
  const portion = logRangeOf(grams);
  const byKey: { readonly [K in NutrientKey]?: LogRange } = others;
  const estimates: { [K in NutrientKey]?: Estimate } = {};
  for (const key of NUTRIENT_KEYS) {
    const per100g = food.per100g[key];
    if (per100g === undefined) continue;
    const match = doubt * nutrientFactor(food, key) ** MATCH_NUTRIENTS;
    const range = joinRanges(portion, figureRange(food, key), { below: match, above: match });
    const estimate = within((per100g * grams.value) / 100, range);
    if (isMicronutrient(key)) estimates[key] = withOthers(estimate, others.energyKcal, 0);
    else {
      const hardlyAny = ((hardlyAnyOf[key] ?? 0) * grams.value) / 100;
      const trace = (traceIn100g(key) * grams.value) / 100;
      estimates[key] = withTrace(withOthers(estimate, byKey[key], hardlyAny), trace);
    }
  }
  return estimates;
}

const hardlyAnyOf: { readonly [K in NutrientKey]?: number } = HARDLY_ANY;

/** Widens a range by the distance to other foods, which was measured with `hardlyAny` added to both. */
function withOthers(estimate: Estimate, others: LogRange | undefined, hardlyAny: number): Estimate {
  if (others === undefined) return estimate;
  const { value, low, high } = estimate;
  const other = within(value + hardlyAny, others);
  return {
    value,
    low: Math.max(0, value - Math.hypot(value - low, other.value - other.low)),
    high: value + Math.hypot(high - value, other.high - other.value),
  };
}

/** Widens a range by an amount too small for the table to state, as an independent doubt. */
function withTrace({ value, low, high }: Estimate, trace: number): Estimate {
  return {
    value,
    low: Math.max(0, value - Math.hypot(value - low, trace)),
    high: value + Math.hypot(high - value, trace),
  };
}
