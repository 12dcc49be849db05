import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AnswerOrigin, AnswerValue } from '#domain/bio-age/answer.ts';
import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import type { LifestyleBioAge } from '#domain/bio-age/lifestyle-result.ts';
import { entryColumns, instant } from '#server/db/entry-columns.ts';

/**
 * Answers of the current assessment, one row per item. A row without a value was cleared: its time keeps a late write from another device
 * from restoring the old answer.
 */
export const bioAgeAnswers = pgTable(
  'bio_age_answers',
  {
    userId: uuid('user_id').notNull(),
    /** The item. */
    id: text('id').$type<ItemKey>().notNull(),
    value: json('value').$type<AnswerValue>(),
    origin: json('origin').$type<AnswerOrigin>(),
    answeredAt: instant('answered_at').notNull(),
    /** Version 7 UUID of the last write. */
    writeKey: uuid('write_key'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** An answer as stored in a finished assessment. */
export interface FrozenAnswer {
  readonly item: ItemKey;
  readonly value: AnswerValue;
  readonly origin: AnswerOrigin;
  readonly answeredAt: string;
}

/** Finished assessments: answers and results, frozen with the weights of their version. `localDate` is the day of finishing. */
export const bioAgeAssessments = pgTable(
  'bio_age_assessments',
  {
    ...entryColumns(),
    finishedAt: instant('finished_at').notNull(),
    weightsVersion: text('weights_version').notNull(),
    answers: json('answers').$type<FrozenAnswer[]>().notNull(),
    result: json('result').$type<LifestyleBioAge>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('bio_age_assessments_user_id_local_date').on(table.userId, table.localDate),
    index('bio_age_assessments_deleted_at').on(table.deletedAt),
  ],
);
