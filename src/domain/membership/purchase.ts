import { DAY_MS } from '#domain/time/spans.ts';

/** Payment gateways. The sandbox takes no money: for installations that sell nothing, and for testing. */
export const GATEWAYS = ['stripe', 'sandbox'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/**
 * State of a purchase. `pending`: the payer is at the gateway, or their bank is still processing. `disputed`: the bank wants the
 * money back, undecided. Only `paid` and `disputed` carry the plan.
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

/** One-time price of lifetime access. */
export const LIFETIME_PRICE = { amountMinor: 4900, currency: 'usd' } as const;

/** Days after payment in which members can get a refund. */
export const REFUND_DAYS = 30;

/** Deadline for a refund, ms. */
export const refundableUntilMs = (paidAtMs: number): number => paidAtMs + REFUND_DAYS * DAY_MS;

/** A gateway's message about a purchase. Amounts in the currency's smallest unit. */
export type PurchaseEvent =
  /** The payer is done, but the bank takes a few days. */
  | { readonly kind: 'processing' }
  | { readonly kind: 'paid'; readonly amountMinor: number; readonly currency: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }
  /** Total refunded so far, not just this time. */
  | { readonly kind: 'refunded'; readonly refundedMinor: number }
  /** The payer's bank rejected a refund, so the money is back with the seller. */
  | { readonly kind: 'refund-failed'; readonly refundId: string; readonly amountMinor: number }
  | { readonly kind: 'dispute-opened'; readonly disputeId: string }
  | { readonly kind: 'dispute-closed'; readonly disputeId: string; readonly isLost: boolean };

/** An event and its time at the gateway, ms. */
export interface GatewayEvent {
  readonly event: PurchaseEvent;
  readonly atMs: number;
}

/** Price when the purchase started, fixed by the server. */
export interface Price {
  readonly amountMinor: number;
  readonly currency: string;
}

/** Current state of a purchase. */
export interface PurchaseStatus {
  readonly state: PurchaseState;
  readonly refundedMinor: number;
  /** When the full price was paid; null if it wasn't. */
  readonly paidAtMs: number | null;
  /** When a purchase was refunded, lost, failed or expired. */
  readonly endedAtMs: number | null;
}

/** Whether a payment matches the price. A different amount or currency buys nothing. */
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

/** Failed refunds without duplicates. */
function failuresOf(events: readonly GatewayEvent[]): readonly Failure[] {
  const failures = new Map<string, Failure>();
  for (const { event, atMs } of events) {
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

/** Refunds minus later failures. Each total already excludes the failures before it. */
function refundsOf(events: readonly GatewayEvent[]) {
  const failures = failuresOf(events);
  return events.flatMap(({ event, atMs }) => {
    if (event.kind !== 'refunded') return [];
    const failedMinor = failures.reduce((sum, one) => sum + (one.atMs >= atMs ? one.amountMinor : 0), 0);
    return [{ atMs, refundedMinor: Math.max(0, event.refundedMinor - failedMinor) }];
  });
}

/** State of a purchase after all its events, regardless of their order and repetition, which gateways don't guarantee. */
export function purchaseStatus(price: Price, events: readonly GatewayEvent[]): PurchaseStatus {
  const when = (test: (event: PurchaseEvent) => boolean) =>
    firstOf(events.filter(({ event }) => test(event)));
  const refunds = refundsOf(events);
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
  if (paidAtMs !== null) return ended(hasOpenDispute(events) ? 'disputed' : 'paid', null);
  const failedAtMs = when(({ kind }) => kind === 'failed');
  if (failedAtMs !== null) return ended('failed', failedAtMs);
  const expiredAtMs = when(({ kind }) => kind === 'expired');
  return expiredAtMs === null ? ended('pending', null) : ended('expired', expiredAtMs);
}

function hasOpenDispute(events: readonly GatewayEvent[]): boolean {
  const closed = new Set(
    events.map(({ event }) => (event.kind === 'dispute-closed' ? event.disputeId : undefined)),
  );
  return events.some(({ event }) => event.kind === 'dispute-opened' && !closed.has(event.disputeId));
}
