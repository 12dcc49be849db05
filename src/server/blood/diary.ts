import type { DayRange } from '#domain/time/day-range.ts';
import { and, between, eq, isNull, type SQL } from 'drizzle-orm';
import { DIET_NUTRIENTS, type DietNutrient } from '#domain/blood/diet/diet-nutrients.ts';
import type { EatenItem } from '#domain/blood/diet/diet-intake.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { Db } from '#server/db/database.ts';
import { mealItems, meals } from '#server/meals/tables.ts';

const ofWindow = (userId: string, { from, to }: DayRange): SQL | undefined =>
  and(eq(meals.userId, userId), between(meals.localDate, from, to), isNull(meals.deletedAt));

/**
 * Foods eaten in a window, with energy and only these nutrients. Extracts them here, because the embedded database takes twice as long to
 * extract a few numbers as to send the whole lists.
 */
export async function eatenItemsOf(
  db: Db,
  userId: string,
  window: DayRange,
  nutrients: readonly DietNutrient[],
): Promise<EatenItem[]> {
  const keys: readonly NutrientKey[] = [
    ...new Set(['energyKcal' as const, ...nutrients.flatMap((name) => DIET_NUTRIENTS[name].of)]),
  ];
  const rows = await db
    .select({
      date: meals.localDate,
      foodId: mealItems.foodId,
      name: mealItems.foodName,
      nutrients: mealItems.nutrients,
    })
    .from(meals)
    .innerJoin(mealItems, and(eq(mealItems.userId, meals.userId), eq(mealItems.mealId, meals.id)))
    .where(ofWindow(userId, window));
  return rows.map(({ nutrients: estimates, ...item }) => {
    const amounts: { [K in NutrientKey]?: number } = {};
    for (const key of keys) {
      const estimate = estimates[key];
      if (estimate) amounts[key] = estimate.value;
    }
    return { ...item, amounts };
  });
}
