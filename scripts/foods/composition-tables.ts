/**
 * National food composition tables: BLS (Germany), CIQUAL (France), CNF (Canada) and USDA. Foods cite a row as `bls:C131000`,
 * `ciqual:25600` or `cnf:2`, and a USDA row by its FoodData Central id alone. `fdc:168883@64` is 64 g of a dry row and 36 g of water, for
 * foods that no table has cooked.
 */
import { atwaterKcal } from '#domain/foods/formulas/atwater.ts';
import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from '#domain/foods/nutrients.ts';
import { sharedJsonLines } from '../shared-data.ts';
import { readUsda, soundFigures, usdaFigures } from './usda.ts';

/** A row of BLS, CIQUAL or CNF. */
export interface TableFood {
  readonly id: string;
  readonly names: { readonly en?: string; readonly de?: string; readonly fr?: string };
  readonly nutrients: Readonly<Record<string, number | undefined>>;
}

/** All rows of BLS, CIQUAL and CNF, or undefined if a table is missing. */
function readTables(): TableFood[] | undefined {
  const tables = ['bls', 'ciqual', 'cnf'].map((table) =>
    sharedJsonLines<TableFood>(`tables/${table}.jsonl.gz`),
  );
  return tables.includes(undefined) ? undefined : tables.flatMap((rows) => rows ?? []);
}

/** Nutrients that the three tables define as this project does, by their names there. */
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

/** CNF writes 0 for none and for not analyzed. For these, 0 means none. */
const CNF_ZERO_IS_NONE: ReadonlySet<NutrientKey> = new Set([
  'energyKcal',
  'proteinG',
  'carbsG',
  'fatG',
  'alcoholG',
]);

/** CIQUAL writes iodine below a detection limit as the limit, for vinegar, chips and rice noodles alike. Such values count as unknown. */
const IODINE_LIMITS_UG: ReadonlySet<number> = new Set([5, 10, 20]);

/**
 * Figures per 100 g by this project's conventions. Carbohydrate includes fiber: CNF's already does (by difference); BLS and CIQUAL give
 * available carbohydrate, so fiber is added. Vitamin A is retinol plus a twelfth of beta-carotene if a table gives both; BLS's equivalents
 * count carotene double and are ignored. Folate in BLS and CIQUAL is food folate, which equals its DFE. If CIQUAL gives no energy, it is
 * computed from the macronutrients.
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

/** A row that foods may cite, with its name in the table and its plausible figures. */
export interface CitedSet {
  readonly name: string;
  readonly figures: Nutrients;
  /** With absurd figures too. */
  readonly raw: Nutrients;
}

/** All rows by citation, or undefined if a table is missing. */
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

const HUNDRED_G = 100;

/** Figures per 100 g of a dry food that took up water until it made up only `percent` of the weight. */
function withWater(dry: Nutrients, percent: number): Nutrients {
  const share = percent / HUNDRED_G;
  const figures: { [K in NutrientKey]?: number } = {};
  for (const key of NUTRIENT_KEYS) {
    const value = dry[key];
    if (value !== undefined) figures[key] = Number((value * share).toPrecision(3));
  }
  const waterG = dry.waterG === undefined ? undefined : HUNDRED_G - share * (HUNDRED_G - dry.waterG);
  return { ...figures, ...(waterG !== undefined && { waterG: Number(waterG.toPrecision(3)) }) };
}

/** The row that a food cites, with the water it took up; undefined if no table has it. */
export function citedSet(sets: ReadonlyMap<string, CitedSet>, citation: string): CitedSet | undefined {
  const [row = '', percent] = citation.split('@');
  const set = sets.get(row.replace(/^fdc:/, ''));
  if (set === undefined || percent === undefined) return set;
  return {
    name: `${set.name}, with water`,
    figures: withWater(set.figures, Number(percent)),
    raw: withWater(set.raw, Number(percent)),
  };
}
