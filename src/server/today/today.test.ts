import { afterEach, describe, expect, test } from 'vitest';
import type { TokenScope } from '#domain/tokens/scopes.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp, signUp } from '#server/testing/test-app.ts';
import { bearer, secretOf } from '#server/testing/tokens.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const BERLIN = { timeZone: 'Europe/Berlin' };
const id = () => crypto.randomUUID();

describe.each(EMBEDDED)('today at a glance on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const [ada, grace, tom] = [signedUp(app, 'Ada'), signedUp(app, 'Grace'), signedUp(app, 'Tom')];
  const ask = (secret: string, etag = '') =>
    app
      .browser()
      .fetch('/api/v1/today', { headers: { ...bearer(secret), ...(etag && { 'if-none-match': etag }) } });

  // The free plan has one token at a time.
  afterEach(() => grace.api.tokens.revokeAll());

  test('before anything is logged, the whole target is left and totals are unknown, not zero', async () => {
    const { meals, water, ...others } = await tom.api.today.get();
    const targets = (await tom.api.meals.day({ date: '2026-11-20' })).targets;
    const targetKcal = Math.round(targets.energyKcal);
    expect(meals).toMatchObject({
      mealCount: 0,
      energy: { eatenKcal: null, targetKcal, leftKcal: targetKcal },
    });
    expect(water).toMatchObject({ drunkMl: null, leftMl: water?.targetMl });
    expect(others).toEqual({
      ...BERLIN,
      date: '2026-11-20',
      fast: null,
      glucose: null,
      weight: null,
      longevityScore: null,
    });
  });

  test('it shows what was eaten and drunk, what is left, and the latest readings', async () => {
    await ada.api.meals.create(breakfast());
    await ada.api.meals.create(breakfast({ eatenAt: '2026-11-19T07:30:00+01:00' }));
    await ada.api.water.drinks.put({
      ...BERLIN,
      id: id(),
      kind: 'water',
      volumeMl: 500,
      drunkAt: '2026-11-20T09:00:00Z',
    });
    await ada.api.fasting.screen({ screenedOn: '2026-11-20', conditions: [] });
    await ada.api.fasting.fasts.put({
      ...BERLIN,
      id: id(),
      protocol: '16:8',
      goalHours: 16,
      startedAt: '2026-11-20T10:00:00Z',
    });
    for (const [hour, glucoseMgdl] of [
      ['08', 140],
      ['11', 99],
    ] as const)
      await ada.api.glucose.readings.put({
        ...BERLIN,
        id: id(),
        glucoseMgdl,
        measuredAt: `2026-11-20T${hour}:00:00Z`,
      });
    await ada.api.body.put({ ...BERLIN, id: id(), massKg: 71.5, measuredAt: '2026-11-18T07:00:00Z' });

    const { meals, water, ...others } = await ada.api.today.get();
    const { total, targets } = await ada.api.meals.day({ date: '2026-11-20' });
    const eatenKcal = Math.round(total.energyKcal?.value ?? 0);
    expect(eatenKcal).toBeGreaterThan(50);
    expect(meals).toMatchObject({
      mealCount: 1,
      energy: { eatenKcal, leftKcal: Math.round(targets.energyKcal) - eatenKcal },
    });
    expect(water).toMatchObject({ drunkMl: 500, leftMl: (water?.targetMl ?? 0) - 500 });
    expect(others).toMatchObject({
      fast: {
        protocol: '16:8',
        startedAt: '2026-11-20T10:00:00.000Z',
        goalAt: '2026-11-21T02:00:00.000Z',
      },
      glucose: { glucoseMgdl: 99, measuredAt: '2026-11-20T11:00:00.000Z' },
      weight: { massKg: 71.5, measuredAt: '2026-11-18T07:00:00.000Z' },
    });
  });

  test.each([
    [['water:read'], ['water']],
    [
      ['meals:read', 'glucose:read'],
      ['glucose', 'meals'],
    ],
  ] satisfies [TokenScope[], string[]][])('a token with %j sees the parts %j', async (scopes, parts) => {
    const answer = await ask(await secretOf(grace, scopes));
    const { date: _, timeZone: __, ...seen } = (await answer.json()) as object & Record<string, unknown>;
    expect(Object.keys(seen).toSorted()).toEqual(parts);
  });

  test('a token that may only write sees nothing', async () => {
    const answer = await ask(await secretOf(grace, ['meals:write']));
    expect(answer.status).toBe(403);
    expect(JSON.stringify(await answer.json())).not.toContain('Berlin');
  });

  test('as long as nothing changes, a program that polls gets 304 without a body', async () => {
    const ida = await signUp(app, 'Ida');
    const secret = await secretOf(ida, ['water:read']);
    const first = await ask(secret);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const same = await ask(secret, etag);
    expect([same.status, await same.text()]).toEqual([304, '']);
    expect(same.headers.get('ratelimit')).toContain('r=598');
    await ida.api.water.drinks.put({
      ...BERLIN,
      id: id(),
      kind: 'tea',
      volumeMl: 200,
      drunkAt: '2026-11-20T11:00:00Z',
    });
    expect((await ask(secret, etag)).status).toBe(200);
  });
});
