import {
  boolean,
  date,
  doublePrecision,
  integer,
  json,
  pgTable,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LongevityAssessment } from '#domain/longevity/assess-longevity.ts';
import { instant } from '#server/db/entry-columns.ts';

/** Longevity scores by local day, as last computed on that day. Days without a computation have no row. */
export const longevityScores = pgTable(
  'longevity_scores',
  {
    userId: uuid('user_id').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    /** 0 to 100; null if too little is known. */
    score: doublePrecision('score'),
    /** The displayed score: smoothed over the days before. */
    displayed: doublePrecision('displayed'),
    /** 0 to 100. */
    confidence: doublePrecision('confidence').notNull(),
    weightsVersion: integer('weights_version').notNull(),
    /** The pillars with all inputs of the score. */
    assessment: json('assessment').$type<LongevityAssessment>().notNull(),
    /** An input has changed since. */
    isDue: boolean('is_due').notNull().default(false),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.localDate] })],
);
