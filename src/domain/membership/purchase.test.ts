import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  carriesPlan,
  isPriceMet,
  LIFETIME_PRICE,
  PURCHASE_STATES,
  purchaseStatus,
  type PurchaseEvent,
  type GatewayEvent,
} from './purchase.ts';

const dated = (...events: readonly PurchaseEvent[]): GatewayEvent[] =>
  events.map((event, index) => ({ event, atMs: 1000 * (index + 1) }));
const stateAfter = (...events: readonly PurchaseEvent[]) =>
  purchaseStatus(LIFETIME_PRICE, dated(...events)).state;

const PAID: PurchaseEvent = { kind: 'paid', ...LIFETIME_PRICE };
const refunded = (refundedMinor: number): PurchaseEvent => ({ kind: 'refunded', refundedMinor });
const refundFailed = (amountMinor: number): PurchaseEvent => ({
  kind: 'refund-failed',
  refundId: `r${amountMinor}`,
  amountMinor,
});
const OPENED: PurchaseEvent = { kind: 'dispute-opened', disputeId: 'd1' };
const closed = (isLost: boolean): PurchaseEvent => ({ kind: 'dispute-closed', disputeId: 'd1', isLost });

describe('the state of a purchase', () => {
  test.each([
    ['nothing has happened', [], 'pending'],
    ['the bank is processing it', [{ kind: 'processing' }], 'pending'],
    ['it was paid', [PAID], 'paid'],
    ['the bank processed and then paid it', [{ kind: 'processing' }, PAID], 'paid'],
    ['the bank refused', [{ kind: 'processing' }, { kind: 'failed' }], 'failed'],
    ['nobody paid in time', [{ kind: 'expired' }], 'expired'],
    ['everything was refunded', [PAID, refunded(4900)], 'refunded'],
    ['the refund came before the payment', [refunded(4900), PAID], 'refunded'],
    ['part of it was refunded', [PAID, refunded(2000)], 'paid'],
    ['it was refunded in two parts', [PAID, refunded(2000), refunded(4900)], 'refunded'],
    ['the bank rejected the refund', [PAID, refunded(4900), refundFailed(4900)], 'paid'],
    [
      'a failed refund was reported twice',
      [PAID, refunded(4900), refundFailed(2000), refundFailed(2000)],
      'paid',
    ],
    ['it was refunded again', [PAID, refunded(4900), refundFailed(4900), refunded(4900)], 'refunded'],
    ['an unknown refund failed', [PAID, refundFailed(4900)], 'paid'],
    ['its payer disputes it', [PAID, OPENED], 'disputed'],
    ['the dispute was won', [PAID, OPENED, closed(false)], 'paid'],
    ['the dispute was lost', [PAID, OPENED, closed(true)], 'lost'],
    ['the dispute came before the payment', [OPENED, PAID], 'disputed'],
    ['a dispute came without a payment', [OPENED], 'pending'],
    ['less was paid than asked', [{ ...PAID, amountMinor: 100 }], 'pending'],
    ['more was paid than asked', [{ ...PAID, amountMinor: 490_000 }], 'pending'],
    ['other money was paid', [{ ...PAID, currency: 'idr' }], 'pending'],
  ] as const)('%s', (_name, events, state) => {
    expect(stateAfter(...events)).toBe(state);
  });

  test('includes when it was paid and when it ended', () => {
    expect(purchaseStatus(LIFETIME_PRICE, dated(PAID, refunded(2000), refunded(4900)))).toEqual({
      state: 'refunded',
      refundedMinor: 4900,
      paidAtMs: 1000,
      endedAtMs: 3000,
    });
  });

  test('keeps the accepted one of two refunds', () => {
    expect(
      purchaseStatus(LIFETIME_PRICE, dated(PAID, refunded(2000), refunded(4900), refundFailed(2000))),
    ).toMatchObject({ state: 'paid', refundedMinor: 2900, endedAtMs: null });
    expect(
      purchaseStatus(LIFETIME_PRICE, dated(PAID, refunded(4900), refundFailed(4900), refundFailed(4900))),
    ).toMatchObject({ state: 'paid', refundedMinor: 0 });
    expect(
      purchaseStatus(LIFETIME_PRICE, dated(PAID, refunded(4900), refundFailed(2000), refundFailed(2000))),
    ).toMatchObject({ state: 'paid', refundedMinor: 2900 });
  });

  test('carries the plan only if paid, or disputed and undecided', () => {
    expect(PURCHASE_STATES.filter(carriesPlan)).toEqual(['paid', 'disputed']);
  });

  test('the price is met in any case of the currency, and only by the full amount', () => {
    expect(isPriceMet({ ...PAID, currency: 'USD' }, LIFETIME_PRICE)).toBe(true);
    expect(isPriceMet({ ...PAID, amountMinor: 4899 }, LIFETIME_PRICE)).toBe(false);
  });
});

const disputeId = fc.constantFrom('d1', 'd2');
const anyEvent: fc.Arbitrary<PurchaseEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('processing' as const, 'failed' as const, 'expired' as const) }),
  fc.record({
    kind: fc.constant('paid' as const),
    amountMinor: fc.constantFrom(4900, 100),
    currency: fc.constantFrom('usd', 'eur'),
  }),
  fc.record({ kind: fc.constant('refunded' as const), refundedMinor: fc.integer({ min: 1, max: 4900 }) }),
  fc.record({
    kind: fc.constant('refund-failed' as const),
    refundId: fc.constantFrom('r1', 'r2'),
    amountMinor: fc.integer({ min: 1, max: 4900 }),
  }),
  fc.record({ kind: fc.constant('dispute-opened' as const), disputeId }),
  fc.record({ kind: fc.constant('dispute-closed' as const), disputeId, isLost: fc.boolean() }),
);
const anyTold = fc.array(fc.record({ event: anyEvent, atMs: fc.integer({ min: 0, max: 10_000 }) }), {
  maxLength: 8,
});

describe('however gateways deliver their messages', () => {
  test('any order and repetition of the same messages has the same result', () => {
    fc.assert(
      fc.property(
        anyTold.chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray(events, { minLength: events.length }),
            fc.array(fc.nat(), { maxLength: 8 }),
          ),
        ),
        ([events, shuffled, picks]) => {
          const again = picks.flatMap((pick) => events[pick % Math.max(1, events.length)] ?? []);
          expect(purchaseStatus(LIFETIME_PRICE, [...again, ...shuffled, ...again])).toEqual(
            purchaseStatus(LIFETIME_PRICE, events),
          );
        },
      ),
    );
  });

  test('nothing carries the plan before the full price is paid, or after the money is gone', () => {
    fc.assert(
      fc.property(anyTold, (events) => {
        const { state, paidAtMs, refundedMinor } = purchaseStatus(LIFETIME_PRICE, events);
        if (carriesPlan(state)) {
          expect(paidAtMs).not.toBeNull();
          expect(refundedMinor).toBeLessThan(LIFETIME_PRICE.amountMinor);
        }
      }),
    );
  });
});
