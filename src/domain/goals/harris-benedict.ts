import type { Body } from '#domain/account/profile.ts';

/**
 * Resting energy, kcal a day, after Harris and Benedict as revised in 1984: to compare with, never to plan on.
 * Source: Roza AM, Shizgal HM, Am J Clin Nutr 1984;40:168–82.
 */
export const harrisBenedict = ({ sex, massKg, heightCm, ageYears }: Body): number =>
  sex === 'male'
    ? 88.362 + 13.397 * massKg + 4.799 * heightCm - 5.677 * ageYears
    : 447.593 + 9.247 * massKg + 3.098 * heightCm - 4.33 * ageYears;
