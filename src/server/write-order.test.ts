import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidV7 } from '#domain/units/uuid-v7.ts';
import { testDatabases } from './db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { fasts } from './fasting/tables.ts';
import { sleeps } from './sleep/tables.ts';
import { cups, drinks } from './water/tables.ts';

/** Saturday noon in Berlin, some time ago: keys are also compared with the real clock. */
const NOON = Date.parse('2026-03-21T12:00:00+01:00');
const MINUTE = 60_000;

describe.each(testDatabases())('writes that arrive late, on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOON }));
  const ada = signedUp(app, 'Ada');
  const keyOf = (madeMs: number): string => uuidV7(madeMs, crypto.getRandomValues(new Uint8Array(10)));
  /** A device's request: its key contains the time of the write. */
  async function send(
    method: string,
    path: string,
    key: string | undefined,
    body?: unknown,
    sentAt?: string,
  ) {
    const response = await ada.fetch(`/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
        ...(sentAt && { 'x-sent-at': sentAt }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  }
  const ago = (minutes: number): string => keyOf(NOON - minutes * MINUTE);
  const today = { from: '2026-03-21', to: '2026-03-21' };
  const entry = () => ({ id: crypto.randomUUID(), timeZone: 'Europe/Berlin' });
  const glass = () => ({ ...entry(), kind: 'water', drunkAt: '2026-03-21T09:00:00+01:00', volumeMl: 250 });
  const volumes = async () => (await ada.api.water.drinks.list(today)).map(({ volumeMl }) => volumeMl);

  beforeAll(async () => {
    await ada.api.fasting.screen({ screenedOn: '2026-03-21', conditions: [] });
  });
  beforeEach(async () => {
    for (const table of [drinks, cups, fasts, sleeps]) await app.database.db.delete(table);
  });

  test('a retried write from Ada’s phone doesn’t undo her correction on the laptop', async () => {
    const drink = glass();
    await send('PUT', `/drinks/${drink.id}`, ago(10), drink);
    await send('PUT', `/drinks/${drink.id}`, ago(5), { ...drink, volumeMl: 330 });
    const late = await send('PUT', `/drinks/${drink.id}`, ago(8), { ...drink, volumeMl: 500 });
    expect(late).toMatchObject({ status: 200, answer: { volumeMl: 330 } });
    expect(await volumes()).toEqual([330]);
  });

  test('a late deletion keeps later writes, and a late undo keeps later deletions', async () => {
    const drink = glass();
    await send('PUT', `/drinks/${drink.id}`, ago(5), drink);
    expect((await send('DELETE', `/drinks/${drink.id}`, ago(7))).status).toBe(200);
    expect(await volumes()).toEqual([250]);
    expect((await send('DELETE', `/drinks/${drink.id}`, ago(3))).status).toBe(200);
    expect((await send('POST', `/drinks/${drink.id}/restore`, ago(4))).status).toBe(200);
    expect(await volumes()).toEqual([]);
    expect((await send('POST', `/drinks/${drink.id}/restore`, ago(1))).status).toBe(200);
    expect(await volumes()).toEqual([250]);
  });

  test('a write without a key, or with one from the future, is accepted', async () => {
    const drink = glass();
    await send('PUT', `/drinks/${drink.id}`, ago(5), drink);
    await send('PUT', `/drinks/${drink.id}`, undefined, { ...drink, volumeMl: 330 });
    expect(await volumes()).toEqual([330]);
    const nextYear = keyOf(Date.now() + 365 * 86_400_000);
    await send('PUT', `/drinks/${drink.id}`, nextYear, { ...drink, volumeMl: 400 });
    await send('PUT', `/drinks/${drink.id}`, ago(2), { ...drink, volumeMl: 450 });
    expect(await volumes()).toEqual([450]);
  });

  test('a phone whose clock is four minutes slow can edit what the laptop wrote a minute ago', async () => {
    const drink = glass();
    const slow = (madeAgoMs: number) => keyOf(Date.now() - madeAgoMs - 4 * MINUTE);
    const itsNow = () => new Date(Date.now() - 4 * MINUTE).toISOString();
    await send('PUT', `/drinks/${drink.id}`, keyOf(Date.now() - MINUTE), drink);
    await send('PUT', `/drinks/${drink.id}`, slow(0), { ...drink, volumeMl: 330 }, itsNow());
    expect(await volumes()).toEqual([330]);
    await send('PUT', `/drinks/${drink.id}`, slow(2 * MINUTE), { ...drink, volumeMl: 500 }, itsNow());
    expect(await volumes()).toEqual([330]);
  });

  test('Ada ends her fast on the laptop; the late start from her phone doesn’t restart it', async () => {
    const fast = {
      ...entry(),
      startedAt: '2026-03-20T20:00:00+01:00',
      protocol: '16:8',
      goalHours: 16,
      endedAt: null as string | null,
    };
    await send('PUT', `/fasts/${fast.id}`, ago(30), fast);
    await send('PUT', `/fasts/${fast.id}`, ago(5), { ...fast, endedAt: '2026-03-21T11:55:00+01:00' });
    const late = await send('PUT', `/fasts/${fast.id}`, ago(20), { ...fast, goalHours: 18 });
    expect(late).toMatchObject({
      status: 200,
      answer: { endedAt: '2026-03-21T10:55:00.000Z', goalHours: 16 },
    });
    expect((await ada.api.fasting.running()).fast).toBeNull();
  });

  test('a late copy of a night that would now overlap is accepted without effect', async () => {
    const night = {
      ...entry(),
      isNap: false,
      inBedAt: '2026-03-20T23:00:00+01:00',
      outOfBedAt: '2026-03-21T07:00:00+01:00',
    };
    const other = {
      ...entry(),
      isNap: false,
      inBedAt: '2026-03-21T07:30:00+01:00',
      outOfBedAt: '2026-03-21T08:30:00+01:00',
    };
    await send('PUT', `/sleeps/${night.id}`, ago(5), night);
    await send('PUT', `/sleeps/${other.id}`, ago(4), other);
    const longer = { ...night, outOfBedAt: '2026-03-21T08:00:00+01:00' };
    expect((await send('PUT', `/sleeps/${night.id}`, ago(6), longer)).status).toBe(200);
    expect((await send('PUT', `/sleeps/${night.id}`, ago(1), longer)).status).toBe(409);
    expect(await ada.api.sleep.list(today)).toMatchObject([
      { id: night.id, outOfBedAt: '2026-03-21T06:00:00.000Z' },
      {},
    ]);
  });

  test('a cup keeps its latest name, and stays deleted', async () => {
    const cup = { id: crypto.randomUUID(), name: 'Mug', kind: 'water', volumeMl: 300 };
    await send('PUT', `/cups/${cup.id}`, ago(5), cup);
    expect(await send('PUT', `/cups/${cup.id}`, ago(6), { ...cup, name: 'Old mug' })).toMatchObject({
      status: 200,
      answer: { name: 'Mug' },
    });
    await send('DELETE', `/cups/${cup.id}`, ago(2));
    expect((await send('PUT', `/cups/${cup.id}`, ago(3), cup)).status).toBe(404);
    expect((await send('POST', `/cups/${cup.id}/restore`, ago(4))).status).toBe(200);
    expect((await ada.api.water.cups.list()).filter(({ id }) => id === cup.id)).toEqual([]);
  });
});
