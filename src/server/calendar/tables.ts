import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/auth/tables.ts';
import { instant } from '#server/db/entry-columns.ts';

/** Calendar feeds, by the hash of their secret: their address gives access to part of a member's data, like an access token. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastReadAt: instant('last_read_at'),
});
