import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { SUMMARY_NUTRIENTS } from '#domain/meals/day/day-summaries.ts';
import type { MealItem } from '#contract/meals/meals.ts';
import type { SavedMeal } from '#contract/meals/saved-meals.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import { savedMeals } from './tables.ts';

/** An item with its main nutrients only, because long lists are read often and logging recomputes all nutrients. */
export const inShort = (item: MealItem): MealItem => ({
  ...item,
  nutrients: Object.fromEntries(
    SUMMARY_NUTRIENTS.flatMap((key) => (item.nutrients[key] ? [[key, item.nutrients[key]]] : [])),
  ),
});

const answer = ({ id, name, items, favourite, rank }: typeof savedMeals.$inferSelect): SavedMeal => ({
  id,
  name,
  items: items.map(inShort),
  favourite,
  rank,
});

/** A member's saved meals in their own order. */
export async function savedMealsOf(db: Db, userId: string): Promise<SavedMeal[]> {
  const rows = await db
    .select()
    .from(savedMeals)
    .where(and(eq(savedMeals.userId, userId), isNull(savedMeals.deletedAt)))
    .orderBy(asc(savedMeals.rank), desc(savedMeals.id));
  return rows.map(answer);
}

/**
 * A member's own saved meal, even if deleted.
 * @throws Refusal NOT_FOUND if the member has no such saved meal
 */
export async function savedMealOf(db: Db, userId: string, id: string): Promise<SavedMeal> {
  const [row] = await db
    .select()
    .from(savedMeals)
    .where(and(eq(savedMeals.userId, userId), eq(savedMeals.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  return answer(row);
}
