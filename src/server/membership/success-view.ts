import { desc, eq } from 'drizzle-orm';
import type { PaymentSuccessView } from '#domain/membership/payment-views.ts';
import { carriesPlan } from '#domain/membership/purchase.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { purchaseOfToken, tokenStateOf, type Purchase } from './token-purchase.ts';
import { redeemPurchase } from './redeem.ts';
import { purchases } from './tables.ts';

const pendingKind = ({ leftAt }: Purchase) => (leftAt === null ? 'waiting' : 'left');

/** View for a visitor with a purchase's token. */
function viewForVisitor(purchase: Purchase, token: string, nowMs: number): PaymentSuccessView {
  if (purchase.state === 'pending') return { kind: pendingKind(purchase) };
  if (purchase.state === 'failed') return { kind: 'failed' };
  if (purchase.state === 'expired') return { kind: 'cancelled' };
  const state = tokenStateOf(purchase, nowMs);
  if (state === 'good') return { kind: 'paid', token };
  return { kind: carriesPlan(purchase.state) && (state === 'used' || state === 'expired') ? state : 'void' };
}

const viewOfOwn = (purchase: Purchase): PaymentSuccessView => {
  const { state } = purchase;
  if (carriesPlan(state)) return { kind: 'active' };
  if (state === 'pending') return { kind: pendingKind(purchase) };
  if (state === 'failed') return { kind: 'failed' };
  return { kind: state === 'expired' ? 'cancelled' : 'void' };
};

/** View for a member; an unassigned purchase becomes theirs. */
async function viewForMember(db: Db, userId: string, token: string | undefined, nowMs: number) {
  const held = token === undefined ? undefined : await purchaseOfToken(db, token);
  const [latest] = held
    ? [held]
    : await db
        .select()
        .from(purchases)
        .where(eq(purchases.userId, userId))
        .orderBy(desc(purchases.createdAt))
        .limit(1);
  if (!latest) return { kind: 'unknown' } as const;
  if (latest.userId === userId) return viewOfOwn(latest);
  const redemption = await db.transaction((tx) => redeemPurchase(tx, userId, token ?? '', nowMs));
  if (redemption === 'redeemed') return viewOfOwn(latest);
  return redemption === 'ended' ? viewOfOwn(latest) : { kind: redemption };
}

/**
 * View of the page after the payment, from the server's own data; nothing in the address or the gateway's redirect counts.
 * @param token from the payer's cookie
 */
export async function successViewOf(
  db: Db,
  actor: Actor | undefined,
  token: string | undefined,
  nowMs: number,
): Promise<PaymentSuccessView> {
  if (actor && !actor.isDemo) return viewForMember(db, actor.userId, token, nowMs);
  if (token === undefined) return { kind: 'unknown' };
  const purchase = await purchaseOfToken(db, token);
  return purchase ? viewForVisitor(purchase, token, nowMs) : { kind: 'unknown' };
}
