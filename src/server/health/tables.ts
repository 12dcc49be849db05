import { date, json, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { HealthAnswersInput } from '#contract/health.ts';
import { instant } from '#server/db/entry-columns.ts';

/** What members told about their health. Of a deleted one the row stays, empty, so that a late write does not bring it back. */
export const healthProfiles = pgTable('health_profiles', {
  userId: uuid('user_id').primaryKey(),
  answers: json('answers').$type<HealthAnswersInput>(),
  answeredOn: date('answered_on', { mode: 'string' }),
  /** Version 7 UUID: an older write that arrives later changes nothing. */
  writeKey: uuid('write_key'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
