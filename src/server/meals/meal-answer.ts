import type { Meal, MealItem } from '#contract/meals/meals.ts';
import { jsonText } from '#server/http/api/json-text.ts';
import type { ItemRow, MealRow } from './meal-rows.ts';

const massOf = ({ grams, gramsLow, gramsHigh }: ItemContent): MealItem['grams'] =>
  grams === null || gramsLow === null || gramsHigh === null
    ? null
    : { value: grams, low: gramsLow, high: gramsHigh };

/** The fields of an item's row that the API returns. */
export type ItemContent = Omit<ItemRow, 'userId' | 'mealId' | 'position' | 'nutrientValues'>;

/** Converts a stored item to its API form. */
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

const wireOf = (meal: Omit<MealRow, 'userId' | 'summary' | 'total' | 'nutrientValues'>) => ({
  id: meal.id,
  eatenAt: meal.eatenAt.toISOString(),
  timeZone: meal.timeZone,
  date: meal.localDate,
  kind: meal.kind,
  source: meal.source,
  note: meal.note,
  description: meal.description,
});

/** A meal in API form. */
export const mealAnswer = (meal: MealRow, items: readonly ItemRow[], photoIds: readonly string[]): Meal => ({
  ...wireOf(meal),
  photoIds: [...photoIds],
  items: items.map(itemAnswer),
  total: meal.total,
});

/** A meal's row, with `items` and `total` as JSON to send unparsed. */
export interface StoredMeal {
  readonly meal: Omit<MealRow, 'userId' | 'summary' | 'total' | 'nutrientValues'>;
  readonly items: string;
  readonly total: string;
  readonly photoIds: readonly string[];
}

/** Converts a stored meal to its API form. */
export const storedMealAnswer = ({ meal, items, total, photoIds }: StoredMeal): Meal => ({
  ...wireOf(meal),
  photoIds: [...photoIds],
  items: jsonText<MealItem[]>(items),
  total: jsonText<Meal['total']>(total),
});
