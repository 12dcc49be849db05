import { and, between, countDistinct, desc, eq, isNull, ne } from 'drizzle-orm';
import type { TotalSources } from '#contract/shared/source-order.ts';
import { activeDays, rankIn, type ActiveDay, type SourceOrder } from '#domain/movement/active-days.ts';
import type { WorkoutRecords } from '#domain/goals/workout-target.ts';
import type { Db } from '#server/db/database.ts';
import { activityDays, totalSourceOrders, vo2MaxReadings, workouts } from './tables.ts';

/** Records with a source order, and the column that stores it. */
export const ORDER_COLUMNS = {
  days: 'sources',
  sleeps: 'sleepSources',
  workouts: 'workoutSources',
} as const;

export type OrderedKind = keyof typeof ORDER_COLUMNS;

/** The member's order of sources. */
export async function sourceOrderOf(db: Db, userId: string, kind: OrderedKind): Promise<SourceOrder> {
  const [row] = await db
    .select({ sources: totalSourceOrders[ORDER_COLUMNS[kind]] })
    .from(totalSourceOrders)
    .where(eq(totalSourceOrders.userId, userId));
  return row?.sources ?? [];
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

const workoutsBetween = (db: Db, userId: string, from: string, to: string) =>
  db
    .select({
      date: workouts.localDate,
      kind: workouts.kind,
      effort: workouts.effort,
      durationMinutes: workouts.durationMinutes,
      energyKcal: workouts.energyKcal,
    })
    .from(workouts)
    .where(
      and(eq(workouts.userId, userId), between(workouts.localDate, from, to), isNull(workouts.deletedAt)),
    );

const totalsBetween = (userId: string, from: string, to: string) =>
  and(
    eq(activityDays.userId, userId),
    between(activityDays.localDate, from, to),
    isNull(activityDays.deletedAt),
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
    workoutsBetween(db, userId, from, to),
    db
      .select({
        date: activityDays.localDate,
        source: activityDays.source,
        steps: activityDays.steps,
        moderateMinutes: activityDays.moderateMinutes,
        vigorousMinutes: activityDays.vigorousMinutes,
      })
      .from(activityDays)
      .where(totalsBetween(userId, from, to)),
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
    workoutsBetween(db, userId, from, to),
    db
      .selectDistinct({ date: activityDays.localDate })
      .from(activityDays)
      .where(totalsBetween(userId, from, to)),
  ]);
  return {
    workouts: Map.groupBy(burned, ({ date }) => date),
    totalDates: new Set(totals.map(({ date }) => date)),
  };
}

/** The newest VO2max of a range of local days, both ends included. */
export async function newestVo2Max(db: Db, userId: string, from: string, to: string) {
  const [newest] = await db
    .select({ date: vo2MaxReadings.localDate, vo2MaxMlKgMin: vo2MaxReadings.vo2MaxMlKgMin })
    .from(vo2MaxReadings)
    .where(
      and(
        eq(vo2MaxReadings.userId, userId),
        between(vo2MaxReadings.localDate, from, to),
        isNull(vo2MaxReadings.deletedAt),
      ),
    )
    .orderBy(desc(vo2MaxReadings.measuredAt))
    .limit(1);
  return newest;
}
