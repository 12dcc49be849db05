import type { Nutrients } from '#domain/foods/nutrients.ts';

/**
 * Alcohol in 100 g of an alcoholic drink whose figures lack it (USDA's survey foods): the energy not explained by protein, fat and
 * carbohydrate, at 6.93 kcal a gram. For wine, beer and vodka it is within 0.3 g of the analyzed figures. Source: Merrill & Watt, USDA
 * Agriculture Handbook 74 (1973), factor of alcohol.
 * @returns g, or undefined if energy or a macronutrient is unknown
 */
export function alcoholFromEnergyG({ energyKcal, proteinG, fatG, carbsG }: Nutrients): number | undefined {
  if (energyKcal === undefined || proteinG === undefined || fatG === undefined || carbsG === undefined)
    return undefined;
  const restKcal = energyKcal - 4 * proteinG - 9 * fatG - 4 * carbsG;
  return Math.round(Math.max(0, restKcal / 6.93) * 10) / 10;
}
