import type { Body } from '#domain/account/profile.ts';

/**
 * Resting energy expenditure, kcal a day, from mass (kg), height (cm), age (years) and sex.
 * Valid for adults from 18 to 80. The standard deviation of the individual error is about 10%.
 * Source: Mifflin MD et al., Am J Clin Nutr 1990;51:241–7, doi:10.1093/ajcn/51.2.241 (rounded coefficients).
 */
export const mifflinStJeor = ({ massKg, heightCm, ageYears, sex }: Body): number =>
  10 * massKg + 6.25 * heightCm - 5 * ageYears + (sex === 'male' ? 5 : -161);
