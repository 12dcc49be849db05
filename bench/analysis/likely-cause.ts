import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { AnalyzedItem, MealAnalysis } from '#domain/meals/analysis/analysis.ts';

type Truth = Partial<Record<NutrientKey, number>>;

const WEIGHED = new Set(['g', 'oz', 'kg', 'lb']);

/** Carbohydrate of the meal if an item were its alternative, at the same mass. */
function withAlternative(
  analysis: MealAnalysis,
  item: AnalyzedItem,
  foodId: string,
  index: FoodIndex,
): number {
  const per100g = index.byId.get(foodId)?.per100g.carbsG ?? 0;
  const own = item.nutrients.carbsG?.value ?? 0;
  return (analysis.total.carbsG?.value ?? 0) - own + (per100g * item.grams.value) / 100;
}

/** Food group of the item with the most carbohydrate, the likeliest source of an error. */
function mainGroup({ items }: MealAnalysis, index: FoodIndex): string {
  const carbs = (item: AnalyzedItem): number => item.nutrients.carbsG?.value ?? 0;
  const main = items.toSorted((a, b) => carbs(b) - carbs(a))[0];
  return index.byId.get(main?.foodId ?? '')?.group ?? 'unknown';
}

/**
 * The likeliest cause of a carbohydrate error, inferred because only totals are known: words not understood, then an alternative that
 * would have been right, then a scale that would fix both carbs and energy (a portion), then the weakest match.
 */
export function likelyCause(analysis: MealAnalysis, truth: Truth, index: FoodIndex): string {
  const { items, total, notUnderstood } = analysis;
  const trueCarbs = truth.carbsG ?? 0;
  const carbs = total.carbsG?.value ?? 0;
  if (items.length === 0) return 'nothing understood';
  if (notUnderstood.length > 0 && carbs < trueCarbs) return 'an item not understood';
  for (const item of items) {
    const fits = item.alternatives.some(
      ({ foodId }) => Math.abs(withAlternative(analysis, item, foodId, index) - trueCarbs) <= 3,
    );
    if (fits) return `wrong ${index.byId.get(item.foodId)?.group ?? 'food'}: one of the alternatives fits`;
  }
  const isWeighed = items.every(({ unit }) => WEIGHED.has(unit));
  const energyRatio = (truth.energyKcal ?? 0) / Math.max(1, total.energyKcal?.value ?? 0);
  const carbsRatio = carbs > 0 ? trueCarbs / carbs : 0;
  if (!isWeighed && energyRatio > 0 && Math.abs(carbsRatio / energyRatio - 1) < 0.15)
    return `wrong portion of ${mainGroup(analysis, index)}: one scale fixes carbs and energy`;
  if (items.some(({ confidence }) => confidence < 0.6)) return 'a weak match';
  if (isWeighed) return `${mainGroup(analysis, index)} despite its weight: another recipe or kind`;
  if (items.some(({ unit, words }) => !words.toLowerCase().includes(unit)))
    return 'no unit, so the typical portion was used';
  return carbs > trueCarbs ? 'portion or recipe: too much' : 'portion or recipe: too little';
}
