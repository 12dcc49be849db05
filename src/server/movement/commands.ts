import { z } from 'zod';
import type {
  ActivityDay,
  activityDayInput,
  Vo2MaxReading,
  vo2MaxInput,
  WorkoutEntry,
  workoutInput,
} from '#contract/movement.ts';
import type { TotalSources } from '#contract/shared/source-order.ts';
import { isFutureDay } from '#domain/time/future.ts';
import type { Actor } from '#server/core/actor.ts';
import { refuseField } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import { entryAnswer, entryStore, pastDay } from '#server/db/entries.ts';
import { ORDER_COLUMNS, totalSourcesOf, type OrderedKind } from './queries.ts';
import { activityDays, totalSourceOrders, vo2MaxReadings, workouts } from './tables.ts';

export const workoutStore = entryStore(workouts, workouts.startedAt);
export const activityDayStore = entryStore(activityDays, activityDays.localDate);
export const vo2MaxStore = entryStore(vo2MaxReadings, vo2MaxReadings.measuredAt);

/** A member's edit makes an imported entry their own. */
const BY_HAND = { source: 'manual' } as const;

/** Adds or replaces a workout; it belongs to the day it started. @throws Refusal BAD_REQUEST for a start in the future */
export async function putWorkout(
  db: Db,
  actor: Actor,
  input: z.output<typeof workoutInput>,
  nowMs: number,
): Promise<WorkoutEntry> {
  const startedAt = new Date(input.startedAt);
  const localDate = pastDay('startedAt', startedAt, input.timeZone, nowMs);
  return entryAnswer(
    await workoutStore.put(db, actor, { ...input, ...BY_HAND, startedAt, localDate }, nowMs),
  );
}

/**
 * Adds or replaces the totals of a day.
 * @throws Refusal BAD_REQUEST for a day in the future
 */
export async function putActivityDay(
  db: Db,
  actor: Actor,
  { date, ...input }: z.output<typeof activityDayInput>,
  nowMs: number,
): Promise<ActivityDay> {
  if (isFutureDay(date, input.timeZone, nowMs))
    throw refuseField('BAD_REQUEST', 'date', 'That day is in the future. Choose today or earlier.');
  return entryAnswer(await activityDayStore.put(db, actor, { ...input, ...BY_HAND, localDate: date }, nowMs));
}

/**
 * Adds or replaces a VO2 max.
 * @throws Refusal BAD_REQUEST for a moment in the future
 */
export async function putVo2Max(
  db: Db,
  actor: Actor,
  input: z.output<typeof vo2MaxInput>,
  nowMs: number,
): Promise<Vo2MaxReading> {
  const measuredAt = new Date(input.measuredAt);
  const localDate = pastDay('measuredAt', measuredAt, input.timeZone, nowMs);
  return entryAnswer(
    await vo2MaxStore.put(db, actor, { ...input, ...BY_HAND, measuredAt, localDate }, nowMs),
  );
}

/** Saves the order of sources for one kind of record. */
export async function putSourceOrder(
  db: Db,
  { userId }: Actor,
  kind: OrderedKind,
  order: readonly string[],
  nowMs: number,
): Promise<void> {
  const row = { [ORDER_COLUMNS[kind]]: [...new Set(order)], updatedAt: new Date(nowMs) };
  await db
    .insert(totalSourceOrders)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: totalSourceOrders.userId, set: row });
}

/** Saves the order of sources for daily totals. */
export async function putDaySources(
  db: Db,
  actor: Actor,
  order: readonly string[],
  nowMs: number,
): Promise<TotalSources> {
  await putSourceOrder(db, actor, 'days', order, nowMs);
  return totalSourcesOf(db, actor.userId);
}
