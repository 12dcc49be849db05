import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/auth/tables.ts';
import { instant } from '#server/db/entry-columns.ts';

/** Nightscout sites to read glucose from, one per member. Like webhooks, they belong to the account and hold secrets. */
export const nightscoutConnections = pgTable(
  'nightscout_connections',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the import that its readings belong to. */
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
