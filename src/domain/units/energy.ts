/** Kilojoules in one kilocalorie (thermochemical). Source: NIST SP 811, appendix B.8. */
const KJ_PER_KCAL = 4.184;

export const kcalFromKj = (kilojoules: number): number => kilojoules / KJ_PER_KCAL;

/** Energy of a gram of macronutrient, kcal: the general Atwater factors. */
export const KCAL_PER_G = { proteinG: 4, carbsG: 4, fatG: 9 } as const;

/** Energy of a gram of alcohol, kcal. Source: FAO Food and Nutrition Paper 77 (2003). */
export const ALCOHOL_KCAL_PER_G = 7;

/** Energy of a kilogram of body mass, kcal. Right for changes of a week or less; projections need `weight-projection.ts`. */
export const BODY_KCAL_PER_KG = 7700;

/** Labels round both values to whole numbers. */
const ROUNDING_KCAL = 2;

/**
 * Whether the two energies on a label agree within 5%, or within rounding for small values.
 * Source: Regulation (EU) 1169/2011, Annex XIV has both factors.
 */
export const energiesAgree = (energyKcal: number, energyKj: number): boolean =>
  Math.abs(kcalFromKj(energyKj) - energyKcal) <= Math.max(ROUNDING_KCAL, 0.05 * Math.abs(energyKcal));
