import { breachIf, type FoodBreach } from './breach.ts';
import type { Food } from './food.ts';

/** Under this a food does not raise blood glucose enough to be measured. */
const LEAST_CARBS_G = 2;

/** A glycaemic index is 1 to 150 (glucose is 100) and belongs to a food with carbohydrate. */
export function checkGlycaemicIndex({
  glycaemicIndex,
  per100g,
}: Pick<Food, 'glycaemicIndex' | 'per100g'>): FoodBreach[] {
  if (glycaemicIndex === undefined) return [];
  const { carbsG = 0 } = per100g;
  return [
    ...breachIf(
      !(glycaemicIndex >= 1 && glycaemicIndex <= 150),
      'glycaemic-index',
      'impossible',
      () => `The glycaemic index is ${glycaemicIndex}; it lies between 1 and 150.`,
    ),
    ...breachIf(
      carbsG < LEAST_CARBS_G,
      'glycaemic-index',
      'doubtful',
      () => `A glycaemic index of ${glycaemicIndex} with ${carbsG} g of carbohydrate per 100 g.`,
    ),
  ];
}
