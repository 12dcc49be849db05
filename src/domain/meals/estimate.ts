import type { NutrientKey } from '#domain/foods/nutrients.ts';

/** A figure that is not known exactly: the best value and the bounds that hold it about nine times in ten. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Estimated amounts; a missing key is unknown, never zero. */
export type NutrientEstimates = { readonly [K in NutrientKey]?: Estimate };
