import { boolean, date, doublePrecision, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { FASTING_PROTOCOLS } from '#domain/fasting/protocols.ts';
import type { Condition } from '#domain/goals/conditions.ts';
import type { GoalPlan } from '#domain/goals/plan.ts';
import { instant } from '#server/db/entry-columns.ts';

/** Daily targets, which apply from a day until the next plan, with their frozen inputs. */
export const goalPlans = pgTable(
  'goal_plans',
  {
    userId: uuid('user_id').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    mode: text('mode', { enum: ['computed', 'by-hand'] }).notNull(),
    /** Why it changed: the member edited their goals, or accepted a weekly check-in. */
    reason: text('reason', { enum: ['update', 'check-in'] }).notNull(),
    plan: json('plan').$type<GoalPlan>().notNull(),
    /** Energy of Monday to Sunday against the plan's, kcal; their sum is 0. */
    weekdayOffsetsKcal: json('weekday_offsets_kcal').$type<number[]>().notNull(),
    /** Whether a day's workouts change its energy. */
    addsWorkouts: boolean('adds_workouts').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.validFrom] })],
);

/** Targets other than food; null means computed. */
export const goalSettings = pgTable('goal_settings', {
  userId: uuid('user_id').primaryKey(),
  waterMl: doublePrecision('water_ml'),
  sleepHours: doublePrecision('sleep_hours'),
  fastingProtocol: text('fasting_protocol', { enum: FASTING_PROTOCOLS }),
  /** Conditions the member reported that make a deficit or a diet unsafe. */
  conditions: json('conditions').$type<Condition[]>().notNull().default([]),
  /** Due date, and birth date of a breastfed child, which the added energy depends on. */
  dueOn: date('due_on', { mode: 'string' }),
  bornOn: date('born_on', { mode: 'string' }),
  /** The last weekly check-in that was accepted or declined. */
  checkedInOn: date('checked_in_on', { mode: 'string' }),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
