import { and, desc, eq, exists, gt, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { LIFETIME_PRICE, type GatewayName } from '#domain/membership/purchase.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import type { Db } from '#server/db/database.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { isLifetime } from './plan.ts';
import { gatewayEvents, purchases } from './tables.ts';
import { unspentPurchase, type Purchase } from './token-purchase.ts';
import { hashOf, tokenOf } from './tokens.ts';

/** A started payment is continued for this long, instead of starting a second one; as long as necessary while a bank is processing. */
const GOES_ON_MS = 12 * 60 * 60_000;

/** The buyer: a member, or whoever has a purchase's token. */
export interface Buyer {
  readonly userId: string | undefined;
  readonly token: string | undefined;
}

export interface NewPurchase {
  /** The id issued with the payment page. */
  readonly id: string;
  readonly gateway: GatewayName;
  readonly buyer: Buyer;
  /** The visitor's source as used in the statistics. */
  readonly source: string | null;
  /** Signs tokens. */
  readonly secret: string;
}

/**
 * Result of pressing the button. `pay`: redirect to the gateway. `confirming`: the payer is done, and their bank is processing or the
 * purchase waits for an account. `stale`: the page is from another day, belongs to another payer or to a finished payment.
 */
export type Begun =
  | { readonly next: 'pay' | 'confirming'; readonly purchase: Purchase }
  | { readonly next: 'has-plan' | 'stale'; readonly purchase?: undefined };

/** The buyer's recent unfinished payment. */
async function underWay(tx: Db, gateway: GatewayName, buyer: Buyer, nowMs: number) {
  const whose =
    buyer.userId !== undefined
      ? eq(purchases.userId, buyer.userId)
      : buyer.token !== undefined
        ? eq(purchases.tokenHash, hashOf(buyer.token))
        : undefined;
  if (!whose) return undefined;
  const processing = tx
    .select({ one: sql`1` })
    .from(gatewayEvents)
    .where(
      and(eq(gatewayEvents.purchaseId, purchases.id), sql`${gatewayEvents.event} ->> 'kind' = 'processing'`),
    );
  const [purchase] = await tx
    .select()
    .from(purchases)
    .where(
      and(
        whose,
        eq(purchases.gateway, gateway),
        eq(purchases.state, 'pending'),
        or(gt(purchases.createdAt, new Date(nowMs - GOES_ON_MS)), exists(processing)),
      ),
    )
    .orderBy(desc(purchases.createdAt))
    .limit(1);
  return purchase?.userId === (buyer.userId ?? null) ? purchase : undefined;
}

/** Whether the gateway has reported anything about a pending purchase: then the payer was there. */
const hasMessages = async (tx: Db, purchaseId: string): Promise<boolean> =>
  (
    await tx
      .select({ one: sql`1` })
      .from(gatewayEvents)
      .where(eq(gatewayEvents.purchaseId, purchaseId))
      .limit(1)
  ).length > 0;

/** Continues an abandoned payment. */
async function goOnWith(tx: Db, purchase: Purchase): Promise<Purchase> {
  if (purchase.leftAt === null) return purchase;
  await tx.update(purchases).set({ leftAt: null }).where(eq(purchases.id, purchase.id));
  return { ...purchase, leftAt: null };
}

/**
 * Starts a purchase, or continues the current one, so that nobody pays twice: with an unredeemed payment, by pressing the button again, or
 * in several tabs.
 */
export const beginPurchase = (db: Db, wanted: NewPurchase, nowMs: number): Promise<Begun> =>
  db.transaction(async (tx) => {
    const { id, gateway, buyer, source, secret } = wanted;
    await lockMember(tx, 'purchases', buyer.userId ?? id);
    if (buyer.userId !== undefined && (await isLifetime(tx, buyer.userId))) return { next: 'has-plan' };
    const unspent = await unspentPurchase(tx, buyer.token, nowMs);
    if (unspent) return { next: 'confirming', purchase: unspent };
    const open = await underWay(tx, gateway, buyer, nowMs);
    const [made] = open
      ? [await goOnWith(tx, open)]
      : await tx
          .insert(purchases)
          .values({
            id,
            userId: buyer.userId ?? null,
            gateway,
            state: 'pending',
            ...LIFETIME_PRICE,
            tokenHash: hashOf(tokenOf(secret, id)),
            redeemedAt: buyer.userId === undefined ? null : new Date(nowMs),
            source,
            createdAt: new Date(nowMs),
          })
          .onConflictDoNothing({ target: purchases.id })
          .returning();
    const [purchase] = made ? [made] : await tx.select().from(purchases).where(eq(purchases.id, id));
    if (!purchase || purchase.userId !== (buyer.userId ?? null) || purchase.gateway !== gateway)
      return { next: 'stale' };
    if (purchase.state !== 'pending' && purchase.state !== 'paid') return { next: 'stale' };
    const isOver = purchase.state === 'paid' || (await hasMessages(tx, purchase.id));
    return { next: isOver ? 'confirming' : 'pay', purchase };
  });

/** The payer came back without paying. If the gateway hasn't reported it, we no longer wait for it. The button continues it. */
export async function leavePurchase(
  db: Db,
  gateway: GatewayName,
  buyer: Buyer,
  nowMs: number,
): Promise<void> {
  const open = await underWay(db, gateway, buyer, nowMs);
  if (!open || (await hasMessages(db, open.id))) return;
  await db
    .update(purchases)
    .set({ leftAt: new Date(nowMs) })
    .where(and(eq(purchases.id, open.id), eq(purchases.state, 'pending')));
}

/** Stores the gateway's id of the checkout, which its messages must match. */
export const noteCheckout = (db: Db, purchaseId: string, checkoutId: string) =>
  db.update(purchases).set({ checkoutId }).where(eq(purchases.id, purchaseId));

/** Longer than any gateway keeps a checkout open. */
const LEFT_MS = 2 * DAY_MS;
/** Retention of failed purchases and of messages about foreign payments, for support. */
const KEPT_MS = 90 * DAY_MS;

/** Ends unfinished payments without messages, and deletes old failed ones. */
export async function sweepPurchases(db: Db, nowMs: number): Promise<void> {
  const reported = db
    .select({ one: sql`1` })
    .from(gatewayEvents)
    .where(eq(gatewayEvents.purchaseId, purchases.id));
  await db
    .update(purchases)
    .set({ state: 'expired', endedAt: new Date(nowMs) })
    .where(
      and(
        eq(purchases.state, 'pending'),
        lt(purchases.createdAt, new Date(nowMs - LEFT_MS)),
        notExists(reported),
      ),
    );
  const longAgo = new Date(nowMs - KEPT_MS);
  await db
    .delete(purchases)
    .where(and(inArray(purchases.state, ['failed', 'expired']), lt(purchases.createdAt, longAgo)));
  const known = db
    .select({ one: sql`1` })
    .from(purchases)
    .where(eq(purchases.id, gatewayEvents.purchaseId));
  await db.delete(gatewayEvents).where(and(notExists(known), lt(gatewayEvents.receivedAt, longAgo)));
}
