import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '#domain/webhooks/events.ts';
import { users } from '#server/auth/tables.ts';
import { instant } from '#server/db/entry-columns.ts';

/** Addresses to notify about a member’s entries. Like access tokens, they belong to the account and hold secrets. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    /** The secret before the current one, which still signs until `oldSecretUntil`. */
    sealedOldSecret: text('sealed_old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
    lastSuccessAt: instant('last_success_at'),
    lastErrorAt: instant('last_error_at'),
    lastError: text('last_error'),
    disabledAt: instant('disabled_at'),
  },
  (table) => [index('webhooks_user_id').on(table.userId)],
);

/** Messages to webhooks. Delivered ones stay for a while, so that nothing is reported twice. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Derived from the webhook and the event: the same event has the same id. */
    id: text('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    nextAt: instant('next_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('webhook_deliveries_webhook_id').on(table.webhookId),
    index('webhook_deliveries_next_at').on(table.nextAt),
  ],
);
