import { and, eq, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import {
  carriesPlan,
  isPriceMet,
  purchaseStatus,
  type GatewayName,
  type PurchaseStatus,
} from '#domain/membership/purchase.ts';
import { audit, SYSTEM } from '#server/auth/audit.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { lockMember } from '#server/db/member-lock.ts';
import type { GatewayMessage } from './gateway.ts';
import { isLifetime, settlePlan } from './plan.ts';
import { mailReceipt, mailRefund, mailRefundBack, type MailSettings } from './purchase-mails.ts';
import { gatewayEvents, purchases } from './tables.ts';
import type { Purchase } from './token-purchase.ts';

/** `repeated`: already stored. `foreign`: about no purchase here. `kept`: about a payment that may turn out to be ours. */
export type Applied = 'applied' | 'repeated' | 'foreign' | 'kept';

export interface ApplyDeps extends Deps {
  readonly mail: MailSettings;
  readonly log: Logger;
}

const instantOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** The purchase of a message, locked. Ignores a checkout with another name, which isn't ours. */
async function subjectOf(tx: Db, gateway: GatewayName, message: GatewayMessage) {
  const named =
    message.purchaseId !== undefined
      ? eq(purchases.id, message.purchaseId)
      : eq(purchases.paymentId, message.paymentId ?? '');
  const [purchase] = await tx
    .select()
    .from(purchases)
    .where(and(named, eq(purchases.gateway, gateway)))
    .for('update');
  const isOther =
    purchase?.checkoutId !== null &&
    message.checkoutId !== undefined &&
    message.checkoutId !== purchase?.checkoutId;
  return isOther ? undefined : purchase;
}

/** Stores a message. @returns false if it is already stored */
async function isNew(
  tx: Db,
  gateway: GatewayName,
  message: GatewayMessage,
  purchaseId: string | null,
  nowMs: number,
) {
  const written = await tx
    .insert(gatewayEvents)
    .values({
      gateway,
      eventId: message.eventId,
      purchaseId,
      paymentId: message.paymentId ?? null,
      event: message.event,
      happenedAt: new Date(message.atMs),
      receivedAt: new Date(nowMs),
    })
    .onConflictDoNothing()
    .returning({ eventId: gatewayEvents.eventId });
  return written.length > 0;
}

/** All messages about a purchase, including those about its payment from before the payment was known. */
async function eventsOf(tx: Db, gateway: GatewayName, purchaseId: string, paymentId: string | null) {
  if (paymentId !== null)
    await tx
      .update(gatewayEvents)
      .set({ purchaseId })
      .where(
        and(
          eq(gatewayEvents.gateway, gateway),
          eq(gatewayEvents.paymentId, paymentId),
          isNull(gatewayEvents.purchaseId),
        ),
      );
  const events = await tx
    .select({ event: gatewayEvents.event, at: gatewayEvents.happenedAt })
    .from(gatewayEvents)
    .where(eq(gatewayEvents.purchaseId, purchaseId));
  return events.map(({ event, at }) => ({ event, atMs: at.getTime() }));
}

/** Audit action for a change of a purchase. */
const actionOf = (was: Purchase, is: Purchase): string =>
  is.refundedMinor < was.refundedMinor ? 'purchase.refund-failed' : `purchase.${is.state}`;

interface Change {
  readonly was: Purchase;
  readonly is: Purchase;
  /** The payer's address; for an erased account, only the message has it. */
  readonly email: string | null;
}

/** Mails the payer a receipt or a refund. */
async function mailChange(tx: Db, mail: MailSettings, { was, is, email }: Change, nowMs: number) {
  const to = { ...is, email };
  if (was.paidAt === null && is.paidAt !== null && carriesPlan(is.state))
    await mailReceipt(tx, mail, to, nowMs);
  if (was.refundedMinor === is.refundedMinor) return;
  const hasPlan = is.userId !== null && (await isLifetime(tx, is.userId));
  const mailMove = is.refundedMinor > was.refundedMinor ? mailRefund : mailRefundBack;
  await mailMove(tx, mail, { purchase: to, hasPlan, backMinor: was.refundedMinor - is.refundedMinor }, nowMs);
}

/** Applies the consequences of a purchase's change: plan, audit, mails. */
async function settle(tx: Db, { mail, now }: ApplyDeps, change: Change): Promise<void> {
  const { was, is } = change;
  const nowMs = now();
  if (is.userId !== null && carriesPlan(was.state) !== carriesPlan(is.state))
    await settlePlan(tx, is.userId, nowMs);
  if (was.state !== is.state || was.refundedMinor !== is.refundedMinor) {
    const { gateway, refundedMinor, currency } = is;
    const details = { gateway, was: was.state, refundedMinor, currency };
    const action = actionOf(was, is);
    await audit(tx, SYSTEM, { action, targetKind: 'purchase', target: is.id, details }, nowMs);
  }
  await mailChange(tx, mail, change, nowMs);
}

async function restate(tx: Db, was: Purchase, standing: PurchaseStatus, message: GatewayMessage) {
  const [is] = await tx
    .update(purchases)
    .set({
      state: standing.state,
      refundedMinor: standing.refundedMinor,
      paidAt: instantOf(standing.paidAtMs),
      endedAt: instantOf(standing.endedAtMs),
      checkoutId: was.checkoutId ?? message.checkoutId ?? null,
      paymentId: was.paymentId ?? message.paymentId ?? null,
      email: was.isPayerErased ? null : (was.email ?? message.email ?? null),
      leftAt: null,
    })
    .where(eq(purchases.id, was.id))
    .returning();
  if (!is) throw new Error('a locked purchase no longer exists');
  return is;
}

/**
 * Applies a gateway's message once, in any order, in one transaction with all its consequences. The caller sends the mails after the
 * commit.
 * @param alongside written in the same transaction: all or nothing
 */
export function applyMessage(
  deps: ApplyDeps,
  gateway: GatewayName,
  message: GatewayMessage,
  alongside?: (tx: Db) => Promise<void>,
): Promise<Applied> {
  const { db, log, now } = deps;
  return db.transaction(async (tx) => {
    // A dispute must not arrive between the payment's message and its effect.
    if (message.paymentId !== undefined) await lockMember(tx, 'purchases', message.paymentId);
    const was = await subjectOf(tx, gateway, message);
    if (!was && (message.purchaseId !== undefined || message.paymentId === undefined)) return 'foreign';
    if (!(await isNew(tx, gateway, message, was?.id ?? null, now()))) return 'repeated';
    if (!was) return 'kept';
    await alongside?.(tx);
    const events = await eventsOf(tx, gateway, was.id, was.paymentId ?? message.paymentId ?? null);
    const standing = purchaseStatus(was, events);
    const is = await restate(tx, was, standing, message);
    if (message.event.kind === 'paid' && !isPriceMet(message.event, was)) {
      const { amountMinor, currency } = message.event;
      const details = { amountMinor, currency, asked: was.amountMinor };
      log.warn({ purchaseId: was.id, ...details }, 'a payment does not match the price that was asked');
      const mismatch = { action: 'purchase.mismatch', targetKind: 'purchase', target: was.id, details };
      await audit(tx, SYSTEM, mismatch, now());
    }
    await settle(tx, deps, { was, is, email: is.email ?? message.email ?? null });
    return 'applied';
  });
}
