import { beforeEach, describe, expect, test } from 'vitest';
import type { PurchaseEvent } from '#domain/membership/purchase.ts';
import { testDatabases } from '#server/db/testing.ts';
import type { purchases } from '#server/membership/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { moneyOf } from './payments.ts';
import { storeGatewayEvent, storePurchase } from './testing.ts';

const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

describe.each(testDatabases())('refunds, on $name', (place) => {
  const database = opened(() => place.open());
  beforeEach(() => database.clear());

  /** Something bought in February. */
  const bought = (changes: Partial<typeof purchases.$inferInsert> = {}) =>
    storePurchase(database.db, noon('2026-02-20'), changes);
  const record = (purchaseId: string, date: string, event: PurchaseEvent) =>
    storeGatewayEvent(database.db, purchaseId, noon(date), event);
  /** The gateway reports the total refunded for a purchase so far. */
  const gaveBack = (purchaseId: string, date: string, refundedMinor: number) =>
    record(purchaseId, date, { kind: 'refunded', refundedMinor });
  const refunds = async () =>
    (await moneyOf(database.db, MARCH)).moves
      .filter(({ kind }) => kind === 'refund')
      .map(({ date, count, amountMinor }) => [date, count, amountMinor]);

  test('each partial refund counts on its own day, whatever happens later', async () => {
    const inParts = await bought({ refundedMinor: 1500 });
    await gaveBack(inParts, '2026-03-05', 1000);
    await gaveBack(inParts, '2026-03-07', 1500);
    // A repeated message with another id: nothing more was refunded.
    await gaveBack(inParts, '2026-03-08', 1500);
    const whole = await bought({ state: 'refunded', refundedMinor: 4900, endedAt: noon('2026-03-09') });
    await gaveBack(whole, '2026-02-25', 4000);
    await gaveBack(whole, '2026-03-09', 4900);
    expect(await refunds()).toEqual([
      ['2026-03-05', 1, 1000],
      ['2026-03-07', 1, 500],
      ['2026-03-09', 1, 900],
    ]);
  });

  test('a lost dispute after a partial refund takes the rest', async () => {
    const lost = await bought({ state: 'lost', refundedMinor: 900, endedAt: noon('2026-03-20') });
    await gaveBack(lost, '2026-03-10', 900);
    expect(await refunds()).toEqual([
      ['2026-03-10', 1, 900],
      ['2026-03-20', 1, 4000],
    ]);
  });

  test('a failed refund counts nothing, and the next one counts on its own day', async () => {
    const purchase = await bought({ state: 'refunded', refundedMinor: 4900 });
    await gaveBack(purchase, '2026-03-02', 4900);
    const failed = { kind: 'refund-failed', refundId: 're_1', amountMinor: 4900 } as const;
    await record(purchase, '2026-03-04', failed);
    await record(purchase, '2026-03-05', failed);
    expect(await refunds()).toEqual([]);
    await gaveBack(purchase, '2026-03-30', 4900);
    expect(await refunds()).toEqual([['2026-03-30', 1, 4900]]);
    const inPart = await bought({ refundedMinor: 2900 });
    await gaveBack(inPart, '2026-03-10', 4900);
    for (const day of ['2026-03-11', '2026-03-12'])
      await record(inPart, day, { ...failed, amountMinor: 2000 });
    expect((await refunds())[0]).toEqual(['2026-03-10', 1, 2900]);
  });
});
