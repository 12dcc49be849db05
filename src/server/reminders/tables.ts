import { index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Occurrence } from '#domain/reminders/occurrences.ts';
import type { ReminderPlan } from '#domain/reminders/plan.ts';
import type { ReminderWords } from '#domain/reminders/words.ts';
import { users } from '#server/auth/tables.ts';
import { instant } from '#server/db/entry-columns.ts';

/** The member's settings. Without a row, their answers at registration apply. */
export const reminderPlans = pgTable('reminder_plans', {
  userId: uuid('user_id').primaryKey(),
  plan: json('plan').$type<ReminderPlan>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

const member = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** When to check a member's reminders next. A server that does so moves the time first, so that no other one does. */
export const reminderTurns = pgTable(
  'reminder_turns',
  { userId: member().primaryKey(), nextAt: instant('next_at').notNull() },
  (table) => [index('reminder_turns_next_at').on(table.nextAt)],
);

export const CHANNEL_KINDS = ['push', 'ntfy', 'gotify'] as const;

/** Where reminders are sent, besides the account's email address and webhooks. Like access tokens they belong to the account. */
export const reminderChannels = pgTable(
  'reminder_channels',
  {
    id: uuid('id').primaryKey(),
    userId: member(),
    kind: text('kind', { enum: CHANNEL_KINDS }).notNull(),
    name: text('name').notNull(),
    /** Address and keys. */
    sealedTarget: text('sealed_target').notNull(),
    /** SHA-256 of a browser's endpoint: a browser belongs to one member. */
    endpointHash: text('endpoint_hash').unique(),
    createdAt: instant('created_at').notNull(),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
    lastSuccessAt: instant('last_success_at'),
    lastErrorAt: instant('last_error_at'),
    lastError: text('last_error'),
    disabledAt: instant('disabled_at'),
  },
  (table) => [index('reminder_channels_user_id').on(table.userId)],
);

/** Result of a delivery. `done`: the member had already done it. `replaced`: a newer one of its kind was due. */
export const DELIVERY_ENDS = ['sent', 'done', 'replaced', 'late', 'failed'] as const;

/** Reminders that were due, per channel. Kept for a week, so that none is sent twice. */
export const reminderDeliveries = pgTable(
  'reminder_deliveries',
  {
    /** Derived from the member, the channel and the reminder: the same reminder has the same id. */
    id: text('id').primaryKey(),
    userId: member(),
    /** A channel's id, `email` or `webhooks`. */
    channel: text('channel').notNull(),
    occurrence: json('occurrence').$type<Occurrence>().notNull(),
    kind: text('kind').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    end: text('end', { enum: DELIVERY_ENDS }),
    endedAt: instant('ended_at'),
    /** What webhooks report. */
    words: json('words').$type<ReminderWords>(),
  },
  (table) => [
    index('reminder_deliveries_user_id').on(table.userId, table.endedAt),
    index('reminder_deliveries_due_at').on(table.dueAt),
  ],
);

/** The server's push key: browsers accept messages only from the server that they subscribed to. */
export const pushKeys = pgTable('push_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: instant('created_at').notNull(),
});
