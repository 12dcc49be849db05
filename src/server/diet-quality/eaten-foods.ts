import type { EatenFood } from '#domain/diet-quality/eaten-item.ts';
import { foodGlycemicIndex } from '#domain/diet-quality/food-glycemic-index.ts';
import { foodPattern } from '#domain/diet-quality/food-pattern.ts';
import type { PatternTable } from '#domain/diet-quality/parse-food-patterns.ts';
import { recipeFood } from '#domain/diet-quality/recipe-food.ts';
import { addedSugarsG } from '#domain/foods/formulas/added-sugars.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { Food, FoodGroup } from '#domain/foods/food.ts';
import { dishIdOf } from '#domain/meals/portions/omitted-parts.ts';
import type { Recipe } from '#domain/foods/recipe.ts';

/** The reference foods and their ingredients. */
export interface ReferenceFoods {
  readonly index: FoodIndex;
  readonly patterns: PatternTable;
}

type Nova = Food['nova'] | null;

const novaSharesOf = (nova: Nova): EatenFood['novaShares'] =>
  nova ? [+(nova === 1), +(nova === 2), +(nova === 3), +(nova === 4)] : undefined;

/** Computed on first use, because a member eats a few dozen of thousands of foods. */
const known = new WeakMap<PatternTable, Map<string, EatenFood>>();

/** Figures of a reference food; undefined for any other id. */
export function eatenReferenceFood(
  { index, patterns }: ReferenceFoods,
  foodId: string,
): EatenFood | undefined {
  const cache = known.get(patterns) ?? new Map<string, EatenFood>();
  known.set(patterns, cache);
  const cached = cache.get(foodId);
  if (cached) return cached;
  const food = index.byId.get(dishIdOf(foodId));
  if (!food) return undefined;
  const pattern = foodPattern(patterns, food, (id) => index.byId.get(id)?.per100g);
  const eaten: EatenFood = {
    pattern,
    novaShares: novaSharesOf(food.nova),
    glycemicIndex: foodGlycemicIndex(food, pattern),
    isSugaryDrink: food.group === 'sugary-drink',
    hasEstimatedSugars: addedSugarsG(food) === undefined,
  };
  cache.set(foodId, eaten);
  return eaten;
}

/** Figures of a packaged food, or of a member's own from its label; food groups are unknown. */
export const eatenPackagedFood = (group: FoodGroup, nova: Nova): EatenFood => ({
  novaShares: novaSharesOf(nova),
  isSugaryDrink: group === 'sugary-drink',
});

/** Figures of a member's own dish, from its ingredients. */
export const eatenRecipe = (reference: ReferenceFoods, { ingredients, yieldGrams }: Recipe): EatenFood =>
  recipeFood(
    ingredients.map(({ foodId, grams, per100g }) => ({
      grams,
      per100g,
      food: eatenReferenceFood(reference, foodId),
    })),
    yieldGrams,
  );
