import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { FEATURES, type Feature } from '#domain/insights/features.ts';
import { addDays } from '#domain/time/local-date.ts';
import { testDatabases } from '#server/db/testing.ts';
import type { purchases } from '#server/membership/tables.ts';
import { users } from '#server/auth/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { cohortsOf } from './cohorts.ts';
import { writeUses } from './commands.ts';
import { statisticsOf } from './queries.ts';
import { rolledThrough, rollUp } from './roll-up.ts';
import { storeGatewayEvent, storePurchase } from './testing.ts';
import { signUps, statisticDays, visitDays, visits } from './tables.ts';
import { writeVisits } from './write-visits.ts';

const TODAY = '2026-11-22';
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const NOW = noon(TODAY);
const ago = (days: number): string => addDays(TODAY, -days);
const memberId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const userOf = (id: string) => ({
  id,
  name: id,
  email: `${id}@members.invalid`,
  username: id,
  displayUsername: id,
});
const [ADA, BOB, CYD, DAN] = [1, 2, 3, 4].map(memberId) as [string, string, string, string];

describe.each(testDatabases())('the statistics on $name', ({ open }) => {
  const database = opened(() => open());
  beforeEach(() => database.clear());

  const viewed = (daysAgo: number, person: string, path: string, source = 'direct', campaign?: string) => {
    const [day, atMs] = [ago(daysAgo), noon(ago(daysAgo))];
    return writeVisits(database.db, [{ day, atMs, person, path, source, campaign: campaign ?? null }]);
  };
  const joined = (userId: string, daysAgo: number, source = 'direct', activatedAgo?: number) =>
    database.db.insert(signUps).values({
      userId,
      day: ago(daysAgo),
      source,
      activatedOn: activatedAgo === undefined ? null : ago(activatedAgo),
    });
  const used = async (userId: string, daysAgo: number, feature: Feature = 'meals') => {
    await database.db.insert(users).values(userOf(userId)).onConflictDoNothing();
    await writeUses(database.db, [{ userId, day: ago(daysAgo), feature, uses: 2 }]);
  };
  const week = { from: ago(6), to: TODAY };
  const ofWeek = () => statisticsOf(database.db, week, NOW);

  test('without data, counts are zero and shares are unknown', async () => {
    const { totals, countedSince, days, sources, pages, revenue } = await ofWeek();
    expect(totals).toMatchObject({ visitors: 0, signUps: 0, activation: null, stickiness: null });
    expect([countedSince, sources, pages, revenue]).toEqual([null, [], [], []]);
    expect(days).toHaveLength(7);
    expect(await cohortsOf(database.db, NOW)).toEqual({ through: null, rows: [] });
    await rollUp(database.db, NOW);
    expect(await rolledThrough(database.db)).toBeNull();
  });

  test('Vera’s page views count for her first source of the day, and Will on the next day is another visitor', async () => {
    await viewed(1, 'vera', '/', 'letter', 'spring');
    await viewed(1, 'vera', '/features');
    await viewed(1, 'will', '/');
    await viewed(0, 'will2', '/');
    for (const turn of ['live', 'rolled up']) {
      const { totals, sources, pages, campaigns, days, countedSince } = await ofWeek();
      expect(totals, turn).toMatchObject({ visitors: 3, views: 4 });
      expect(sources, turn).toMatchObject([
        { source: 'direct', visitors: 2, views: 2 },
        { source: 'letter', visitors: 1, views: 2 },
      ]);
      expect(pages, turn).toEqual([
        { path: '/', visitors: 3, views: 3 },
        { path: '/features', visitors: 1, views: 1 },
      ]);
      expect(campaigns, turn).toEqual([{ campaign: 'spring', visitors: 1 }]);
      expect(days.slice(-2).map(({ visitors }) => visitors)).toEqual([2, 1]);
      expect(countedSince).toBe(ago(1));
      await rollUp(database.db, NOW);
    }
  });

  test('two servers that write Vera’s views concurrently count one visitor', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, n) => viewed(0, 'vera', n % 2 === 0 ? '/' : '/faq', `s${n}`)),
    );
    const { totals, sources, pages } = await ofWeek();
    expect(totals).toMatchObject({ visitors: 1, views: 6 });
    expect(sources).toHaveLength(1);
    expect(pages.map(({ views, visitors }) => [views, visitors])).toEqual([
      [3, 1],
      [3, 1],
    ]);
  });

  test('too many sources are combined, so that strangers can’t fill the tables', async () => {
    const [day, atMs] = [ago(1), noon(ago(1))];
    const strangers = Array.from({ length: 300 }, (_, n) => {
      const source = `s${String(n).padStart(4, '0')}`;
      return { day, atMs, person: `v${n}`, path: '/', source, campaign: source };
    });
    for (const part of [strangers.slice(0, 250), strangers.slice(250), strangers.slice(0, 50)])
      await writeVisits(database.db, part);
    for (const turn of ['live', 'rolled up']) {
      const { sources, campaigns, totals } = await ofWeek();
      expect(totals, turn).toMatchObject({ visitors: 300, views: 350 });
      expect(sources, turn).toHaveLength(101);
      expect(sources[0], turn).toMatchObject({ source: 'other', visitors: 200 });
      expect(campaigns, turn).toHaveLength(100);
      await rollUp(database.db, NOW);
    }
  });

  test('activation counts sign-ups at least seven days old, even if they log later', async () => {
    await joined(ADA, 9, 'letter', 9);
    await joined(BOB, 9, 'letter', 1);
    await joined(CYD, 8, 'direct', 1);
    await joined(DAN, 2, 'direct', 2);
    const fortnight = { from: ago(13), to: TODAY };
    for (const turn of ['live', 'rolled up']) {
      const { totals, sources } = await statisticsOf(database.db, fortnight, NOW);
      expect(totals.signUps, turn).toBe(4);
      // Ada within a day and Cyd within seven; Bob took eight, and Dan’s time is not over.
      expect(totals.activation, turn).toMatchObject({ count: 2, n: 3 });
      expect(
        sources.map(({ source, signUps: count, activation }) => [source, count, activation?.count]),
      ).toEqual([
        ['direct', 2, 1],
        ['letter', 2, 1],
      ]);
      await rollUp(database.db, NOW);
    }
  });

  test('a late activation of last week’s sign-up changes that day’s figure the next night', async () => {
    await joined(ADA, 8);
    await rollUp(database.db, NOW);
    await database.db.update(signUps).set({ activatedOn: ago(1) });
    const next = NOW + 86_400_000;
    await rollUp(database.db, next);
    const { totals } = await statisticsOf(database.db, { from: ago(13), to: TODAY }, next);
    expect(totals.activation).toMatchObject({ count: 1, n: 1 });
  });

  test('active members in 1, 7 and 30 days: today, and on past days', async () => {
    await used(ADA, 0);
    await used(ADA, 0, 'water');
    await used(BOB, 6);
    await used(CYD, 7);
    await used(DAN, 29);
    const active = async () => {
      const { days } = await ofWeek();
      return days.slice(-2).map((day) => [day.activeDaily, day.activeWeekly, day.activeMonthly]);
    };
    const expected = [
      [0, 2, 3],
      [1, 2, 4],
    ];
    expect(await active()).toEqual(expected);
    await rollUp(database.db, NOW);
    expect(await active()).toEqual(expected);
    const { totals, features } = await ofWeek();
    expect(totals).toMatchObject({ activeDaily: 1, activeWeekly: 2, activeMonthly: 4 });
    expect(features.slice(0, 2)).toMatchObject([
      { feature: 'meals', memberDays: 2, uses: 4, share: { count: 2, n: 2 } },
      { feature: 'water', memberDays: 1, uses: 2, share: { count: 1, n: 2 } },
    ]);
  });

  test('of four sign-ups in one week, two came back in the next, and one in the week after', async () => {
    // TODAY is a Sunday: the week of 26 October has three full weeks behind it.
    const monday = 27;
    for (const userId of [ADA, BOB, CYD, DAN]) await joined(userId, monday);
    await used(ADA, monday);
    await used(ADA, monday - 7);
    await used(ADA, monday - 7, 'water');
    await used(BOB, monday - 13);
    await used(ADA, monday - 15);
    await rollUp(database.db, NOW);
    const { rows, through } = await cohortsOf(database.db, NOW);
    expect(through).toBe(ago(1));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ week: '2026-10-26', signUps: 4 });
    expect(rows[0]?.rates.slice(0, 4).map((rate) => rate?.count)).toEqual([1, 2, 1, undefined]);
  });

  describe('money', () => {
    const bought = (daysAgo: number, changes: Partial<typeof purchases.$inferInsert> = {}) =>
      storePurchase(database.db, new Date(noon(ago(daysAgo))), { source: 'letter', ...changes });
    const refunded = (daysAgo: number) =>
      ({ state: 'refunded', refundedMinor: 4900, endedAt: new Date(noon(ago(daysAgo))) }) as const;
    /** The gateway reports the total refunded for a purchase so far. */
    const gaveBack = (purchaseId: string, daysAgo: number, refundedMinor: number) =>
      storeGatewayEvent(database.db, purchaseId, new Date(noon(ago(daysAgo))), {
        kind: 'refunded',
        refundedMinor,
      });

    test('a refund counts on its own day, and sandbox money doesn’t count', async () => {
      await bought(2);
      await gaveBack(await bought(20, refunded(1)), 1, 4900);
      await bought(3, { gateway: 'sandbox' });
      await bought(3, { state: 'pending', paidAt: null });
      const { revenue, sandboxPayments, sources } = await ofWeek();
      expect(revenue).toEqual([
        {
          currency: 'usd',
          payments: 1,
          refunds: 1,
          paidMinor: 4900,
          refundedMinor: 4900,
          netMinor: 0,
          netMinorBefore: 0,
          days: [
            { date: ago(2), payments: 1, refunds: 0, paidMinor: 4900, refundedMinor: 0 },
            { date: ago(1), payments: 0, refunds: 1, paidMinor: 0, refundedMinor: 4900 },
          ],
        },
      ]);
      expect(sandboxPayments).toBe(1);
      expect(sources).toMatchObject([{ source: 'letter', payments: 1 }]);
    });

    test('a lost dispute refunds everything, and days end at midnight UTC', async () => {
      await bought(0, { paidAt: new Date(`${ago(7)}T23:59:59.999Z`) });
      await bought(0, { paidAt: new Date(`${ago(6)}T00:00:00Z`) });
      await bought(20, { state: 'lost', endedAt: new Date(noon(ago(1))) });
      expect((await ofWeek()).revenue).toMatchObject([
        { payments: 1, refundedMinor: 4900, netMinor: 0, netMinorBefore: 4900 },
      ]);
    });

    test('a week without revenue is still compared with the previous one', async () => {
      await bought(8);
      expect((await ofWeek()).revenue).toMatchObject([
        { payments: 0, netMinor: 0, netMinorBefore: 4900, days: [] },
      ]);
    });

    test('conversion is of sign-ups: Ada bought, Bob got a refund, Cyd used the sandbox', async () => {
      for (const userId of [ADA, BOB, CYD]) await joined(userId, 3);
      await bought(2, { userId: ADA });
      await bought(2, { userId: BOB, ...refunded(1) });
      await bought(2, { userId: CYD, gateway: 'sandbox' });
      await bought(2, { userId: DAN });
      expect((await ofWeek()).totals.conversion).toMatchObject({ count: 1, n: 3 });
    });
  });

  test('raw visits are deleted after 30 days, and their rollups stay; repeating it changes nothing', async () => {
    await viewed(60, 'vera', '/', 'letter');
    await viewed(31, 'will', '/');
    await viewed(30, 'xena', '/');
    await rollUp(database.db, NOW);
    const kept = () => database.db.select().from(statisticDays).orderBy(statisticDays.day);
    expect((await database.db.select().from(visits)).map(({ day }) => day)).toEqual([ago(30)]);
    expect((await statisticsOf(database.db, { from: ago(90), to: TODAY }, NOW)).totals.visitors).toBe(3);
    const [before, pagesBefore] = [await kept(), await database.db.select().from(visitDays)];
    await rollUp(database.db, NOW);
    expect([await kept(), await database.db.select().from(visitDays)]).toEqual([before, pagesBefore]);
  });

  test('a server that was off for weeks catches up', async () => {
    await viewed(50, 'vera', '/');
    await used(ADA, 50);
    await rollUp(database.db, noon(ago(49)));
    await viewed(40, 'will', '/');
    await used(ADA, 20);
    await rollUp(database.db, NOW);
    expect(await rolledThrough(database.db)).toBe(ago(1));
    const { days } = await statisticsOf(database.db, { from: ago(59), to: TODAY }, NOW);
    expect(days.filter(({ visitors }) => visitors > 0).map(({ date }) => date)).toEqual([ago(50), ago(40)]);
    expect(days.find(({ date }) => date === ago(21))?.activeMonthly).toBe(1);
    expect(days.find(({ date }) => date === ago(20))?.activeMonthly).toBe(1);
  });

  /** Forty days of a few members and visitors. */
  const history = fc.record({
    views: fc.array(
      fc.record({
        daysAgo: fc.nat(39),
        visitor: fc.constantFrom('vera', 'will', 'xena'),
        path: fc.constantFrom('/', '/faq'),
        source: fc.constantFrom('direct', 'letter', 'search.test'),
      }),
      { maxLength: 25 },
    ),
    uses: fc.uniqueArray(
      fc.tuple(fc.nat(5), fc.nat(39), fc.constantFrom(...FEATURES)).map((use) => use.join(' ')),
      { maxLength: 30 },
    ),
    joins: fc.array(fc.tuple(fc.nat(39), fc.option(fc.nat(12), { nil: undefined })), { maxLength: 5 }),
    nights: fc.array(fc.nat(39), { maxLength: 3 }),
  });

  test('rollups always equal counts of the raw data', async () => {
    const range = { from: ago(19), to: TODAY };
    await fc.assert(
      fc.asyncProperty(history, async ({ views, uses, joins, nights }) => {
        await database.clear();
        await writeVisits(
          database.db,
          views.map(({ daysAgo, visitor, path, source }) => {
            const day = ago(daysAgo);
            return { day, atMs: noon(day), person: visitor, path, source, campaign: null };
          }),
        );
        for (const use of uses) {
          const [member, daysAgo, feature] = use.split(' ');
          await used(memberId(Number(member)), Number(daysAgo), feature as Feature);
        }
        for (const [index, [daysAgo, later]] of joins.entries())
          await joined(
            memberId(index),
            daysAgo,
            'direct',
            later === undefined ? undefined : Math.max(0, daysAgo - later),
          );
        const live = await statisticsOf(database.db, range, NOW);
        const active = new Map(uses.map((use) => [use, use.split(' ').map(Number)] as const));
        const within = (daysAgo: number, days: number) =>
          new Set(
            [...active.values()].flatMap(([member, at = 0]) =>
              at >= daysAgo && at < daysAgo + days ? [member] : [],
            ),
          ).size;
        for (const { date, activeDaily, activeWeekly, activeMonthly } of live.days) {
          const daysAgo = (NOW - noon(date)) / 86_400_000;
          expect([activeDaily, activeWeekly, activeMonthly]).toEqual(
            [1, 7, 30].map((days) => within(daysAgo, days)),
          );
        }
        for (const night of nights.toSorted((one, other) => other - one))
          await rollUp(database.db, noon(ago(night)));
        await rollUp(database.db, NOW);
        expect(await statisticsOf(database.db, range, NOW)).toEqual(live);
      }),
      { numRuns: 12 },
    );
  });
});
