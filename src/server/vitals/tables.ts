import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entryColumns, instant } from '#server/db/entry-columns.ts';

/** Vitals of one moment; at least one is known. */
export const vitalReadings = pgTable(
  'vital_readings',
  {
    ...entryColumns(),
    measuredAt: instant('measured_at').notNull(),
    systolicMmhg: doublePrecision('systolic_mmhg'),
    diastolicMmhg: doublePrecision('diastolic_mmhg'),
    restingHeartRateBpm: doublePrecision('resting_heart_rate_bpm'),
    bodyTemperatureC: doublePrecision('body_temperature_c'),
    oxygenSaturationPercent: doublePrecision('oxygen_saturation_percent'),
    /** As measured by Apple Watch. It isn't RMSSD, which is in `hrv_readings`, and the two don't convert. */
    hrvSdnnMs: doublePrecision('hrv_sdnn_ms'),
    /** `manual`, or the source of an import. */
    source: text('source').notNull().default('manual'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('vital_readings_user_id_local_date').on(table.userId, table.localDate),
    index('vital_readings_deleted_at').on(table.deletedAt),
  ],
);
