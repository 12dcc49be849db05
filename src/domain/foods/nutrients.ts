/**
 * Every nutrient, in the order of tables and files. Stored lists of amounts depend on the order, so new ones come last. The unit ends the
 * name. A nutrient that a food doesn't report is absent: unknown, never zero.
 */
export const NUTRIENT_KEYS = [
  'energyKcal',
  'proteinG',
  'carbsG',
  'fatG',
  'fiberG',
  'sugarsG',
  'addedSugarsG',
  'satFatG',
  'monoFatG',
  'polyFatG',
  'transFatG',
  'omega3AlaG',
  'omega3EpaG',
  'omega3DhaG',
  'cholesterolMg',
  'sodiumMg',
  'potassiumMg',
  'calciumMg',
  'ironMg',
  'magnesiumMg',
  'phosphorusMg',
  'zincMg',
  'copperMg',
  'manganeseMg',
  'seleniumUg',
  'iodineUg',
  'vitaminARaeUg',
  'vitaminCMg',
  'vitaminDUg',
  'vitaminEMg',
  'vitaminKUg',
  'thiaminMg',
  'riboflavinMg',
  'niacinMg',
  'vitaminB6Mg',
  'folateDfeUg',
  'vitaminB12Ug',
  'pantothenicAcidMg',
  'cholineMg',
  'alcoholG',
  'caffeineMg',
  'waterG',
] as const;

export type NutrientKey = (typeof NUTRIENT_KEYS)[number];

const KEYS: ReadonlySet<string> = new Set(NUTRIENT_KEYS);
export const isNutrient = (key: string): key is NutrientKey => KEYS.has(key);

/** Known amounts only; a missing key is unknown. */
export type Nutrients = { readonly [K in NutrientKey]?: number };
