/** Disagreement of food composition tables about one food. */
import type { Nutrients } from '#domain/foods/nutrients.ts';

/** Compared figures, each with the mean per 100 g below which a relative difference is meaningless. */
export const SPREAD_KEYS = { energyKcal: 15, proteinG: 1, carbsG: 1, fatG: 1 } as const;

export type SpreadKey = keyof typeof SPREAD_KEYS;

/** Relative standard deviation (n - 1) of a figure between tables; undefined for fewer than two values or trace amounts. */
export function relativeSd(key: SpreadKey, figures: readonly Nutrients[]): number | undefined {
  const values = figures.flatMap(({ [key]: value }) => (value === undefined ? [] : [value]));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length < 2 || mean < SPREAD_KEYS[key]) return undefined;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1)) / mean;
}
