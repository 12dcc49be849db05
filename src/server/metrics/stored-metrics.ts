import { TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import { and, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bodyMeasurements } from '#server/body/tables.ts';
import { fasts } from '#server/fasting/tables.ts';
import { glucoseReadings, ketoneReadings } from '#server/glucose/tables.ts';
import { activityDays, totalSourceOrders, vo2MaxReadings, workouts } from '#server/movement/tables.ts';
import { sleeps } from '#server/sleep/tables.ts';
import { hrvReadings, stressCheckIns } from '#server/stress/tables.ts';
import { vitalReadings } from '#server/vitals/tables.ts';
import { drinks } from '#server/water/tables.ts';

type EntryTable = PgTable & Record<'userId' | 'localDate' | 'deletedAt', PgColumn>;

/** A column of a tracker's entries that holds a metric. */
export interface StoredMetric {
  readonly table: EntryTable;
  /** What is stored. */
  readonly column: PgColumn;
  /** Orders a member's entries of a day; the same for all metrics of a table. */
  readonly at: PgColumn | ((userId: string) => SQL);
  /** Text that changes with whatever else `at` depends on. */
  readonly orderState?: (userId: string) => SQL;
  /** Whether a member has so many entries that finding out what changed takes as long as reading them. */
  readonly isDense?: true;
  /** The value, if it isn't the column itself. */
  readonly value?: SQL;
  /** Entries that count. */
  readonly where?: SQL | undefined;
  /** How a day's entries are combined, if not as in the catalog. */
  readonly perDay?: 'last';
  /** Whether a window averages all entries instead of days. */
  readonly isPooled?: true;
}

const body = (column: PgColumn): StoredMetric => ({
  table: bodyMeasurements,
  column,
  at: bodyMeasurements.measuredAt,
});
const night = (column: PgColumn): StoredMetric => ({
  table: sleeps,
  column,
  at: sleeps.inBedAt,
  where: not(sleeps.isNap),
});
const felt = (column: PgColumn): StoredMetric => ({
  table: stressCheckIns,
  column,
  at: stressCheckIns.feltAt,
});
const ketones = (method: 'blood' | 'breath' | 'urine'): StoredMetric => ({
  table: ketoneReadings,
  column: ketoneReadings.value,
  at: ketoneReadings.measuredAt,
  where: eq(ketoneReadings.method, method),
});
// A day has a total from each source; one counts, as defined in `domain/movement/active-days.ts`.
const totalRank = (userId: string): SQL => sql`(${activityDays.source} = 'manual', -coalesce(array_position((
  select array(select jsonb_array_elements_text(${totalSourceOrders.sources})) from ${totalSourceOrders}
  where ${eq(totalSourceOrders.userId, userId)}), ${activityDays.source}), 1000),
  coalesce(${activityDays.steps}, -1))`;
const sourceOrder = (userId: string): SQL =>
  sql`(select ${totalSourceOrders.sources}::text from ${totalSourceOrders} where ${eq(totalSourceOrders.userId, userId)})`;
const total = (column: PgColumn): StoredMetric => ({
  perDay: 'last',
  table: activityDays,
  column,
  at: totalRank,
  orderState: sourceOrder,
});
const workout = (column: PgColumn): StoredMetric => ({ table: workouts, column, at: workouts.startedAt });
const vital = (column: PgColumn): StoredMetric => ({
  table: vitalReadings,
  column,
  at: vitalReadings.measuredAt,
});
const glucose = {
  table: glucoseReadings,
  column: glucoseReadings.glucoseMgdl,
  at: glucoseReadings.measuredAt,
  isDense: true,
} as const;

/** Range of glucose that counts as in range, mg/dL (international consensus, doi:10.2337/dci19-0028). */
const [LOW, HIGH] = TIME_IN_RANGE_MGDL;

/** Metrics stored in a single column of a tracker, by their key in the catalog. */
export const STORED_METRICS: Readonly<Record<string, StoredMetric>> = {
  waterMl: { table: drinks, column: drinks.waterMl, at: drinks.drunkAt },
  weightKg: body(bodyMeasurements.massKg),
  bodyFatPercent: body(bodyMeasurements.bodyFatPercent),
  waistCm: body(bodyMeasurements.waistCm),
  hipCm: body(bodyMeasurements.hipCm),
  sleepLatencyMinutes: night(sleeps.latencyMinutes),
  awakeMinutes: night(sleeps.awakeMinutes),
  awakenings: night(sleeps.awakenings),
  sleepQuality: night(sleeps.quality),
  stressRating: felt(stressCheckIns.stress),
  mood: felt(stressCheckIns.mood),
  energyRating: felt(stressCheckIns.energy),
  hrvMs: { table: hrvReadings, column: hrvReadings.rmssdMs, at: hrvReadings.measuredAt },
  fastHours: {
    table: fasts,
    column: fasts.endedAt,
    at: fasts.startedAt,
    value: sql`extract(epoch from ${fasts.endedAt} - ${fasts.startedAt}) / 3600`,
    where: and(isNotNull(fasts.endedAt), not(fasts.isUnfinished)),
  },
  glucoseMgdl: glucose,
  glucoseInRangePercent: {
    ...glucose,
    // The consensus defines it as a share of all readings.
    isPooled: true,
    value: sql`case when ${glucoseReadings.glucoseMgdl} between ${LOW}::float and ${HIGH}::float then 100 else 0 end`,
  },
  bloodKetonesMmoll: ketones('blood'),
  breathAcetonePpm: ketones('breath'),
  urineKetonesMgdl: ketones('urine'),
  steps: total(activityDays.steps),
  moderateMinutes: total(activityDays.moderateMinutes),
  vigorousMinutes: total(activityDays.vigorousMinutes),
  distanceM: { ...total(activityDays.distanceKm), value: sql`${activityDays.distanceKm} * 1000` },
  floors: total(activityDays.floors),
  activityEnergyKcal: total(activityDays.energyKcal),
  workoutMinutes: workout(workouts.durationMinutes),
  workoutDistanceM: { ...workout(workouts.distanceKm), value: sql`${workouts.distanceKm} * 1000` },
  workoutEnergyKcal: workout(workouts.energyKcal),
  workoutHeartRateBpm: workout(workouts.averageHeartRateBpm),
  vo2MaxMlKgMin: {
    table: vo2MaxReadings,
    column: vo2MaxReadings.vo2MaxMlKgMin,
    at: vo2MaxReadings.measuredAt,
  },
  systolicMmhg: vital(vitalReadings.systolicMmhg),
  diastolicMmhg: vital(vitalReadings.diastolicMmhg),
  restingHeartRateBpm: vital(vitalReadings.restingHeartRateBpm),
  bodyTemperatureC: vital(vitalReadings.bodyTemperatureC),
  oxygenSaturationPercent: vital(vitalReadings.oxygenSaturationPercent),
  hrvSdnnMs: vital(vitalReadings.hrvSdnnMs),
};
