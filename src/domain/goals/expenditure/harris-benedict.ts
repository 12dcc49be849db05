import type { Body } from '#domain/account/profile.ts';

/**
 * Resting energy by Harris and Benedict, revised in 1984, kcal a day. For comparison only.
 * Source: Roza AM, Shizgal HM, Am J Clin Nutr 1984;40:168–82.
 */
export const harrisBenedict = ({ sex, massKg, heightCm, ageYears }: Body): number =>
  sex === 'male'
    ? 88.362 + 13.397 * massKg + 4.799 * heightCm - 5.677 * ageYears
    : 447.593 + 9.247 * massKg + 3.098 * heightCm - 4.33 * ageYears;
