import { doublePrecision, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { HRV_ORIGINS } from '#domain/stress/hrv.ts';
import { entryColumns, instant } from '#server/db/entry-columns.ts';

/** A member's stress at a moment: 1 (calm) to 10 (worst). Mood and energy 1 (low) to 5. */
export const stressCheckIns = pgTable(
  'stress_check_ins',
  {
    ...entryColumns(),
    feltAt: instant('felt_at').notNull(),
    stress: integer('stress').notNull(),
    mood: integer('mood'),
    energy: integer('energy'),
    tags: json('tags').$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('stress_check_ins_user_id_local_date').on(table.userId, table.localDate),
    index('stress_check_ins_deleted_at').on(table.deletedAt),
  ],
);

/** The monthly questionnaire: each answer 0 to 4, in the order of its questions; `questions` names their version. */
export const stressQuestionnaires = pgTable(
  'stress_questionnaires',
  {
    ...entryColumns(),
    answeredAt: instant('answered_at').notNull(),
    questions: text('questions').notNull(),
    answers: json('answers').$type<number[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('stress_questionnaires_user_id_local_date').on(table.userId, table.localDate),
    index('stress_questionnaires_deleted_at').on(table.deletedAt),
  ],
);

/** Heart rate variability of a morning or a night. */
export const hrvReadings = pgTable(
  'hrv_readings',
  {
    ...entryColumns(),
    measuredAt: instant('measured_at').notNull(),
    rmssdMs: doublePrecision('rmssd_ms').notNull(),
    origin: text('origin', { enum: HRV_ORIGINS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('hrv_readings_user_id_local_date').on(table.userId, table.localDate),
    index('hrv_readings_deleted_at').on(table.deletedAt),
  ],
);
