import type { Meal, MealItem } from '#contract/meals.ts';
import { totalOf, type ItemRow, type MealRow } from './meal-rows.ts';

const massOf = ({ grams, gramsLow, gramsHigh }: ItemContent): MealItem['grams'] =>
  grams === null || gramsLow === null || gramsHigh === null
    ? null
    : { value: grams, low: gramsLow, high: gramsHigh };

/** What of an item's row the wire carries. */
export type ItemContent = Omit<ItemRow, 'userId' | 'mealId' | 'position'>;

/** A stored item as the wire carries it. */
export const itemAnswer = (row: ItemContent): MealItem => ({
  id: row.id,
  foodId: row.foodId,
  name: row.foodName,
  words: row.words,
  amount: row.amount,
  unit: row.unit,
  grams: massOf(row),
  confidence: row.confidence,
  nutrients: row.nutrients,
});

/** A stored meal as the wire carries it. */
export const mealAnswer = (
  meal: Omit<MealRow, 'userId' | 'summary'>,
  items: readonly ItemRow[],
  photoIds: readonly string[],
): Meal => ({
  id: meal.id,
  eatenAt: meal.eatenAt.toISOString(),
  timeZone: meal.timeZone,
  date: meal.localDate,
  kind: meal.kind,
  source: meal.source,
  note: meal.note,
  description: meal.description,
  photoIds: [...photoIds],
  items: items.map(itemAnswer),
  total: totalOf(items),
});
