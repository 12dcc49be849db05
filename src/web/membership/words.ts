import { moneyText } from '#domain/membership/money.ts';
import type { PurchaseState } from '#domain/membership/purchase.ts';
import type { Purchase } from '#contract/membership.ts';
import { localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { formatDate } from '#web/lib/format.ts';

const STATE_WORDS: Readonly<Record<PurchaseState, string>> = {
  pending: 'Waiting for confirmation',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Not finished',
  refunded: 'Refunded',
  disputed: 'Disputed',
  lost: 'Charged back',
};

/** "Sun 22 Nov", where the member is. */
export const dayText = (instant: string, today: string): string =>
  formatDate(localDate(Date.parse(instant), deviceTimeZone()), today);

/** What became of a purchase and when: "Paid Sun 22 Nov, $20 given back". */
export function stateText(purchase: Purchase, today: string): string {
  const { state, refundedMinor, amountMinor, currency } = purchase;
  const at = purchase.endedAt ?? purchase.paidAt ?? purchase.createdAt;
  const part = refundedMinor > 0 && refundedMinor < amountMinor;
  const partText = part ? `, ${moneyText(refundedMinor, currency)} given back` : '';
  return `${STATE_WORDS[state]} ${dayText(at, today)}${partText}`;
}
