import type { GoalProfile, DietaryPreference, Goal } from '#domain/account/profile.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import { bodyMassIndex, massAtBodyMassIndex } from './body-mass-index.ts';
import { noKetosisFor, type Condition } from './conditions.ts';
import { maternityCarbs } from './maternity.ts';

/** Split of energy for a dietary preference. Protein is in g per kg of reference mass, and fat is a share of energy or the rest. */
export interface MacroPreset {
  readonly proteinGPerKg: Readonly<Record<Goal, number>>;
  readonly fatShare: number | 'rest';
  /** Carbohydrate as a fixed amount in g, or capped as a share of energy; undefined if it's the rest. */
  readonly carbs?: { readonly fixedG: (energyKcal: number) => number } | { readonly maxShare: number };
  readonly minFiberG?: number;
}

const balanced: MacroPreset = { proteinGPerKg: { lose: 1.6, maintain: 1.2, gain: 1.6 }, fatShare: 0.3 };

/**
 * Macro presets by dietary preference: preferences, not recommendations.
 * Sources: acceptable macronutrient ranges (National Academies 2005); protein Morton 2018, doi:10.1136/bjsports-2017-097608.
 */
export const MACRO_PRESETS: Readonly<Record<DietaryPreference, MacroPreset>> = {
  none: balanced,
  'gluten-free': balanced,
  'dairy-free': balanced,
  halal: balanced,
  kosher: balanced,
  vegetarian: balanced,
  mediterranean: { proteinGPerKg: { lose: 1.4, maintain: 1.2, gain: 1.5 }, fatShare: 0.37 },
  'high-protein': { proteinGPerKg: { lose: 2, maintain: 1.8, gain: 2 }, fatShare: 0.28 },
  'low-carb': {
    proteinGPerKg: { lose: 1.6, maintain: 1.4, gain: 1.6 },
    fatShare: 'rest',
    carbs: { fixedG: (energyKcal) => clamp((0.25 * energyKcal) / 4, 100, 130) },
    minFiberG: 25,
  },
  keto: {
    proteinGPerKg: { lose: 1.5, maintain: 1.4, gain: 1.6 },
    fatShare: 'rest',
    carbs: { fixedG: () => 30 },
  },
  vegan: { proteinGPerKg: { lose: 1.7, maintain: 1.3, gain: 1.7 }, fatShare: 0.3 },
  pescatarian: { proteinGPerKg: { lose: 1.6, maintain: 1.2, gain: 1.6 }, fatShare: 0.32 },
  paleo: {
    proteinGPerKg: { lose: 1.8, maintain: 1.5, gain: 1.8 },
    fatShare: 0.38,
    carbs: { maxShare: 0.35 },
  },
};

/** Grams a day */
export interface MacroTargets {
  readonly proteinG: number;
  readonly carbsG: number;
  readonly fatG: number;
  readonly fiberG: number;
}

/** Maximum protein, g per kg of reference mass, in general and with kidney disease. */
const MAX_PROTEIN = { general: 2.2, kidney: 0.8 } as const;

/** Limit that changed the macros. */
export type MacroLimit = 'no-ketosis' | 'no-low-carb' | 'kidney-protein';

/** Mass that protein is based on: at most the mass at a BMI of 25, since fat needs no protein. */
export const referenceMassKg = (massKg: number, heightCm: number): number =>
  bodyMassIndex(massKg, heightCm) > 25 ? massAtBodyMassIndex(25, heightCm) : massKg;

/** Maximum protein, g per kg of reference mass. */
export const maxProteinGPerKg = (conditions: readonly Condition[] = []): number =>
  conditions.includes('kidney-disease') ? MAX_PROTEIN.kidney : MAX_PROTEIN.general;

/** Limits that change the macros of a preference. */
export function macroLimits(basis: MacroBasis): readonly MacroLimit[] {
  const { dietaryPreference, conditions = [] } = basis;
  const limits: MacroLimit[] = [];
  if (dietaryPreference === 'keto' && noKetosisFor(basis)) limits.push('no-ketosis');
  if (dietaryPreference === 'low-carb' && maternityCarbs(conditions)) limits.push('no-low-carb');
  if (conditions.includes('kidney-disease')) limits.push('kidney-protein');
  return limits;
}

type MacroBasis = GoalProfile & { readonly conditions?: readonly Condition[] | undefined };

const presetOf = (basis: MacroBasis): MacroPreset => {
  const isRefused = macroLimits(basis).some((limit) => limit === 'no-ketosis' || limit === 'no-low-carb');
  return MACRO_PRESETS[isRefused ? 'none' : basis.dietaryPreference];
};

/**
 * Protein, fat, carbohydrate and fiber for an energy target, by dietary preference. Protein comes first, then fat (at least 20% of
 * energy and 0.6 g per kg of reference mass), and carbohydrate is the rest, at least what pregnancy or
 * breastfeeding needs. If the preference fixes carbohydrate, fat is the rest.
 * Fiber is 14 g per 1,000 kcal (National Academies 2005).
 * @param energyKcal daily target, kcal, at least 800
 */
export function macroTargets(basis: MacroBasis, energyKcal: number): MacroTargets {
  const preset = presetOf(basis);
  const massKg = referenceMassKg(basis.massKg, basis.heightCm);
  const wantedG = Math.min(preset.proteinGPerKg[basis.goal], maxProteinGPerKg(basis.conditions)) * massKg;
  const proteinG = Math.min(wantedG, energyKcal / 4);
  const restKcal = energyKcal - 4 * proteinG;
  const fiberG = Math.max((14 * energyKcal) / 1000, preset.minFiberG ?? 0);
  const { carbs } = preset;
  if (preset.fatShare === 'rest') {
    const carbsG = carbs && 'fixedG' in carbs ? Math.min(carbs.fixedG(energyKcal), restKcal / 4) : 0;
    return { proteinG, carbsG, fatG: (restKcal - 4 * carbsG) / 9, fiberG };
  }
  const minFatG = Math.max((0.2 * energyKcal) / 9, 0.6 * massKg, (preset.fatShare * energyKcal) / 9);
  const maternity = maternityCarbs(basis.conditions);
  const maxCarbsG =
    carbs && 'maxShare' in carbs
      ? Math.max((carbs.maxShare * energyKcal) / 4, maternity?.recommendedG ?? 0)
      : Infinity;
  // In pregnancy and while breastfeeding, fat is reduced to make room for the required carbohydrate.
  const carbsG = Math.max(maternity?.minG ?? 0, Math.min((restKcal - 9 * minFatG) / 4, maxCarbsG));
  return { proteinG, carbsG, fatG: (restKcal - 4 * carbsG) / 9, fiberG };
}
