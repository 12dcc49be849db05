import type { FoodGroup } from '#domain/foods/food.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { isShare } from '#domain/meals/reading/amounts/apply-amount.ts';
import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';
import { COMPOSED } from '#domain/meals/reading/items/part-of-dish.ts';
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

/** "A few bites of pancake with syrup": some of what goes on it. */
const BITES = /^(bite|mouthful|forkful)$/;
const BITES_SHARE = 0.3;

/** "Half an eggs Benedict with hollandaise": half of the sauce too. The eaten share of the dish that a phrase was added to, or 1. */
export function hostShare({ addedTo }: FoodPhrase, before: readonly FoodPhrase[]): number {
  const host = before.findLast((phrase) => phrase.addedTo === undefined);
  const isDish = addedTo !== undefined && COMPOSED.has(addedTo);
  if (addedTo !== undefined && BITES.test(host?.quantity.portionUnit ?? '')) return BITES_SHARE;
  return isDish && host !== undefined && isShare(host.quantity) ? host.quantity.amount : 1;
}
