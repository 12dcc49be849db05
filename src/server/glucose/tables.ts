import { isNotNull } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { GLUCOSE_CONTEXTS, GLUCOSE_ORIGINS, KETONE_METHODS, OUT_OF_RANGE } from '#domain/glucose/reading.ts';
import { users } from '#server/auth/tables.ts';
import { entryColumns, instant } from '#server/db/entry-columns.ts';

/**
 * Glucose readings, by hand and from sensors. A sensor has one value an instant, so reading a file twice adds nothing. An import's readings
 * are found by its time span: a sensor adds a hundred thousand rows a year, and each index costs. `outOfRange`: the device reported only
 * "low" (stored as 39 mg/dL) or "high" (401).
 */
export const glucoseReadings = pgTable(
  'glucose_readings',
  {
    ...entryColumns(),
    measuredAt: instant('measured_at').notNull(),
    origin: text('origin', { enum: GLUCOSE_ORIGINS }).notNull(),
    glucoseMgdl: doublePrecision('glucose_mgdl').notNull(),
    outOfRange: text('out_of_range', { enum: OUT_OF_RANGE }),
    context: text('context', { enum: GLUCOSE_CONTEXTS }),
    importId: uuid('import_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('glucose_readings_user_id_measured_at_origin').on(table.userId, table.measuredAt, table.origin),
    index('glucose_readings_deleted_at').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);

/** Ketone readings: blood in mmol/L beta-hydroxybutyrate, breath in ppm acetone, urine in mg/dL; never converted into each other. */
export const ketoneReadings = pgTable(
  'ketone_readings',
  {
    ...entryColumns(),
    measuredAt: instant('measured_at').notNull(),
    method: text('method', { enum: KETONE_METHODS }).notNull(),
    value: doublePrecision('value').notNull(),
    importId: uuid('import_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('ketone_readings_user_id_measured_at_method').on(table.userId, table.measuredAt, table.method),
    index('ketone_readings_deleted_at').on(table.deletedAt),
  ],
);

/** Imported files of readings; undoing one deletes its readings. */
export const glucoseImports = pgTable(
  'glucose_imports',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    fileName: text('file_name').notNull(),
    format: text('format').notNull(),
    timeZone: text('time_zone').notNull(),
    readingCount: integer('reading_count').notNull(),
    ketoneCount: integer('ketone_count').notNull(),
    refusedCount: integer('refused_count').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** When its readings were deleted; redoing the import restores them. */
    undoneAt: instant('undone_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Nightscout sites to read glucose from, one per member. Like webhooks, they belong to the account and hold secrets. */
export const nightscoutConnections = pgTable(
  'nightscout_connections',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Import that its readings belong to. */
    importId: uuid('import_id').notNull(),
    url: text('url').notNull(),
    sealedToken: text('sealed_token'),
    createdAt: instant('created_at').notNull(),
    nextAt: instant('next_at').notNull(),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
    lastSuccessAt: instant('last_success_at'),
    lastReadingAt: instant('last_reading_at'),
    lastErrorAt: instant('last_error_at'),
    lastError: text('last_error'),
    disabledAt: instant('disabled_at'),
  },
  (table) => [index('nightscout_connections_next_at').on(table.nextAt)],
);
