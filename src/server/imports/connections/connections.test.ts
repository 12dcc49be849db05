import { onLoopback } from '#server/testing/loopback.ts';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { connectionDeps } from '#server/connection-deps.ts';
import { testDatabases } from '#server/db/testing.ts';
import { idOfMember, importsFor } from '#server/imports/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { connections } from '#server/imports/tables.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { readDueConnections } from './read-connection.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const USER_ID = '0197a3f0-0000-7000-8000-0000000000aa';

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const piece of request) text += String(piece);
  return new URLSearchParams(text);
};

const healthy = () => ({
  code: 'good',
  refresh: 1,
  steps: 4000,
  isRevoked: false,
  isUp: true,
  takesPost: true,
  /** Items per page of Open Wearables. */
  onPage: 1,
  asked: [] as string[],
});

/** The parts of Oura, Withings and Open Wearables that we read, on one loopback server. */
function services() {
  const state = {
    ...healthy(),
    /** An access token that has expired. */
    expired: 0,
    nonces: 0,
  };
  /** Withings' proof of the client's secret. */
  const isSigned = (form: URLSearchParams, values: readonly (string | null)[]): boolean =>
    form.get('signature') === createHmac('sha256', 'a secret').update(values.join(',')).digest('hex');
  const revokeOura = ({ method, url = '' }: IncomingMessage): number => {
    if (method === 'POST' && !state.takesPost) return 405;
    const given = new URL(url, 'http://service').searchParams.get('access_token');
    if (given !== `access ${state.refresh}` || state.refresh === state.expired) return 401;
    state.isRevoked = true;
    return 200;
  };
  const nonceOf = (form: URLSearchParams) => {
    if (!isSigned(form, ['getnonce', form.get('client_id'), form.get('timestamp')])) return { status: 2554 };
    state.nonces += 1;
    return { status: 0, body: { nonce: `nonce ${state.nonces}` } };
  };
  const revokeWithings = (form: URLSearchParams) => {
    const nonce = `nonce ${state.nonces}`;
    const isRight = isSigned(form, ['revoke', form.get('client_id'), nonce]) && form.get('nonce') === nonce;
    if (!isRight || form.get('userid') !== '4711') return { status: 293 };
    state.isRevoked = true;
    return { status: 0, body: {} };
  };
  const tokens = () => ({
    access_token: `access ${state.refresh}`,
    refresh_token: `refresh ${state.refresh}`,
    expires_in: 3600,
    userid: 4711,
  });
  const grant = (form: URLSearchParams) => {
    const isGiven =
      form.get('grant_type') === 'refresh_token'
        ? !state.isRevoked && form.get('refresh_token') === `refresh ${state.refresh}`
        : form.get('code') === state.code;
    if (!isGiven || form.get('client_secret') !== 'a secret') return undefined;
    state.refresh += 1;
    return tokens();
  };
  const night = { start: '2026-11-18T23:00:00+01:00', end: '2026-11-19T07:00:00+01:00' };
  const oura: Readonly<Record<string, () => readonly unknown[]>> = {
    sleep: () => [
      {
        id: 'n1',
        day: '2026-11-19',
        type: 'long_sleep',
        bedtime_start: night.start,
        bedtime_end: night.end,
        total_sleep_duration: 25_200,
        latency: 600,
        lowest_heart_rate: 51,
        average_hrv: 48,
      },
    ],
    daily_activity: () => [
      { id: 'd1', day: '2026-11-19', steps: state.steps, active_calories: 320, medium_activity_time: 1800 },
    ],
    workout: () => [
      {
        id: 'w1',
        activity: 'running',
        calories: 300,
        distance: 5000,
        start_datetime: '2026-11-19T18:00:00+01:00',
        end_datetime: '2026-11-19T18:30:00+01:00',
      },
    ],
  };
  const withings: Readonly<Record<string, unknown>> = {
    getmeas: {
      measuregrps: [
        {
          date: 1_795_071_600,
          attrib: 0,
          measures: [
            { type: 1, value: 70_100, unit: -3 },
            { type: 6, value: 215, unit: -1 },
          ],
        },
        { date: 1_795_075_200, attrib: 1, measures: [{ type: 1, value: 55, unit: 0 }] },
        {
          date: 1_795_071_700,
          attrib: 0,
          measures: [
            { type: 10, value: 118, unit: 0 },
            { type: 9, value: 76, unit: 0 },
          ],
        },
      ],
    },
    getactivity: {
      activities: [{ date: '2026-11-19', timezone: 'Europe/Berlin', steps: 7000, distance: 5200 }],
    },
    getworkouts: { series: [] },
    getsummary: { series: [] },
  };
  const wearables: Readonly<Record<string, readonly unknown[]>> = {
    'summaries/activity': [{ date: '2026-11-19', source: { provider: 'garmin' }, steps: 8100 }],
    'events/workouts': [],
    'events/sleep': [
      {
        id: 's',
        start_time: '2026-11-18T22:00:00Z',
        end_time: '2026-11-19T06:00:00Z',
        zone_offset: '+01:00',
        source: { provider: 'whoop' },
        duration_seconds: 28_800,
        sleep_duration_seconds: 27_000,
      },
    ],
    'summaries/sleep': [],
    'summaries/recovery': [{ date: '2026-11-19', source: { provider: 'whoop' }, resting_heart_rate_bpm: 54 }],
  };
  const answer = async (request: IncomingMessage): Promise<{ status: number; json?: unknown }> => {
    const { pathname } = new URL(request.url ?? '/', 'http://service');
    state.asked.push(pathname);
    if (!state.isUp) return { status: 503 };
    const isIn = !state.isRevoked && request.headers.authorization === `Bearer access ${state.refresh}`;
    const [, what = ''] = /^\/v2\/usercollection\/(\w+)$/.exec(pathname) ?? [];
    if (what !== '')
      return isIn ? { status: 200, json: { data: oura[what]?.(), next_token: null } } : { status: 401 };
    const [, account, part = ''] = /^\/api\/v1\/users\/([\w-]+)\/(.+)$/.exec(pathname) ?? [];
    if (part !== '') {
      if (request.headers['x-open-wearables-api-key'] !== 'sk-right') return { status: 401 };
      if (account !== USER_ID) return { status: 404 };
      const data = Array.from({ length: state.onPage }, () => wearables[part] ?? []).flat();
      return { status: 200, json: { data, pagination: { has_more: false } } };
    }
    if (pathname === '/oauth/revoke') return { status: revokeOura(request) };
    const form = await bodyOf(request);
    if (pathname === '/v2/signature') return { status: 200, json: nonceOf(form) };
    if (form.get('action') === 'revoke') return { status: 200, json: revokeWithings(form) };
    const given = pathname.includes('oauth') ? grant(form) : undefined;
    if (pathname === '/oauth/token')
      return given ? { status: 200, json: given } : { status: 400, json: { error: 'invalid_grant' } };
    if (pathname === '/v2/oauth2')
      return { status: 200, json: given ? { status: 0, body: given } : { status: 503 } };
    return {
      status: 200,
      json: isIn ? { status: 0, body: withings[form.get('action') ?? ''] } : { status: 401 },
    };
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ status, json }) => {
      response.statusCode = status;
      response.end(json === undefined ? '' : JSON.stringify(json));
    });
  });
  return { server, state };
}

describe.each(testDatabases())('connected services on $name', (place) => {
  let nowMs = START;
  let count = 0;
  let url = '';
  let ada: Browser;
  const { server, state } = services();
  const client = {
    clientId: 'perennial',
    clientSecret: 'a secret',
    authorizeUrl: 'http://oauth.test/authorize',
  };
  const oauthClients = {
    oura: {
      ...client,
      get apiUrl() {
        return url;
      },
    },
    withings: {
      ...client,
      get apiUrl() {
        return url;
      },
    },
  };
  const app = opened(() => openTestApp(place, { now: () => nowMs, privateAddresses: true, oauthClients }));

  const round = async (minutes = 0) => {
    nowMs += minutes * MINUTE_MS;
    await readDueConnections({
      ...connectionDeps(app.services),
      noteChange: () => undefined,
      onFault: (error) => {
        throw error;
      },
    });
  };
  /** Steps in the browser between “Connect” and the redirect back. */
  const allow = async (provider: 'oura' | 'withings', code = 'good', browser = ada) => {
    const asked = new URL((await ada.api.connections.authorize({ provider })).url);
    const query = new URLSearchParams({ code, state: asked.searchParams.get('state') ?? '' });
    const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
    const answer = await browser.fetch(`${back.pathname}?${query}`, { redirect: 'manual' });
    return answer.headers.get('location');
  };
  const connectionOf = async (provider: string) =>
    (await ada.api.connections.list()).find((each) => each.provider === provider)?.connection;

  onLoopback(server, (address) => (url = address));
  beforeEach(async () => {
    nowMs = START;
    await app.database.db.delete(connections);
    Object.assign(state, healthy());
    count += 1;
    ada = await signUp(app, `Ada${count}`, { timeZone: 'Europe/Berlin' });
  });

  test('Oura is read once allowed, its day is brought up to date, and expired access is renewed', async () => {
    expect(await allow('oura')).toBe('/integrations?connected=oura');
    await round();
    expect(await ada.api.movement.days.list(NOVEMBER)).toMatchObject([
      { steps: 4000, energyKcal: 320, moderateMinutes: 30, source: 'oura' },
    ]);
    expect(await ada.api.sleep.list(NOVEMBER)).toMatchObject([
      { inBedAt: '2026-11-18T22:00:00.000Z', latencyMinutes: 10, timeZone: 'Europe/Berlin' },
    ]);
    expect(await ada.api.movement.workouts.list(NOVEMBER)).toMatchObject([
      { kind: 'running', distanceKm: 5 },
    ]);
    state.steps = 9000;
    state.asked = [];
    await round(61);
    expect(state.asked[0]).toBe('/oauth/token');
    expect(await ada.api.movement.days.list(NOVEMBER)).toMatchObject([{ steps: 9000 }]);
    expect(await ada.api.vitals.list(NOVEMBER)).toHaveLength(1);
    const { rows } = await app.database.pool.query('select c::text as row from connections c');
    expect(JSON.stringify([rows, await ada.api.connections.list()])).not.toMatch(/access \d|refresh \d/);
  });

  test('Withings skips data that may be another person’s, and reports that Ada revoked access there', async () => {
    await allow('withings');
    await round();
    const weights = await ada.api.body.list({ from: '2026-11-01', to: '2026-11-30' });
    expect(weights.map(({ massKg, bodyFatPercent }) => [massKg, bodyFatPercent])).toEqual([[70.1, 21.5]]);
    expect(await ada.api.vitals.list(NOVEMBER)).toMatchObject([{ systolicMmhg: 118, diastolicMmhg: 76 }]);
    expect(await ada.api.movement.days.list(NOVEMBER)).toMatchObject([{ steps: 7000, distanceKm: 5.2 }]);
    state.isRevoked = true;
    await round(31);
    expect(await connectionOf('withings')).toMatchObject({
      disabledAt: expect.any(String),
      lastError: expect.stringMatching(/no longer accepts/),
    });
    state.asked = [];
    await round(60);
    expect(state.asked).toEqual([]);
  });

  test('disconnecting ends the access at the service too, and says if that didn’t work', async () => {
    const disconnect = (provider: 'oura' | 'withings') => ada.api.connections.disconnect({ provider });
    for (const takesPost of [true, false]) {
      Object.assign(state, { isRevoked: false, takesPost });
      await allow('oura');
      expect(await disconnect('oura')).toEqual({ isEndedThere: true });
      expect(state.isRevoked).toBe(true);
    }
    Object.assign(state, { isRevoked: false, takesPost: true });
    await allow('oura');
    const { refresh } = state;
    state.expired = refresh;
    expect(await disconnect('oura')).toEqual({ isEndedThere: true });
    expect([state.isRevoked, state.refresh]).toEqual([true, refresh + 1]);
    state.isRevoked = false;
    await allow('withings');
    expect(await disconnect('withings')).toEqual({ isEndedThere: true });
    expect(state.isRevoked).toBe(true);
    await allow('withings');
    state.isUp = false;
    expect(await disconnect('withings')).toEqual({ isEndedThere: false });
    expect(await connectionOf('withings')).toBeNull();
  });

  test('a refusal, a foreign browser or a late return connects nothing', async () => {
    expect(await allow('oura', 'wrong')).toBe('/integrations?refused=oura');
    const mallory = await signUp(app, `Mallory${count}`);
    expect(await allow('oura', 'good', mallory)).toBe('/integrations?refused=oura');
    expect(await allow('oura', 'good', app.browser())).toBe('/integrations?refused=oura');
    expect(await connectionOf('oura')).toBeNull();
    expect(await mallory.api.connections.list()).toMatchObject([{ connection: null }, {}, {}, {}, {}]);
  });

  test('Open Wearables isn’t read if it sends more than requested', async () => {
    state.onPage = 1001;
    await expect(
      ada.api.connections.openWearables({ url, key: 'sk-right', account: USER_ID }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await connectionOf('open-wearables')).toBeNull();
  });

  test('Open Wearables keeps each device’s own source; errors are shown and tried again later', async () => {
    const account = USER_ID;
    await expect(ada.api.connections.openWearables({ url, key: 'sk-wrong', account })).rejects.toMatchObject({
      data: { issues: [{ field: 'key', message: 'The server didn’t accept this API key.' }] },
    });
    await ada.api.connections.openWearables({ url, key: 'sk-right', account });
    await round();
    expect(await ada.api.movement.days.list(NOVEMBER)).toMatchObject([{ steps: 8100, source: 'garmin' }]);
    expect(await ada.api.sleep.list(NOVEMBER)).toMatchObject([{ awakeMinutes: 30 }]);
    expect(await ada.api.vitals.list(NOVEMBER)).toMatchObject([{ restingHeartRateBpm: 54, source: 'whoop' }]);
    state.isUp = false;
    await round(31);
    expect(await connectionOf('open-wearables')).toMatchObject({
      lastError: 'Open Wearables responded with status 503.',
      disabledAt: null,
    });
    state.isUp = true;
    await round(31);
    const [live] = await ada.api.imports.list();
    expect(live).toMatchObject({ fileName: 'Open Wearables', addedCount: 3 });
    await importsFor(app, ada, await idOfMember(app, `ada${count}`)).undo(live?.id ?? '');
    await round();
    expect(await connectionOf('open-wearables')).toMatchObject({
      lastError: expect.stringMatching(/You undid/),
      disabledAt: expect.any(String),
    });
    expect(await ada.api.movement.days.list(NOVEMBER)).toEqual([]);
    await ada.api.connections.disconnect({ provider: 'open-wearables' });
    expect(await connectionOf('open-wearables')).toBeNull();
  });
});
