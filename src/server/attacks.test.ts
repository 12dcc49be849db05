import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { makeAdmin } from '#server/testing/accounts.ts';
import { grantAdmin } from './account/grant-admin.ts';
import { createAuth } from './auth/auth.ts';
import { users } from './auth/tables.ts';
import { EMBEDDED } from './db/testing.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { mails } from './mail/tables.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf } from '#server/testing/test-app.ts';
import { ORIGIN } from '#server/testing/test-services.ts';

const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.test' },
  { origin: 'null' },
];
const FORM = 'application/x-www-form-urlencoded';
/** Authenticated only by its signature: membership's tests forge and replay it. */
const SIGNED = '/api/stripe/webhook';
const SCRIPT = '"></title><script>alert(1)</script>';
const SOME_ID = '0197a3f0-0000-7000-8000-000000000001';

const addressOf = (route: string): string => route.replace(':id', SOME_ID).replace(':file', 'users.csv');

describe.each(EMBEDDED)('Mallory on $name', (place) => {
  // Mails are queued but not sent: no server listens there.
  const smtp = 'smtp://127.0.0.1:9';
  const app = opened(() => openTestApp(place, { demoLogin: true, trustProxy: true, smtp }));
  const ada = signedUp(app, 'Ada', { email: 'ada@example.org', name: SCRIPT });

  const routes = (methods: readonly string[]) => [
    ...new Set(
      app.routes
        .filter(({ method }) => methods.includes(method))
        .map((route) => `${route.method} ${addressOf(route.path)}`),
    ),
  ];

  test('makes another site send forms and files on Ada’s behalf: all are rejected', async () => {
    // Cookies open nothing under /api/v1, and a link to unsubscribe works without them, from any mail program.
    const isForCookies = (route: string) =>
      !route.endsWith(SIGNED) && !route.includes(' /api/v1/') && !route.includes(' /unsubscribe/');
    const writes = routes(['POST', 'PUT', 'PATCH', 'DELETE']).filter(isForCookies);
    expect(writes).toEqual(
      expect.arrayContaining([
        'POST /auth/sign-in',
        'POST /contact',
        'POST /payment',
        'POST /payment/sandbox',
        'POST /api/photos',
        'POST /api/admin/images',
        'POST /api/admin/food-files',
        'POST /api/glucose-files',
        'POST /api/blood-files',
        'POST /api/voice',
      ]),
    );
    for (const route of writes)
      for (const from of FOREIGN) {
        const [method = '', address = ''] = route.split(' ');
        const init = { method, headers: { 'content-type': FORM, ...from }, body: 'attempt=1' };
        expect((await ada.fetch(address, init)).status, `${route} ${JSON.stringify(from)}`).toBe(403);
      }
  });

  test('requests the admins’ files: only admins get them', async () => {
    const addresses = routes(['GET', 'POST'])
      .filter((route) => route.includes(' /api/admin/'))
      .map((route) => route.split(' '));
    expect(addresses.length).toBeGreaterThan(3);
    for (const [method = '', address = ''] of addresses) {
      const init = method === 'GET' ? {} : { method, headers: { 'content-type': 'image/png' }, body: 'x' };
      expect((await app.browser().fetch(address, init)).status, address).toBe(401);
      expect((await ada.fetch(address, init)).status, address).toBe(403);
    }
  });

  test('sends a role, a plan and a flag with the registration: they are ignored', async () => {
    const browser = app.browser();
    const wishes = { role: 'admin', plan: 'lifetime', isDemo: true, banned: false, id: SOME_ID };
    const answer = await browser.send('POST', '/api/account/register', {
      ...registrationOf('Wishful'),
      ...wishes,
    });
    expect(answer.status).toBe(201);
    expect(await browser.api.account.me()).toMatchObject({ role: 'member', plan: 'free', isDemo: false });
    const settings = await browser.api.accountSettings.get();
    const changed = await browser.send('PUT', '/api/account/settings', { ...settings, ...wishes });
    expect(changed.status).toBe(200);
    expect(await browser.api.account.me()).toMatchObject({ role: 'member', plan: 'free', isDemo: false });
    expect(await app.database.db.select().from(users).where(eq(users.id, SOME_ID))).toEqual([]);
  });

  test.each([
    'sign-up/email',
    'sign-in/email',
    'sign-in/username',
    'get-session',
    'update-user',
    'admin/set-role',
    'admin/impersonate-user',
    'admin/list-users',
    'passkey/list-user-passkeys',
    'two-factor/disable',
  ])('looks for the account library’s own address %s: it doesn’t exist', async (address) => {
    for (const method of ['GET', 'POST'])
      for (const below of ['/api/auth/', '/auth/']) {
        const init = method === 'GET' ? {} : { method, headers: { 'content-type': FORM }, body: '' };
        expect([404, 405, 415]).toContain((await ada.fetch(below + address, init)).status);
      }
  });

  test.each(['//evil.test', '/\\evil.test', 'https://evil.test/', '/%2f/evil.test', 'javascript:alert(1)'])(
    'sends Ada to the login with %j: she stays on this site',
    async (next) => {
      const form = (password: string) => new URLSearchParams({ username: 'Ada', password, next }).toString();
      const stranger = app.browser();
      for (const password of ['wrong', registrationOf('Ada').password]) {
        const init = { method: 'POST', headers: { 'content-type': FORM }, body: form(password) };
        const sent = (await stranger.fetch('/auth/sign-in', init)).headers.get('location') ?? '';
        const landed = new URL(sent, ORIGIN);
        expect(landed.origin, sent).toBe(ORIGIN);
        expect(landed.searchParams.get('next') ?? '/').toMatch(/^\/(?![/\\])/);
      }
      const member = await ada.fetch(`/auth?next=${encodeURIComponent(next)}`);
      expect(new URL(member.headers.get('location') ?? '', ORIGIN).origin).toBe(ORIGIN);
    },
  );

  test('requests Ada’s reset link under a foreign host: the mail links here', async () => {
    const mallory = app.browser({
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      forwarded: 'host=evil.test',
    });
    await mallory.send('POST', '/api/account/forgot', { login: 'ada@example.org' });
    const landing = await mallory.fetch('/');
    expect(await landing.text()).not.toContain('evil.test');
    await expect
      .poll(() => app.database.db.select().from(mails).where(eq(mails.kind, 'password-reset')))
      .toHaveLength(1);
    const [mail] = await app.database.db.select().from(mails).where(eq(mails.kind, 'password-reset'));
    expect(mail?.text).toContain(`${ORIGIN}/auth?reset=`);
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil.test');
  });

  test('uses a script as her name: pages, forms and mails show it as text', async () => {
    await grantAdmin(app.database.db, 'Grace', { nowMs: Date.now(), timeZone: 'UTC' });
    await makeAdmin(app, 'ada');
    const words = { id: SOME_ID, slug: 'hostile', title: SCRIPT, description: SCRIPT, markdown: SCRIPT };
    await ada.api.content.pages.create({ ...words, audience: 'public' });
    await ada.api.content.pages.save({ ...words, audience: 'public', version: 1, publish: true });
    const body = new URLSearchParams({ name: SCRIPT, email: SCRIPT, subject: SCRIPT, message: SCRIPT });
    const refused = { method: 'POST', headers: { 'content-type': FORM }, body: body.toString() };
    const visitor = app.browser();
    const pages = [
      await ada.fetch('/contact'),
      await visitor.fetch('/hostile'),
      await visitor.fetch('/contact', refused),
      await visitor.fetch(`/payment?notice=${encodeURIComponent(SCRIPT)}`),
      await visitor.fetch(`/payment-success?token=${encodeURIComponent(SCRIPT)}`),
      await visitor.fetch(`/favicon.ico/${encodeURIComponent(SCRIPT)}`, {
        headers: { 'sec-fetch-dest': 'image' },
      }),
    ];
    const texts = await Promise.all(pages.map((page) => page.text()));
    for (const [index, text] of texts.entries()) expect(text, String(index)).not.toContain('<script>alert');
    expect(texts.slice(0, 3).filter((text) => text.includes('alert(1)'))).toHaveLength(3);
    for (const { html } of await app.database.db.select().from(mails)) expect(html).not.toContain('<script');
    await app.database.db.update(users).set({ role: 'member' }).where(eq(users.username, 'ada'));
  });

  test.each(['landing', 'not-found', '404', 'features-2'])(
    'publishes a page called %j: it replaces no other page',
    async (slug) => {
      await makeAdmin(app, 'ada');
      const words = { id: crypto.randomUUID(), slug, title: 'Mine', description: '', markdown: 'Mine.' };
      await ada.api.content.pages.create({ ...words, audience: 'public' });
      await ada.api.content.pages.save({ ...words, audience: 'public', version: 1, publish: true });
      await app.database.db.update(users).set({ role: 'member' }).where(eq(users.username, 'ada'));
      const visitor = app.browser();
      const mine = await visitor.fetch(`/${slug}`);
      const text = await mine.text();
      expect([mine.status, text.includes(`href="${ORIGIN}/${slug}"`)]).toEqual([200, true]);
      expect(text).not.toContain('Join Beta');
      expect(await (await visitor.fetch('/')).text()).toContain('Join Beta');
      const picture = { headers: { 'sec-fetch-dest': 'image' } };
      expect((await visitor.fetch('/no-such-picture', picture)).status).toBe(404);
    },
  );

  test('reads the log: it contains no password, token, address or name', async () => {
    const secrets = ['a long wrong password', 'made-up-reset-token', 'mallory@evil.test', '203.0.113.77'];
    const [password, token, email, address] = secrets as [string, string, string, string];
    const mallory = app.browser({ 'x-forwarded-for': address });
    await mallory.send('POST', '/api/account/login', { login: email, password });
    await mallory.send('POST', '/api/account/forgot', { login: email });
    await mallory.send('POST', '/api/account/reset', { token, password });
    for (const page of ['/auth?reset=', '/auth?payment_success=true&token=', '/payment-success?token='])
      await mallory.fetch(page + token);
    expect(app.logged.length).toBeGreaterThan(5);
    for (const secret of secrets) expect(app.logged.join('')).not.toContain(secret);
  });

  test('looks into a shared machine’s cache: Ada’s data isn’t in it', async () => {
    for (const address of [
      '/api/account/me',
      '/api/export/everything',
      '/api/export/weight.csv',
      '/dashboard',
      '/contact',
      '/payment',
    ])
      expect([address, (await ada.fetch(address)).headers.get('cache-control')]).toEqual([
        address,
        expect.stringMatching(/private|no-store/),
      ]);
  });

  test('reads cookies: they are hidden from scripts and restricted to this site', async () => {
    const visitor = app.browser();
    const attempt = /name="attempt" value="([^"]+)"/.exec(
      await (await visitor.fetch('/payment')).text(),
    )?.[1];
    const paid = new URLSearchParams({ attempt: attempt ?? '' }).toString();
    const answers = [
      await visitor.send('POST', '/api/account/login', {
        login: 'Ada',
        password: registrationOf('Ada').password,
      }),
      await app
        .browser()
        .fetch('/payment', { method: 'POST', headers: { 'content-type': FORM }, body: paid }),
    ];
    const cookies = answers.flatMap((answer) => answer.headers.getSetCookie());
    expect(cookies.length).toBeGreaterThan(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/(?=.*; HttpOnly)(?=.*; SameSite=Lax)(?=.*; Path=\/)/i);
  });

  test('listens on the network: with HTTPS cookies are never sent without it, and browsers stay on it', async () => {
    const https = 'https://perennial.test';
    const { db } = app.database;
    const auth = createAuth({ db, secret: 'x'.repeat(40), publicUrl: https, onError: () => undefined });
    const { sessionToken } = (await auth.$context).authCookies;
    expect(sessionToken.name).toBe('__Host-perennial.session_token');
    expect(sessionToken.attributes).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax' });
    const headers = new Hono().use(securityHeaders({ publicUrl: https, isDevelopment: false }));
    const answer = await headers.request('/');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('asks what the server is, and whether another origin may read: it reveals and allows nothing', async () => {
    for (const address of ['/', '/api/account/me', '/healthz', '/nowhere']) {
      const { headers } = await ada.fetch(address, { headers: { origin: 'https://evil.test' } });
      for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
        expect(headers.get(name), `${address} ${name}`).toBeNull();
    }
  });

  test('sends lists nested half a million deep: they are rejected, and the server keeps running', async () => {
    const deep = '['.repeat(450_000) + ']'.repeat(450_000);
    expect((await ada.send('POST', '/api/meals/analyze', `{"text":${deep}}`)).status).toBe(400);
    expect((await app.browser().fetch('/healthz')).status).toBe(200);
  });
});

test('tries every spelling of path traversal: nothing outside the folder is read', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'perennial-files-'));
  const client = path.join(folder, 'client');
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  mkdirSync(path.join(client, '.vite'));
  writeFileSync(path.join(client, 'assets/app.js'), 'app');
  for (const secret of ['secret.txt', 'client/app.html', 'client/.vite/manifest.json'])
    writeFileSync(path.join(folder, secret), 'secret');
  const files = staticFiles(client);
  expect(await (await files.request('/assets/app.js')).text()).toBe('app');
  for (const address of [
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%252e%252e%252f%252e%252e%252fsecret.txt',
    '/assets//../../secret.txt',
    '/assets/app.js%00/../../../secret.txt',
    '/assets/..%2fapp.html',
    '/app.html',
    '/.vite/manifest.json',
    '/assets/..%2f.vite%2fmanifest.json',
  ])
    expect(await (await files.request(address)).text(), address).not.toContain('secret');
  rmSync(folder, { recursive: true });
});
