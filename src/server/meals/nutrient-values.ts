import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';

/**
 * Amounts in the order of `NUTRIENT_KEYS`, separated by commas; empty if unknown. The database reads one from text as fast as from an
 * array, and stores text five times as fast.
 */
export const nutrientValuesOf = (estimates: NutrientEstimates): string =>
  NUTRIENT_KEYS.map((key) => estimates[key]?.value ?? '').join(',');
