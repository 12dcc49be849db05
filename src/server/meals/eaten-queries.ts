import type { DayRange } from '#domain/time/day-range.ts';
import { and, between, eq, isNull } from 'drizzle-orm';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { MIN_COVERAGE } from '#domain/meals/nutrients/nutrient-need.ts';
import { asAverage } from '#server/db/average-member.ts';
import type { Db } from '#server/db/database.ts';
import { mealItems, meals } from './tables.ts';
import { amountsFrom, itemAmounts, ofMeal } from './total-queries.ts';

/** A food's contribution to a nutrient over some days, and its energy in the meals that reported the nutrient. */
export interface FoodAmount {
  readonly nutrient: string;
  readonly food: string;
  readonly amount: number;
  readonly energyKcal: number;
}

/** Amounts of every nutrient by food. */
export async function foodAmounts(
  db: Db,
  userId: string,
  { from, to }: DayRange,
): Promise<readonly FoodAmount[]> {
  const ofDays = and(
    eq(meals.userId, asAverage(userId)),
    between(meals.localDate, from, to),
    isNull(meals.deletedAt),
  );
  // One row per item: parsing in the database takes far longer, and parsing all of them fills the heap.
  const rows = await db
    .select({ food: mealItems.foodName, amounts: itemAmounts })
    .from(meals)
    .innerJoin(mealItems, ofMeal)
    .where(ofDays);
  const foods = new Map<string, Map<string, { amount: number; energyKcal: number }>>();
  for (const { food, amounts } of rows) {
    const ofFood = foods.get(food) ?? new Map<string, { amount: number; energyKcal: number }>();
    foods.set(food, ofFood);
    const parsed = amountsFrom(amounts);
    const energyKcal = parsed.energyKcal ?? 0;
    for (const nutrient in parsed) {
      const sum = ofFood.get(nutrient) ?? { amount: 0, energyKcal: 0 };
      sum.amount += parsed[nutrient as NutrientKey] ?? 0;
      sum.energyKcal += energyKcal;
      ofFood.set(nutrient, sum);
    }
  }
  return [...foods].flatMap(([food, ofFood]) =>
    [...ofFood].map(([nutrient, sum]) => ({ nutrient, food, ...sum })),
  );
}

/** Whether enough of the energy eaten comes from foods that list a nutrient. @param amounts by nutrient */
export function isCovered(key: NutrientKey, amounts: ReadonlyMap<string, readonly FoodAmount[]>): boolean {
  const energyOf = (nutrient: string): number =>
    (amounts.get(nutrient) ?? []).reduce((sum, each) => sum + each.energyKcal, 0);
  return energyOf(key) >= MIN_COVERAGE * energyOf('energyKcal');
}
