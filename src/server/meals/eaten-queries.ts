import type { DayRange } from '#domain/time/day-range.ts';
import { and, between, eq, inArray, isNull } from 'drizzle-orm';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import {
  limitOf,
  MIN_COVERAGE,
  needOf,
  type DayTargets,
  type NutrientNeed,
} from '#domain/meals/nutrients/nutrient-need.ts';
import type { Eater } from '#domain/supplements/recommended-intakes.ts';
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

/** Amounts of every nutrient by food. @param dates days of the range that count; all days by default */
export async function foodAmounts(
  db: Db,
  userId: string,
  { from, to }: DayRange,
  dates?: readonly string[],
): Promise<readonly FoodAmount[]> {
  const ofDays = and(
    eq(meals.userId, asAverage(userId)),
    between(meals.localDate, from, to),
    dates && inArray(meals.localDate, [...dates]),
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

export interface ComparedAverage {
  readonly need: NutrientNeed | null;
  /** Share of the need; null if too few foods list the nutrient. */
  readonly percent: number | null;
  /** Null if there is none, or if too few foods list the nutrient to say that the average is below it. */
  readonly limit: number | null;
  readonly isOver: boolean;
}

/**
 * Compares the average a day of a nutrient with its need and limit.
 * @param amounts by nutrient, of the same days
 */
export function compareAverage(
  { key, value }: { readonly key: NutrientKey; readonly value: number },
  amounts: ReadonlyMap<string, readonly FoodAmount[]>,
  { eater, targets }: { readonly eater: Eater; readonly targets: DayTargets | undefined },
): ComparedAverage {
  const need = needOf(key, eater, targets) ?? null;
  const limit = limitOf(key, eater, targets)?.amount ?? null;
  const isKnown = isCovered(key, amounts);
  const isOver = limit !== null && value > limit;
  return {
    need,
    percent: need && need.amount > 0 && isKnown ? (100 * value) / need.amount : null,
    limit: isKnown || isOver ? limit : null,
    isOver,
  };
}
