import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { FASTING_PROTOCOLS } from '#domain/fasting/protocols.ts';
import type { FastingCondition } from '#domain/fasting/screening.ts';
import { entryColumns, instant } from '#server/db/entry-columns.ts';

/** Fasts; a running one has no end. A fast counts for the day it ended; a running one for the day it started. */
export const fasts = pgTable(
  'fasts',
  {
    ...entryColumns(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    protocol: text('protocol', { enum: FASTING_PROTOCOLS }).notNull(),
    goalHours: doublePrecision('goal_hours').notNull(),
    /** The server closed it after 48 hours, because nobody ended it. */
    isUnfinished: boolean('is_unfinished').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('fasts_user_id_local_date').on(table.userId, table.localDate),
    index('fasts_deleted_at').on(table.deletedAt),
    uniqueIndex('fasts_user_id_running')
      .on(table.userId)
      .where(sql`${table.endedAt} is null and ${table.deletedAt} is null`),
  ],
);

/** A member's answers to the screening before their first fast, as codes; the last ones count. */
export const fastingScreenings = pgTable(
  'fasting_screenings',
  {
    userId: uuid('user_id').notNull(),
    screenedOn: date('screened_on', { mode: 'string' }).notNull(),
    conditions: json('conditions').$type<FastingCondition[]>().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.screenedOn] })],
);
