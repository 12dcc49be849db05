import { and, between, eq, isNull, sql } from 'drizzle-orm';
import type { NutrientEstimates } from '#domain/meals/estimate.ts';
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

type Row = readonly [food: string, nutrients: NutrientEstimates];

/** Amounts of every nutrient by food, ready to add up. Items are sent as stored: the database takes far longer to take them apart. */
export async function foodAmounts(
  db: Db,
  userId: string,
  { from, to }: Window,
): Promise<readonly FoodAmount[]> {
  const [found] = await db
    .select({
      rows: sql<
        readonly Row[] | null
      >`json_agg(json_build_array(${mealItems.foodName}, ${mealItems.nutrients}))`,
    })
    .from(meals)
    .innerJoin(mealItems, and(eq(mealItems.userId, meals.userId), eq(mealItems.mealId, meals.id)))
    .where(and(eq(meals.userId, userId), between(meals.localDate, from, to), isNull(meals.deletedAt)));
  const amounts = new Map<string, { nutrient: string; food: string; amount: number; energyKcal: number }>();
  for (const [food, nutrients] of found?.rows ?? [])
    for (const [nutrient, { value }] of Object.entries(nutrients)) {
      const key = `${nutrient} ${food}`;
      const sum = amounts.get(key) ?? { nutrient, food, amount: 0, energyKcal: 0 };
      sum.amount += value;
      sum.energyKcal += nutrients.energyKcal?.value ?? 0;
      amounts.set(key, sum);
    }
  return [...amounts.values()];
}
