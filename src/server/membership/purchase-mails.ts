import { siteName } from '#server/core/site-name.ts';
import { eq } from 'drizzle-orm';
import { moneyText } from '#domain/membership/money.ts';
import { carriesPlan, REFUND_DAYS, refundableUntilMs } from '#domain/membership/purchase.ts';
import { enteredAddress } from '#server/auth/internal-address.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { dayText } from '#server/mail/mail-date.ts';
import { mailWords, type MailParts } from '#server/mail/layout.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Purchase } from './token-purchase.ts';
import { tokenOf } from './tokens.ts';

export interface MailSettings {
  readonly publicUrl: string;
  /** Signs tokens. */
  readonly secret: string;
  /** Whether mail is sent; otherwise admins pass it on. */
  readonly canSend: boolean;
}

/**
 * The payer's address for the receipt, else their account's; undefined if there is neither. The sandbox accepts any address from anybody:
 * if mail is sent, it writes only to members.
 */
async function addressOf(tx: Db, { canSend }: MailSettings, { gateway, email, userId }: Purchase) {
  if (email !== null && !(canSend && gateway === 'sandbox')) return email;
  if (userId === null) return undefined;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return (user && enteredAddress(user.email)) ?? undefined;
}

interface BuyerMail {
  readonly kind: 'receipt' | 'refund';
  readonly purchase: Purchase;
  readonly parts: MailParts;
}

async function mailBuyer(
  tx: Db,
  settings: MailSettings,
  { kind, purchase, parts }: BuyerMail,
  nowMs: number,
): Promise<void> {
  const to = await addressOf(tx, settings, purchase);
  if (to === undefined) return;
  const footnotes = footnotesOf(purchase);
  await queueMail(tx, { kind, to, ...mailWords({ ...parts, footnotes }) }, nowMs);
}

const SANDBOX = 'This was a sandbox payment. You haven’t been charged.';

const footnotesOf = ({ id, gateway }: Purchase): string[] => [
  `Receipt ${id}`,
  ...(gateway === 'sandbox' ? [SANDBOX] : []),
];

/** The receipt of a payment, with the link that redeems it if the payer has no account yet. */
export function mailReceipt(
  tx: Db,
  settings: MailSettings,
  purchase: Purchase,
  nowMs: number,
): Promise<void> {
  const { publicUrl, secret } = settings;
  const paidAtMs = purchase.paidAt?.getTime() ?? nowMs;
  const amount = moneyText(purchase.amountMinor, purchase.currency);
  const isRedeemed = purchase.redeemedAt !== null;
  const parts: MailParts = {
    subject: `Your receipt for lifetime access to ${siteName()}`,
    paragraphs: [
      `You paid ${amount} on ${dayText(paidAtMs, 'UTC')} for lifetime access to ${siteName()}. It’s a one-time payment, so there’s nothing to renew.`,
      isRedeemed
        ? 'Your lifetime access is now active.'
        : 'One step left: create an account or log in to activate your lifetime access.',
      `You can get a refund until ${dayText(refundableUntilMs(paidAtMs), 'UTC')} (${REFUND_DAYS} days after your purchase). Either way, you keep everything you logged.`,
    ],
    action: isRedeemed
      ? { label: 'See your membership', url: `${publicUrl}/membership` }
      : {
          label: 'Activate lifetime access',
          url: `${publicUrl}/payment-success?token=${tokenOf(secret, purchase.id)}`,
        },
  };
  return mailBuyer(tx, settings, { kind: 'receipt', purchase, parts }, nowMs);
}

/** Money that was refunded, or returned by the payer's bank. */
export interface Refunded {
  readonly purchase: Purchase;
  /** Whether it belongs to a member who now has lifetime access. */
  readonly hasPlan: boolean;
  /** Refunded amount, in the currency's smallest unit. */
  readonly backMinor: number;
}

/** Effect of a refund on the plan of the purchase's owner. */
function planAfter({ purchase: { userId, state }, hasPlan }: Refunded): string {
  const isCarried = carriesPlan(state);
  if (userId === null)
    return isCarried
      ? 'Your purchase still includes lifetime access.'
      : 'Because of this refund, your purchase no longer includes lifetime access, and the link in your receipt no longer works.';
  if (!hasPlan) return 'Your account is on the free plan now. Everything you logged is still there.';
  return isCarried
    ? 'You still have lifetime access.'
    : 'You still have lifetime access, because it doesn’t depend on this purchase.';
}

/** With an account, the link goes to the membership page; without one there is no link. */
const toMembership = ({ userId }: Purchase, { publicUrl }: MailSettings): Pick<MailParts, 'action'> =>
  userId === null ? {} : { action: { label: 'See your membership', url: `${publicUrl}/membership` } };

/** Mail about a refund. */
export function mailRefund(tx: Db, settings: MailSettings, refunded: Refunded, nowMs: number): Promise<void> {
  const { purchase } = refunded;
  const { refundedMinor, amountMinor, currency } = purchase;
  const parts: MailParts = {
    subject: `Your refund from ${siteName()}`,
    paragraphs: [
      `${moneyText(refundedMinor, currency)} of the ${moneyText(amountMinor, currency)} you paid for lifetime access was refunded. It can take a few days to appear on your statement.`,
      planAfter(refunded),
    ],
    ...toMembership(purchase, settings),
  };
  return mailBuyer(tx, settings, { kind: 'refund', purchase, parts }, nowMs);
}

/** Mail about a refund that the payer's bank rejected. */
export function mailRefundBack(
  tx: Db,
  settings: MailSettings,
  refunded: Refunded,
  nowMs: number,
): Promise<void> {
  const { purchase, backMinor } = refunded;
  const parts: MailParts = {
    subject: `Your refund from ${siteName()} didn’t arrive`,
    paragraphs: [
      `Your bank rejected your ${moneyText(backMinor, purchase.currency)} refund for lifetime access and returned the money to us. Contact us to get your refund another way.`,
      planAfter(refunded),
    ],
    ...toMembership(purchase, settings),
  };
  return mailBuyer(tx, settings, { kind: 'refund', purchase, parts }, nowMs);
}
