import type { Food, FoodGroup } from '#domain/foods/food.ts';
import { densityOf } from './portion-grams.ts';

/** Grams of pieces that people cut themselves, by group. */
const CUT_PIECE_G: Partial<Record<FoodGroup, Readonly<Record<string, number>>>> = {
  vegetable: { stick: 10, slice: 8 },
  // A wedge of stilton is more than a slice of it.
  cheese: { wedge: 40, chunk: 40, hunk: 60 },
  // British rashers are of back bacon.
  'processed-meat': { rasher: 15 },
  dessert: { sleeve: 140 },
  snack: { sleeve: 140 },
};

/** Labels of one whole piece. */
export const WHOLE: readonly string[] = [
  'piece',
  'medium',
  'regular',
  'sandwich',
  'taco',
  'burrito',
  'egg',
  'bar',
  'cookie',
  'roll',
  'slice',
  'patty',
  'link',
];

/** A plate of banana bread holds two pieces of it, g. */
const PIECES_ON_PLATE = 2;
export const mostOnPlate = ({ defaultPortion: { label, grams } }: Food): number =>
  WHOLE.includes(label) ? PIECES_ON_PLATE * grams : Infinity;

/** A mug of Bovril is a spoon of it in hot water. */
const PASTE_IN_MUG_G = 12;
const PASTE_MIN_SODIUM_MG = 2500;
const isPaste = ({ group, per100g }: Food): boolean =>
  group === 'sauce' && (per100g.sodiumMg ?? 0) >= PASTE_MIN_SODIUM_MG;

/** Nobody fills a glass with a spirit: about two small measures, mL. */
const SPIRIT_GLASS_ML = 60;
const HIP_FLASK_ML = 180;
/** Energy of spirits of 30 % alcohol and more, kcal per 100 g. */
const SPIRIT_MIN_KCAL = 180;
export const isSpirit = ({ group, per100g }: Food): boolean =>
  group === 'alcohol' && (per100g.energyKcal ?? 0) >= SPIRIT_MIN_KCAL;

/** A sliver is half of a slice, or a third of a portion if the food has none. */
function sliverOf({ portions, defaultPortion }: Food): number {
  const slice = portions.find(({ label }) => label === 'slice');
  return slice === undefined ? defaultPortion.grams / 3 : slice.grams / 2;
}

/** Grams of a piece or container for which the food has no label; undefined if its group doesn't tell. */
export function pieceGrams(food: Food, portionUnit: string): number | undefined {
  if (isPaste(food) && /^(mug|glass|cup|bowl)$/.test(portionUnit)) return PASTE_IN_MUG_G;
  if (isSpirit(food) && /^(glass|tumbler|goblet|mug|cup)$/.test(portionUnit))
    return SPIRIT_GLASS_ML * (densityOf(food) ?? 1);
  if (isSpirit(food) && portionUnit === 'flask') return HIP_FLASK_ML * (densityOf(food) ?? 1);
  if (portionUnit === 'sliver') return sliverOf(food);
  return CUT_PIECE_G[food.group]?.[portionUnit];
}
