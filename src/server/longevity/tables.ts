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

/** Longevity scores, one a local day: as it was computed last on that day. Days on which nothing was computed have no row. */
export const longevityScores = pgTable(
  'longevity_scores',
  {
    userId: uuid('user_id').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    /** 0 to 100; null where too little was known to show one. */
    score: doublePrecision('score'),
    /** What is shown: smoothed over the days before. */
    displayed: doublePrecision('displayed'),
    /** 0 to 100. */
    confidence: doublePrecision('confidence').notNull(),
    weightsVersion: integer('weights_version').notNull(),
    /** The pillars with their inputs, and all else the score rests on. */
    assessment: json('assessment').$type<LongevityAssessment>().notNull(),
    /** Something it rests on has changed since. */
    isDue: boolean('is_due').notNull().default(false),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.localDate] })],
);
