import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_BATCH_READS } from '#contract/shared/batch-limit.ts';
import { contract } from '#contract/contract.ts';
import { testDatabases } from './db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

interface Part {
  readonly status: number;
  readonly body?: unknown;
}

const NOW = Date.parse('2026-11-20T18:00:00Z');
const RANGE = 'from=2026-11-10&to=2026-11-20';
const TODAY = 'date=2026-11-20&timeZone=Europe/Berlin';

const procedures = (router: object): AnyContractProcedure[] =>
  Object.values(router).flatMap((part) => (isContractProcedure(part) ? [part] : procedures(part)));

/** Every read of the contract, with inputs that most of them accept. */
const READS = procedures(contract).flatMap(({ '~orpc': { route } }) => {
  if (route.method !== 'GET' || route.path === undefined) return [];
  const path = route.path
    .replace('{date}', '2026-11-20')
    .replace('{slug}', 'privacy')
    .replaceAll(/\{\w+\}/g, crypto.randomUUID());
  return [`${path}?${RANGE}&${TODAY}`];
});

const together = (browser: Browser, reads: readonly string[]) =>
  browser.fetch(`/api/batch?${new URLSearchParams(reads.map((read) => ['read', read]))}`);

async function partsOf(browser: Browser, reads: readonly string[]): Promise<Part[]> {
  const answer = await together(browser, reads);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Part[];
}

async function alone(browser: Browser, read: string): Promise<Part> {
  const answer = await browser.fetch(`/api${read}`);
  const text = await answer.text();
  return { status: answer.status, ...(text !== '' && { body: JSON.parse(text) as unknown }) };
}

describe.each(testDatabases())('batched reads, on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  beforeAll(async () => {
    await ada.api.meals.create(breakfast({ note: 'under the pear tree' }));
    // The first read stores the score, and uses are counted seconds later: from here on every read repeats its answer.
    await ada.api.longevity.today({ date: '2026-11-20', timeZone: 'Europe/Berlin' });
    await app.services.insights.flush();
  });

  test('batched reads return the same as single reads', async () => {
    expect(READS.length).toBeGreaterThan(60);
    const singly: Part[] = [];
    for (const read of READS) singly.push(await alone(ada, read));
    for (let first = 0; first < READS.length; first += MAX_BATCH_READS) {
      const reads = READS.slice(first, first + MAX_BATCH_READS);
      expect(await partsOf(ada, reads)).toEqual(singly.slice(first, first + MAX_BATCH_READS));
    }
    expect(singly.filter(({ status }) => status === 200).length).toBeGreaterThan(40);
    expect(JSON.stringify(singly)).toContain('under the pear tree');
  });

  test('of the dashboard need only a few database statements', async () => {
    const dashboard = [
      '/account/me',
      '/days/2026-11-20',
      `/days?${RANGE}`,
      '/goals',
      `/drinks?${RANGE}`,
      '/fasting',
    ];
    dashboard.push(
      `/fasts?${RANGE}`,
      `/sleeps?${RANGE}`,
      `/glucose-trace?${RANGE}`,
      `/glucose-readings?${RANGE}`,
    );
    dashboard.push('/bio-age', `/longevity?${TODAY}`, '/reminders', `/advice?${TODAY}`);
    await partsOf(ada, dashboard);
    let connections = 0;
    const count = () => (connections += 1);
    app.database.pool.on('acquire', count);
    const parts = await partsOf(ada, dashboard);
    app.database.pool.off('acquire', count);
    expect(parts.map(({ status }) => status)).toEqual(dashboard.map(() => 200));
    // The session, the first statements of the reads, and follow-ups, some of which run slightly later.
    expect(connections).toBeLessThanOrEqual(6);
  });

  test('succeed even if others in the batch fail', async () => {
    const parts = await partsOf(ada, ['/days/yesterday', '/admin/jobs', '/nowhere', '/days/2026-11-20']);
    expect(parts).toMatchObject([
      { status: 400, body: { code: 'BAD_REQUEST', data: { issues: [{ field: 'date' }] } } },
      { status: 403, body: { code: 'FORBIDDEN' } },
      { status: 404, body: { code: 'NOT_FOUND' } },
      { status: 200, body: { meals: [{ note: 'under the pear tree' }] } },
    ]);
    expect(app.logged.join('')).toMatch(/"route":"admin\.jobs\.\w+","status":403,"userId"/);
  });

  test('with Ada’s ids show Mallory only her own data', async () => {
    const mallory = await signUp(app, 'Mallory');
    const answer = await together(mallory, [...READS.slice(0, MAX_BATCH_READS - 1), '/days/2026-11-20']);
    const text = await answer.text();
    expect(text).not.toContain('under the pear tree');
    expect(text).toContain('"username":"Mallory"');
  });

  test('of visitors and forged sessions get 401', async () => {
    const forged = app.browser({ cookie: 'perennial.session_token=aaaa.c2lnbmF0dXJl' });
    for (const nobody of [app.browser(), forged]) {
      const answer = await together(nobody, ['/account/options', '/goals']);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'UNAUTHORIZED' });
    }
  });

  test('can’t contain writes, and the batch itself is a GET', async () => {
    const [byAddress, itself] = await partsOf(ada, ['/meals', '/batch?read=/goals']);
    expect([byAddress?.status, itself?.status]).toEqual([404, 404]);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await ada.send(method, '/api/batch?read=/goals', {});
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  test.each([
    ['no read', []],
    ['too many', Array.from({ length: MAX_BATCH_READS + 1 }, () => '/goals')],
    ['another host', ['//evil.test/goals']],
    ['another host, in Windows spelling', ['/\\evil.test/goals']],
    ['a whole address', ['https://evil.test/goals']],
    ['no path', ['goals']],
    ['nothing in it', ['']],
    ['a text without an end', [`/foods?search=${'x'.repeat(2000)}`]],
    ['a character that no database stores', ['/goals\0']],
  ])('%s is rejected with an explanation of what to send instead', async (_case, reads) => {
    const answer = await together(ada, reads);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ data: { issues: [{ field: 'read' }] } });
  });

  test('are never cached, and are documented', async () => {
    expect((await together(ada, ['/goals'])).headers.get('cache-control')).toBe('private, no-store');
    const document = (await (await ada.fetch('/api/openapi.json')).json()) as { paths: object };
    expect(document.paths).toHaveProperty(['/batch', 'get', 'operationId'], 'batch');
  });
});
