import { and, eq } from 'drizzle-orm';
import { refundableUntilMs, type PurchaseState } from '#domain/membership/purchase.ts';
import type { Actor } from '#server/auth/actor.ts';
import { audit } from '#server/auth/audit.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal, refuseField } from '#server/http/refusal.ts';
import { GatewayUnavailable } from './gateway.ts';
import type { Payments } from './payments.ts';
import type { Purchase } from './purchases.ts';
import { purchases } from './tables.ts';

export interface RefundDeps {
  readonly db: Db;
  readonly payments: Payments;
  readonly now: () => number;
}

/** Gives all of the money back, by whoever took it. What follows from that, follows from the gateway's message. */
async function giveBack({ payments: { gateway, take } }: RefundDeps, purchase: Purchase): Promise<void> {
  const { id, paymentId, amountMinor } = purchase;
  if (paymentId === null || !['paid', 'disputed'].includes(purchase.state))
    throw refuseField('CONFLICT', 'id', 'There is no money to give back.');
  if (gateway?.name !== purchase.gateway)
    throw refuseField('CONFLICT', 'id', 'The payment service that took the money is not connected any more.');
  const message = await gateway.refund({ id, paymentId, amountMinor }).catch((error: unknown) => {
    if (error instanceof GatewayUnavailable)
      throw refuseField(
        'CONFLICT',
        'id',
        'The payment service did not take the refund. Try again in a moment.',
      );
    throw error;
  });
  if (message) await take(gateway, message);
}

/**
 * A member has the money of their sandbox purchase back, within the days of the guarantee.
 * @throws Refusal NOT_FOUND where it is not theirs, FORBIDDEN where people decide, CONFLICT where there is nothing to give back
 */
export async function refundOwn(deps: RefundDeps, { userId }: Actor, id: string): Promise<void> {
  const [purchase] = await deps.db
    .select()
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.userId, userId)));
  if (!purchase) throw new Refusal('NOT_FOUND');
  if (purchase.gateway !== 'sandbox')
    throw refuseField('FORBIDDEN', 'id', 'Write to us by the contact form, and you have your money back.');
  if (purchase.paidAt && refundableUntilMs(purchase.paidAt.getTime()) < deps.now())
    throw refuseField('FORBIDDEN', 'id', 'The 30 days of the money-back guarantee are over.');
  await giveBack(deps, purchase);
}

/**
 * An admin gives a purchase back, whoever took the money and however long ago.
 * @returns how the purchase stands now; with Stripe it changes once Stripe tells
 * @throws Refusal NOT_FOUND, or CONFLICT where there is nothing to give back
 */
export async function refundAny(deps: RefundDeps, admin: Actor, id: string): Promise<PurchaseState> {
  const stored = () => deps.db.select().from(purchases).where(eq(purchases.id, id));
  const [purchase] = await stored();
  if (!purchase) throw new Refusal('NOT_FOUND');
  await giveBack(deps, purchase);
  const { gateway, amountMinor, currency } = purchase;
  const details = { gateway, amountMinor, currency };
  const asked = { action: 'purchase.refund', targetKind: 'purchase', target: id, details };
  await audit(deps.db, admin, asked, deps.now());
  return (await stored())[0]?.state ?? purchase.state;
}
