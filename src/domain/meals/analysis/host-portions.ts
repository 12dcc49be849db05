import type { FoodGroup } from '#domain/foods/food.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { AnalyzedItem } from './analysis.ts';

/** How many usual portions were eaten of the food that another is added to; 1 if it is unknown. */
export function hostPortions(
  group: FoodGroup | undefined,
  items: readonly AnalyzedItem[],
  index: FoodIndex,
): number {
  const host = items.findLast(({ foodId }) => index.byId.get(foodId)?.group === group);
  const usual = index.byId.get(host?.foodId ?? '')?.defaultPortion.grams;
  return host === undefined || usual === undefined ? 1 : host.grams.value / usual;
}
