/**
 * How much relative risks count at an age: less in the young and the old. A choice of this product, science notes 5.3.
 * @param ageYears from 18
 * @returns 0.6 at 18, 1 from 35 to 60, 0.6 again from 85
 */
export function ageFactor(ageYears: number): number {
  if (ageYears < 35) return 0.6 + (0.4 * (Math.max(ageYears, 18) - 18)) / 17;
  if (ageYears <= 60) return 1;
  return Math.max(0.6, 1 - (0.4 * (ageYears - 60)) / 25);
}
