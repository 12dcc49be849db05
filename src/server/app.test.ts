import { describe, expect, test } from 'vitest';
import { EMBEDDED } from './db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp, signUp } from '#server/testing/test-app.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

describe.each(EMBEDDED)('the server', (place) => {
  const app = opened(() => openTestApp(place));
  const ada = signedUp(app, 'Ada');

  test('a visitor sees the landing page; a member is redirected to the dashboard', async () => {
    const landing = await app.browser().fetch('/');
    expect(landing.status).toBe(200);
    expect(await landing.text()).toContain('Log in');
    const sent = await ada.fetch('/');
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/dashboard']);
    expect(sent.headers.get('cache-control')).toBe('no-store');
  });

  test('a visitor is redirected to the login with the requested page; a member sees the screen', async () => {
    const sent = await app.browser().fetch('/meals/2026-11-20');
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/auth?next=%2Fmeals%2F2026-11-20']);
    expect((await ada.fetch('/meals/2026-11-20')).status).toBe(200);
  });

  test('a visitor whose service worker requests a screen is redirected to the login too', async () => {
    const passedOn = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' };
    const sent = await app.browser().fetch('/dashboard', { headers: passedOn });
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/auth?next=%2Fdashboard']);
  });

  test('an unknown address is a 404 for members and on the public site', async () => {
    const forMember = await ada.fetch('/nowhere');
    expect(forMember.status).toBe(404);
    expect(await forMember.text()).toContain('id="root"');
    const forVisitor = await app.browser().fetch('/payment/receipt.png', {
      headers: { 'sec-fetch-dest': 'image' },
    });
    expect(forVisitor.status).toBe(404);
    expect(await forVisitor.text()).toContain('Page Not Found');
  });

  test('every page has its own nonce, and the policy names it', async () => {
    const pages = await Promise.all([ada.fetch('/dashboard'), ada.fetch('/dashboard')]);
    const nonces = await Promise.all(
      pages.map(async (page) => {
        const nonce = /nonce="([^"]+)"/.exec(await page.text())?.[1] ?? 'none';
        expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test.each([
    ['content-security-policy', /frame-ancestors 'none'/],
    ['content-security-policy', /^(?!.*'unsafe-eval')(?!.*script-src[^;]*unsafe-inline)/],
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^same-origin$/],
    ['x-frame-options', /^DENY$/],
    ['permissions-policy', /camera=\(self\).*microphone=\(self\).*geolocation=\(\)/],
    ['cross-origin-opener-policy', /^same-origin$/],
    ['x-request-id', /^[\w-]{36}$/],
  ])('answers carry %s', async (name, value) => {
    for (const path of ['/', '/api/account/options', '/healthz'])
      expect((await app.browser().fetch(path)).headers.get(name)).toMatch(value);
  });

  test('another site’s page can’t write with Ada’s cookie', async () => {
    const meal = breakfast();
    const foreign: readonly Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://other.perennial.test' },
    ];
    for (const headers of foreign) {
      const init = { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(meal) };
      const answer = await ada.fetch('/api/meals', init);
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await ada.api.meals.day({ date: '2026-11-20' })).meals).toEqual([]);
  });

  test('Ada’s own pages can write, however the browser reports its site', async () => {
    for (const headers of [{ origin: 'http://perennial.test' }, { 'sec-fetch-site': 'same-origin' }]) {
      const init = { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: '{"text":"an apple"}' };
      expect((await ada.fetch('/api/meals/analyze', init)).status).toBe(200);
    }
  });

  test('a body of another type than JSON is rejected', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'Application/JSON',
    ]) {
      const init = { method: 'POST', headers: { 'content-type': type }, body: 'text=an+apple' };
      const answer = await ada.fetch('/api/meals/analyze', init);
      expect([answer.status, (await answer.json()).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
  });

  test('a body of two megabytes is rejected with a code, with or without Content-Length', async () => {
    const body = JSON.stringify({ text: 'a'.repeat(2_000_000) });
    const withLength = await ada.fetch('/api/meals/analyze', {
      method: 'POST',
      headers: { ...JSON_TYPE, 'content-length': String(body.length) },
      body,
    });
    const withoutLength = await ada.send('POST', '/api/meals/analyze', body);
    for (const answer of [withLength, withoutLength])
      expect([answer.status, (await answer.json()).code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('HEAD works for everything that GET does', async () => {
    const answer = await ada.fetch('/api/account/me', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await answer.text()).toBe('');
    expect((await app.browser().fetch('/api/account/me', { method: 'HEAD' })).status).toBe(401);
    expect((await ada.fetch('/api/unknown', { method: 'HEAD' })).status).toBe(404);
  });

  test.each(['{', '{"text": "an apple"', 'nonsense', '[1,', '"\\u00zz"'])(
    'the body %j is rejected as invalid JSON',
    async (body) => {
      const answer = await ada.send('POST', '/api/meals/analyze', body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [] } });
    },
  );

  test.each([['null'], ['[]'], ['7'], ['"text"'], ['{"text":7}'], ['{"text":null}'], ['{}'], ['']])(
    'the JSON %j is rejected in plain words',
    async (body) => {
      const answer = await ada.send('POST', '/api/meals/analyze', body);
      const { code, data } = await answer.json();
      expect([answer.status, code]).toEqual([400, 'BAD_REQUEST']);
      for (const { message } of data.issues)
        expect(message).toMatch(/^(This is required|Enter text|Send an object)\.$/);
    },
  );

  test('a wrong method gets the allowed ones', async () => {
    for (const [method, path, allow] of [
      ['DELETE', '/api/meals', 'POST'],
      ['POST', `/api/drinks/${crypto.randomUUID()}`, 'PUT, DELETE'],
      ['PUT', '/api/account/me', 'GET, HEAD'],
    ] as const) {
      const answer = await ada.send(method, path, {});
      expect([answer.status, answer.headers.get('allow')], path).toEqual([405, allow]);
      expect(await answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED', status: 405 });
    }
  });

  test('an unknown address below /api is a 404 in JSON', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['GET', '/api'],
      ['DELETE', '/api/meals/of/nobody'],
    ] as const) {
      const answer = await ada.fetch(path, { method });
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('the API has a description', async () => {
    const document = await (await app.browser().fetch('/api/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/meals', '/meals/{id}', '/days/{date}', '/account/me']),
    );
  });

  test('health and readiness respond', async () => {
    expect((await app.browser().fetch('/healthz')).status).toBe(200);
    expect((await app.browser().fetch('/readyz')).status).toBe(200);
  });

  test('foods are found as you type, and one by its id', async () => {
    const found = await ada.api.foods.search({ query: 'banan', limit: 5 });
    expect(found.map(({ food }) => food.id)).toContain('banana');
    expect(await ada.api.foods.get({ id: 'banana' })).toMatchObject({ id: 'banana', group: 'fruit' });
    await expect(ada.api.foods.get({ id: 'moon-cheese' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('internal errors stay internal: no stack or database text in the response, no meal in the log', async () => {
    const broken = await openTestApp(place);
    const eve = await signUp(broken, 'Eve');
    await broken.database.pool.query('alter table meals rename column note to remark');
    const answer = await eve.send('POST', '/api/meals', breakfast({ note: 'a secret midnight feast' }));
    const body = await answer.text();
    expect([answer.status, JSON.parse(body).code]).toEqual([500, 'INTERNAL']);
    expect(body).not.toMatch(/column|insert|select|meals|\bat \/|node_modules|\.ts/i);
    expect(broken.logged.join('')).toContain('a procedure failed');
    expect(broken.logged.join('')).not.toMatch(/midnight feast|Eve/);
    await broken.database.pool.query('alter table users rename column name to called');
    const page = await eve.fetch('/dashboard');
    expect(page.status).toBe(500);
    expect(await page.text()).not.toMatch(/column|select|node_modules|\.ts/i);
    await broken.close();
  });

  test('while the database is down, requests that need it get 503 with a retry time, and the process still responds', async () => {
    const away = await openTestApp(place);
    const eve = await signUp(away, 'Eve');
    expect((await eve.fetch('/readyz')).status).toBe(200);
    await away.close();
    const json = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(breakfast()) };
    const file = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'Time,Glucose' };
    const login = { ...json, body: JSON.stringify({ login: 'Eve', password: 'whatever it was' }) };
    for (const [path, init] of [
      ['/api/account/me', {}],
      ['/api/meals', json],
      ['/api/account/login', login],
      [`/api/photos/${crypto.randomUUID()}`, {}],
      ['/api/glucose-files?timeZone=UTC', file],
      ['/api/export/everything', {}],
      ['/dashboard', {}],
    ] as const) {
      const answer = await eve.fetch(path, init);
      const body = await answer.text();
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(body).not.toMatch(/select|pool|socket|node_modules|\.ts/i);
      if (path.startsWith('/api'))
        expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    }
    expect((await eve.fetch('/readyz')).status).toBe(503);
    expect((await eve.fetch('/healthz')).status).toBe(200);
  });
});
