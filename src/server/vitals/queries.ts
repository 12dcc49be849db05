import { and, between, eq, isNull, sql } from 'drizzle-orm';
import { PRESSURE_DAYS, PRESSURE_HOLDS_DAYS, usualPressure } from '#domain/vitals/blood-pressure.ts';
import { usualHeartRate } from '#domain/vitals/resting-heart-rate.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { vitalReadings } from './tables.ts';

const readingsBetween = prepared((db) =>
  db
    .select({
      date: vitalReadings.localDate,
      systolicMmhg: vitalReadings.systolicMmhg,
      diastolicMmhg: vitalReadings.diastolicMmhg,
      restingHeartRateBpm: vitalReadings.restingHeartRateBpm,
    })
    .from(vitalReadings)
    .where(
      and(
        eq(vitalReadings.userId, sql.placeholder('userId')),
        between(vitalReadings.localDate, sql.placeholder('from'), sql.placeholder('to')),
        isNull(vitalReadings.deletedAt),
      ),
    )
    .prepare('vital_readings_between'),
);

/** A member's usual blood pressure and resting heart rate as of a local day. */
export async function usualVitalsOf(db: Db, userId: string, date: string) {
  const from = addDays(date, -(PRESSURE_HOLDS_DAYS + PRESSURE_DAYS));
  const rows = await readingsBetween(db).execute({ userId, from, to: date });
  const pressures = rows.flatMap(({ date: on, systolicMmhg, diastolicMmhg }) =>
    systolicMmhg === null || diastolicMmhg === null ? [] : [{ date: on, systolicMmhg, diastolicMmhg }],
  );
  const rates = rows.flatMap(({ date: on, restingHeartRateBpm }) =>
    restingHeartRateBpm === null ? [] : [{ date: on, restingHeartRateBpm }],
  );
  return { pressure: usualPressure(pressures, date), heartRate: usualHeartRate(rates, date) };
}
