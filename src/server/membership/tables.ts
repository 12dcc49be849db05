import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { GATEWAYS, PURCHASE_STATES, type PurchaseEvent } from '#domain/membership/purchase.ts';
import { LIMITED_USES } from '#domain/membership/plans.ts';
import { instant } from '#server/db/entry-columns.ts';

/** Uses of a member's plan, by their local day. */
export const planUses = pgTable(
  'plan_uses',
  {
    userId: uuid('user_id').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    use: text('use', { enum: LIMITED_USES }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.localDate, table.use] })],
);

/** Finished and pending purchases, including those of people without an account. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey(),
    /** Owner; null until its token is redeemed, and after the account is deleted. */
    userId: uuid('user_id'),
    /** Whether its member was erased; then no address is stored any more. */
    isPayerErased: boolean('is_payer_erased').notNull().default(false),
    gateway: text('gateway', { enum: GATEWAYS }).notNull(),
    state: text('state', { enum: PURCHASE_STATES }).notNull(),
    /** In the currency's smallest unit, as ordered; later as confirmed by the gateway. */
    amountMinor: integer('amount_minor').notNull(),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    currency: text('currency').notNull(),
    /** The gateway's ids of the checkout and the payment, which its messages refer to. */
    checkoutId: text('checkout_id').unique(),
    paymentId: text('payment_id').unique(),
    /** The payer's address at the gateway. */
    email: text('email'),
    /** SHA-256 of the token that the payer's browser brings back; redeemed once. */
    tokenHash: text('token_hash').notNull().unique(),
    redeemedAt: instant('redeemed_at'),
    /** When the payer came back without paying; null again once they continue, or the gateway reports them. */
    leftAt: instant('left_at'),
    /** The visitor's source as used in the statistics. */
    source: text('source'),
    paidAt: instant('paid_at'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('purchases_user_id').on(table.userId),
    index('purchases_created_at').on(table.createdAt),
    index('purchases_paid_at').on(table.paidAt),
  ],
);

/** Gateway messages, each stored once: a purchase's state follows from all of them, in any order. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    gateway: text('gateway', { enum: GATEWAYS }).notNull(),
    eventId: text('event_id').notNull(),
    /** Null until the named payment is known to be ours: a dispute may come before the payment. */
    purchaseId: uuid('purchase_id'),
    paymentId: text('payment_id'),
    event: jsonb('event').$type<PurchaseEvent>().notNull(),
    /** When it happened, according to the gateway. */
    happenedAt: instant('happened_at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index('gateway_events_purchase_id').on(table.purchaseId),
    index('gateway_events_payment_id').on(table.paymentId),
    // For revenue statistics, because few messages are refunds.
    index('gateway_events_refunds')
      .on(table.happenedAt)
      .where(sql`${table.event} ->> 'kind' = 'refunded'`),
  ],
);

/** For a row of `purchases`: whether the gateway has reported anything, so the payer was there. */
export const isReported = sql<boolean>`exists (select 1 from gateway_events where purchase_id = purchases.id)`;
