import { atwaterKcal } from './atwater.ts';
import { breachIf, type FoodBreach } from './breach.ts';
import type { Nutrients } from './nutrients.ts';

/**
 * Energy per 100 g against the Atwater sum: doubtful where it differs by more than 25 kcal and 20 %, impossible where by more than 50 %.
 * Drinks whose alcohol is unknown seem to have too much energy; sweets whose polyols are unknown, too little.
 * @param polyolsG sugar alcohols per 100 g, counted in the carbohydrate
 */
export function checkEnergy(per100g: Nutrients, polyolsG?: number): FoodBreach[] {
  const expected = atwaterKcal(per100g, polyolsG);
  const { energyKcal } = per100g;
  if (expected === undefined || energyKcal === undefined) return [];
  const difference = Math.abs(energyKcal - expected);
  return breachIf(
    difference > Math.max(25, 0.2 * expected),
    'energy',
    difference > 0.5 * expected ? 'impossible' : 'doubtful',
    () => `${energyKcal} kcal per 100 g, but the macronutrients give ${expected.toFixed(0)}.`,
  );
}
