import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LIMITED_USES } from '#domain/membership/plans.ts';

/** How often a member used what their plan counts, by their local day. */
export const planUses = pgTable(
  'plan_uses',
  {
    userId: uuid('user_id').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    use: text('use', { enum: LIMITED_USES }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.localDate, table.use] })],
);
