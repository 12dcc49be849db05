import { and, between, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { DIET_NUTRIENTS, type DietNutrient } from '#domain/blood/diet/diet-nutrients.ts';
import type { EatenItem } from '#domain/blood/diet/diet-intake.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { completenessOf } from '#domain/meals/day-state.ts';
import type { MealKind } from '#domain/meals/meal.ts';
import type { Db } from '#server/db/database.ts';
import { dayStates, mealItems, meals } from '#server/meals/tables.ts';

/** Local days, both included. */
interface Window {
  readonly from: string;
  readonly to: string;
}

const ofWindow = (userId: string, { from, to }: Window): SQL | undefined =>
  and(eq(meals.userId, userId), between(meals.localDate, from, to), isNull(meals.deletedAt));

/** The days of a window that were logged as a whole, as their eater says or their meals suggest. */
export async function completeDaysOf(db: Db, userId: string, window: Window): Promise<string[]> {
  const [eaten, said] = await Promise.all([
    db
      .select({ date: meals.localDate, kinds: sql<MealKind[]>`array_agg(distinct ${meals.kind})` })
      .from(meals)
      .where(ofWindow(userId, window))
      .groupBy(meals.localDate),
    db
      .select({ date: dayStates.localDate, state: dayStates.state })
      .from(dayStates)
      .where(and(eq(dayStates.userId, userId), between(dayStates.localDate, window.from, window.to))),
  ]);
  const states = new Map(said.map(({ date, state }) => [date, state]));
  const kinds = new Map(eaten.map((day) => [day.date, day.kinds]));
  return [...new Set([...states.keys(), ...kinds.keys()])].filter((date) => {
    const completeness = completenessOf(states.get(date) ?? null, kinds.get(date) ?? [], date < window.to);
    return completeness === 'complete' || completeness === 'fasted';
  });
}

/**
 * What was eaten in a window, with its energy and these nutrients alone. The lists of nutrients are read here: the embedded database takes
 * twice as long to take a few numbers out of them as to send them.
 */
export async function eatenItemsOf(
  db: Db,
  userId: string,
  window: Window,
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
