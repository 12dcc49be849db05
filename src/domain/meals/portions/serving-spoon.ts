import type { Food, FoodGroup } from '#domain/foods/food.ts';
import { SCALED_SPREAD, type Unit } from './portion-grams.ts';

/** A spoon of what is served from a dish is a serving spoon, heaped: three tablespoons. */
const TABLESPOONS = 3;
const SERVED: ReadonlySet<FoodGroup> = new Set([
  'starchy-vegetable',
  'vegetable',
  'dish',
  'refined-grain',
  'legume',
]);

/** "A spoonful of mash", unlike one of sugar; undefined for other units and foods. */
export const servingSpoon = (
  { group }: Food,
  portionUnit: string,
  tablespoon: Unit | undefined,
): Unit | undefined =>
  tablespoon !== undefined && SERVED.has(group) && /^spoon(ful)?$/.test(portionUnit)
    ? { ...tablespoon, gramsEach: TABLESPOONS * tablespoon.gramsEach, spread: SCALED_SPREAD, fit: 0.85 }
    : undefined;
