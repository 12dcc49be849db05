import { isContractProcedure } from '@orpc/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { localDate } from '#domain/time/local-date.ts';
import { auditEntries } from '#server/auth/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { purchases } from '#server/membership/tables.ts';
import { hashOf } from '#server/membership/tokens.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp, registrationOf, type Browser } from '#server/testing/test-app.ts';
import { makeAdmin } from '#server/testing/accounts.ts';
import { featureOf } from './request-feature.ts';
import { featureDays, signUps, statisticDays, visitDays, visits } from './tables.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36';

/** First segments of paths with writes that no statistic counts. */
const NOT_COUNTED = new Set([
  'account',
  'admin',
  'membership',
  'dietary-preferences',
  'foods',
  'advice',
  'tokens',
]);

interface Written {
  readonly method: string;
  readonly path: string;
}

/** All writes of the contract. */
function writes(router: object): Written[] {
  return Object.values(router).flatMap((part: object) => {
    if (!isContractProcedure(part)) return writes(part);
    const { method = 'POST', path = '' } = part['~orpc'].route;
    return method === 'GET' ? [] : [{ method, path: `/api${path}` }];
  });
}

test('every write of the API counts as the use of a feature or is listed as uncounted', () => {
  const unknown = writes(contract).filter(({ path }) => featureOf(path, true) === undefined);
  expect(
    unknown.map(({ path }) => path).filter((path) => !NOT_COUNTED.has(path.split('/')[2] ?? '')),
  ).toEqual(['/api/goals/preview', '/api/meals/analyze', '/api/photos/analyze']);
  expect(featureOf('/api/export/weight.csv', false)).toBe('exports');
  expect(featureOf('/api/meals/123', false)).toBeUndefined();
  expect(featureOf('/api/meals/123', true)).toBe('meals');
});

test('reads with a body don’t count: pictures, speech, blood and glucose files before confirmation', () => {
  for (const path of ['/api/photos/analyze', '/api/voice', '/api/blood-files', '/api/glucose-files'])
    expect([path, featureOf(path, true)]).toEqual([path, undefined]);
  expect(featureOf('/api/glucose-files', true, true)).toBe('glucose');
  expect(featureOf('/api/photos', true)).toBe('photos');
});

describe.each(testDatabases())('/admin on $name', (place) => {
  const app = opened(() => openTestApp(place));
  let root: Browser;
  const today = localDate(Date.now(), 'UTC');
  const range = { from: today, to: today };

  beforeAll(async () => {
    root = app.browser();
    await root.api.account.register(registrationOf('Rooter'));
    await makeAdmin(app, 'rooter');
  });

  beforeEach(async () => {
    await app.services.insights.flush();
    for (const table of [visits, visitDays, statisticDays, signUps, featureDays])
      await app.database.db.delete(table);
  });

  /** A person who follows a newsletter link, signs up and logs a meal. The browser distinguishes visitors. */
  const reader = async (username: string): Promise<Browser> => {
    const browser = app.browser({ 'user-agent': `${CHROME} ${username}` });
    expect((await browser.fetch('/?utm_source=letter&utm_campaign=spring')).status).toBe(200);
    await browser.api.account.register(registrationOf(username));
    await browser.api.meals.create(breakfast());
    return browser;
  };

  test('Vera follows a newsletter link, signs up and logs a meal: the admin sees each step', async () => {
    const before = (await root.api.insights.statistics(range)).totals;
    const vera = await reader('Vera');
    await vera.fetch('/api/export/weight.csv');
    await vera.fetch('/dashboard');
    const { totals, sources, pages, campaigns, features } = await root.api.insights.statistics(range);
    expect([totals.visitors, totals.signUps, totals.activeMonthly]).toEqual(
      [before.visitors, before.signUps, before.activeMonthly].map((count) => count + 1),
    );
    expect(sources.find(({ source }) => source === 'letter')).toMatchObject({ visitors: 1, signUps: 1 });
    expect(pages).toMatchObject([{ path: '/', views: 1 }]);
    expect(campaigns).toEqual([{ campaign: 'spring', visitors: 1 }]);
    expect(features.filter(({ uses }) => uses > 0)).toMatchObject([
      { feature: 'meals', memberDays: 1, uses: 1 },
      { feature: 'exports', memberDays: 1, uses: 1 },
    ]);
  });

  test('admins’ activity, members’ screens and missing pages aren’t counted', async () => {
    const before = await root.api.insights.statistics(range);
    await root.api.meals.create(breakfast());
    await root.fetch('/privacy', { headers: { 'user-agent': CHROME } });
    const stranger = app.browser({ 'user-agent': CHROME });
    expect((await stranger.fetch('/dashboard')).status).toBe(302);
    expect((await stranger.fetch('/no-such.png', { headers: { 'sec-fetch-dest': 'image' } })).status).toBe(
      404,
    );
    for (const path of ['/robots.txt', '/sitemap.xml']) expect((await stranger.fetch(path)).status).toBe(200);
    expect((await root.api.insights.statistics(range)).totals).toEqual(before.totals);
  });

  test('tables can be downloaded, by admins only', async () => {
    const file = (browser: Browser, name: string, days = range) =>
      browser.fetch(`/api/admin/statistics/${name}.csv?from=${days.from}&to=${days.to}`);
    await reader('Will');
    await app.services.insights.flush();
    const sources = await file(root, 'sources');
    expect(sources.headers.get('content-disposition')).toContain('perennial-sources.csv');
    expect(await sources.text()).toContain('\r\nletter,1,1,1,,,,,0\r\n');
    for (const name of ['days', 'campaigns', 'pages', 'features', 'revenue', 'cohorts'])
      expect((await file(root, name)).status, name).toBe(200);
    const noted = await app.database.db
      .select({ actor: auditEntries.actor, target: auditEntries.target })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'admin.export'));
    expect(noted).toHaveLength(7);
    expect(noted).toContainEqual({ actor: 'Rooter', target: 'statistics/sources.csv' });
    expect((await file(root, 'users')).status).toBe(404);
    expect((await file(root, 'constructor')).status).toBe(404);
    expect((await file(root, 'days', { from: '2026-02-30', to: today })).status).toBe(400);
    const mallory = app.browser();
    expect((await file(mallory, 'sources')).status).toBe(401);
    await mallory.api.account.register(registrationOf('Mallory'));
    expect((await file(mallory, 'sources')).status).toBe(403);
  });

  test('a range ends after it starts, and has two years at most', async () => {
    const asked = (from: string, to: string) => root.api.insights.statistics({ from, to });
    await expect(asked(today, '2020-01-01')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(asked('2020-01-01', today)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await asked('2026-01-01', '2026-01-31')).days).toHaveLength(31);
  });

  test('a page that reloads itself counts once, at its last load', async () => {
    const views = async () => {
      const { pages } = await root.api.insights.statistics(range);
      return pages.find(({ path }) => path === '/payment-success')?.views ?? 0;
    };
    const vera = app.browser({ 'user-agent': CHROME });
    const { id, token } = { id: crypto.randomUUID(), token: 'of Vera' };
    const begun = { id, gateway: 'stripe', state: 'pending', amountMinor: 4900, currency: 'usd' } as const;
    const { db } = app.database;
    await db.insert(purchases).values({ ...begun, tokenHash: hashOf(token), createdAt: new Date() });
    await vera.fetch(`/payment-success?token=${encodeURIComponent(token)}`);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await vera.fetch('/payment-success')).headers.get('refresh')).not.toBeNull();
    expect(await views()).toBe(0);
    await db.update(purchases).set({ state: 'failed' }).where(eq(purchases.id, id));
    await vera.fetch('/payment-success');
    expect(await views()).toBe(1);
  });
});
