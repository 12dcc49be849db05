import type { Meal, MealItem } from '#contract/meals.ts';
import { totalOf, type ItemRow, type MealRow } from './meal-rows.ts';

const itemAnswer = (row: ItemRow): MealItem => ({
  id: row.id,
  foodId: row.foodId,
  name: row.foodName,
  words: row.words,
  amount: row.amount,
  unit: row.unit,
  grams: { value: row.grams, low: row.gramsLow, high: row.gramsHigh },
  confidence: row.confidence,
  nutrients: row.nutrients,
});

/** A stored meal as the wire carries it. */
export const mealAnswer = (meal: MealRow, items: readonly ItemRow[]): Meal => ({
  id: meal.id,
  eatenAt: meal.eatenAt.toISOString(),
  timeZone: meal.timeZone,
  date: meal.localDate,
  kind: meal.kind,
  source: meal.source,
  note: meal.note,
  description: meal.description,
  items: items.map(itemAnswer),
  total: totalOf(items),
});
