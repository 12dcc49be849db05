import type { Food, FoodGroup } from '#domain/foods/food.ts';
import type { NutrientKey, Nutrients } from '#domain/foods/nutrients.ts';
import type { Quantity } from '#domain/meals/reading/quantity.ts';
import { additionPortion, type ChosenPortion } from './choose-portion.ts';

/** Dishes that are put together from parts, so one can be left out. */
const COMPOSED: ReadonlySet<FoodGroup> = new Set(['dish', 'fast-food', 'soup', 'dessert', 'sugary-drink']);

/** A part can't bring more of these than the whole dish holds. */
const TELLING: readonly (readonly [NutrientKey, least: number])[] = [
  ['energyKcal', 5],
  ['proteinG', 2],
  ['carbsG', 2],
  ['fatG', 2],
  ['sugarsG', 3],
  ['calciumMg', 50],
];
/** What is left of each of them comes from the rest of the dish. */
const MAX_OF_DISH = 0.85;
/** A dish that has room for less than this of the part was made without it. */
const MIN_HELD = 0.5;
/** No single part weighs more of a dish. */
const MAX_WEIGHT = 0.5;
const MAX_SHARE = 0.8;
/** A cup of tea holds nothing that could be left out of it, kcal. */
const MIN_KCAL = 30;
/** A smaller share is lost in how much dishes vary. */
const MIN_SHARE = 0.1;

const amountOf = (per100g: Nutrients, key: NutrientKey, grams: number): number | undefined => {
  const value = per100g[key];
  return value === undefined ? undefined : (value * grams) / 100;
};

/** How much of a part the dish has room for, by what both hold: 0 if it can't hold any, 1 for all of it. */
function heldShare(dish: Food, dishG: number, part: Food, partG: number): number {
  const rooms = TELLING.flatMap(([key, least]) => {
    const [of, inPart] = [amountOf(dish.per100g, key, dishG), amountOf(part.per100g, key, partG)];
    return of === undefined || inPart === undefined || inPart < least ? [] : [(MAX_OF_DISH * of) / inPart];
  });
  return Math.min(1, ...rooms);
}

/** Share of a dish's energy that a part of typical size brings; 0 for a dish that doesn't hold it. */
export function energyShareOf(dish: Food, dishG: number, part: Food): number {
  const dishKcal = amountOf(dish.per100g, 'energyKcal', dishG);
  if (!COMPOSED.has(dish.group) || dishKcal === undefined || dishKcal < MIN_KCAL) return 0;
  const usualG = additionPortion(part, dish.group)?.grams.value ?? part.defaultPortion.grams;
  const partG = Math.min(usualG, dishG * MAX_WEIGHT);
  const held = heldShare(dish, dishG, part, partG);
  const partKcal = amountOf(part.per100g, 'energyKcal', partG) ?? 0;
  const share = (held * partKcal) / dishKcal;
  return held < MIN_HELD || share < MIN_SHARE ? 0 : share;
}

/** How uncertain a part's size is, as factors of its typical share. */
const SMALL_PART = 0.5;
const LARGE_PART = 1.5;

/**
 * The portion without the parts that were left out ("cheeseburger, no bun"): as much of the dish as has the energy that remains.
 * A weighed dish was weighed without them.
 */
export function withoutParts(
  portion: ChosenPortion,
  dish: Food,
  parts: readonly Food[],
  { amount, measure }: Quantity,
): ChosenPortion {
  if (parts.length === 0 || measure !== undefined || !(amount > 0)) return portion;
  const { grams } = portion;
  const shares = parts.map((part) => energyShareOf(dish, grams.value / amount, part));
  const share = Math.min(
    MAX_SHARE,
    shares.reduce((sum, one) => sum + one, 0),
  );
  if (share === 0) return portion;
  const left = grams.value * (1 - share);
  return {
    amount: Number(left.toPrecision(3)),
    unit: 'g',
    grams: {
      value: left,
      low: grams.low * (1 - Math.min(0.9, LARGE_PART * share)),
      high: grams.high * (1 - SMALL_PART * share),
    },
    fit: portion.fit,
  };
}
