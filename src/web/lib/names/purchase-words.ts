import type { PurchaseState } from '#domain/membership/purchase.ts';

const NAMES: Readonly<Record<Exclude<PurchaseState, 'pending'>, string>> = {
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Not finished',
  refunded: 'Refunded',
  disputed: 'Disputed',
  lost: 'Charged back',
};

/** What became of a purchase, in words. One that nobody told of was begun and left, as far as anybody knows. */
export function purchaseStateName({
  state,
  isTold,
}: {
  readonly state: PurchaseState;
  readonly isTold: boolean;
}): string {
  if (state !== 'pending') return NAMES[state];
  return isTold ? 'Waiting for confirmation' : 'Begun, not finished';
}
