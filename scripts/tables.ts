/**
 * The national tables of food composition beside USDA's as the project reads them: files beside the project that not every machine has.
 * A row is cited by its table and code there: `bls:C131000`, `ciqual:25600`, `cnf:2`. USDA's rows are cited by their bare FoodData Central id.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { atwaterKcal } from '#domain/foods/formulas/atwater.ts';
import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from '#domain/foods/nutrients.ts';
import { readUsda, soundFigures, usdaFigures } from './usda.ts';

const TABLES = ['bls', 'ciqual', 'cnf'] as const;

const tableFile = (table: string): string =>
  join(import.meta.dirname, `../../shared/data/tables/${table}.jsonl.gz`);

/** A row of one of these tables. */
export interface TableFood {
  readonly id: string;
  readonly names: { readonly en?: string; readonly de?: string; readonly fr?: string };
  readonly nutrients: Readonly<Record<string, number | undefined>>;
}

/** Every row of the tables that are at hand, or undefined where one is missing. */
export function readTables(): TableFood[] | undefined {
  if (!TABLES.every((table) => existsSync(tableFile(table)))) return undefined;
  return TABLES.flatMap((table) =>
    gunzipSync(readFileSync(tableFile(table)))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as TableFood),
  );
}

/** What the three tables call a nutrient, where they mean the same by it as this project. */
const TABLE_KEY: { readonly [K in NutrientKey]?: string } = {
  energyKcal: 'energy_kcal',
  proteinG: 'protein_g',
  fatG: 'fat_g',
  fiberG: 'fiber_g',
  sugarsG: 'sugars_g',
  satFatG: 'sat_fat_g',
  monoFatG: 'mono_fat_g',
  polyFatG: 'poly_fat_g',
  omega3AlaG: 'ala_g',
  omega3EpaG: 'epa_g',
  cholesterolMg: 'cholesterol_mg',
  sodiumMg: 'sodium_mg',
  potassiumMg: 'potassium_mg',
  calciumMg: 'calcium_mg',
  ironMg: 'iron_mg',
  magnesiumMg: 'magnesium_mg',
  phosphorusMg: 'phosphorus_mg',
  zincMg: 'zinc_mg',
  copperMg: 'copper_mg',
  manganeseMg: 'manganese_mg',
  seleniumUg: 'selenium_ug',
  iodineUg: 'iodine_ug',
  vitaminARaeUg: 'vitamin_a_rae_ug',
  vitaminCMg: 'vitamin_c_mg',
  vitaminDUg: 'vitamin_d_ug',
  vitaminKUg: 'vitamin_k_ug',
  thiaminMg: 'thiamin_mg',
  riboflavinMg: 'riboflavin_mg',
  niacinMg: 'niacin_mg',
  vitaminB6Mg: 'vitamin_b6_mg',
  folateDfeUg: 'folate_dfe_ug',
  vitaminB12Ug: 'vitamin_b12_ug',
  pantothenicAcidMg: 'pantothenic_acid_mg',
  cholineMg: 'choline_mg',
  alcoholG: 'alcohol_g',
  caffeineMg: 'caffeine_mg',
  waterG: 'water_g',
};

/** Figures whose zero in CNF is an amount; elsewhere CNF writes 0 both for none and for not analyzed. */
const CNF_ZERO_IS_NONE: ReadonlySet<NutrientKey> = new Set([
  'energyKcal',
  'proteinG',
  'carbsG',
  'fatG',
  'alcoholG',
]);

/** CIQUAL writes "less than 20 µg" of iodine as 20: such figures stand for vinegar, chips and rice noodles alike, and are unknown here. */
const IODINE_LIMITS_UG: ReadonlySet<number> = new Set([5, 10, 20]);

/**
 * Figures per 100 g by this project's conventions. Carbohydrate counts fiber in: CNF's does already (by difference), BLS and CIQUAL give
 * available carbohydrate, to which fiber is added. Vitamin A is retinol plus a twelfth of beta-carotene where a table gives both; BLS's
 * equivalents count carotene double and are left out. Folate of BLS and CIQUAL is that of food, which is its own equivalent. Energy that
 * CIQUAL leaves out follows from the macronutrients.
 */
export function tableFigures({ id, nutrients }: TableFood): Nutrients {
  const isCnf = id.startsWith('cnf:');
  const known: { [K in NutrientKey]?: number } = {};
  for (const key of NUTRIENT_KEYS) {
    const value = nutrients[TABLE_KEY[key] ?? ''];
    if (value !== undefined && !(isCnf && value === 0 && !CNF_ZERO_IS_NONE.has(key))) known[key] = value;
  }
  const { carbs_by_difference_g: byDifference, carbs_available_g: available, fiber_g: fiber } = nutrients;
  const carbs = isCnf ? byDifference : available === undefined ? undefined : available + (fiber ?? 0);
  if (carbs !== undefined) known.carbsG = carbs;
  const { retinol_ug: retinol, beta_carotene_ug: carotene, folate_ug: folate } = nutrients;
  if (retinol !== undefined && carotene !== undefined) known.vitaminARaeUg = retinol + carotene / 12;
  if (folate !== undefined) known.folateDfeUg = folate;
  if (known.iodineUg !== undefined && IODINE_LIMITS_UG.has(known.iodineUg)) delete known.iodineUg;
  const energy = known.energyKcal ?? atwaterKcal(known, nutrients['polyols_g']);
  if (energy !== undefined) known.energyKcal = Math.round(energy);
  for (const key of NUTRIENT_KEYS) {
    const value = known[key];
    if (value !== undefined) known[key] = Number(value.toPrecision(3));
  }
  return known;
}

/** One row that foods may cite: how it is called in its table, and its figures with nothing absurd among them. */
export interface CitedSet {
  readonly name: string;
  readonly figures: Nutrients;
  /** The same with what is absurd. */
  readonly raw: Nutrients;
}

/** Every row that a food may cite, by what it is cited as, or undefined where a table is not at hand. */
export function readCitedSets(): Map<string, CitedSet> | undefined {
  const usda = readUsda();
  const tables = readTables();
  if (!usda || !tables) return undefined;
  const sets = new Map<string, CitedSet>();
  const add = (id: string, name: string, raw: Nutrients): void => {
    sets.set(id, { name, raw, figures: soundFigures(raw) });
  };
  for (const food of usda) add(String(food.fdc_id), food.description, usdaFigures(food));
  for (const food of tables)
    add(food.id, food.names.en ?? food.names.de ?? food.names.fr ?? food.id, tableFigures(food));
  return sets;
}
