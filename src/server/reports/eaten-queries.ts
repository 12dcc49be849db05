import { and, between, eq, isNull, sql } from 'drizzle-orm';
import type { Window } from '#domain/metrics/answer.ts';
import type { Db } from '#server/db/database.ts';
import { mealItems, meals } from '#server/meals/tables.ts';

/** What a food gave of a nutrient over some days, and its energy in the meals that reported the nutrient. */
export interface FoodAmount {
  readonly nutrient: string;
  readonly food: string;
  readonly amount: number;
  readonly energyKcal: number;
}

type Row = readonly [nutrient: string, food: string, amount: number, energyKcal: number | null];

/** Amounts of every nutrient by food. */
export async function foodAmounts(
  db: Db,
  userId: string,
  { from, to }: Window,
): Promise<readonly FoodAmount[]> {
  const items = db
    .select({
      nutrient: sql<string>`each.key`.as('nutrient'),
      food: sql<string>`${mealItems.foodName}`.as('food'),
      amount: sql<number>`sum((each.value ->> 'value')::float8)`.as('amount'),
      energyKcal: sql<number>`sum((${mealItems.nutrients} -> 'energyKcal' ->> 'value')::float8)`.as('kcal'),
    })
    .from(meals)
    .innerJoin(mealItems, and(eq(mealItems.userId, meals.userId), eq(mealItems.mealId, meals.id)))
    .innerJoin(sql`json_each(${mealItems.nutrients}) as each`, sql`true`)
    .where(and(eq(meals.userId, userId), between(meals.localDate, from, to), isNull(meals.deletedAt)))
    .groupBy(sql`each.key`, mealItems.foodName)
    .as('amounts');
  const [found] = await db
    .select({
      rows: sql<
        readonly Row[] | null
      >`json_agg(json_build_array(${items.nutrient}, ${items.food}, ${items.amount}, ${items.energyKcal}))`,
    })
    .from(items);
  return (found?.rows ?? []).map(([nutrient, food, amount, energyKcal]) => ({
    nutrient,
    food,
    amount,
    energyKcal: energyKcal ?? 0,
  }));
}
