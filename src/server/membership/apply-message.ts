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
import { lockMember } from '#server/db/member-lock.ts';
import type { GatewayMessage } from './gateway.ts';
import { isLifetime, settlePlan } from './plan.ts';
import { mailReceipt, mailRefund, mailRefundBack, type MailSettings } from './purchase-mails.ts';
import { gatewayEvents, purchases } from './tables.ts';
import type { Purchase } from './token-purchase.ts';

/** `repeated`: known already. `foreign`: of no purchase here. `kept`: of a payment that may turn out to be one of ours. */
export type Applied = 'applied' | 'repeated' | 'foreign' | 'kept';

export interface ApplyDeps {
  readonly db: Db;
  readonly mail: MailSettings;
  readonly log: Logger;
  readonly now: () => number;
}

const instantOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** The purchase a message is about, locked; a checkout of another name is not of our making. */
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

/** Writes a message down. @returns false for one that is known */
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

/** Everything that was told of a purchase, with what was told of its payment before the payment was known. */
async function toldOf(tx: Db, gateway: GatewayName, purchaseId: string, paymentId: string | null) {
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
  const told = await tx
    .select({ event: gatewayEvents.event, at: gatewayEvents.happenedAt })
    .from(gatewayEvents)
    .where(eq(gatewayEvents.purchaseId, purchaseId));
  return told.map(({ event, at }) => ({ event, atMs: at.getTime() }));
}

/** What was done to a purchase, as the audit log calls it. */
const actionOf = (was: Purchase, is: Purchase): string =>
  is.refundedMinor < was.refundedMinor ? 'purchase.refund-failed' : `purchase.${is.state}`;

interface Change {
  readonly was: Purchase;
  readonly is: Purchase;
  /** Where the payer wants mails; of somebody who was erased it is known for this message alone. */
  readonly email: string | null;
}

/** Writes to the payer what they paid, and what they have back. */
async function mailChange(tx: Db, mail: MailSettings, { was, is, email }: Change, nowMs: number) {
  const to = { ...is, email };
  if (was.paidAt === null && is.paidAt !== null && carriesPlan(is.state))
    await mailReceipt(tx, mail, to, nowMs);
  if (was.refundedMinor === is.refundedMinor) return;
  const hasPlan = is.userId !== null && (await isLifetime(tx, is.userId));
  const mailMove = is.refundedMinor > was.refundedMinor ? mailRefund : mailRefundBack;
  await mailMove(tx, mail, { purchase: to, hasPlan, backMinor: was.refundedMinor - is.refundedMinor }, nowMs);
}

/** Does what follows from the change of a purchase: plan, audit, mails. */
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
  if (!is) throw new Error('a purchase that was locked is gone');
  return is;
}

/**
 * Takes in what a gateway told: once, in whatever order it comes, in one transaction with everything that follows from it.
 * What comes of it is mailed after the commit by whoever calls.
 * @param alongside what else is written down with it, or nothing of it is
 */
export function applyMessage(
  deps: ApplyDeps,
  gateway: GatewayName,
  message: GatewayMessage,
  alongside?: (tx: Db) => Promise<void>,
): Promise<Applied> {
  const { db, log, now } = deps;
  return db.transaction(async (tx) => {
    // A dispute must not slip between the payment's message and what that message makes known.
    if (message.paymentId !== undefined) await lockMember(tx, 'purchases', message.paymentId);
    const was = await subjectOf(tx, gateway, message);
    if (!was && (message.purchaseId !== undefined || message.paymentId === undefined)) return 'foreign';
    if (!(await isNew(tx, gateway, message, was?.id ?? null, now()))) return 'repeated';
    if (!was) return 'kept';
    await alongside?.(tx);
    const told = await toldOf(tx, gateway, was.id, was.paymentId ?? message.paymentId ?? null);
    const standing = purchaseStatus(was, told);
    const is = await restate(tx, was, standing, message);
    if (message.event.kind === 'paid' && !isPriceMet(message.event, was)) {
      const { amountMinor, currency } = message.event;
      const details = { amountMinor, currency, asked: was.amountMinor };
      log.warn({ purchaseId: was.id, ...details }, 'a payment is not of the price that was asked');
      const mismatch = { action: 'purchase.mismatch', targetKind: 'purchase', target: was.id, details };
      await audit(tx, SYSTEM, mismatch, now());
    }
    await settle(tx, deps, { was, is, email: is.email ?? message.email ?? null });
    return 'applied';
  });
}
