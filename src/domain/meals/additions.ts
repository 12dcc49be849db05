import type { Food, FoodGroup } from '#domain/foods/food.ts';
import type { ChosenPortion } from './choose-portion.ts';

const HOT_OR_COLD_DRINKS: ReadonlySet<FoodGroup> = new Set(['drink', 'sugary-drink', 'juice', 'alcohol']);

/** Grams people add of a food of this group when they name no amount: a splash in a drink, a spread on bread. */
function additionGrams(food: Food, host: FoodGroup): number | undefined {
  const inDrink = HOT_OR_COLD_DRINKS.has(host);
  switch (food.group) {
    case 'oil':
      return 8;
    case 'dairy':
      return inDrink ? 30 : host === 'breakfast-cereal' || host === 'whole-grain' ? 150 : undefined;
    case 'soy':
    case 'nut':
      return inDrink ? 30 : 16;
    case 'sweet':
      return inDrink ? 5 : 15;
    case 'sauce':
      return Math.min(food.defaultPortion.grams, 30);
    case 'cheese':
      return Math.min(food.defaultPortion.grams, 25);
    default:
      return inDrink ? 10 : undefined;
  }
}

/**
 * Portion of something added without an amount ("with butter"); product values, with wide bounds.
 * @returns undefined where people add a whole portion ("chicken with rice")
 */
export function additionPortion(food: Food, host: FoodGroup): ChosenPortion | undefined {
  const grams = additionGrams(food, host);
  if (grams === undefined) return undefined;
  return { amount: grams, unit: 'g', grams: { value: grams, low: grams * 0.4, high: grams * 2 }, fit: 0.8 };
}
