import type { DietaryPreference, Goal } from '#domain/account/profile.ts';
import { clamp } from '#domain/numbers/clamp.ts';

/** How a dietary preference splits energy. Protein in g per kg of reference mass; fat as a share of energy where it is not the rest. */
export interface MacroPreset {
  readonly proteinGPerKg: Readonly<Record<Goal, number>>;
  readonly fatShare: number | 'rest';
  /** Carbohydrate fixed in g, or capped as a share of energy; absent where it is the rest. */
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
