import { onLoopback } from '#server/testing/loopback.ts';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { depsOf } from '#server/services.ts';
import { idOf } from '#server/testing/accounts.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { readDueSites } from './read-site.ts';
import { nightscoutConnections } from '#server/glucose/tables.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const TOKEN = 'perennial-0123456789abcdef';
const SECRET = 'the secret of the site';

/** A Nightscout site with an access token and a secret. */
function nightscoutSite() {
  const entries: { type: string; date: number; sgv?: number; mbg?: number }[] = [];
  const state = { isUp: true, asked: 0, isEndless: false };
  const server = createServer((request, response) => {
    const { searchParams: search, pathname } = new URL(request.url ?? '/', 'http://site');
    state.asked += 1;
    const secret = createHash('sha1').update(SECRET).digest('hex');
    const isIn = search.get('token') === TOKEN || request.headers['api-secret'] === secret;
    const status = !state.isUp ? 502 : pathname !== '/api/v1/entries.json' ? 404 : isIn ? 200 : 401;
    const [from, to] = [Number(search.get('find[date][$gte]')), Number(search.get('find[date][$lt]'))];
    const found = entries
      .filter(({ date }) => date >= from && date < to)
      .toSorted((one, other) => other.date - one.date);
    response.statusCode = status;
    if (state.isEndless) response.end(`[${'1,'.repeat(60_000)}1]`);
    else response.end(JSON.stringify(status === 200 ? found : { status }));
  });
  return { server, entries, state };
}

describe.each(EMBEDDED)('a Nightscout site', (place) => {
  let nowMs = START;
  let count = 0;
  let url = '';
  let ada: Browser;
  const noted: string[] = [];
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  const { server, entries, state } = nightscoutSite();

  const round = async (minutes = 0) => {
    nowMs += minutes * MINUTE_MS;
    await readDueSites({
      ...depsOf(app.services),
      noteReadings: (userId) => noted.push(userId),
      onFault: (error) => {
        throw error;
      },
    });
  };
  const readings = async () => {
    const { rows } = await app.database.pool.query<{ at: Date; value: number; origin: string }>(
      `select measured_at as at, glucose_mgdl as value, origin from glucose_readings
       where user_id = $1 and deleted_at is null order by measured_at`,
      [await idOf(app, `Ada${count}`)],
    );
    return rows.map(({ at, value, origin }) => `${at.toISOString()} ${value} ${origin}`);
  };
  const add = (atMs: number, sgv: number) => entries.push({ type: 'sgv', date: atMs, sgv });

  onLoopback(server, (address) => (url = address));
  beforeEach(async () => {
    nowMs = START;
    await app.database.db.delete(nightscoutConnections);
    entries.length = 0;
    Object.assign(state, { isUp: true, asked: 0, isEndless: false });
    noted.length = 0;
    count += 1;
    ada = await signUp(app, `Ada${count}`, { timeZone: 'America/New_York' });
  });

  test('its last 90 days are read once, then only new readings', async () => {
    add(START - 95 * DAY_MS, 90);
    add(START - 80 * DAY_MS, 100);
    add(START - HOUR_MS, 110);
    entries.push({ type: 'mbg', date: START - 30 * MINUTE_MS, mbg: 115 });
    await ada.api.nightscout.connect({ url, token: TOKEN });
    await round();
    expect(await readings()).toEqual([
      '2026-09-01T10:00:00.000Z 100 sensor',
      '2026-11-20T09:00:00.000Z 110 sensor',
      '2026-11-20T09:30:00.000Z 115 finger-stick',
    ]);
    expect(noted).toHaveLength(2);
    const { asked } = state;
    await round(4);
    expect(state.asked).toBe(asked);
    add(START + 4 * MINUTE_MS, 120);
    await round(1);
    await round(5);
    expect(await readings()).toHaveLength(4);
    expect(noted).toHaveLength(3);
    expect(await ada.api.nightscout.get()).toMatchObject({
      lastReadingAt: '2026-11-20T10:04:00.000Z',
      lastSuccessAt: '2026-11-20T10:10:00.000Z',
      lastError: null,
    });
  });

  test.each([
    [
      'a wrong token',
      () => ({ url, token: 'somebody-0000000000000000' }),
      'token',
      /didn’t accept this token/,
    ],
    ['no token', () => ({ url }), 'token', /didn’t accept this token/],
    [
      'another path',
      () => ({ url: `${url}/elsewhere`, token: TOKEN }),
      'url',
      /couldn’t find Nightscout at this address/,
    ],
  ] as const)('with %s it isn’t connected, and Ada reads why', async (_name, input, field, message) => {
    await expect(ada.api.nightscout.connect(input())).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ field, message: expect.stringMatching(message) }] },
    });
    expect(await ada.api.nightscout.get()).toBeNull();
  });

  test('with more entries than a sensor measures it isn’t connected', async () => {
    state.isEndless = true;
    await expect(ada.api.nightscout.connect({ url, token: TOKEN })).rejects.toMatchObject({
      data: {
        issues: [{ field: 'url', message: 'Nightscout sent more readings than a sensor can record.' }],
      },
    });
  });

  test('its secret works too; neither secret nor token is stored as it is, or shown', async () => {
    await ada.api.nightscout.connect({ url, token: SECRET });
    const { rows } = await app.database.pool.query<{ row: string }>(
      'select c::text as row from nightscout_connections c',
    );
    expect(JSON.stringify([rows, await ada.api.nightscout.get()])).not.toContain(SECRET);
    add(START - HOUR_MS, 110);
    await ada.api.nightscout.read();
    expect(await readings()).toHaveLength(1);
  });

  test('while it is down it is read less and less often, and given up after 20 failures', async () => {
    await ada.api.nightscout.connect({ url, token: TOKEN });
    state.isUp = false;
    state.asked = 0;
    await round();
    await round(4);
    expect(state.asked).toBe(1);
    expect(await ada.api.nightscout.get()).toMatchObject({
      lastError: 'Nightscout responded with status 502.',
    });
    for (let hours = 0; hours < 20 * 6; hours += 6) await round(6 * 60);
    expect(state.asked).toBe(20);
    expect(await ada.api.nightscout.get()).toMatchObject({ disabledAt: expect.any(String) });
    state.isUp = true;
    expect(await ada.api.nightscout.connect({ url, token: TOKEN })).toMatchObject({ disabledAt: null });
  });

  test('undoing its import deletes the readings and stops it; disconnecting keeps them', async () => {
    add(START - HOUR_MS, 110);
    await ada.api.nightscout.connect({ url, token: TOKEN });
    await round();
    const [imported] = await ada.api.glucose.imports();
    expect(imported).toMatchObject({ fileName: 'Nightscout', readingCount: 1 });
    await ada.api.glucose.undoImport({ id: imported?.id ?? '' });
    await round(5);
    expect(await readings()).toEqual([]);
    expect(await ada.api.nightscout.get()).toMatchObject({ lastError: expect.stringMatching(/You undid/) });
    await ada.api.nightscout.connect({ url, token: TOKEN });
    await round();
    expect(await readings()).toHaveLength(1);
    await ada.api.nightscout.disconnect();
    expect(await ada.api.nightscout.get()).toBeNull();
    expect(await readings()).toHaveLength(1);
  });
});
