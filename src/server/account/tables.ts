import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { ACCESS_EVENTS } from '#domain/account/access-events.ts';
import { GLUCOSE_UNITS } from '#domain/glucose/glucose-text.ts';
import { ACTIVITY_LEVELS, DIETARY_PREFERENCES, GOALS, SEXES, UNIT_SYSTEMS } from '#domain/account/profile.ts';

/** Profiles, one per member, in SI units. No foreign key to `users`, which stays on one node. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id').primaryKey(),
    name: text('name'),
    sex: text('sex', { enum: SEXES }).notNull(),
    /** As entered on `ageRecordedOn`; it grows with the calendar. */
    ageYears: integer('age_years').notNull(),
    ageRecordedOn: date('age_recorded_on', { mode: 'string' }).notNull(),
    unitSystem: text('unit_system', { enum: UNIT_SYSTEMS }).notNull(),
    glucoseUnit: text('glucose_unit', { enum: GLUCOSE_UNITS }).notNull().default('mg/dL'),
    heightCm: doublePrecision('height_cm').notNull(),
    massKg: doublePrecision('mass_kg').notNull(),
    goal: text('goal', { enum: GOALS }).notNull(),
    targetMassKg: doublePrecision('target_mass_kg'),
    weeklyLossKg: doublePrecision('weekly_loss_kg'),
    activityLevel: text('activity_level', { enum: ACTIVITY_LEVELS }).notNull(),
    dietaryPreference: text('dietary_preference', { enum: DIETARY_PREFERENCES }).notNull(),
    /** Chosen at registration: the reminders that a member starts with. */
    mealReminders: boolean('meal_reminders').notNull(),
    progressReminders: boolean('progress_reminders').notNull(),
    timeZone: text('time_zone').notNull(),
    plan: text('plan', { enum: ['free', 'lifetime'] })
      .notNull()
      .default('free'),
    /** An admin set the plan, so purchases no longer change it. */
    isPlanGiven: boolean('is_plan_given').notNull().default(false),
    /** When the account was scheduled for deletion before its member came back; null once they have dismissed the notice. */
    wasToBeDeletedAt: timestamp('was_to_be_deleted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // By name and by the rarer plan: the admins' list of users.
    index('profiles_name_trigram').using('gin', sql`${table.name} gin_trgm_ops`),
    index('profiles_lifetime')
      .on(table.userId)
      .where(sql`${table.plan} = 'lifetime'`),
  ],
);

/** Allergies, dislikes and cuisines, one row per member. */
export const foodPreferences = pgTable('food_preferences', {
  userId: uuid('user_id').primaryKey(),
  allergies: jsonb('allergies').$type<readonly string[]>().notNull(),
  dislikes: jsonb('dislikes').$type<readonly string[]>().notNull(),
  cuisines: jsonb('cuisines').$type<readonly string[]>().notNull(),
  /** Version 7 UUID of the last write; the newer of two writes wins. */
  writeKey: uuid('write_key'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Logins, failed logins and security changes, for the member to read. No addresses, and nobody else's device. */
export const accessEvents = pgTable(
  'access_events',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    kind: text('kind', { enum: ACCESS_EVENTS }).notNull(),
    /** The browser's user agent; null if it sent none, or no browser of the member took part. */
    browser: text('browser'),
    system: text('system'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('access_events_at').on(table.at)],
);
