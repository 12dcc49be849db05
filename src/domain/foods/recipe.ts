import type { Nutrients } from './nutrients.ts';

/** Maximum mass of an ingredient, g. */
export const MAX_INGREDIENT_GRAMS = 20_000;

/** Ingredients of a recipe. */
export const MAX_INGREDIENTS = 60;

/** One food in a recipe, with its nutrients as they were when the recipe was saved. */
export interface Ingredient {
  readonly foodId: string;
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
  readonly grams: number;
  readonly per100g: Nutrients;
}

/** The app that a recipe was imported from. */
export interface RecipeOrigin {
  readonly service: string;
  /** Its id there. */
  readonly key: string;
  /** Where to read it. */
  readonly link: string;
  /** Otherwise the whole dish is one serving. */
  readonly hasServings: boolean;
  /** Ingredients that aren't counted, in the app's words. */
  readonly leftOut: readonly string[];
}

/** A dish made of foods. */
export interface Recipe {
  readonly ingredients: readonly Ingredient[];
  /** Mass of the finished dish, g. */
  readonly yieldGrams: number;
  readonly servings: number;
  readonly origin?: RecipeOrigin | undefined;
}
