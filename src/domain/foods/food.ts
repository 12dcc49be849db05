import type { Nutrients } from './nutrients.ts';

/** Food groups of the reference table, close to those the HEI-2020 counts. */
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
] as const;

export type FoodGroup = (typeof FOOD_GROUPS)[number];

/** A household measure: one `label` of the food weighs `grams`. */
export interface Portion {
  readonly label: string;
  readonly grams: number;
}

/** A food or dish of the reference table. Nutrients are per 100 g as eaten. */
export interface Food {
  /** Stable slug, e.g. `egg-scrambled`. */
  readonly id: string;
  /** USDA FoodData Central id of the figure set the nutrients were taken from. */
  readonly fdcId: number;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly group: FoodGroup;
  /** NOVA class 1 to 4. */
  readonly nova: 1 | 2 | 3 | 4;
  readonly portions: readonly Portion[];
  /** The portion eaten when somebody names the food with no amount. */
  readonly defaultPortion: Portion;
  readonly per100g: Nutrients;
}
