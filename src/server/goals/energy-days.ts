import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import { weightTrend } from '#domain/body/weight-trend.ts';
import type { EnergyDay } from '#domain/goals/adaptive-expenditure.ts';
import type { DayState } from '#domain/meals/meal.ts';
import { addDays } from '#domain/time/local-date.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Db } from '#server/db/database.ts';
import { dayStates, mealKcal, meals } from '#server/meals/tables.ts';

/** A year of days says all that expenditure still remembers. */
const DAYS = 365;

interface Eaten {
  readonly energyKcal?: number | undefined;
  readonly state?: DayState | undefined;
}

const weighingsBetween = (db: Db, userId: string, from: string, to: string) =>
  db
    .select({
      atMs: sql<number>`extract(epoch from ${bodyMeasurements.measuredAt}) * 1000`.mapWith(Number),
      date: bodyMeasurements.localDate,
      massKg: sql<number>`${bodyMeasurements.massKg}`,
    })
    .from(bodyMeasurements)
    .where(
      and(
        eq(bodyMeasurements.userId, userId),
        between(bodyMeasurements.localDate, from, to),
        isNull(bodyMeasurements.deletedAt),
        sql`${bodyMeasurements.massKg} is not null`,
      ),
    )
    .orderBy(asc(bodyMeasurements.measuredAt));

async function eatenBetween(
  db: Db,
  userId: string,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, Eaten>> {
  const [sums, said] = await Promise.all([
    db
      .select({
        date: meals.localDate,
        energyKcal: sql<number | null>`sum(${mealKcal})`,
      })
      .from(meals)
      .where(and(eq(meals.userId, userId), between(meals.localDate, from, to), isNull(meals.deletedAt)))
      .groupBy(meals.localDate),
    db
      .select({ date: dayStates.localDate, state: dayStates.state })
      .from(dayStates)
      .where(and(eq(dayStates.userId, userId), between(dayStates.localDate, from, to))),
  ]);
  const days = new Map<string, Eaten>(
    sums.map(({ date, energyKcal }) => [date, { energyKcal: energyKcal ?? undefined }]),
  );
  for (const { date, state } of said) days.set(date, { ...days.get(date), state });
  return days;
}

/** What a day's log says of its intake. A day that is called partial says nothing, a fasted one nothing was eaten but what was logged. */
function intakeOf({ energyKcal, state }: Eaten): Omit<EnergyDay, 'massKg'> {
  if (state === 'partial') return {};
  if (state === 'fasted') return { intakeKcal: energyKcal ?? 0, isClosed: true };
  return { intakeKcal: energyKcal, isClosed: state === 'complete' };
}

/**
 * A member's days from the first weighing of the last year to today, each with its weighing and intake. Today's intake is left out: the
 * day still goes on.
 */
export async function energyDaysOf(
  db: Db,
  userId: string,
  today: string,
): Promise<readonly (EnergyDay & { readonly date: string })[]> {
  const from = addDays(today, -DAYS);
  const [weighings, eaten] = await Promise.all([
    weighingsBetween(db, userId, from, today),
    eatenBetween(db, userId, from, addDays(today, -1)),
  ]);
  const { points } = weightTrend(weighings);
  const massOn = new Map(points.map(({ date, massKg }) => [date, massKg]));
  const days: (EnergyDay & { date: string })[] = [];
  const [first] = points;
  if (!first) return days;
  for (let date = first.date; date <= today; date = addDays(date, 1))
    days.push({ date, massKg: massOn.get(date), ...intakeOf(eaten.get(date) ?? {}) });
  return days;
}
