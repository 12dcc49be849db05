import { buildFoodIndex } from '#domain/foods/food-index.ts';
import type { Food } from '#domain/foods/food.ts';
import { parseFoodsText } from '#domain/foods/foods-text.ts';
import { searchFoods } from '#domain/foods/search-foods.ts';
import { analyzeMeal } from '#domain/meals/analyze-meal.ts';
import type { MealAnalysis } from '#domain/meals/analysis.ts';

/** The reference foods, ready to search and to read descriptions with; works without a connection. */
export interface Foods {
  readonly byId: ReadonlyMap<string, Food>;
  /** Best first. */
  readonly search: (query: string, limit: number) => readonly Food[];
  readonly analyze: (text: string) => MealAnalysis;
}

/** Reads and indexes the table; some 100 ms, once. A file of its own, so that no screen waits for it. */
export function openFoods(tableText: string): Foods {
  const index = buildFoodIndex(parseFoodsText(tableText));
  return {
    byId: index.byId,
    search: (query, limit) => searchFoods(index, query, limit),
    analyze: (text) => analyzeMeal(text, index),
  };
}
