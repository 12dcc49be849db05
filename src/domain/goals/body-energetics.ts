import type { Body } from '#domain/account/profile.ts';

/** Energy densities, kcal/kg, and the mass that lean tissue comes with for a mass of fat (Forbes), kg. */
export const DENSITY = { fat: 9440.727, lean: 1816.444, glycogen: 4206.501 } as const;
/** Resting energy of tissue, kcal a day for a kg. */
export const UPKEEP = { fat: 3.107075, lean: 21.98853 } as const;
/** Energy of building tissue, kcal/kg. */
export const BUILDING = { fat: 179.2543, lean: 229.4455 } as const;
/** Share of eaten energy that digestion takes, and share of a change that the body adapts away. */
export const DIGESTION_SHARE = 0.1;
export const ADAPTATION_SHARE = 0.14;
export const FORBES_KG = 10.4;

/** Resting energy by the unrounded coefficients of Mifflin 1990, kcal a day, as the body weight models take it. */
export const modelRestingKcal = ({ sex, massKg, heightCm, ageYears }: Body): number =>
  9.99 * massKg + 6.25 * heightCm - 4.92 * ageYears + (sex === 'male' ? 5 : -161);

/** Energy of activity, kcal a day for a kg of body. @param activityRatio expenditure by resting energy */
export const activityKcalPerKg = (body: Body, activityRatio: number): number =>
  (((1 - DIGESTION_SHARE) * activityRatio - 1) * modelRestingKcal(body)) / body.massKg;
