import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { issueResetLink } from '#server/auth/reset-link.ts';
import { setDisabled } from '#server/auth/revoke-sessions.ts';
import { sessions, verifications } from '#server/auth/tables.ts';
import { authenticatorCode } from '#server/auth/testing.ts';
import { testDatabases } from '#server/db/testing.ts';
import { mails } from '#server/mail/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp, type Browser } from '#server/testing/test-app.ts';
import { idOf } from '#server/testing/accounts.ts';
import { RATE_LIMITS } from './rate-limits.ts';

const HOUR_MS = 3_600_000;
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const NEW_PASSWORD = 'the heron stands still';

const passwordOf = (name: string): string => registrationOf(name).password;

describe.each(testDatabases())('getting in, and keeping others out, on $name', (place) => {
  let nowMs = Date.now();
  // No server listens there: the test reads mails in the outbox.
  const smtp = 'smtp://127.0.0.1:9';
  const app = opened(() => openTestApp(place, { trustProxy: true, now: () => nowMs, smtp }));

  /** A person with their own address. */
  const at = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    app.browser({ 'x-forwarded-for': address, ...headers });
  const mailsTo = (address: string) =>
    app.database.db.select().from(mails).where(eq(mails.recipient, address));
  const logIn = (browser: Browser, name: string, password = passwordOf(name)) =>
    browser.api.account.login({ login: name, password });
  const linkFor = async (name: string): Promise<string> =>
    (await issueResetLink(app.database.db, await idOf(app, name), nowMs)).replace('/auth?reset=', '');
  const isIn = (browser: Browser) =>
    browser.api.account.me().then(
      () => true,
      () => false,
    );

  describe('a forgotten password', () => {
    beforeAll(() => signUp(app, 'Mailed-Ada', { email: 'Ada@Example.org' }));

    test('Ada, who has an address, Nomail, who has none, and an unknown name get the same answer', async () => {
      await signUp(app, 'Asking-Ada', { email: 'asking@example.org' });
      await signUp(app, 'Nomail');
      const answers = await Promise.all(
        ['Asking-Ada', 'asking@example.org', 'Nomail', 'nobody', 'nobody@example.org'].map(async (login) => {
          const answer = await at('2.0.0.1').send('POST', '/api/account/forgot', { login });
          return [answer.status, await answer.text(), answer.headers.getSetCookie()];
        }),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]?.[0]).toBe(200);
      await expect.poll(() => mailsTo('asking@example.org')).toHaveLength(2);
      expect(JSON.stringify(await app.database.db.select().from(mails))).not.toContain('members.invalid');
    });

    test('the answer doesn’t wait for the mail, even if it can’t be written', async () => {
      await app.database.pool.query('alter table mails rename to mails_away');
      const answers = await Promise.all(
        ['Mailed-Ada', 'nobody'].map((login) => at('2.0.0.2').send('POST', '/api/account/forgot', { login })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await expect.poll(() => app.logged.join()).toContain('a reset link could not be emailed');
      await app.database.pool.query('alter table mails_away rename to mails');
      expect(app.logged.join()).not.toContain('ada@example.org');
    });

    test('the mailed link sets a new password once, signs out everywhere and notifies Ada', async () => {
      const signedIn = await signUp(app, 'Linked-Ada', { email: 'linked@example.org' });
      await at('2.0.0.3').api.security.forgot({ login: 'Linked-Ada' });
      await expect.poll(() => mailsTo('linked@example.org')).toHaveLength(1);
      const [mail] = await mailsTo('linked@example.org');
      const token = /reset=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      expect(token).toHaveLength(43);
      expect(mail?.text).toContain(`http://perennial.test/auth?reset=${token}`);
      const reset = (password: string) => at('2.0.0.5').api.security.reset({ token, password });
      for (const weak of ['password123', 'Linked-Ada'])
        await expect(reset(weak)).rejects.toMatchObject({
          code: 'BAD_REQUEST',
          data: { issues: [{ field: 'password' }] },
        });
      expect(await isIn(signedIn)).toBe(true);
      const ends = await Promise.all(
        Array.from({ length: 4 }, () => reset(NEW_PASSWORD).catch((error: { code: string }) => error.code)),
      );
      expect(ends.filter((end) => end !== 'BAD_REQUEST')).toEqual([{ done: true }]);
      expect(await isIn(signedIn)).toBe(false);
      await expect(logIn(at('2.0.0.6'), 'Linked-Ada')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
      await logIn(at('2.0.0.6'), 'Linked-Ada', NEW_PASSWORD);
      expect((await mailsTo('linked@example.org')).map(({ kind }) => kind)).toContain('password-changed');
    });

    test('a link is valid for an hour, and only its hash is stored', async () => {
      const [early, late] = [await linkFor('Mailed-Ada'), await linkFor('Mailed-Ada')];
      const kept = JSON.stringify(await app.database.db.select().from(verifications));
      for (const token of [early, late]) expect(kept).not.toContain(token);
      nowMs += HOUR_MS;
      await expect(
        at('2.0.0.7').api.security.reset({ token: late, password: 'a walk along the pier' }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ field: 'token' }] } });
    });

    test('repeated requests send Ada three mails an hour at most, and are then refused', async () => {
      await signUp(app, 'Often-Ada', { email: 'often@example.org' });
      const { tries } = RATE_LIMITS.forgot;
      for (let turn = 0; turn < tries; turn += 1)
        await at('2.0.0.8').api.security.forgot({ login: 'Often-Ada' });
      await expect(at('2.0.0.8').api.security.forgot({ login: 'Often-Ada' })).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
      });
      await expect.poll(() => mailsTo('often@example.org')).toHaveLength(3);
    });

    test('a stranger’s requests don’t invalidate Ada’s links', async () => {
      const token = await linkFor('Mailed-Ada');
      await at('2.0.0.9').api.security.forgot({ login: 'Mailed-Ada' });
      await at('2.0.0.9').api.security.reset({ token, password: 'rain on the roof at night' });
      await logIn(at('2.0.0.9'), 'Mailed-Ada', 'rain on the roof at night');
    });
  });

  test('a new password invalidates all earlier links', async () => {
    const here = await signUp(app, 'Linked');
    const links = [await linkFor('Linked'), await linkFor('Linked')];
    await here.api.security.changePassword({ current: passwordOf('Linked'), password: NEW_PASSWORD });
    for (const token of links)
      await expect(
        at('2.0.1.9').api.security.reset({ token, password: 'a stranger reads old mail' }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ field: 'token' }] } });
    const [used, other] = [await linkFor('Linked'), await linkFor('Linked')];
    await at('2.0.1.8').api.security.reset({ token: used, password: 'rain on the roof at night' });
    await expect(
      at('2.0.1.9').api.security.reset({ token: other, password: 'a stranger reads old mail' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('when Ada changes her password, other browsers are signed out and this one stays', async () => {
    const here = await signUp(app, 'Changing');
    const there = at('2.0.1.1');
    await logIn(there, 'Changing');
    const change = (current: string, password: string) =>
      here.api.security.changePassword({ current, password });
    await expect(change('not hers', NEW_PASSWORD)).rejects.toMatchObject({
      data: { issues: [{ field: 'current' }] },
    });
    await expect(change(passwordOf('Changing'), 'changing')).rejects.toMatchObject({
      data: { issues: [{ field: 'password' }] },
    });
    await change(passwordOf('Changing'), NEW_PASSWORD);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    await logIn(there, 'Changing', NEW_PASSWORD);
  });

  test('someone at Ada’s open browser can’t guess her password for long', async () => {
    const open = await signUp(app, 'Openly');
    const guess = () =>
      open.api.security
        .changePassword({ current: 'a guess', password: NEW_PASSWORD })
        .catch((error: { code: string }) => error.code);
    for (let turn = 0; turn < RATE_LIMITS.ownPassword.tries; turn += 1)
      expect(await guess()).toBe('BAD_REQUEST');
    expect(await guess()).toBe('TOO_MANY_REQUESTS');
  });

  test('Ada sees her sessions, ends one, and then all others', async () => {
    const here = await signUp(app, 'Travelling');
    const phone = at('2.0.2.1', { 'user-agent': FIREFOX });
    const [library, hotel] = [at('2.0.2.2'), at('2.0.2.3')];
    for (const browser of [phone, library, hotel]) await logIn(browser, 'Travelling');
    const listed = await here.api.security.sessions.list();
    expect(listed).toHaveLength(4);
    expect(listed[0]).toMatchObject({ isThisDevice: true, browser: null });
    const onPhone = listed.find(({ browser }) => browser === 'Firefox');
    expect(onPhone).toMatchObject({ system: 'Android', isThisDevice: false });
    await here.api.security.sessions.revoke({ id: onPhone?.id ?? '' });
    expect([await isIn(phone), await isIn(library)]).toEqual([false, true]);
    await here.api.security.sessions.revokeOthers();
    expect([await isIn(library), await isIn(hotel), await isIn(here)]).toEqual([false, false, true]);
    const stranger = await signUp(app, 'Stranger');
    const [hers] = await here.api.security.sessions.list();
    await expect(stranger.api.security.sessions.revoke({ id: hers?.id ?? '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('a session’s last use is accurate to ten minutes', async () => {
    const here = await signUp(app, 'Using');
    await app.database.db.update(sessions).set({ updatedAt: new Date(Date.now() - 2 * HOUR_MS) });
    const before = Date.now();
    await here.api.account.me();
    const [session] = await here.api.security.sessions.list();
    expect(Date.parse(session?.usedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  test('a login creates a new session and ends the browser’s old one, so a planted session is worthless', async () => {
    await signUp(app, 'Fixed');
    const mallory = at('2.0.3.1');
    await signUp(app, 'Planter');
    const planted = (
      await mallory.send('POST', '/api/account/login', {
        login: 'Planter',
        password: passwordOf('Planter'),
      })
    ).headers.getSetCookie();
    const cookie = planted.map((line) => line.split(';')[0]).join('; ');
    const answer = await app.browser({ cookie }).send('POST', '/api/account/login', {
      login: 'Fixed',
      password: passwordOf('Fixed'),
    });
    const begun = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(answer.status).toBe(200);
    expect(cookie).not.toContain(begun);
    // A browser with a planted cookie isn't signed in as Ada, or as anybody.
    expect(await isIn(app.browser({ cookie }))).toBe(false);
    expect((await app.browser({ cookie: begun }).api.account.me()).username).toBe('Fixed');
    // Logging in doesn't create a session for a token that Mallory made up.
    const madeUp = app.browser({ cookie: 'perennial.session_token=chosen.c2lnbmF0dXJl' });
    await logIn(madeUp, 'Fixed').catch(() => undefined);
    expect(await isIn(app.browser({ cookie: 'perennial.session_token=chosen.c2lnbmF0dXJl' }))).toBe(false);
  });

  test('a disabled account is signed out and can’t log in; enabled again, it can', async () => {
    const eve = await signUp(app, 'Closed-Eve');
    await setDisabled(app.database.db, await idOf(app, 'Closed-Eve'), true);
    expect(await isIn(eve)).toBe(false);
    await expect(logIn(at('2.0.4.1'), 'Closed-Eve')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const token = await linkFor('Closed-Eve');
    await expect(at('2.0.4.1').api.security.reset({ token, password: NEW_PASSWORD })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await setDisabled(app.database.db, await idOf(app, 'Closed-Eve'), false);
    await logIn(at('2.0.4.1'), 'Closed-Eve');
  });

  test('an invalid purchase token doesn’t prevent a login', async () => {
    const browser = await signUp(app, 'Buyer', { purchaseToken: 'made up' });
    expect(await browser.api.account.me()).toMatchObject({ plan: 'free' });
    await browser.api.account.login({
      login: 'Buyer',
      password: passwordOf('Buyer'),
      purchaseToken: 'made up',
    });
  });

  test('authenticator codes match RFC 6238', () => {
    // Appendix B, SHA-1, the last six of its eight digits; the secret is "12345678901234567890".
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect([59_000, 1_111_111_109_000, 2_000_000_000_000].map((ms) => authenticatorCode(secret, ms))).toEqual(
      ['287082', '081804', '279037'],
    );
  });
});
