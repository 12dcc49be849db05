import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';

/**
 * Amounts of all nutrients as stored: in the order of `NUTRIENT_KEYS`, between commas, nothing for an unknown one. The database finds one
 * in a text as fast as in an array and stores the text in a fifth of the time.
 */
export const nutrientValuesOf = (estimates: NutrientEstimates): string =>
  NUTRIENT_KEYS.map((key) => estimates[key]?.value ?? '').join(',');
