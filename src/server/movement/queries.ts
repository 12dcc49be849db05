import { and, between, countDistinct, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { TotalSources } from '#contract/shared/source-order.ts';
import { activeDays, rankIn, type ActiveDay, type SourceOrder } from '#domain/movement/active-days.ts';
import type { WorkoutRecords } from '#domain/goals/workout-target.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { activityDays, totalSourceOrders, vo2MaxReadings, workouts } from './tables.ts';

/** Records with a source order, and the column that stores it. */
export const ORDER_COLUMNS = {
  days: 'sources',
  sleeps: 'sleepSources',
  workouts: 'workoutSources',
} as const;

export type OrderedKind = keyof typeof ORDER_COLUMNS;

const sourceOrders = prepared((db) =>
  db
    .select()
    .from(totalSourceOrders)
    .where(eq(totalSourceOrders.userId, sql.placeholder('userId')))
    .prepare('source_orders'),
);

/** The member's order of sources. */
export async function sourceOrderOf(db: Db, userId: string, kind: OrderedKind): Promise<SourceOrder> {
  const [row] = await sourceOrders(db).execute({ userId });
  return row?.[ORDER_COLUMNS[kind]] ?? [];
}

/** Sources of a member's daily totals, by priority. */
export async function totalSourcesOf(db: Db, userId: string): Promise<TotalSources> {
  const { source, localDate, deletedAt } = activityDays;
  const [order, sources] = await Promise.all([
    sourceOrderOf(db, userId, 'days'),
    db
      .select({ source, days: countDistinct(localDate) })
      .from(activityDays)
      .where(and(eq(activityDays.userId, userId), ne(source, 'manual'), isNull(deletedAt)))
      .groupBy(source),
  ]);
  return {
    order: [...order],
    sources: sources.toSorted(
      (one, other) => rankIn(order, one.source) - rankIn(order, other.source) || other.days - one.days,
    ),
  };
}

const ofDays = (table: typeof workouts | typeof activityDays | typeof vo2MaxReadings) =>
  and(
    eq(table.userId, sql.placeholder('userId')),
    between(table.localDate, sql.placeholder('from'), sql.placeholder('to')),
    isNull(table.deletedAt),
  );

const workoutsBetween = prepared((db) =>
  db
    .select({
      date: workouts.localDate,
      kind: workouts.kind,
      effort: workouts.effort,
      durationMinutes: workouts.durationMinutes,
      energyKcal: workouts.energyKcal,
    })
    .from(workouts)
    .where(ofDays(workouts))
    .prepare('workouts_between'),
);

const totalsBetween = prepared((db) =>
  db
    .select({
      date: activityDays.localDate,
      source: activityDays.source,
      steps: activityDays.steps,
      moderateMinutes: activityDays.moderateMinutes,
      vigorousMinutes: activityDays.vigorousMinutes,
    })
    .from(activityDays)
    .where(ofDays(activityDays))
    .prepare('activity_between'),
);

const newestFitness = prepared((db) =>
  db
    .select({ date: vo2MaxReadings.localDate, vo2MaxMlKgMin: vo2MaxReadings.vo2MaxMlKgMin })
    .from(vo2MaxReadings)
    .where(ofDays(vo2MaxReadings))
    .orderBy(desc(vo2MaxReadings.measuredAt))
    .limit(1)
    .prepare('newest_vo2_max'),
);

/** A member's movement by local day, from workouts and daily totals of a range, both ends included. */
export async function activeDaysBetween(
  db: Db,
  userId: string,
  from: string,
  to: string,
): Promise<readonly ActiveDay[]> {
  const [order, trained, totals] = await Promise.all([
    sourceOrderOf(db, userId, 'days'),
    workoutsBetween(db).execute({ userId, from, to }),
    totalsBetween(db).execute({ userId, from, to }),
  ]);
  return activeDays(trained, totals, order);
}

/** Workouts, and days with daily totals, of a range; both ends included. */
export async function workoutRecordsBetween(
  db: Db,
  userId: string,
  from: string,
  to: string,
): Promise<WorkoutRecords> {
  const [burned, totals] = await Promise.all([
    workoutsBetween(db).execute({ userId, from, to }),
    totalsBetween(db).execute({ userId, from, to }),
  ]);
  return {
    workouts: Map.groupBy(burned, ({ date }) => date),
    totalDates: new Set(totals.map(({ date }) => date)),
  };
}

/** The newest VO2 max of a range of local days, both ends included. */
export async function newestVo2Max(db: Db, userId: string, from: string, to: string) {
  const [newest] = await newestFitness(db).execute({ userId, from, to });
  return newest;
}
