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

/** Error of picking the wrong food, by the logarithm of the confidence: a match of 0.5 may be off by a factor of 1.4. */
const MATCH_DOUBT = 0.44;
/** Between foods, a nutrient varies more than energy does, though less than among the figures of one food. */
const MATCH_NUTRIENTS = 0.58;
const MIN_CONFIDENCE = 0.05;

/**
 * Nutrients of an amount of food, each with its range. Three errors are independent: the amount (the portion's own range), the food
 * (`confidence` and `others`), and the food's figures. Each is a factor, so their product is log-normal and their logarithms add up as
 * squares; only the distances to other foods add up as amounts, because no factor leads from a food without a nutrient to one with it. The
 * constants here, in `figure-error.ts` and in `sum-nutrients.ts` were set on one half of the evaluation rows by `npm run bench:analysis`,
 * which reports coverage and interval scores on both.
 * @param grams mass eaten with its range
 * @param confidence 0 to 1, that the food is right
 * @param others distance of other foods that the words may mean; none if the member chose the food
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
      const trace = Math.max(SHOWN[key] ?? 0, (traceIn100g(key) * grams.value) / 100);
      estimates[key] = withTrace(withOthers(estimate, byKey[key], hardlyAny), trace);
    }
  }
  return estimates;
}

/** Screens show whole grams and kilocalories: what is less than half of one apart looks the same. */
const SHOWN: { readonly [K in NutrientKey]?: number } = {
  energyKcal: 0.5,
  proteinG: 0.5,
  carbsG: 0.5,
  fatG: 0.5,
};

const hardlyAnyOf: { readonly [K in NutrientKey]?: number } = HARDLY_ANY;

/** Widens a range by the distance to other foods, which was measured after adding `hardlyAny` to both. */
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

/** Widens a range by an amount too small to be listed in the table, as an independent error. */
function withTrace({ value, low, high }: Estimate, trace: number): Estimate {
  return {
    value,
    low: Math.max(0, value - Math.hypot(value - low, trace)),
    high: value + Math.hypot(high - value, trace),
  };
}
