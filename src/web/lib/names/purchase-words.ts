import type { PurchaseState } from '#domain/membership/purchase.ts';

const NAMES: Readonly<Record<Exclude<PurchaseState, 'pending'>, string>> = {
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Not finished',
  refunded: 'Refunded',
  disputed: 'Disputed',
  lost: 'Charged back',
};

/** Status of a purchase in words. One without messages was probably abandoned. */
export function purchaseStateName({
  state,
  isReported,
}: {
  readonly state: PurchaseState;
  readonly isReported: boolean;
}): string {
  if (state !== 'pending') return NAMES[state];
  return isReported ? 'Waiting for confirmation' : 'Started, not finished';
}
