import type { OwnFood } from '#contract/foods/own-foods.ts';
import { indexOthers } from '#domain/foods/search/rank-foods.ts';
import { findFoods } from '#domain/foods/search/find-foods.ts';

/** Own foods that match the typed words, best first; all of them without words. */
export function matchOwnFoods(foods: readonly OwnFood[], query: string): readonly OwnFood[] {
  if (query.trim() === '') return foods;
  const byId = new Map(foods.map((food) => [food.food.id, food]));
  const { index } = indexOthers(foods.map(({ food }) => ({ food, origin: 'own' })));
  return findFoods(index, query, foods.length).flatMap(({ food }) => byId.get(food.id) ?? []);
}
