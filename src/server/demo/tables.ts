import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** When the demo member's data was last reset, so that a start knows whether it is due. */
export const demoRestores = pgTable('demo_restores', {
  userId: uuid('user_id').primaryKey(),
  restoredAt: timestamp('restored_at', { withTimezone: true, mode: 'date' }).notNull(),
});
