import type { Food } from '#domain/foods/food.ts';
import { portionGrams } from './portion-grams.ts';

/** The portion that people usually eat of a food, in a unit a member can change: "1 slice", or "100 g" of a food without portions. */
export function usualPortion(food: Food): { readonly amount: number; readonly unit: string } {
  const { label, grams } = food.defaultPortion;
  const one = portionGrams(food, 1, label)?.value;
  if (one === undefined || one <= 0) return { amount: grams, unit: 'g' };
  return { amount: grams / one, unit: label };
}
