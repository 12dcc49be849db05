import { and, between, desc, eq, isNull } from 'drizzle-orm';
import { activeDays, type ActiveDay } from '#domain/movement/active-days.ts';
import type { Db } from '#server/db/database.ts';
import { activityDays, vo2MaxReadings, workouts } from './tables.ts';

/** A member's movement by local day, from workouts and daily totals of a range, both ends included. */
export async function activeDaysBetween(
  db: Db,
  userId: string,
  from: string,
  to: string,
): Promise<readonly ActiveDay[]> {
  const [trained, totals] = await Promise.all([
    db
      .select({
        date: workouts.localDate,
        kind: workouts.kind,
        effort: workouts.effort,
        durationMinutes: workouts.durationMinutes,
      })
      .from(workouts)
      .where(
        and(eq(workouts.userId, userId), between(workouts.localDate, from, to), isNull(workouts.deletedAt)),
      ),
    db
      .select({
        date: activityDays.localDate,
        source: activityDays.source,
        steps: activityDays.steps,
        moderateMinutes: activityDays.moderateMinutes,
        vigorousMinutes: activityDays.vigorousMinutes,
      })
      .from(activityDays)
      .where(
        and(
          eq(activityDays.userId, userId),
          between(activityDays.localDate, from, to),
          isNull(activityDays.deletedAt),
        ),
      ),
  ]);
  return activeDays(trained, totals);
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
