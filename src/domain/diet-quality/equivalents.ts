/**
 * Food groups of the Healthy Eating Index, in the units of the USDA food patterns: cup-equivalents of fruit, vegetables and dairy, and
 * ounce-equivalents of grains and protein foods.
 */
export const EQUIVALENT_KEYS = [
  'totalFruitCups',
  'wholeFruitCups',
  'vegetableCups',
  'greensAndBeansCups',
  'wholeGrainOunces',
  'refinedGrainOunces',
  'dairyCups',
  'proteinFoodOunces',
  'seafoodAndPlantProteinOunces',
] as const;

export type EquivalentKey = (typeof EQUIVALENT_KEYS)[number];
export type Equivalents = { readonly [K in EquivalentKey]?: number };

/** Kinds of parts that foods are made of. `none` is in no food group: water, oil, sugar, alcohol, sauces, cream. */
export const PART_KINDS = [
  'fruit',
  'juice',
  'vegetable',
  'dark-green',
  'starchy',
  'legume',
  'soy',
  'nut',
  'whole-grain',
  'refined-grain',
  'dairy',
  'egg',
  'meat',
  'poultry',
  'processed-meat',
  'fish',
  'none',
] as const;

export type PartKind = (typeof PART_KINDS)[number];

/** A quarter cup of beans is one ounce-equivalent of protein foods. */
const LEGUME_OUNCES_PER_CUP = 4;

const PROTEIN = { proteinFoodOunces: 1 } as const;
const PLANT_OR_SEA = { proteinFoodOunces: 1, seafoodAndPlantProteinOunces: 1 } as const;

/**
 * Food groups that one equivalent of a kind counts toward. Legumes count as vegetables, as greens and beans, and as both kinds of protein foods.
 * Source: National Cancer Institute, HEI-2020; Krebs-Smith et al., J Acad Nutr Diet 2018;118:1591-1602, doi:10.1016/j.jand.2018.05.021.
 */
export const COUNTS_AS: Readonly<Record<PartKind, Equivalents>> = {
  fruit: { totalFruitCups: 1, wholeFruitCups: 1 },
  juice: { totalFruitCups: 1 },
  vegetable: { vegetableCups: 1 },
  'dark-green': { vegetableCups: 1, greensAndBeansCups: 1 },
  starchy: { vegetableCups: 1 },
  legume: {
    vegetableCups: 1,
    greensAndBeansCups: 1,
    proteinFoodOunces: LEGUME_OUNCES_PER_CUP,
    seafoodAndPlantProteinOunces: LEGUME_OUNCES_PER_CUP,
  },
  soy: PLANT_OR_SEA,
  nut: PLANT_OR_SEA,
  'whole-grain': { wholeGrainOunces: 1 },
  'refined-grain': { refinedGrainOunces: 1 },
  dairy: { dairyCups: 1 },
  egg: PROTEIN,
  meat: PROTEIN,
  poultry: PROTEIN,
  'processed-meat': PROTEIN,
  fish: PLANT_OR_SEA,
  none: {},
};

/**
 * Relative spread between recipes with the same name, this product's own reading of published recipes. A plain food varies by cut and
 * water, a dish by its cook, and a dish known only by its group by everything.
 */
export const PATTERN_ERRORS = { plain: 0.1, mixed: 0.25, anyDish: 0.4 } as const;
