import { and, between, eq, isNull } from 'drizzle-orm';
import type { EatenItem } from '#domain/blood/diet/diet-intake.ts';
import type { DayRange } from '#domain/time/day-range.ts';
import { asAverage } from '#server/db/average-member.ts';
import type { Db } from '#server/db/database.ts';
import { mealItems, meals } from '#server/meals/tables.ts';
import { amountsFrom, itemAmounts, ofMeal } from '#server/meals/total-queries.ts';

/** Foods eaten in a window. */
export async function eatenItemsOf(db: Db, userId: string, { from, to }: DayRange): Promise<EatenItem[]> {
  const rows = await db
    .select({
      date: meals.localDate,
      foodId: mealItems.foodId,
      name: mealItems.foodName,
      amounts: itemAmounts,
    })
    .from(meals)
    .innerJoin(mealItems, ofMeal)
    .where(
      and(eq(meals.userId, asAverage(userId)), between(meals.localDate, from, to), isNull(meals.deletedAt)),
    );
  return rows.map((item) => ({ ...item, amounts: amountsFrom(item.amounts) }));
}
