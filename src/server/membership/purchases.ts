import { and, desc, eq, exists, gt, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { LIFETIME_PRICE, type GatewayName } from '#domain/membership/purchase.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import type { Db } from '#server/db/database.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { isLifetime } from './plan.ts';
import { gatewayEvents, purchases } from './tables.ts';
import { unspentPurchase, type Purchase } from './token-purchase.ts';
import { hashOf, tokenOf } from './tokens.ts';

/** For so long a payment that was begun is gone on with, rather than a second one begun; while a bank takes its time, for as long as that. */
const GOES_ON_MS = 12 * 60 * 60_000;

/** Who buys: a member, or whoever holds the token of a purchase. */
export interface Buyer {
  readonly userId: string | undefined;
  readonly token: string | undefined;
}

export interface NewPurchase {
  /** The id that the payment's page was given. */
  readonly id: string;
  readonly gateway: GatewayName;
  readonly buyer: Buyer;
  /** Where the visitor came from, as the site's statistics call it. */
  readonly source: string | null;
  /** Signs tokens. */
  readonly secret: string;
}

/**
 * What pressing the button leads to. `pay`: on to the gateway. `confirming`: the payer is done, and their bank takes its time or the
 * purchase waits for an account.
 * `stale`: the page is of another day, of somebody else or of a payment that is over.
 */
export type Begun =
  | { readonly next: 'pay' | 'confirming'; readonly purchase: Purchase }
  | { readonly next: 'has-plan' | 'stale'; readonly purchase?: undefined };

/** A payment the buyer began lately and has not finished. */
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

/** Whether the gateway has told anything of a purchase that is still pending: the payer was there. */
const wasTold = async (tx: Db, purchaseId: string): Promise<boolean> =>
  (
    await tx
      .select({ one: sql`1` })
      .from(gatewayEvents)
      .where(eq(gatewayEvents.purchaseId, purchaseId))
      .limit(1)
  ).length > 0;

/** Goes on with what the payer had left. */
async function goOnWith(tx: Db, purchase: Purchase): Promise<Purchase> {
  if (purchase.leftAt === null) return purchase;
  await tx.update(purchases).set({ leftAt: null }).where(eq(purchases.id, purchase.id));
  return { ...purchase, leftAt: null };
}

/**
 * Begins a purchase, or goes on with the one under way: who paid and can still redeem it, or presses the button twice or in several tabs,
 * pays once.
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
    const isOver = purchase.state === 'paid' || (await wasTold(tx, purchase.id));
    return { next: isOver ? 'confirming' : 'pay', purchase };
  });

/** The payer came back without paying: what the gateway has not spoken of is not waited for any more. Pressing the button goes on with it. */
export async function leavePurchase(
  db: Db,
  gateway: GatewayName,
  buyer: Buyer,
  nowMs: number,
): Promise<void> {
  const open = await underWay(db, gateway, buyer, nowMs);
  if (!open || (await wasTold(db, open.id))) return;
  await db
    .update(purchases)
    .set({ leftAt: new Date(nowMs) })
    .where(and(eq(purchases.id, open.id), eq(purchases.state, 'pending')));
}

/** Remembers the gateway's name of the checkout: its messages must carry the same. */
export const noteCheckout = (db: Db, purchaseId: string, checkoutId: string) =>
  db.update(purchases).set({ checkoutId }).where(eq(purchases.id, purchaseId));

/** Longer than any gateway keeps a checkout open. */
const LEFT_MS = 2 * DAY_MS;
/** What came to nothing is kept so long for questions about it, and what was told of payments that are none of ours. */
const KEPT_MS = 90 * DAY_MS;

/** Ends payments that nobody finished and no gateway spoke of, and forgets what came to nothing long ago. */
export async function sweepPurchases(db: Db, nowMs: number): Promise<void> {
  const told = db
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
        notExists(told),
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
