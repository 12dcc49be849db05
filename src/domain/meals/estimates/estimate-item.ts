import type { Food } from '#domain/foods/food.ts';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import { joinRanges, logRangeOf, within, type Estimate, type NutrientEstimates } from './estimate.ts';
import { figureRange, isMicronutrient, nutrientFactor, traceIn100g } from './figure-error.ts';

/** How far another food than the one meant is off, against the logarithm of the confidence: a match of 0.5 may be off by 1.9 times. */
const MATCH_DOUBT = 0.9;
/** What another food holds of a nutrient differs more than its energy does, though less than the figures of one food among themselves. */
const MATCH_NUTRIENTS = 0.45;
const MIN_CONFIDENCE = 0.05;

/**
 * Nutrients of an amount of food, each with its range. Three doubts are independent of each other: how much it was (the portion's own
 * range), which food was meant (`confidence`), and how far the food's figures hold. Each is a factor, so the product of them is
 * log-normal, and their logarithms add up as squares. Constants here, in `figure-error.ts` and in `sum-nutrients.ts` were set on one half
 * of the evaluation rows by `npm run bench:analysis`, which reports coverage and interval scores on both.
 * @param grams mass eaten with its range
 * @param confidence 0 to 1 that the food is the one meant
 */
export function estimateItem(food: Food, grams: Estimate, confidence: number): NutrientEstimates {
  const doubt = -MATCH_DOUBT * Math.log(clamp(confidence, MIN_CONFIDENCE, 1));
  const portion = logRangeOf(grams);
  const estimates: { [K in NutrientKey]?: Estimate } = {};
  for (const key of NUTRIENT_KEYS) {
    const per100g = food.per100g[key];
    if (per100g === undefined) continue;
    const match = doubt * nutrientFactor(food, key) ** MATCH_NUTRIENTS;
    const range = joinRanges(portion, figureRange(food, key), { below: match, above: match });
    const estimate = within((per100g * grams.value) / 100, range);
    estimates[key] = isMicronutrient(key)
      ? estimate
      : withTrace(estimate, (traceIn100g(key) * grams.value) / 100);
  }
  return estimates;
}

/** Widens a range by an amount too small for the table to state, as an independent doubt. */
function withTrace({ value, low, high }: Estimate, trace: number): Estimate {
  return {
    value,
    low: Math.max(0, value - Math.hypot(value - low, trace)),
    high: value + Math.hypot(high - value, trace),
  };
}
