import { eq } from 'drizzle-orm';
import { moneyText } from '#domain/membership/money.ts';
import { REFUND_DAYS, refundableUntilMs } from '#domain/membership/purchase.ts';
import { givenAddress } from '#server/auth/internal-address.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { mailWords, type MailParts } from '#server/mail/layout.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Purchase } from './purchases.ts';
import { tokenOf } from './tokens.ts';

export interface MailSettings {
  readonly publicUrl: string;
  readonly secret: string;
}

const dayText = (ms: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(ms);

/** Where the payer wants the receipt, else the address of their account; undefined for who gave neither. */
async function addressOf(tx: Db, { email, userId }: Purchase): Promise<string | undefined> {
  if (email !== null) return email;
  if (userId === null) return undefined;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return (user && givenAddress(user.email)) ?? undefined;
}

async function mailBuyer(
  tx: Db,
  kind: 'receipt' | 'refund',
  purchase: Purchase,
  parts: MailParts,
  nowMs: number,
) {
  const to = await addressOf(tx, purchase);
  if (to !== undefined) await queueMail(tx, { kind, to, ...mailWords(parts) }, nowMs);
}

const SANDBOX = 'This was a payment in the sandbox: no money was moved.';

const footnotesOf = ({ id, gateway }: Purchase): string[] => [
  `Receipt ${id}`,
  ...(gateway === 'sandbox' ? [SANDBOX] : []),
];

/** The receipt of a payment; to who has no account yet with the link that makes one a lifetime member. */
export function mailReceipt(
  tx: Db,
  { publicUrl, secret }: MailSettings,
  purchase: Purchase,
  nowMs: number,
): Promise<void> {
  const paidAtMs = purchase.paidAt?.getTime() ?? nowMs;
  const amount = moneyText(purchase.amountMinor, purchase.currency);
  const isRedeemed = purchase.redeemedAt !== null;
  return mailBuyer(
    tx,
    'receipt',
    purchase,
    {
      subject: 'Your receipt for lifetime access to Perennial',
      paragraphs: [
        `You paid ${amount} on ${dayText(paidAtMs)} for lifetime access to Perennial, once. There is nothing to renew.`,
        isRedeemed
          ? 'It is active on your account.'
          : 'One step is left: create an account, or log in to yours, and it becomes a lifetime membership.',
        `You may have your money back within ${REFUND_DAYS} days, until ${dayText(refundableUntilMs(paidAtMs))}. What you logged stays yours.`,
      ],
      action: isRedeemed
        ? { label: 'See your membership', url: `${publicUrl}/membership` }
        : {
            label: 'Activate lifetime access',
            url: `${publicUrl}/payment-success?token=${tokenOf(secret, purchase.id)}`,
          },
      footnotes: footnotesOf(purchase),
    },
    nowMs,
  );
}

/** Tells of money that was given back. */
export function mailRefund(
  tx: Db,
  { publicUrl }: MailSettings,
  purchase: Purchase,
  nowMs: number,
): Promise<void> {
  const { refundedMinor, amountMinor, currency } = purchase;
  const isWhole = refundedMinor >= amountMinor;
  return mailBuyer(
    tx,
    'refund',
    purchase,
    {
      subject: 'Your refund from Perennial',
      paragraphs: [
        `${moneyText(refundedMinor, currency)} of your ${moneyText(amountMinor, currency)} for lifetime access was given back. Banks take some days to show it.`,
        isWhole
          ? 'Your account is on the free plan again. Everything you logged is still there.'
          : 'Your lifetime access stays as it is.',
      ],
      action: { label: 'See your membership', url: `${publicUrl}/membership` },
      footnotes: footnotesOf(purchase),
    },
    nowMs,
  );
}
