/**
 * Resting energy from fat-free mass, kcal a day. For adults with a measured body fat fraction of 0.03 to 0.60.
 * Source: Katch and McArdle, a textbook of 1996; there is no primary paper.
 */
export const katchMcArdle = (fatFreeMassKg: number): number => 370 + 21.6 * fatFreeMassKg;
