import type { NutrientKey } from '#domain/foods/nutrients.ts';

export type AmountUnit = 'µg' | 'mg' | 'g' | 'billion';

interface SubstanceRow {
  readonly name: string;
  /** Unit of all amounts of the substance. */
  readonly unit: AmountUnit;
  /** The same in food, if the food log tracks it. `per` converts its unit to this one. */
  readonly inFood?: { readonly keys: readonly NutrientKey[]; readonly per?: number };
  readonly isHerbal?: true;
}

/** All substances with a rule, limit or interaction. Minerals are elemental amounts. */
export const SUBSTANCES = {
  'vitamin-a': { name: 'Vitamin A (retinol)', unit: 'µg', inFood: { keys: ['vitaminARaeUg'] } },
  'beta-carotene': { name: 'Beta-carotene', unit: 'mg' },
  thiamin: { name: 'Thiamin (B1)', unit: 'mg', inFood: { keys: ['thiaminMg'] } },
  riboflavin: { name: 'Riboflavin (B2)', unit: 'mg', inFood: { keys: ['riboflavinMg'] } },
  niacin: { name: 'Niacin (B3)', unit: 'mg', inFood: { keys: ['niacinMg'] } },
  'pantothenic-acid': {
    name: 'Pantothenic acid (B5)',
    unit: 'mg',
    inFood: { keys: ['pantothenicAcidMg'] },
  },
  'vitamin-b6': { name: 'Vitamin B6', unit: 'mg', inFood: { keys: ['vitaminB6Mg'] } },
  biotin: { name: 'Biotin', unit: 'µg' },
  folate: { name: 'Folate (folic acid)', unit: 'µg', inFood: { keys: ['folateDfeUg'] } },
  'vitamin-b12': { name: 'Vitamin B12', unit: 'µg', inFood: { keys: ['vitaminB12Ug'] } },
  'vitamin-c': { name: 'Vitamin C', unit: 'mg', inFood: { keys: ['vitaminCMg'] } },
  'vitamin-d': { name: 'Vitamin D3', unit: 'µg', inFood: { keys: ['vitaminDUg'] } },
  'vitamin-e': { name: 'Vitamin E', unit: 'mg', inFood: { keys: ['vitaminEMg'] } },
  'vitamin-k': { name: 'Vitamin K', unit: 'µg', inFood: { keys: ['vitaminKUg'] } },
  choline: { name: 'Choline', unit: 'mg', inFood: { keys: ['cholineMg'] } },
  calcium: { name: 'Calcium', unit: 'mg', inFood: { keys: ['calciumMg'] } },
  chromium: { name: 'Chromium', unit: 'µg' },
  copper: { name: 'Copper', unit: 'mg', inFood: { keys: ['copperMg'] } },
  iodine: { name: 'Iodine', unit: 'µg', inFood: { keys: ['iodineUg'] } },
  iron: { name: 'Iron', unit: 'mg', inFood: { keys: ['ironMg'] } },
  magnesium: { name: 'Magnesium', unit: 'mg', inFood: { keys: ['magnesiumMg'] } },
  manganese: { name: 'Manganese', unit: 'mg', inFood: { keys: ['manganeseMg'] } },
  molybdenum: { name: 'Molybdenum', unit: 'µg' },
  phosphorus: { name: 'Phosphorus', unit: 'mg', inFood: { keys: ['phosphorusMg'] } },
  potassium: { name: 'Potassium', unit: 'mg', inFood: { keys: ['potassiumMg'] } },
  selenium: { name: 'Selenium', unit: 'µg', inFood: { keys: ['seleniumUg'] } },
  sodium: { name: 'Sodium', unit: 'mg', inFood: { keys: ['sodiumMg'] } },
  zinc: { name: 'Zinc', unit: 'mg', inFood: { keys: ['zincMg'] } },
  'omega-3': {
    name: 'Omega-3 (EPA and DHA)',
    unit: 'mg',
    inFood: { keys: ['omega3EpaG', 'omega3DhaG'], per: 1000 },
  },
  'fish-liver-oil': { name: 'Fish liver oil', unit: 'g' },
  creatine: { name: 'Creatine monohydrate', unit: 'g' },
  protein: { name: 'Protein powder', unit: 'g', inFood: { keys: ['proteinG'] } },
  psyllium: { name: 'Psyllium husk', unit: 'g' },
  'plant-sterols': { name: 'Plant sterols or stanols', unit: 'g' },
  nitrate: { name: 'Beet nitrate', unit: 'mg' },
  probiotic: { name: 'Probiotics', unit: 'billion' },
  melatonin: { name: 'Melatonin', unit: 'mg' },
  theanine: { name: 'L-theanine', unit: 'mg' },
  'coenzyme-q10': { name: 'Coenzyme Q10', unit: 'mg' },
  caffeine: { name: 'Caffeine', unit: 'mg', inFood: { keys: ['caffeineMg'] } },
  soy: { name: 'Soy isoflavones', unit: 'mg' },
  curcumin: { name: 'Curcumin', unit: 'mg', isHerbal: true },
  ashwagandha: { name: 'Ashwagandha', unit: 'mg', isHerbal: true },
  berberine: { name: 'Berberine', unit: 'mg', isHerbal: true },
  cinnamon: { name: 'Cinnamon extract', unit: 'mg', isHerbal: true },
  'alpha-lipoic-acid': { name: 'Alpha-lipoic acid', unit: 'mg' },
  cranberry: { name: 'Cranberry concentrate', unit: 'mg', isHerbal: true },
  echinacea: { name: 'Echinacea', unit: 'mg', isHerbal: true },
  garlic: { name: 'Garlic concentrate', unit: 'mg', isHerbal: true },
  ginkgo: { name: 'Ginkgo', unit: 'mg', isHerbal: true },
  'red-yeast-rice': { name: 'Red yeast rice', unit: 'mg', isHerbal: true },
  spirulina: { name: 'Spirulina', unit: 'g', isHerbal: true },
  'st-johns-wort': { name: 'St. John’s wort', unit: 'mg', isHerbal: true },
  '5-htp': { name: '5-HTP', unit: 'mg' },
  same: { name: 'SAMe', unit: 'mg' },
  tryptophan: { name: 'L-tryptophan', unit: 'mg' },
} as const satisfies Readonly<Record<string, SubstanceRow>>;

export type Substance = keyof typeof SUBSTANCES;

const isSubstance = (key: string): key is Substance => Object.hasOwn(SUBSTANCES, key);

export const SUBSTANCE_KEYS: readonly Substance[] = Object.keys(SUBSTANCES).filter(isSubstance);

/** Row of a substance with all optional fields. */
export const substanceOf = (key: Substance): SubstanceRow => SUBSTANCES[key];

/** Amount of a substance in its unit. */
export interface Amount {
  readonly substance: Substance;
  readonly amount: number;
}
