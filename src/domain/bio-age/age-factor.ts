import { shareBetween } from '#domain/numbers/clamp.ts';

/** Ages between which relative risks count in full, the ages beyond which they count least, and the minimum factor. */
export const AGE_FACTOR = {
  lowest: 0.6,
  fromYears: 18,
  fullFromYears: 35,
  fullToYears: 60,
  toYears: 85,
} as const;

/**
 * How much relative risks count at an age: less in the young and the old. A choice of this product, science notes 5.3.
 * @param ageYears from 18
 * @returns 0.6 at 18, 1 from 35 to 60, 0.6 again from 85
 */
export function ageFactor(ageYears: number): number {
  const { lowest, fromYears, fullFromYears, fullToYears, toYears } = AGE_FACTOR;
  const share =
    ageYears < fullFromYears
      ? shareBetween(ageYears, fromYears, fullFromYears)
      : shareBetween(ageYears, toYears, fullToYears);
  return lowest + (1 - lowest) * share;
}
