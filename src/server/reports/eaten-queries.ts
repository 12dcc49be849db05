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
  const ofDays = and(eq(meals.userId, userId), between(meals.localDate, from, to), isNull(meals.deletedAt));
  // Materialized, so that an item's energy is read once and not with each of its forty nutrients.
  const { rows } = await db.execute<{ found: readonly Row[] | null }>(sql`
    with items as materialized (
      select ${mealItems.foodName} as food, ${mealItems.nutrients} as nutrients,
        (${mealItems.nutrients} -> 'energyKcal' ->> 'value')::float8 as kcal
      from ${meals} join ${mealItems} on ${mealItems.userId} = ${meals.userId} and ${mealItems.mealId} = ${meals.id}
      where ${ofDays}
    ), amounts as (
      select each.key, food, sum((each.value ->> 'value')::float8) as amount, sum(kcal) as kcal
      from items, json_each(nutrients) as each group by each.key, food
    )
    select json_agg(json_build_array(key, food, amount, kcal)) as found from amounts`);
  return (rows[0]?.found ?? []).map(([nutrient, food, amount, energyKcal]) => ({
    nutrient,
    food,
    amount,
    energyKcal: energyKcal ?? 0,
  }));
}
