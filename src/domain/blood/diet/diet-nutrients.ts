import { KCAL_PER_G } from '#domain/units/energy.ts';
import { recommendedIntake, type Eater } from '#domain/supplements/recommended-intakes.ts';
import type { Substance } from '#domain/supplements/substances.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { Source } from '#domain/blood/markers/row.ts';

/** Nutrients that can move a marker. */
export const DIET_NUTRIENTS = {
  satFatG: { name: 'Saturated fat', unit: 'g', of: ['satFatG'] },
  transFatG: { name: 'Trans fat', unit: 'g', of: ['transFatG'] },
  fiberG: { name: 'Fiber', unit: 'g', of: ['fiberG'] },
  addedSugarsG: { name: 'Added sugar', unit: 'g', of: ['addedSugarsG'] },
  alcoholG: { name: 'Alcohol', unit: 'g', of: ['alcoholG'] },
  sodiumMg: { name: 'Sodium', unit: 'mg', of: ['sodiumMg'] },
  potassiumMg: { name: 'Potassium', unit: 'mg', of: ['potassiumMg'] },
  marineOmega3G: { name: 'EPA and DHA', unit: 'g', of: ['omega3EpaG', 'omega3DhaG'] },
  ironMg: { name: 'Iron', unit: 'mg', of: ['ironMg'] },
  vitaminCMg: { name: 'Vitamin C', unit: 'mg', of: ['vitaminCMg'] },
  vitaminDUg: { name: 'Vitamin D', unit: 'µg', of: ['vitaminDUg'] },
  calciumMg: { name: 'Calcium', unit: 'mg', of: ['calciumMg'] },
  magnesiumMg: { name: 'Magnesium', unit: 'mg', of: ['magnesiumMg'] },
  zincMg: { name: 'Zinc', unit: 'mg', of: ['zincMg'] },
  copperMg: { name: 'Copper', unit: 'mg', of: ['copperMg'] },
  seleniumUg: { name: 'Selenium', unit: 'µg', of: ['seleniumUg'] },
  folateDfeUg: { name: 'Folate', unit: 'µg', of: ['folateDfeUg'] },
  vitaminB12Ug: { name: 'Vitamin B12', unit: 'µg', of: ['vitaminB12Ug'] },
  vitaminB6Mg: { name: 'Vitamin B6', unit: 'mg', of: ['vitaminB6Mg'] },
  vitaminARaeUg: { name: 'Vitamin A', unit: 'µg', of: ['vitaminARaeUg'] },
  vitaminEMg: { name: 'Vitamin E', unit: 'mg', of: ['vitaminEMg'] },
} as const satisfies Record<string, { name: string; unit: string; of: readonly NutrientKey[] }>;

export type DietNutrient = keyof typeof DIET_NUTRIENTS;

const isDietNutrient = (key: string): key is DietNutrient => Object.hasOwn(DIET_NUTRIENTS, key);

export const DIET_NUTRIENT_KEYS: readonly DietNutrient[] = Object.keys(DIET_NUTRIENTS).filter(isDietNutrient);

/** Recommended daily amount, in the nutrient's unit. */
export interface IntakeTarget {
  readonly amount: number;
  readonly kind: 'at-least' | 'at-most';
  readonly source: Source;
}

const DIETARY_REFERENCE_INTAKES: Source = { label: 'National Academies, Dietary Reference Intakes' };
const FATS: Source = {
  label: 'AHA/ACC 2013, lifestyle to lower LDL cholesterol',
  doi: '10.1161/01.cir.0000437740.48606.d1',
};
const SUGARS: Source = { label: 'WHO 2015, sugars intake for adults and children' };
const TRANS_FAT: Source = { label: 'WHO 2023, saturated fatty acid and trans-fatty acid intake' };
const SODIUM: Source = {
  label: 'National Academies 2019, sodium and potassium',
  doi: '10.17226/25353',
};
const ALCOHOL: Source = { label: 'Dietary Guidelines for Americans 2020–2025' };
const MARINE: Source = {
  label: 'EFSA 2010, dietary reference values for fats',
  doi: '10.2903/j.efsa.2010.1461',
};

/** Maximum shares of energy. The one for saturated fat is for people with raised LDL cholesterol. */
const SHARES = {
  satFatG: { share: 0.06, kcalPerG: KCAL_PER_G.fatG, source: FATS },
  transFatG: { share: 0.01, kcalPerG: KCAL_PER_G.fatG, source: TRANS_FAT },
  addedSugarsG: { share: 0.1, kcalPerG: KCAL_PER_G.carbsG, source: SUGARS },
} as const;

/** Nutrients with an allowance or adequate intake, and the substance it is listed under, in the same unit. */
const SUBSTANCES: { readonly [K in DietNutrient]?: Substance } = {
  potassiumMg: 'potassium',
  ironMg: 'iron',
  vitaminCMg: 'vitamin-c',
  vitaminDUg: 'vitamin-d',
  calciumMg: 'calcium',
  magnesiumMg: 'magnesium',
  zincMg: 'zinc',
  copperMg: 'copper',
  seleniumUg: 'selenium',
  folateDfeUg: 'folate',
  vitaminB12Ug: 'vitamin-b12',
  vitaminB6Mg: 'vitamin-b6',
  vitaminARaeUg: 'vitamin-a',
  vitaminEMg: 'vitamin-e',
};

/** Adequate intake of fiber, g a day: up to age 50, and after. Source: National Academies 2005, doi:10.17226/10490. */
const FIBER_G = { male: [38, 30], female: [25, 21], pregnant: 28, breastfeeding: 29 } as const;
const FIBER_FALLS_YEARS = 51;
const MIN_AGE_YEARS = 19;

function fiberIntake({ sex, ageYears, isPregnant, isBreastfeeding }: Eater): number {
  if (isPregnant === true) return FIBER_G.pregnant;
  if (isBreastfeeding === true) return FIBER_G.breastfeeding;
  return FIBER_G[sex][ageYears < FIBER_FALLS_YEARS ? 0 : 1];
}

/** Recommended intake of an adult; undefined under age 19 or if none is set. */
function allowance(nutrient: DietNutrient, eater: Eater): number | undefined {
  if (eater.ageYears < MIN_AGE_YEARS) return undefined;
  if (nutrient === 'fiberG') return fiberIntake(eater);
  const substance = SUBSTANCES[nutrient];
  return substance && recommendedIntake(substance, eater);
}

const isShare = (nutrient: DietNutrient): nutrient is keyof typeof SHARES => Object.hasOwn(SHARES, nutrient);

/**
 * Recommended daily intake of a nutrient.
 * @param energyKcal average per day, for limits that are a share of energy; undefined if unknown
 * @returns undefined without a recommendation
 */
export function intakeTarget(
  nutrient: DietNutrient,
  eater: Eater,
  energyKcal: number | undefined,
): IntakeTarget | undefined {
  if (isShare(nutrient)) {
    const { share, kcalPerG, source } = SHARES[nutrient];
    return energyKcal === undefined
      ? undefined
      : { amount: (share * energyKcal) / kcalPerG, kind: 'at-most', source };
  }
  switch (nutrient) {
    case 'alcoholG':
      return { amount: eater.sex === 'male' ? 28 : 14, kind: 'at-most', source: ALCOHOL };
    case 'sodiumMg':
      return { amount: 2300, kind: 'at-most', source: SODIUM };
    case 'marineOmega3G':
      return { amount: 0.25, kind: 'at-least', source: MARINE };
    default: {
      const amount = allowance(nutrient, eater);
      return amount === undefined
        ? undefined
        : { amount, kind: 'at-least', source: DIETARY_REFERENCE_INTAKES };
    }
  }
}
