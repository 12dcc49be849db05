import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { VO2MAX_METHODS } from '#domain/movement/movement-ranges.ts';
import { EFFORTS, WORKOUT_KINDS } from '#domain/movement/workout-types.ts';
import { entryColumns, instant } from '#server/db/entry-columns.ts';

/** `manual`, or the source of an import. */
const source = () => text('source').notNull().default('manual');
const sources = (name: string) => jsonb(name).$type<readonly string[]>().notNull().default([]);

const workoutColumns = () => ({
  ...entryColumns(),
  startedAt: instant('started_at').notNull(),
  kind: text('kind', { enum: WORKOUT_KINDS }).notNull(),
  effort: text('effort', { enum: EFFORTS }).notNull(),
  durationMinutes: doublePrecision('duration_minutes').notNull(),
  distanceKm: doublePrecision('distance_km'),
  energyKcal: doublePrecision('energy_kcal'),
  averageHeartRateBpm: doublePrecision('average_heart_rate_bpm'),
  source: source(),
});

export const workouts = pgTable('workouts', workoutColumns(), (table) => [
  primaryKey({ columns: [table.userId, table.id] }),
  index('workouts_user_id_local_date').on(table.userId, table.localDate),
  index('workouts_deleted_at').on(table.deletedAt),
]);

/** Overlapping workouts from other sources that don't count. */
export const otherWorkouts = pgTable('other_workouts', workoutColumns(), (table) => [
  primaryKey({ columns: [table.userId, table.id] }),
]);

/** The member's orders of sources. */
export const totalSourceOrders = pgTable('total_source_orders', {
  userId: uuid('user_id').primaryKey(),
  /** Of daily totals. */
  sources: sources('sources'),
  sleepSources: sources('sleep_sources'),
  workoutSources: sources('workout_sources'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Totals of a local day, one row per source; unknown values are null. */
export const activityDays = pgTable(
  'activity_days',
  {
    ...entryColumns(),
    steps: integer('steps'),
    moderateMinutes: doublePrecision('moderate_minutes'),
    vigorousMinutes: doublePrecision('vigorous_minutes'),
    distanceKm: doublePrecision('distance_km'),
    floors: integer('floors'),
    energyKcal: doublePrecision('energy_kcal'),
    source: source(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('activity_days_user_id_local_date').on(table.userId, table.localDate),
    index('activity_days_deleted_at').on(table.deletedAt),
  ],
);

export const vo2MaxReadings = pgTable(
  'vo2max_readings',
  {
    ...entryColumns(),
    measuredAt: instant('measured_at').notNull(),
    vo2MaxMlKgMin: doublePrecision('vo2max_ml_kg_min').notNull(),
    method: text('method', { enum: VO2MAX_METHODS }).notNull(),
    source: source(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('vo2max_readings_user_id_local_date').on(table.userId, table.localDate),
    index('vo2max_readings_deleted_at').on(table.deletedAt),
  ],
);
