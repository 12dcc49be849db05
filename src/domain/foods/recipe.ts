import type { Nutrients } from './nutrients.ts';

/** Heaviest ingredient of a recipe, g. */
export const MAX_INGREDIENT_GRAMS = 20_000;

/** One food in a recipe, with its nutrients as they were when the recipe was saved. */
export interface Ingredient {
  readonly foodId: string;
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
  readonly grams: number;
  readonly per100g: Nutrients;
}

/** A dish made of foods. */
export interface Recipe {
  readonly ingredients: readonly Ingredient[];
  /** Mass of the finished dish, g. */
  readonly yieldGrams: number;
  readonly servings: number;
}
