import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { REPORT_SECTIONS } from '#domain/reports/report-metrics.ts';
import { users } from '#server/auth/tables.ts';
import { instant } from '#server/db/entry-columns.ts';

/** Links to shared reports, by the hash of their secret: their address gives access to part of a member's data, like an access token. */
export const reportLinks = pgTable(
  'report_links',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull().unique(),
    label: text('label').notNull(),
    sections: text('sections', { enum: REPORT_SECTIONS }).array().notNull(),
    hasBackground: boolean('has_background').notNull(),
    /** Both null for all data. */
    fromDate: date('from_date', { mode: 'string' }),
    toDate: date('to_date', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    openings: integer('openings').notNull().default(0),
    /** The latest ones, newest first. */
    openedAt: timestamp('opened_at', { withTimezone: true, precision: 3, mode: 'date' })
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [index('report_links_user_id').on(table.userId)],
);
