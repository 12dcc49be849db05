import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** When the demo member's data was last made anew, so that a start knows whether to do it again. */
export const demoRestores = pgTable('demo_restores', {
  userId: uuid('user_id').primaryKey(),
  restoredAt: timestamp('restored_at', { withTimezone: true, mode: 'date' }).notNull(),
});
