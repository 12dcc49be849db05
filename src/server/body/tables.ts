import { doublePrecision, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { entryColumns, instant } from '#server/db/entry-columns.ts';

/** A member's body measurements at one moment, with at least one value. */
export const bodyMeasurements = pgTable(
  'body_measurements',
  {
    ...entryColumns(),
    measuredAt: instant('measured_at').notNull(),
    massKg: doublePrecision('mass_kg'),
    bodyFatPercent: doublePrecision('body_fat_percent'),
    waistCm: doublePrecision('waist_cm'),
    hipCm: doublePrecision('hip_cm'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('body_measurements_user_id_local_date').on(table.userId, table.localDate),
    index('body_measurements_deleted_at').on(table.deletedAt),
  ],
);
