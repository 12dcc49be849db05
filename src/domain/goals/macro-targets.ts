import type { GoalProfile } from '#domain/account/profile.ts';
import { bodyMassIndex, massAtBodyMassIndex } from './body-mass-index.ts';
import { MACRO_PRESETS } from './macro-presets.ts';

/** Grams a day. */
export interface MacroTargets {
  readonly proteinG: number;
  readonly carbsG: number;
  readonly fatG: number;
  readonly fiberG: number;
}

/** The mass that protein is counted on: above a BMI of 25, the mass at 25, since fat needs no protein. */
const referenceMassKg = (massKg: number, heightCm: number): number =>
  bodyMassIndex(massKg, heightCm) > 25 ? massAtBodyMassIndex(25, heightCm) : massKg;

/**
 * Protein, fat, carbohydrate and fiber for an energy target, by dietary preference: protein first, then fat (at least 20 % of energy and
 * 0.6 g per kg of reference mass), carbohydrate the rest; the other way round where the preference fixes carbohydrate.
 * Fiber is 14 g per 1,000 kcal (National Academies 2005).
 * @param energyKcal the day's target, kcal, at least 800
 */
export function macroTargets(profile: GoalProfile, energyKcal: number): MacroTargets {
  const preset = MACRO_PRESETS[profile.dietaryPreference];
  const massKg = referenceMassKg(profile.massKg, profile.heightCm);
  const proteinG = Math.min(preset.proteinGPerKg[profile.goal], 2.2) * massKg;
  const restKcal = Math.max(0, energyKcal - 4 * proteinG);
  const fiberG = Math.max((14 * energyKcal) / 1000, preset.minFiberG ?? 0);
  const { carbs } = preset;
  if (preset.fatShare === 'rest') {
    const carbsG = carbs && 'fixedG' in carbs ? Math.min(carbs.fixedG(energyKcal), restKcal / 4) : 0;
    return { proteinG, carbsG, fatG: (restKcal - 4 * carbsG) / 9, fiberG };
  }
  const leastFatG = Math.max((0.2 * energyKcal) / 9, 0.6 * massKg, (preset.fatShare * energyKcal) / 9);
  const mostCarbsG = carbs && 'maxShare' in carbs ? (carbs.maxShare * energyKcal) / 4 : Infinity;
  const carbsG = Math.max(0, Math.min((restKcal - 9 * leastFatG) / 4, mostCarbsG));
  return { proteinG, carbsG, fatG: (restKcal - 4 * carbsG) / 9, fiberG };
}
