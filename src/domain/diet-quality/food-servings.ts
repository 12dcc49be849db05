import type { EatenItem } from './eaten-item.ts';
import type { PartKind } from './equivalents.ts';
import type { FoodPattern } from './food-pattern.ts';
import { fruitServings, nutHandfuls, vegetableServings, wholeGrainServings } from './servings.ts';

const DAYS_A_WEEK = 7;
const SUGARY_DRINK_ML = 250;
/** Minimum mass for a meal to count as fish or processed meat. */
const FISH_MEAL_G = 30;
const PROCESSED_MEAT_MEAL_G = 15;

/** Frequency of the foods in mortality studies, from complete days. */
export interface FoodServings {
  /** Servings of 80 g a day, without juice and starchy vegetables. */
  readonly fruitAndVegetables: number;
  /** Servings of 30 g a day. */
  readonly wholeGrains: number;
  /** Handfuls of 28 g a week. */
  readonly nutHandfulsPerWeek: number;
  readonly processedMeatPerWeek: number;
  readonly fishPerWeek: number;
  /** Glasses of 250 mL a day. */
  readonly sugaryDrinks: number;
}

type ByKind = FoodPattern['byKind'];

/** Total equivalents by kind of the items with known food groups. */
export function sumByKind(items: readonly EatenItem[]): ByKind {
  const sums: Partial<Record<PartKind, number>> = {};
  for (const { grams, food } of items) {
    if (grams === null || !food?.pattern) continue;
    for (const [kind, amount] of Object.entries(food.pattern.byKind) as [PartKind, number][])
      sums[kind] = (sums[kind] ?? 0) + (amount * grams) / 100;
  }
  return sums;
}

/** Number of meals with at least a given mass of a kind of food. */
export function mealsWith(items: readonly EatenItem[], kind: PartKind, minG: number): number {
  const byMeal = new Map<string, number>();
  for (const { mealId, grams, food } of items) {
    const share = food?.pattern?.gramsByKind[kind];
    if (grams === null || share === undefined) continue;
    byMeal.set(mealId, (byMeal.get(mealId) ?? 0) + (grams * share) / 100);
  }
  return [...byMeal.values()].filter((ofMeal) => ofMeal >= minG).length;
}

export const fishMeals = (items: readonly EatenItem[]): number => mealsWith(items, 'fish', FISH_MEAL_G);

/** Servings per day and per week. @param items of complete days @param days number of those days, at least one */
export function foodServings(items: readonly EatenItem[], days: number): FoodServings {
  const byKind = sumByKind(items);
  const perWeek = (amount: number) => (amount / days) * DAYS_A_WEEK;
  const sugaryMl = items.reduce((sum, { grams, food }) => sum + (food?.isSugaryDrink ? (grams ?? 0) : 0), 0);
  return {
    fruitAndVegetables: (fruitServings(byKind) + vegetableServings(byKind)) / days,
    wholeGrains: wholeGrainServings(byKind) / days,
    nutHandfulsPerWeek: perWeek(nutHandfuls(byKind)),
    processedMeatPerWeek: perWeek(mealsWith(items, 'processed-meat', PROCESSED_MEAT_MEAL_G)),
    fishPerWeek: perWeek(fishMeals(items)),
    sugaryDrinks: sugaryMl / SUGARY_DRINK_ML / days,
  };
}
