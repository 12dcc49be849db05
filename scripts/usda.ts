/** USDA FoodData Central as the project reads it: a file beside the project that not every machine has. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkValues } from '#domain/foods/checks/check-food.ts';
import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from '#domain/foods/nutrients.ts';

export const usdaFile = join(import.meta.dirname, '../../shared/data/usda/foods.jsonl.gz');

export interface UsdaFood {
  readonly fdc_id: number;
  /** FNDDS rows only. */
  readonly food_code?: number;
  readonly description: string;
  readonly nutrients: Readonly<Record<string, number | undefined>>;
}

/** "vitaminARaeUg" is "vitamin_a_rae_ug" there. */
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

/** Every figure set, or undefined where the file is not at hand. */
export function readUsda(): UsdaFood[] | undefined {
  if (!existsSync(usdaFile)) return undefined;
  return gunzipSync(readFileSync(usdaFile))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as UsdaFood);
}

/** Figures per 100 g to five digits as they stand there; what is absent is unknown. */
export function usdaFigures({ nutrients }: UsdaFood): Nutrients {
  const known: { [K in NutrientKey]?: number } = {};
  for (const key of NUTRIENT_KEYS) {
    const value =
      nutrients[usdaKey(key)] ?? (key === 'omega3AlaG' ? nutrients['omega3_ala_est_g'] : undefined);
    if (value !== undefined) known[key] = Number(value.toPrecision(5));
  }
  return known;
}

/** The figures without those that are negative or absurd (2,732 mg of vitamin C in a baby food): they are unknown. */
export function soundFigures(figures: Nutrients): Nutrients {
  const known: { [K in NutrientKey]?: number } = {};
  for (const key of NUTRIENT_KEYS) {
    const value = figures[key];
    if (value !== undefined && checkValues({ [key]: value }).length === 0) known[key] = value;
  }
  return known;
}
