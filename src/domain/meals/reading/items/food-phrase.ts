import type { Term } from '#domain/foods/search/food-terms.ts';
import type { FoodGroup } from '#domain/foods/food.ts';
import type { Quantity } from '#domain/meals/reading/amounts/quantity.ts';

/** One item of a meal in words, to be matched with one food. */
export interface FoodPhrase {
  readonly terms: readonly Term[];
  readonly quantity: Quantity;
  readonly heads: readonly string[];
  readonly start: number;
  readonly end: number;
  /** Group of the food it was added to ("coffee with milk"), if no amount was given. */
  readonly addedTo?: FoodGroup;
  /** Listed as one of several foods in a dish, without an amount. */
  readonly isIngredient?: true;
  readonly isNegative: boolean;
}

/** Terms that describe a food without naming it. */
export const asPost = (terms: readonly Term[]): Term[] => terms.map((term) => ({ ...term, post: true }));
