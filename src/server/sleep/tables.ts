import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entryColumns, instant } from '#server/db/entry-columns.ts';

const sleepColumns = () => ({
  ...entryColumns(),
  inBedAt: instant('in_bed_at').notNull(),
  outOfBedAt: instant('out_of_bed_at').notNull(),
  isNap: boolean('is_nap').notNull(),
  /** Minutes until asleep. */
  latencyMinutes: doublePrecision('latency_minutes'),
  /** Minutes awake in between. */
  awakeMinutes: doublePrecision('awake_minutes'),
  awakenings: integer('awakenings'),
  /** 1 (poor) to 5 (very good). */
  quality: integer('quality'),
  /** `manual`, or the source of an import. */
  source: text('source').notNull().default('manual'),
});

/** Sleep from going to bed to getting up, on the day of getting up; unanswered fields are null. */
export const sleeps = pgTable('sleeps', sleepColumns(), (table) => [
  primaryKey({ columns: [table.userId, table.id] }),
  index('sleeps_user_id_local_date').on(table.userId, table.localDate),
  index('sleeps_deleted_at').on(table.deletedAt),
]);

/** Overlapping nights from other sources that don't count. */
export const otherSleeps = pgTable('other_sleeps', sleepColumns(), (table) => [
  primaryKey({ columns: [table.userId, table.id] }),
]);
