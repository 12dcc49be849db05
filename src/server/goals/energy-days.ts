import { and, asc, between, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { weightTrend } from '#domain/body/weight-trend.ts';
import type { EnergyDay } from '#domain/goals/adaptive-expenditure.ts';
import type { DayState } from '#domain/meals/meal.ts';
import { addDays } from '#domain/time/local-date.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { dayStates, mealKcal, meals } from '#server/meals/tables.ts';

/** A year of days says all that expenditure still remembers. */
const DAYS = 365;

interface Eaten {
  readonly energyKcal?: number | undefined;
  readonly state?: DayState | undefined;
}

const ofRange = (table: PgTable & Readonly<Record<'userId' | 'localDate', PgColumn>>): SQL | undefined =>
  and(
    eq(table.userId, sql.placeholder('userId')),
    between(table.localDate, sql.placeholder('from'), sql.placeholder('to')),
  );

const weighingsBetween = prepared((db) =>
  db
    .select({
      atMs: sql<number>`extract(epoch from ${bodyMeasurements.measuredAt}) * 1000`.mapWith(Number),
      date: bodyMeasurements.localDate,
      massKg: sql<number>`${bodyMeasurements.massKg}`,
    })
    .from(bodyMeasurements)
    .where(
      and(
        ofRange(bodyMeasurements),
        isNull(bodyMeasurements.deletedAt),
        sql`${bodyMeasurements.massKg} is not null`,
      ),
    )
    .orderBy(asc(bodyMeasurements.measuredAt))
    .prepare('weighings_between'),
);

const energyBetween = prepared((db) =>
  db
    .select({ date: meals.localDate, energyKcal: sql<number | null>`sum(${mealKcal})` })
    .from(meals)
    .where(and(ofRange(meals), isNull(meals.deletedAt)))
    .groupBy(meals.localDate)
    .prepare('energy_between'),
);

const statesBetween = prepared((db) =>
  db
    .select({ date: dayStates.localDate, state: dayStates.state })
    .from(dayStates)
    .where(ofRange(dayStates))
    .prepare('energy_day_states'),
);

async function eatenBetween(
  db: Db,
  userId: string,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, Eaten>> {
  const [sums, said] = await Promise.all([
    energyBetween(db).execute({ userId, from, to }),
    statesBetween(db).execute({ userId, from, to }),
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
  const weighings = await weighingsBetween(db).execute({ userId, from: addDays(today, -DAYS), to: today });
  const { points } = weightTrend(weighings);
  const massOn = new Map(points.map(({ date, massKg }) => [date, massKg]));
  const days: (EnergyDay & { date: string })[] = [];
  const [first] = points;
  if (!first) return days;
  const eaten = await eatenBetween(db, userId, first.date, addDays(today, -1));
  for (let date = first.date; date <= today; date = addDays(date, 1))
    days.push({ date, massKg: massOn.get(date), ...intakeOf(eaten.get(date) ?? {}) });
  return days;
}
