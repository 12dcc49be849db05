import { and, countDistinct, eq, sql } from 'drizzle-orm';
import { refundableUntilMs, type PurchaseState } from '#domain/membership/purchase.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/auth/audit.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { GatewayUnavailable, type Gateway } from './gateway.ts';
import type { Payments } from './payments.ts';
import { gatewayEvents, purchases } from './tables.ts';
import type { Purchase } from './token-purchase.ts';

export interface RefundDeps extends Deps {
  readonly payments: Payments;
}

/** Number of failed refunds of a purchase. */
async function failedRefunds(db: Db, purchaseId: string): Promise<number> {
  const refundId = sql`${gatewayEvents.event} ->> 'refundId'`;
  const [refunds] = await db
    .select({ failed: countDistinct(refundId) })
    .from(gatewayEvents)
    .where(eq(gatewayEvents.purchaseId, purchaseId));
  return refunds?.failed ?? 0;
}

/** The gateway of a refundable purchase. @throws Refusal CONFLICT */
function takerOf({ gateway }: Payments, purchase: Purchase): { gateway: Gateway; paymentId: string } {
  const { paymentId, state } = purchase;
  if (paymentId === null || !['paid', 'disputed'].includes(state))
    throw refuseField('CONFLICT', 'id', 'This purchase can’t be refunded.');
  if (gateway?.name !== purchase.gateway)
    throw refuseField('CONFLICT', 'id', 'The payment service is no longer connected.');
  return { gateway, paymentId };
}

/**
 * Refunds the full amount through its gateway. The gateway's message has the effects.
 * @param writeDown writes the audit entry: with the effect in our sandbox, else before money moves
 */
async function giveBack(
  { db, payments }: RefundDeps,
  purchase: Purchase,
  writeDown?: (tx: Db, action: 'purchase.refund' | 'purchase.refund-refused') => Promise<void>,
): Promise<void> {
  const { id, amountMinor } = purchase;
  const { gateway, paymentId } = takerOf(payments, purchase);
  if (gateway.movesMoney) await writeDown?.(db, 'purchase.refund');
  const failures = await failedRefunds(db, id);
  const asked = gateway.refund({ id, paymentId, amountMinor, failures });
  const message = await asked.catch(async (error: unknown) => {
    await writeDown?.(db, 'purchase.refund-refused');
    if (error instanceof GatewayUnavailable)
      throw refuseField('CONFLICT', 'id', 'The payment service rejected the refund. Try again in a moment.');
    throw error;
  });
  if (message) await payments.take(gateway, message, async (tx) => writeDown?.(tx, 'purchase.refund'));
}

/**
 * Refunds a member's own sandbox purchase within the guarantee period.
 * @throws Refusal NOT_FOUND if it isn't theirs, FORBIDDEN if people decide, CONFLICT if there is nothing to refund
 */
export async function refundOwn(deps: RefundDeps, { userId }: Actor, id: string): Promise<void> {
  const [purchase] = await deps.db
    .select()
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.userId, userId)));
  if (!purchase) throw new Refusal('NOT_FOUND');
  if (purchase.gateway !== 'sandbox')
    throw refuseField('FORBIDDEN', 'id', 'Use the contact form to request a refund.');
  if (purchase.paidAt && refundableUntilMs(purchase.paidAt.getTime()) < deps.now())
    throw refuseField('FORBIDDEN', 'id', 'The 30-day refund period is over.');
  await giveBack(deps, purchase);
}

/**
 * Refunds a purchase for an admin, at any gateway and any time.
 * @returns the purchase's status now; with Stripe it changes when Stripe's message arrives
 * @throws Refusal NOT_FOUND, or CONFLICT if there is nothing to refund
 */
export async function refundAny(deps: RefundDeps, admin: Actor, id: string): Promise<PurchaseState> {
  const stored = () => deps.db.select().from(purchases).where(eq(purchases.id, id));
  const [purchase] = await stored();
  if (!purchase) throw new Refusal('NOT_FOUND');
  const { gateway, amountMinor, currency } = purchase;
  const details = { gateway, amountMinor, currency };
  await giveBack(deps, purchase, (tx, action) =>
    audit(tx, admin, { action, targetKind: 'purchase', target: id, details }, deps.now()),
  );
  return (await stored())[0]?.state ?? purchase.state;
}
