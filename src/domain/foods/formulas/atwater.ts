import { KCAL_PER_G } from '#domain/units/energy.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';

/**
 * Energy of a food's macronutrients, kcal in the same amount: 4 per g of protein and of carbohydrate without fiber, 9 of fat, 2 of fiber, 7
 * of alcohol, 2.4 of polyols. Carbohydrate includes fiber and polyols, as in USDA data and on American labels. Correct figures of real
 * foods differ by 5 to 15% (nuts, bran, organic acids). Source: FAO Food and Nutrition Paper 77 (2003), general factors; polyols:
 * Regulation (EU) 1169/2011, Annex XIV (erythritol has none).
 * @param polyolsG sugar alcohols other than erythritol, g in the same amount, if a label lists them
 * @returns undefined if protein, fat or carbohydrate is unknown
 */
export function atwaterKcal(
  { proteinG, fatG, carbsG, fiberG = 0, alcoholG = 0 }: Nutrients,
  polyolsG = 0,
): number | undefined {
  if (proteinG === undefined || fatG === undefined || carbsG === undefined) return undefined;
  return (
    KCAL_PER_G.proteinG * proteinG +
    KCAL_PER_G.fatG * fatG +
    KCAL_PER_G.carbsG * Math.max(0, carbsG - fiberG - polyolsG) +
    2 * Math.min(fiberG, carbsG) +
    7 * alcoholG +
    2.4 * polyolsG
  );
}
