import { and, between, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DayState, MealKind } from '#domain/meals/meal.ts';
import type { EnteredSleep } from '#domain/sleep/sleep-days.ts';
import { users } from '#server/auth/tables.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { glucoseReadings } from '#server/glucose/tables.ts';
import { dayStates, mealNutrient, meals } from '#server/meals/tables.ts';
import { sleeps } from '#server/sleep/tables.ts';
import { stressCheckIns } from '#server/stress/tables.ts';
import { drinks } from '#server/water/tables.ts';

/** A meal with the figures that rules use; null is unknown. */
export interface TrackedMeal {
  readonly date: string;
  readonly atMs: number;
  readonly kind: MealKind;
  readonly energyKcal: number | null;
  readonly proteinG: number | null;
  readonly fiberG: number | null;
}

interface Of<Value> {
  readonly date: string;
  readonly value: Value;
}

type EntryTable = PgTable & Readonly<Record<'userId' | 'localDate', PgColumn>>;

const isAsked = (table: EntryTable): SQL | undefined =>
  and(eq(table.userId, users.id), between(table.localDate, sql.placeholder('from'), sql.placeholder('to')));

const epochMs = (at: PgColumn): SQL => sql`extract(epoch from ${at}) * 1000`;
const eaten = sql<TrackedMeal[]>`(
  select coalesce(json_agg(json_build_object(
    'date', ${meals.localDate}, 'atMs', ${epochMs(meals.eatenAt)}, 'kind', ${meals.kind},
    'energyKcal', ${mealNutrient('energyKcal')}, 'proteinG', ${mealNutrient('proteinG')}, 'fiberG', ${mealNutrient('fiberG')}
  )), '[]')
  from ${meals} where ${and(isAsked(meals), isNull(meals.deletedAt))}
)`;

const states = sql<Of<DayState>[]>`(
  select coalesce(json_agg(json_build_object('date', ${dayStates.localDate}, 'value', ${dayStates.state})), '[]')
  from ${dayStates} where ${isAsked(dayStates)}
)`;

const nights = sql<EnteredSleep[]>`(
  select coalesce(json_agg(json_build_object(
    'date', ${sleeps.localDate}, 'timeZone', ${sleeps.timeZone}, 'isNap', ${sleeps.isNap},
    'inBedMs', ${epochMs(sleeps.inBedAt)}, 'outOfBedMs', ${epochMs(sleeps.outOfBedAt)},
    'latencyMinutes', ${sleeps.latencyMinutes}, 'awakeMinutes', ${sleeps.awakeMinutes},
    'awakenings', ${sleeps.awakenings}, 'quality', ${sleeps.quality}
  )), '[]')
  from ${sleeps} where ${and(isAsked(sleeps), eq(sleeps.isNap, false), isNull(sleeps.deletedAt))}
)`;

const perDay = (table: EntryTable, value: SQL, isThere: SQL): SQL<Of<number>[]> => sql`(
  select coalesce(json_agg(json_build_object('date', local_date, 'value', value)), '[]')
  from (
    select ${table.localDate}, ${value} as value from ${table} where ${and(isAsked(table), isThere)} group by ${table.localDate}
  ) as days
)`;

const lowestGlucoseMgdl = sql<number | null>`(
  select min(${glucoseReadings.glucoseMgdl}) from ${glucoseReadings}
  where ${and(
    eq(glucoseReadings.userId, users.id),
    between(glucoseReadings.measuredAt, sql.placeholder('dayAgo'), sql.placeholder('now')),
    isNull(glucoseReadings.deletedAt),
  )}
)`;

/** What a member tracked between two local days, in one statement, and their lowest glucose between two instants. */
export const trackedDays = prepared((db) =>
  db
    .select({
      eaten,
      states,
      nights,
      water: perDay(drinks, sql`sum(${drinks.waterMl})`, isNull(drinks.deletedAt)),
      stress: perDay(stressCheckIns, sql`avg(${stressCheckIns.stress})`, isNull(stressCheckIns.deletedAt)),
      lowestGlucoseMgdl,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('tracked_days'),
);
