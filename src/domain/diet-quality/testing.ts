import type { EatenFood, EatenItem } from './eaten-item.ts';
import { equivalentsOf, type FoodPattern } from './food-pattern.ts';

/** What 100 g of a food with these amounts by kind counts as. */
export const patternOf = (
  byKind: FoodPattern['byKind'],
  changes: Partial<FoodPattern> = {},
): FoodPattern => ({
  byKind,
  gramsByKind: Object.fromEntries(Object.keys(byKind).map((kind) => [kind, 100])),
  equivalents: equivalentsOf(byKind),
  naturalSugarsG: 0,
  glycemicIndex: undefined,
  relativeError: 0.1,
  plants: [],
  knownShare: 1,
  ...changes,
});

export const foodOf = (changes: Partial<EatenFood> = {}): EatenFood => ({ isSugaryDrink: false, ...changes });

/** 100 g of rice for lunch. */
export const riceEaten = (changes: Partial<EatenItem> = {}): EatenItem => ({
  date: '2026-11-18',
  mealId: 'lunch',
  kind: 'lunch',
  foodId: 'rice',
  name: 'Rice',
  grams: 100,
  massError: 0,
  amounts: {},
  food: foodOf({ pattern: patternOf({ 'refined-grain': 1 }) }),
  ...changes,
});
