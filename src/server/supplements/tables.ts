import { date, foreignKey, index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { DAY_TIMES, type DayTime } from '#domain/supplements/rule.ts';
import type { Amount } from '#domain/supplements/substances.ts';
import { entryColumns, instant } from '#server/db/entry-columns.ts';

/** A member's supplements. `localDate` is the first day. */
export const ownSupplements = pgTable(
  'own_supplements',
  {
    ...entryColumns(),
    name: text('name').notNull(),
    /** Ingredients of one dose. */
    amounts: json('amounts').$type<Amount[]>().notNull(),
    times: json('times').$type<DayTime[]>().notNull(),
    /** 0 is Monday. */
    weekdays: json('weekdays').$type<number[]>().notNull(),
    activeTo: date('active_to', { mode: 'string' }),
    /** The rule that suggested it. */
    ruleId: text('rule_id'),
    retestOn: date('retest_on', { mode: 'string' }),
    retestMarker: text('retest_marker').$type<MarkerKey>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('own_supplements_deleted_at').on(table.deletedAt),
  ],
);

/** Doses taken, one row per tick. */
export const supplementTakes = pgTable(
  'supplement_takes',
  {
    ...entryColumns(),
    supplementId: uuid('supplement_id').notNull(),
    takenAt: instant('taken_at').notNull(),
    /** Its time of day in the list. */
    dayTime: text('day_time', { enum: DAY_TIMES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.supplementId],
      foreignColumns: [ownSupplements.userId, ownSupplements.id],
    }).onDelete('cascade'),
    index('supplement_takes_user_id_local_date').on(table.userId, table.localDate),
    index('supplement_takes_user_id_supplement_id').on(table.userId, table.supplementId),
    index('supplement_takes_deleted_at').on(table.deletedAt),
  ],
);

/** Suggestions a member dismissed until their trigger changes. */
export const dismissedSuggestions = pgTable(
  'dismissed_suggestions',
  {
    userId: uuid('user_id').notNull(),
    ruleId: text('rule_id').notNull(),
    triggerKey: text('trigger_key').notNull(),
    dismissedOn: date('dismissed_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ruleId] })],
);

export const REMINDER_KINDS = ['retest'] as const;
export const REMINDER_STATES = ['open', 'done', 'dismissed'] as const;

/** Reminders by day. A retest has its supplement's id. */
export const reminders = pgTable(
  'reminders',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: REMINDER_KINDS }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    title: text('title').notNull(),
    /** The screen it leads to. */
    link: text('link').notNull(),
    state: text('state', { enum: REMINDER_STATES }).notNull().default('open'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
