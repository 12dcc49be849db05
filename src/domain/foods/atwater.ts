import type { Nutrients } from './nutrients.ts';

/**
 * Energy that the macronutrients of a food give, kcal in the same amount: 4 per g of protein and of carbohydrate without fiber, 9 of fat,
 * 2 of fiber, 7 of alcohol. Carbohydrate counts fiber in, as USDA does. Honest foods differ by 5 to 15 % (nuts, bran, organic acids).
 * Source: FAO Food and Nutrition Paper 77 (2003), general factors.
 * @returns undefined where protein, fat or carbohydrate is unknown
 */
export function atwaterKcal({
  proteinG,
  fatG,
  carbsG,
  fiberG = 0,
  alcoholG = 0,
}: Nutrients): number | undefined {
  if (proteinG === undefined || fatG === undefined || carbsG === undefined) return undefined;
  return (
    4 * proteinG + 9 * fatG + 4 * Math.max(0, carbsG - fiberG) + 2 * Math.min(fiberG, carbsG) + 7 * alcoholG
  );
}
