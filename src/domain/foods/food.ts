import type { NutrientKey, Nutrients } from './nutrients.ts';

/** Food groups of the reference table, similar to those of the HEI-2020. */
export const FOOD_GROUPS = [
  'fruit',
  'juice',
  'greens',
  'vegetable',
  'starchy-vegetable',
  'legume',
  'soy',
  'nut',
  'whole-grain',
  'refined-grain',
  'breakfast-cereal',
  'dairy',
  'cheese',
  'egg',
  'meat',
  'poultry',
  'processed-meat',
  'seafood',
  'oil',
  'sauce',
  'soup',
  'sweet',
  'dessert',
  'snack',
  'drink',
  'sugary-drink',
  'alcohol',
  'dish',
  'fast-food',
  'supplement',
  'baby',
  'other',
] as const;

export type FoodGroup = (typeof FOOD_GROUPS)[number];

/** Plant foods: fruit, vegetables and legumes. */
export const PRODUCE_GROUPS = [
  'fruit',
  'greens',
  'vegetable',
  'starchy-vegetable',
  'legume',
] as const satisfies readonly FoodGroup[];

/** Animal foods that are eaten by the piece or slice. */
export const ANIMAL_GROUPS = [
  'meat',
  'poultry',
  'processed-meat',
  'seafood',
  'egg',
  'cheese',
] as const satisfies readonly FoodGroup[];

/** Groups of drinks only; milk and soups are also eaten. */
export const DRINK_GROUPS: ReadonlySet<FoodGroup> = new Set(['drink', 'sugary-drink', 'juice', 'alcohol']);

/** A household measure: one `label` of the food weighs `grams`. */
export interface Portion {
  readonly label: string;
  readonly grams: number;
}

/** Heaviest portion of a food, g. */
export const MAX_PORTION_GRAMS = 5000;
/** Portions of one food. */
export const MAX_PORTIONS = 12;

/** How often a food is eaten and how much it varies, if there is evidence for it alone. */
export interface FoodDoubt {
  /** Times it is eaten in 100,000 recalled items; foods without evidence use their family's. */
  readonly eatenPer100000?: number | undefined;
  /** Spread of the amounts people eat around the typical one, as logarithms of factors to the 10th and 90th percentile. */
  readonly amount?: { readonly below: number; readonly above: number } | undefined;
  /** Relative standard deviations of its figures between national tables, if several include it. */
  readonly figures?: { readonly [K in NutrientKey]?: number } | undefined;
}

/** A food or dish. Nutrients are per 100 g as eaten. */
export interface Food {
  /** A stable slug in the reference table (`egg-scrambled`), `own:<uuid>` for a member's own, `product:<gtin>` or `fdc:<id>` for an imported one. */
  readonly id: string;
  /** USDA FoodData Central id of the figure set that the nutrients come from, if any. */
  readonly fdcId?: number | undefined;
  /** Row of another table that the nutrients come from, if any: `bls:C131000`, `ciqual:25600`, `cnf:2`. */
  readonly sourceId?: string | undefined;
  readonly name: string;
  /** Brand of a product. */
  readonly brand?: string | undefined;
  readonly aliases: readonly string[];
  readonly group: FoodGroup;
  /** NOVA class 1 to 4, if known. */
  readonly nova?: 1 | 2 | 3 | 4 | undefined;
  readonly portions: readonly Portion[];
  /** Portion for a food named without an amount. */
  readonly defaultPortion: Portion;
  readonly per100g: Nutrients;
  /**
   * Measured glycemic index; glucose is 100. Source: Atkinson et al., Am J Clin Nutr 2021;114:1625-1632, doi:10.1093/ajcn/nqab233, and the
   * earlier tables of 2008 and 2002.
   */
  readonly glycaemicIndex?: number | undefined;
  /** Absent for foods outside the reference table. */
  readonly doubt?: FoodDoubt | undefined;
}
