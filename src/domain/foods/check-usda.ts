import { breachIf, type FoodBreach } from './breach.ts';
import type { Food } from './food.ts';
import { NUTRIENT_KEYS, type Nutrients } from './nutrients.ts';

/**
 * A food's figures against those of the figure set it cites; figures that the set lacks may be derived (alcohol, added sugars).
 * @param cited figures per 100 g of the cited set, or undefined where FoodData Central has no such set
 */
export function checkUsda(
  { fdcId, per100g }: Pick<Food, 'fdcId' | 'per100g'>,
  cited: Nutrients | undefined,
): FoodBreach[] {
  if (cited === undefined)
    return breachIf(true, 'usda', 'impossible', () => `FoodData Central has no figures ${fdcId}.`);
  return NUTRIENT_KEYS.flatMap((key) =>
    breachIf(
      cited[key] !== undefined && cited[key] !== per100g[key],
      'usda',
      'impossible',
      () => `${key} is ${per100g[key]}, but ${cited[key]} in figures ${fdcId} of FoodData Central.`,
    ),
  );
}
