import { massAtBodyMassIndex } from '#domain/goals/body-mass-index.ts';

/**
 * Protein per meal that maximizes muscle synthesis, g per kg of body mass: 0.24 with an upper bound of 0.30 in young men, 0.40 in older men.
 * Source: Moore et al., J Gerontol A 2015;70:57-62, doi:10.1093/gerona/glu103.
 */
const MIN_G_PER_KG = 0.3;
export const MIN_G_PER_KG_FROM_65 = 0.4;
const FROM_AGE = 65;
/** Meals a day that should reach it. */
export const PROTEIN_MEALS = 3;

/** Fat needs no protein, so mass above this body mass index doesn't count. */
const MAX_BODY_MASS_INDEX = 25;

/** Body mass that protein is based on, kg: at most the mass at a body mass index of 25. */
export const proteinMassKg = (massKg: number, heightCm: number): number =>
  Math.min(massKg, massAtBodyMassIndex(MAX_BODY_MASS_INDEX, heightCm));

/** Protein target for a meal, g per kg. */
export const proteinPerMeal = (ageYears: number): number =>
  ageYears >= FROM_AGE ? MIN_G_PER_KG_FROM_65 : MIN_G_PER_KG;

/**
 * Distribution of protein over the meals of a day.
 * @param mealsG protein of each meal, g
 * @param massKg from `proteinMassKg`
 * @returns score from 0 to 1: the share of three meals with enough protein
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
