import { KCAL_PER_G } from '#domain/units/energy.ts';
import type { Food, FoodGroup } from '#domain/foods/food.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { RANGE_DEVIATIONS, type LogRange } from './estimate.ts';

/**
 * Error of a food's figures even if it is the right food, as a logarithm. National food tables differ about one food by a relative standard
 * deviation of 1 % (oils) to 15% in energy (data/figure-spread.tsv: USDA FoodData Central, Canadian Nutrient File, BLS, CIQUAL); recipes of
 * the same name differ more. The content of a plain food is known to 8 or 9%.
 */
const BY_GROUP: Readonly<Record<FoodGroup, number>> = {
  oil: 0.05,
  nut: 0.05,
  egg: 0.05,
  alcohol: 0.05,
  drink: 0.05,
  supplement: 0.05,
  baby: 0.05,
  meat: 0.08,
  poultry: 0.08,
  seafood: 0.08,
  'processed-meat': 0.08,
  cheese: 0.08,
  fruit: 0.08,
  greens: 0.08,
  vegetable: 0.08,
  juice: 0.08,
  'sugary-drink': 0.08,
  sweet: 0.08,
  snack: 0.08,
  'breakfast-cereal': 0.08,
  dessert: 0.08,
  dairy: 0.08,
  other: 0.08,
  'refined-grain': 0.09,
  'whole-grain': 0.09,
  'starchy-vegetable': 0.09,
  legume: 0.09,
  soy: 0.09,
  dish: 0.1,
  soup: 0.1,
  sauce: 0.1,
  'fast-food': 0.1,
};

/** Manufactured foods (NOVA 4, or with a brand) are made the same way each time. */
const INDUSTRIAL = 0.5;
const isIndustrial = ({ nova, brand }: Food): boolean => nova === 4 || brand !== undefined;

/** "Bread", "yogurt": one word covers many kinds. */
const ANY_KIND = 1.5;

/**
 * In home cooking, people omit sugar, oil and minor ingredients from their descriptions more often than they add them, mostly in dishes.
 */
const UNNAMED_PARTS = 1.3;
const UNNAMED_PARTS_OF_DISHES = 1.8;
const DISHES: ReadonlySet<FoodGroup> = new Set(['dish', 'soup', 'sauce', 'fast-food']);

function upwardFactor(food: Food): number {
  if (isIndustrial(food)) return 1;
  return DISHES.has(food.group) ? UNNAMED_PARTS_OF_DISHES : UNNAMED_PARTS;
}

const ENERGY_OF: Readonly<Partial<Record<NutrientKey, number>>> = KCAL_PER_G;
/** Relative error of a nutrient without energy, compared with the error of energy. Fat varies most between cooks. */
const MINOR: Readonly<Partial<Record<NutrientKey, number>>> = { proteinG: 0.4, carbsG: 1.3, fatG: 1.8 };
/** Vitamins and minerals depend on soil, season and fortification. */
const MICRONUTRIENT = 2;
/** Added sugars of mixed foods are estimated from all their sugars; a quarter is assumed as their standard deviation. */
const ESTIMATED_SUGARS = 4;

export const isMicronutrient = (key: NutrientKey): boolean =>
  key !== 'energyKcal' && ENERGY_OF[key] === undefined;

/** Error of a nutrient's figure relative to the error of energy: small contents vary most. At least 1. */
export function nutrientFactor({ per100g }: Food, key: NutrientKey): number {
  if (key === 'energyKcal') return 1;
  const kcalPerG = ENERGY_OF[key];
  const [amount = 0, energyKcal = 0] = [per100g[key], per100g.energyKcal];
  if (key === 'addedSugarsG' && amount !== per100g.sugarsG) return ESTIMATED_SUGARS;
  if (kcalPerG === undefined) return MICRONUTRIENT;
  const share = energyKcal > 0 ? Math.min(1, (amount * kcalPerG) / energyKcal) : 0;
  return 1 + (MINOR[key] ?? 0) * (1 - share);
}

/** The group's error weighs as much as four tables; a food usually is in two or three. */
const GROUP_WEIGHT = 2 / 3;
const MAX_FIGURE = 1;

/** Error of a food's figure for a nutrient: its group's error, adjusted toward the differences between tables for this food. */
export function figureRange(food: Food, key: NutrientKey): LogRange {
  const named = food.name.includes(' ') ? 1 : ANY_KIND;
  const usual =
    BY_GROUP[food.group] * (isIndustrial(food) ? INDUSTRIAL : 1) * named * nutrientFactor(food, key);
  const deviation = food.doubt?.figures?.[key];
  const tables = deviation === undefined ? usual : RANGE_DEVIATIONS * deviation;
  const joined = Math.sqrt(GROUP_WEIGHT * usual ** 2 + (1 - GROUP_WEIGHT) * tables ** 2);
  const below = Math.min(MAX_FIGURE, joined);
  return { below, above: below * upwardFactor(food) };
}

/** Tables and labels print less than half a gram as zero (21 CFR 101.9(c)), so figures per 100 g are never more precise than that. */
export const traceIn100g = (key: NutrientKey): number => (key === 'energyKcal' ? 1 : 0.2);
