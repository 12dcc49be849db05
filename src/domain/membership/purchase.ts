import { DAY_MS } from '#domain/time/spans.ts';

/** Who takes the money. The sandbox plays the same part without any: for installations that sell nothing, and for trying. */
export const GATEWAYS = ['stripe', 'sandbox'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/**
 * What became of a purchase. `pending`: the payer is at the gateway, or their bank takes its time. `disputed`: the bank asks the money
 * back and nothing is decided; only `paid` and `disputed` carry the plan.
 */
export const PURCHASE_STATES = [
  'pending',
  'paid',
  'failed',
  'expired',
  'refunded',
  'disputed',
  'lost',
] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** Whether a purchase in this state makes its owner a lifetime member. */
export const carriesPlan = (state: PurchaseState): boolean => state === 'paid' || state === 'disputed';

/** What lifetime access costs, once. */
export const LIFETIME_PRICE = { amountMinor: 4900, currency: 'usd' } as const;

/** Within this many days of the payment a member may have their money back. */
export const REFUND_DAYS = 30;

/** Until when a purchase that was paid at `paidAtMs` may be given back, ms. */
export const refundableUntilMs = (paidAtMs: number): number => paidAtMs + REFUND_DAYS * DAY_MS;

/** What a gateway tells of a purchase. Amounts in the currency's smallest unit. */
export type PurchaseEvent =
  /** The payer is done; the bank takes some days. */
  | { readonly kind: 'processing' }
  | { readonly kind: 'paid'; readonly amountMinor: number; readonly currency: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }
  /** All that was given back so far, not this time alone. */
  | { readonly kind: 'refunded'; readonly refundedMinor: number }
  /** The payer's bank did not take a refund: that money is with the seller again. */
  | { readonly kind: 'refund-failed'; readonly refundId: string; readonly amountMinor: number }
  | { readonly kind: 'dispute-opened'; readonly disputeId: string }
  | { readonly kind: 'dispute-closed'; readonly disputeId: string; readonly isLost: boolean };

/** An event and when the gateway says it happened, ms. */
export interface GatewayEvent {
  readonly event: PurchaseEvent;
  readonly atMs: number;
}

/** What was asked of the payer: fixed by the server when the purchase began. */
export interface Price {
  readonly amountMinor: number;
  readonly currency: string;
}

/** How a purchase stands. */
export interface PurchaseStatus {
  readonly state: PurchaseState;
  readonly refundedMinor: number;
  /** When the whole price was paid; null where it was not. */
  readonly paidAtMs: number | null;
  /** When it came to its end, of a purchase that was given back, lost, failed or expired. */
  readonly endedAtMs: number | null;
}

/** Whether a payment is of the price that was asked: less, more or other money buys nothing. */
export const isPriceMet = (event: PurchaseEvent, { amountMinor, currency }: Price): boolean =>
  event.kind === 'paid' &&
  event.amountMinor === amountMinor &&
  event.currency.toLowerCase() === currency.toLowerCase();

const firstOf = (events: readonly Pick<GatewayEvent, 'atMs'>[]): number | null =>
  events.length === 0 ? null : Math.min(...events.map(({ atMs }) => atMs));

interface Failure {
  readonly atMs: number;
  readonly amountMinor: number;
}

/** Refunds that failed, each once, however often it was told. */
function failuresOf(told: readonly GatewayEvent[]): readonly Failure[] {
  const failures = new Map<string, Failure>();
  for (const { event, atMs } of told) {
    if (event.kind !== 'refund-failed') continue;
    const { refundId, amountMinor } = event;
    const known = failures.get(refundId) ?? { atMs, amountMinor };
    failures.set(refundId, {
      atMs: Math.min(atMs, known.atMs),
      amountMinor: Math.max(amountMinor, known.amountMinor),
    });
  }
  return [...failures.values()];
}

/** What of each told refund is still given back: a total leaves out what failed before it, so only what failed since comes off. */
function refundsOf(told: readonly GatewayEvent[]) {
  const failures = failuresOf(told);
  return told.flatMap(({ event, atMs }) => {
    if (event.kind !== 'refunded') return [];
    const failedMinor = failures.reduce((sum, one) => sum + (one.atMs >= atMs ? one.amountMinor : 0), 0);
    return [{ atMs, refundedMinor: Math.max(0, event.refundedMinor - failedMinor) }];
  });
}

/**
 * How a purchase stands after everything that was told of it. The answer rests on what was told, not on its order or how often: gateways
 * promise neither.
 */
export function purchaseStatus(price: Price, told: readonly GatewayEvent[]): PurchaseStatus {
  const when = (test: (event: PurchaseEvent) => boolean) => firstOf(told.filter(({ event }) => test(event)));
  const refunds = refundsOf(told);
  const refundedMinor = Math.max(0, ...refunds.map((refund) => refund.refundedMinor));
  const paidAtMs = when((event) => isPriceMet(event, price));
  const lostAtMs = when((event) => event.kind === 'dispute-closed' && event.isLost);
  const refundedAtMs = firstOf(refunds.filter((refund) => refund.refundedMinor >= price.amountMinor));
  const ended = (state: PurchaseState, endedAtMs: number | null) => ({
    state,
    refundedMinor,
    paidAtMs,
    endedAtMs,
  });
  if (lostAtMs !== null) return ended('lost', lostAtMs);
  if (refundedAtMs !== null) return ended('refunded', refundedAtMs);
  if (paidAtMs !== null) return ended(hasOpenDispute(told) ? 'disputed' : 'paid', null);
  const failedAtMs = when(({ kind }) => kind === 'failed');
  if (failedAtMs !== null) return ended('failed', failedAtMs);
  const expiredAtMs = when(({ kind }) => kind === 'expired');
  return expiredAtMs === null ? ended('pending', null) : ended('expired', expiredAtMs);
}

function hasOpenDispute(told: readonly GatewayEvent[]): boolean {
  const closed = new Set(
    told.map(({ event }) => (event.kind === 'dispute-closed' ? event.disputeId : undefined)),
  );
  return told.some(({ event }) => event.kind === 'dispute-opened' && !closed.has(event.disputeId));
}
