import { eq } from 'drizzle-orm';
import { serializeSigned } from 'hono/utils/cookie';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/spans.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp, type Browser } from '#server/testing/test-app.ts';
import { sessions, users } from '#server/auth/tables.ts';
import { authenticatorCode, Device } from '#server/auth/testing.ts';

const HTTPS = 'https://perennial.test';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(EMBEDDED)('cookies with HTTPS', (place) => {
  const app = opened(() => openTestApp(place, { publicUrl: HTTPS, demoLogin: true }));
  beforeEach(() => app.database.clear());

  const isIn = (browser: Browser) =>
    browser.api.account.me().then(
      () => true,
      () => false,
    );
  const password = registrationOf('Ada').password;

  test('every credential cookie is restricted to this host, whatever sets it', async () => {
    const page = await (await app.browser().fetch('/payment')).text();
    const attempt = /name="attempt" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const answers = [
      await app.browser().send('POST', '/api/account/register', registrationOf('Ada')),
      await app.browser().send('POST', '/api/account/login/passkey-options', {}),
      await app.browser().fetch('/payment', { method: 'POST', headers: FORM, body: `attempt=${attempt}` }),
    ];
    const ada = app.browser();
    await ada.api.account.login({ login: 'Ada', password });
    const { secret } = await ada.api.security.secondFactor.begin({ password });
    await ada.api.security.secondFactor.confirm({ code: authenticatorCode(secret, Date.now()) });
    answers.push(
      await app.browser().send('POST', '/api/account/login', { login: 'Ada', password }),
      await app.browser().fetch('/auth/sign-in', {
        method: 'POST',
        headers: FORM,
        body: new URLSearchParams({ username: 'Ada', password }).toString(),
      }),
      await ada.send('POST', '/api/account/logout', {}),
    );
    // Cookies that our scripts read, and that may be forged, are exactly those without HttpOnly.
    const cookies = answers
      .flatMap((answer) => answer.headers.getSetCookie())
      .filter((cookie) => /; HttpOnly/i.test(cookie));
    const names = new Set(cookies.map((cookie) => cookie.split('=', 1)[0]));
    expect([...names].toSorted()).toEqual(
      expect.arrayContaining([
        '__Host-known_device',
        '__Host-perennial.passkey',
        '__Host-perennial.session_token',
        '__Host-perennial.two_factor',
        '__Host-purchase',
      ]),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      expect(cookie).toMatch(/(?=.*; Secure)(?=.*; Path=\/(?:;|$))/i);
      expect(cookie).not.toMatch(/; Domain=/i);
    }
  });

  test('password and code, passkey and logout work as before', async () => {
    const ada = await signUp(app, 'Ada');
    const { secret } = await ada.api.security.secondFactor.begin({ password });
    await ada.api.security.secondFactor.confirm({ code: authenticatorCode(secret, Date.now()) });
    const phone = app.browser();
    expect(await phone.api.account.login({ login: 'Ada', password })).toEqual({ secondStep: true });
    await phone.api.account.secondStep({ code: authenticatorCode(secret, Date.now() + 30_000) });
    expect(await isIn(phone)).toBe(true);
    const device = new Device(HTTPS);
    const { passkeys } = ada.api.security;
    await passkeys.add({ name: 'Phone', response: device.create(await passkeys.begin({ password })) });
    // A browser sends its page's origin; only passkeys need it.
    const laptop = app.browser({ origin: HTTPS });
    const response = device.sign(await laptop.api.account.passkeyOptions());
    await laptop.api.account.passkeyLogin({ response });
    expect(await isIn(laptop)).toBe(true);
    await laptop.api.account.logout();
    expect(await isIn(laptop)).toBe(false);
  });

  /** A browser with cookies from before they had the host prefix. */
  async function before(hasOldCookie: boolean, ageDays = 0) {
    await signUp(app, 'Ada');
    const at = new Date(Date.now() - ageDays * DAY_MS);
    await app.database.db
      .update(sessions)
      .set({ hasOldCookie, updatedAt: at, expiresAt: new Date(at.getTime() + 30 * DAY_MS) });
    const [session] = await app.database.db.select().from(sessions);
    const { secret } = await app.services.auth.$context;
    const name = '__Secure-perennial.session_token';
    const kept = { secure: true, path: '/' };
    return (await serializeSigned(name, session?.token ?? '', secret, kept)).split(';', 1)[0] ?? '';
  }

  test.each([0, 5])(
    'a session from %i days before an update continues under the new cookie name',
    async (days) => {
      const cookie = await before(true, days);
      const answer = await app.browser({ cookie }).fetch('/api/account/me');
      expect(answer.status).toBe(200);
      const [kept = '', gone = ''] = answer.headers.getSetCookie();
      expect(kept).toMatch(/^__Host-perennial\.session_token=/);
      expect(gone).toMatch(/^__Secure-perennial\.session_token=;.*Max-Age=0/);
      expect(await isIn(app.browser({ cookie: kept.split(';', 1)[0] ?? '' }))).toBe(true);
    },
  );

  test('logging out in a tab from before an update ends the session and deletes the old cookie', async () => {
    const cookie = await before(true);
    const answer = await app.browser({ cookie }).send('POST', '/api/account/logout', {});
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^__Secure-perennial\.session_token=;.*Max-Age=0/),
    );
    expect(await isIn(app.browser({ cookie }))).toBe(false);
    expect(await app.database.db.select().from(sessions)).toEqual([]);
  });

  test('the old name, which other hosts of the domain can set, is not accepted for newer sessions', async () => {
    expect(await isIn(app.browser({ cookie: await before(false) }))).toBe(false);
  });

  test('nor for expired, very old or disabled ones', async () => {
    expect(await isIn(app.browser({ cookie: await before(true, 31) }))).toBe(false);
    await app.database.clear();
    const longAgo = await before(true);
    await app.database.db.update(sessions).set({ createdAt: new Date(Date.now() - 91 * DAY_MS) });
    expect(await isIn(app.browser({ cookie: longAgo }))).toBe(false);
    await app.database.clear();
    const cookie = await before(true);
    await app.database.db.update(users).set({ banned: true }).where(eq(users.username, 'ada'));
    expect(await isIn(app.browser({ cookie }))).toBe(false);
  });
});
