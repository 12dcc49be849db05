/**
 * Resting energy from fat-free mass, kcal a day. For trained people; too high for others.
 * Source: Cunningham JJ, Am J Clin Nutr 1980;33:2372–4.
 */
export const cunningham = (fatFreeMassKg: number): number => 500 + 22 * fatFreeMassKg;
