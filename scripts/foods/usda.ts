/** Figures of USDA FoodData Central. */
import { checkValues } from '#domain/foods/checks/check-food.ts';
import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from '#domain/foods/nutrients.ts';
import { sharedJsonLines } from '../shared-data.ts';

export interface UsdaFood {
  readonly fdc_id: number;
  /** FNDDS rows only. */
  readonly food_code?: number;
  readonly description: string;
  readonly nutrients: Readonly<Record<string, number | undefined>>;
}

/** Names that don't follow from ours by snake case alone. */
const USDA_KEY: Partial<Record<NutrientKey, string>> = {
  vitaminARaeUg: 'vitamin_a_rae_ug',
  omega3AlaG: 'omega3_ala_g',
  omega3EpaG: 'omega3_epa_g',
  omega3DhaG: 'omega3_dha_g',
  vitaminB6Mg: 'vitamin_b6_mg',
  vitaminB12Ug: 'vitamin_b12_ug',
};
const usdaKey = (key: NutrientKey): string =>
  USDA_KEY[key] ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** All foods, or undefined if the file is missing. */
export const readUsda = () => sharedJsonLines<UsdaFood>('usda/foods.jsonl.gz');

/** Figures per 100 g to five significant digits. */
export function usdaFigures({ nutrients }: UsdaFood): Nutrients {
  const known: { [K in NutrientKey]?: number } = {};
  for (const key of NUTRIENT_KEYS) {
    const value =
      nutrients[usdaKey(key)] ?? (key === 'omega3AlaG' ? nutrients['omega3_ala_est_g'] : undefined);
    if (value !== undefined) known[key] = Number(value.toPrecision(5));
  }
  return known;
}

/** Drops negative and absurd figures (2,732 mg of vitamin C in a baby food). */
export function soundFigures(figures: Nutrients): Nutrients {
  const known: { [K in NutrientKey]?: number } = {};
  for (const key of NUTRIENT_KEYS) {
    const value = figures[key];
    if (value !== undefined && checkValues({ [key]: value }).length === 0) known[key] = value;
  }
  return known;
}
