import { massAtBodyMassIndex } from '#domain/goals/body-mass-index.ts';

/** g per kg of body mass beyond which muscle builds no more of a meal: 0.24 with an upper bound of 0.30 in young men, 0.40 in old ones.
 * Source: Moore et al., J Gerontol A 2015;70:57-62, doi:10.1093/gerona/glu103. */
const MIN_G_PER_KG = 0.3;
const MIN_G_PER_KG_FROM_65 = 0.4;
const FROM_AGE = 65;
/** Meals of a day that should reach it. */
export const PROTEIN_MEALS = 3;

/** The most mass a meal's protein is weighed against, kg for each square metre of height: a body mass index of 25. */
const MAX_BODY_MASS_INDEX = 25;

/** Mass in kg that protein is reckoned by: the body's own, or that of a body mass index of 25 where it is more. */
export const proteinMassKg = (massKg: number, heightCm: number): number =>
  Math.min(massKg, massAtBodyMassIndex(MAX_BODY_MASS_INDEX, heightCm));

/** Protein in g per kg that a meal should bring. */
export const proteinPerMeal = (ageYears: number): number =>
  ageYears >= FROM_AGE ? MIN_G_PER_KG_FROM_65 : MIN_G_PER_KG;

/**
 * How well protein is spread over the meals of a day.
 * @param mealsG protein of each meal, g
 * @param massKg as `proteinMassKg`
 * @returns score from 0 to 1: the meals that bring enough, of three
 */
export function proteinDistribution(
  mealsG: readonly number[],
  massKg: number,
  ageYears: number,
): { readonly perKg: readonly number[]; readonly score: number } {
  const perKg = mealsG.map((proteinG) => proteinG / massKg);
  const enough = perKg.filter((amount) => amount >= proteinPerMeal(ageYears)).length;
  return { perKg, score: Math.min(1, enough / PROTEIN_MEALS) };
}
