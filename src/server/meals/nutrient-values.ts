import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';

/** Amounts of all nutrients in the order of `NUTRIENT_KEYS`, as stored; null if unknown. */
export const nutrientValuesOf = (estimates: NutrientEstimates): (number | null)[] =>
  NUTRIENT_KEYS.map((key) => estimates[key]?.value ?? null);
