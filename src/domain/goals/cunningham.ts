/**
 * Resting energy, kcal a day, from the fat-free mass of trained people; too high for others.
 * Source: Cunningham JJ, Am J Clin Nutr 1980;33:2372–4.
 * @param fatFreeMassKg kg
 */
export const cunningham = (fatFreeMassKg: number): number => 500 + 22 * fatFreeMassKg;
