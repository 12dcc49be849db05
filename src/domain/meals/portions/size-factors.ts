import type { Food } from '#domain/foods/food.ts';

/** Factor relative to medium, if the food has no portion of that size. */
const SIZE_FACTOR: Readonly<Record<string, number>> = {
  mini: 0.4,
  small: 0.75,
  medium: 1,
  regular: 1,
  large: 1.35,
  'extra large': 1.6,
  'king size': 1.7,
  'fun size': 0.4,
  'family size': 6,
  'snack size': 1,
  'bite size': 0.2,
  child: 0.7,
  thin: 0.75,
  thick: 1.4,
  long: 1.3,
  short: 0.8,
  heaping: 1.3,
};

/** Tables and recipes mean large eggs (USDA: small 38 g, medium 44 g, large 50 g, extra large 56 g). */
const EGG_FACTOR: Readonly<Record<string, number>> = {
  mini: 0.76,
  small: 0.76,
  medium: 0.88,
  large: 1,
  'extra large': 1.12,
};

/** How much more than usual a food weighs in these sizes. */
/** Bags of chips for one are small. */
const SNACK_FACTOR: Readonly<Record<string, number>> = { ...SIZE_FACTOR, 'family size': 9 };

export function sizeFactor({ group }: Food, sizes: readonly string[]): number {
  const factors = group === 'egg' ? EGG_FACTOR : group === 'snack' ? SNACK_FACTOR : SIZE_FACTOR;
  return sizes.reduce((product, size) => product * (factors[size] ?? 1), 1);
}
