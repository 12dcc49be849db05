import { and, between, eq, isNull, sum } from 'drizzle-orm';
import type { HabitFacts } from '#domain/longevity/habits-pillar.ts';
import { nightlyFastHours } from '#domain/longevity/nightly-fasts.ts';
import { NIGHTLY_FAST_DAYS } from '#domain/longevity/tuning.ts';
import { completenessOf } from '#domain/meals/day/day-state.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { mealKcal, meals } from '#server/meals/tables.ts';
import { dayStatesOf } from '#server/member/whole-days.ts';
import { drinks } from '#server/water/tables.ts';
import { windowOf, type ScoredDay } from './window.ts';

/** Energy that doesn't break a fast, as for the eating window. */
const NO_ENERGY_KCAL = 10;

async function waterOf(db: Db, { userId, date }: ScoredDay) {
  const { from, to } = windowOf(date);
  const days = await db
    .select({ waterMl: sum(drinks.waterMl).mapWith(Number) })
    .from(drinks)
    .where(and(eq(drinks.userId, userId), between(drinks.localDate, from, to), isNull(drinks.deletedAt)))
    .groupBy(drinks.localDate);
  const totalMl = days.reduce((total, { waterMl }) => total + waterMl, 0);
  return days.length > 0 ? { meanMl: totalMl / days.length, days: days.length } : undefined;
}

async function nightsOf(db: Db, { userId, date }: ScoredDay): Promise<readonly number[]> {
  const from = addDays(date, -NIGHTLY_FAST_DAYS);
  const [eaten, states] = await Promise.all([
    db
      .select({ date: meals.localDate, eatenAt: meals.eatenAt, kind: meals.kind, energyKcal: mealKcal })
      .from(meals)
      .where(and(eq(meals.userId, userId), between(meals.localDate, from, date), isNull(meals.deletedAt))),
    dayStatesOf(db, userId, { from, to: date }),
  ]);
  const days = [...Map.groupBy(eaten, (meal) => meal.date)].flatMap(([day, ofDay]) => {
    const kinds = ofDay.map(({ kind }) => kind);
    const food = ofDay.filter((meal) => meal.energyKcal === null || meal.energyKcal > NO_ENERGY_KCAL);
    if (food.length === 0 || completenessOf(states.get(day) ?? null, kinds, day < date) !== 'complete')
      return [];
    const times = food.map(({ eatenAt }) => eatenAt.getTime());
    return [{ date: day, firstMs: Math.min(...times), lastMs: Math.max(...times) }];
  });
  return nightlyFastHours(days);
}

/** Water over 28 days and overnight fasts. @param targetMl undefined if a clinician sets it */
export async function habitFactsOf(
  db: Db,
  day: ScoredDay,
  targetMl: number | undefined,
): Promise<HabitFacts> {
  const [water, nights] = await Promise.all([waterOf(db, day), nightsOf(db, day)]);
  return {
    nightlyFastHours: nights,
    ...(water && targetMl !== undefined && { water: { ...water, targetMl } }),
  };
}
