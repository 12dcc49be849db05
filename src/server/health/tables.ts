import { date, json, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { HealthAnswersInput } from '#contract/health.ts';
import { instant } from '#server/db/entry-columns.ts';

/** Members' health profiles. A deleted one leaves an empty row, so that a late write doesn't restore it. */
export const healthProfiles = pgTable('health_profiles', {
  userId: uuid('user_id').primaryKey(),
  answers: json('answers').$type<HealthAnswersInput>(),
  answeredOn: date('answered_on', { mode: 'string' }),
  /** Version 7 UUID: an older write that arrives later changes nothing. */
  writeKey: uuid('write_key'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
