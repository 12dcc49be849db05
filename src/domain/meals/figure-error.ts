import { KCAL_PER_G } from '#domain/units/energy.ts';
import type { Food, FoodGroup } from '#domain/foods/food.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';

/**
 * How far the figures of a food may be off though it is the right food, as a share of them. Product values, set by
 * `npm run bench:analysis` so that the true energy of a described meal lies inside its range about nine times in ten, whatever
 * country's kitchen it comes from. Water decides over grains and pulses (a porridge is thick or thin), a recipe over dishes and
 * soups; oil, nuts, eggs, meat and spirits are much the same everywhere.
 */
const BY_GROUP: Readonly<Record<FoodGroup, number>> = {
  oil: 0.18,
  nut: 0.18,
  egg: 0.18,
  alcohol: 0.18,
  drink: 0.18,
  supplement: 0.18,
  baby: 0.18,
  meat: 0.19,
  poultry: 0.19,
  seafood: 0.19,
  'processed-meat': 0.19,
  cheese: 0.19,
  fruit: 0.21,
  greens: 0.21,
  vegetable: 0.21,
  juice: 0.28,
  'sugary-drink': 0.28,
  sweet: 0.28,
  snack: 0.28,
  'breakfast-cereal': 0.28,
  dessert: 0.28,
  dairy: 0.28,
  dish: 0.33,
  soup: 0.33,
  sauce: 0.33,
  'fast-food': 0.33,
  'refined-grain': 0.53,
  'whole-grain': 0.53,
  'starchy-vegetable': 0.53,
  legume: 0.53,
  soy: 0.53,
  other: 0.28,
};

/** What a factory makes (NOVA 4, or with a brand) is made alike each time. */
const INDUSTRIAL = 0.37;
const isIndustrial = ({ nova, brand }: Food): boolean => nova === 4 || brand !== undefined;

/** "Bread", "yogurt": one word means many kinds. */
const ANY_KIND = 1.3;

/** Relative error of a food's energy figure, 0 to 1. */
export function figureError(food: Food): number {
  return (
    BY_GROUP[food.group] * (isIndustrial(food) ? INDUSTRIAL : 1) * (food.name.includes(' ') ? 1 : ANY_KIND)
  );
}

/** At home, sugar, oil and parts that nobody names are left out of words more often than added to them. */
const UNNAMED_PARTS = 1.5;

/** How much further up than down the figures err: 1 for what a factory makes. */
export const upwardFactor = (food: Food): number => (isIndustrial(food) ? 1 : UNNAMED_PARTS);

const ENERGY_OF: Readonly<Partial<Record<NutrientKey, number>>> = KCAL_PER_G;
/** How much more a nutrient that brings none of the energy errs than the energy does; fat is what cooks add or leave out. */
const MINOR: Readonly<Partial<Record<NutrientKey, number>>> = { proteinG: 0.7, carbsG: 0.8, fatG: 1.6 };
/** Vitamins and minerals follow soil, season and fortification. */
const MICRONUTRIENT = 1.5;

/** How much more a nutrient's figure errs than the energy: what a food holds little of varies most. 1 or more. */
export function nutrientFactor({ per100g }: Food, key: NutrientKey): number {
  if (key === 'energyKcal') return 1;
  const kcalPerG = ENERGY_OF[key];
  const [amount = 0, energyKcal = 0] = [per100g[key], per100g.energyKcal];
  if (kcalPerG === undefined) return MICRONUTRIENT;
  const share = energyKcal > 0 ? Math.min(1, (amount * kcalPerG) / energyKcal) : 0;
  return 1 + (MINOR[key] ?? 0) * (1 - share);
}
