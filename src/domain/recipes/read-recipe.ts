import { judgeOwnFood } from '#domain/foods/judge-own-food.ts';
import { foodFromRecipe } from '#domain/foods/own-food.ts';
import { MAX_INGREDIENTS, type Recipe } from '#domain/foods/recipe.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { ExternalRecipe } from './external-recipe.ts';
import { readIngredient } from './read-ingredient.ts';

const MAX_SERVINGS = 200;
const MAX_LINE_LENGTH = 200;
/** Including headings and repeated lines. */
const MAX_LINES = 200;

/**
 * Reads a recipe from another app. Its mass is that of its ingredients; without servings, the whole dish is one.
 * @returns undefined if none of its ingredients can be counted, or it has more than a recipe can
 */
export function readRecipe(
  { key, link, servings = 0, ingredients: given }: ExternalRecipe,
  service: string,
  index: FoodIndex,
): Recipe | undefined {
  if (given.length > MAX_LINES) return undefined;
  const lines = given.map(({ text, hasAmount }) =>
    readIngredient({ text: text.slice(0, MAX_LINE_LENGTH), hasAmount }, index),
  );
  const read = lines.flatMap(({ ingredients }) => ingredients);
  const ingredients = read.slice(0, MAX_INGREDIENTS);
  const leftOut = [
    ...lines.flatMap((line) => line.leftOut),
    ...read.slice(MAX_INGREDIENTS).map(({ name }) => name),
  ];
  const hasServings = servings > 0 && servings <= MAX_SERVINGS;
  const recipe: Recipe = {
    ingredients,
    yieldGrams: ingredients.reduce((sum, { grams }) => sum + grams, 0),
    servings: hasServings ? servings : 1,
    origin: {
      service,
      key,
      link,
      hasServings,
      leftOut: leftOut.slice(0, MAX_INGREDIENTS).map((line) => line.slice(0, MAX_LINE_LENGTH)),
    },
  };
  if (ingredients.length === 0) return undefined;
  return judgeOwnFood(foodFromRecipe('', '', recipe).per100g).refused.length > 0 ? undefined : recipe;
}
