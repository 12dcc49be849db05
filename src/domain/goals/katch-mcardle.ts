/**
 * Resting energy, kcal a day, from the fat-free mass: for adults whose body fat was measured (0.03 to 0.60).
 * Source: Katch and McArdle, a textbook of 1996; there is no primary paper.
 * @param fatFreeMassKg kg
 */
export const katchMcArdle = (fatFreeMassKg: number): number => 370 + 21.6 * fatFreeMassKg;
