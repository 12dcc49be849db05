import { moneyText } from '#domain/membership/money.ts';
import type { Purchase } from '#contract/membership.ts';
import { dayText } from '#web/lib/time/moment-text.ts';
import { purchaseStateName } from '#web/lib/names/purchase-words.ts';

/** What became of a purchase and when: "Paid Sun 22 Nov, $20 given back". */
export function stateText(purchase: Purchase, today: string): string {
  const { refundedMinor, amountMinor, currency } = purchase;
  const at = purchase.endedAt ?? purchase.paidAt ?? purchase.createdAt;
  const part = refundedMinor > 0 && refundedMinor < amountMinor;
  const partText = part ? `, ${moneyText(refundedMinor, currency)} given back` : '';
  return `${purchaseStateName(purchase)} ${dayText(at, today)}${partText}`;
}
