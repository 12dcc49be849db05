import { and, between, eq, isNull, sql } from 'drizzle-orm';
import { completenessOf, isWholeDay } from '#domain/meals/day/day-state.ts';
import type { DayState, MealKind } from '#domain/meals/meal.ts';
import type { DayRange } from '#domain/time/day-range.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { dayStates, meals } from '#server/meals/tables.ts';

const ofDays = (table: typeof meals | typeof dayStates) =>
  and(
    eq(table.userId, sql.placeholder('userId')),
    between(table.localDate, sql.placeholder('from'), sql.placeholder('to')),
  );

const statesBetween = prepared((db) =>
  db
    .select({ date: dayStates.localDate, state: dayStates.state })
    .from(dayStates)
    .where(ofDays(dayStates))
    .prepare('day_states_between'),
);

const kindsBetween = prepared((db) =>
  db
    .select({ date: meals.localDate, kinds: sql<MealKind[]>`array_agg(distinct ${meals.kind})` })
    .from(meals)
    .where(and(ofDays(meals), isNull(meals.deletedAt)))
    .groupBy(meals.localDate)
    .prepare('meal_kinds_between'),
);

/** The state a member set for each day; other days are left out. */
export async function dayStatesOf(
  db: Db,
  userId: string,
  { from, to }: DayRange,
): Promise<ReadonlyMap<string, DayState>> {
  const rows = await statesBetween(db).execute({ userId, from, to });
  return new Map(rows.map(({ date, state }) => [date, state]));
}

/** Complete days, unordered. The last day of the range is the member's today, which isn't over. */
export async function wholeDaysOf(db: Db, userId: string, days: DayRange): Promise<string[]> {
  const [eaten, states] = await Promise.all([
    kindsBetween(db).execute({ userId, from: days.from, to: days.to }),
    dayStatesOf(db, userId, days),
  ]);
  const kinds = new Map(eaten.map((day) => [day.date, day.kinds]));
  return [...new Set([...states.keys(), ...kinds.keys()])].filter((date) =>
    isWholeDay(completenessOf(states.get(date) ?? null, kinds.get(date) ?? [], date < days.to)),
  );
}
