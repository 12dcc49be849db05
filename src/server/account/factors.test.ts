import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { issueResetLink } from '#server/auth/reset-link.ts';
import { setDisabled } from '#server/auth/revoke-sessions.ts';
import { rateLimits, twoFactors, users } from '#server/auth/tables.ts';
import { authenticatorCode, Device } from '#server/auth/testing.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp, type Browser, type TestApp } from '#server/testing/test-app.ts';
import { ORIGIN } from '#server/testing/test-services.ts';
import { RATE_LIMITS } from './rate-limits.ts';

const STEP_MS = 30_000;

/** A member signing in with a second factor. */
interface Pending {
  readonly browser: Browser;
  readonly name: string;
  readonly userId: string;
}

const passwordOf = (name: string): string => registrationOf(name).password;

describe.each(EMBEDDED)('second factors and passkeys', (place) => {
  const app = opened(() => openTestApp(place, { trustProxy: true, demoLogin: true }));

  const at = (address: string) => app.browser({ 'x-forwarded-for': address });
  const logIn = (browser: Browser, name: string) =>
    browser.api.account.login({ login: name, password: passwordOf(name) });
  const isIn = (browser: Browser) =>
    browser.api.account.me().then(
      () => true,
      () => false,
    );
  /** A valid code that hasn't been used yet: the next one, which is already accepted to allow for slow clocks. */
  const nextCode = (secret: string) => authenticatorCode(secret, Date.now() + STEP_MS);

  /** A member with a second factor, with the secret and recovery codes. */
  async function withCodes(name: string) {
    const browser = await signUp(app, name);
    const { secret, uri } = await browser.api.security.secondFactor.begin({ password: passwordOf(name) });
    const code = authenticatorCode(secret, Date.now());
    const { recoveryCodes } = await browser.api.security.secondFactor.confirm({ code });
    return { browser, secret, uri, code, recoveryCodes };
  }

  test('once Ada has an authenticator app, her password alone no longer logs in', async () => {
    const { browser, secret, uri, code, recoveryCodes } = await withCodes('Ada');
    expect(uri).toBe(`otpauth://totp/Perennial:Ada?secret=${secret}&issuer=Perennial&digits=6&period=30`);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const each of recoveryCodes) expect(each).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await browser.api.security.secondFactor.get()).toEqual({ isOn: true, codesLeft: 10 });
    const phone = at('4.0.0.1');
    expect(await logIn(phone, 'Ada')).toEqual({ secondStep: true });
    expect(await isIn(phone)).toBe(false);
    // The code from the setup is used up, so reading it over her shoulder doesn't help.
    await expect(phone.api.account.secondStep({ code })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const next = nextCode(secret);
    expect(
      await phone.api.account.secondStep({ code: `${next.slice(0, 3)} ${next.slice(3)}` }),
    ).toMatchObject({
      username: 'Ada',
    });
    expect(await isIn(phone)).toBe(true);
    const shoulder = at('4.0.0.2');
    await logIn(shoulder, 'Ada');
    await expect(shoulder.api.account.secondStep({ code: next })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  test('secret and recovery codes are stored encrypted', async () => {
    const { secret, recoveryCodes } = await withCodes('Kept');
    const kept = JSON.stringify(await app.database.db.select().from(twoFactors));
    for (const each of [secret, ...recoveryCodes]) expect(kept).not.toContain(each);
  });

  test('no code is required before one has confirmed the setup, which needs the password', async () => {
    const browser = await signUp(app, 'Undecided');
    await expect(browser.api.security.secondFactor.begin({ password: 'not hers' })).rejects.toMatchObject({
      data: { issues: [{ field: 'password' }] },
    });
    await browser.api.security.secondFactor.begin({ password: passwordOf('Undecided') });
    await expect(browser.api.security.secondFactor.confirm({ code: '000000' })).rejects.toMatchObject({
      data: { issues: [{ field: 'code' }] },
    });
    expect(await logIn(at('4.0.1.1'), 'Undecided')).toMatchObject({ username: 'Undecided' });
  });

  test.each([
    [
      'Ada changes her password',
      async ({ browser, name }: Pending) =>
        browser.api.security.changePassword({ current: passwordOf(name), password: 'rain on the roof' }),
    ],
    [
      'Ada sets a new password with a link',
      async ({ name, userId }: Pending) => {
        const path = await issueResetLink(app.database.db, userId, Date.now());
        const token = path.replace('/auth?reset=', '');
        return app.browser().api.security.reset({ token, password: `${name} on the roof` });
      },
    ],
    [
      'Ada signs all other browsers out',
      async ({ browser }: Pending) => browser.api.security.sessions.revokeOthers(),
    ],
    [
      'her account is disabled and enabled again',
      async ({ userId }: Pending) => {
        await setDisabled(app.database.db, userId, true);
        await setDisabled(app.database.db, userId, false);
      },
    ],
  ])('someone with her old password who waits for a code is out once %s', async (what, act) => {
    const name = `Pending-${what.length}`;
    const { browser, secret } = await withCodes(name);
    const [user] = await app.database.db.select().from(users).where(eq(users.displayUsername, name));
    const mallory = at('4.0.2.9');
    expect(await logIn(mallory, name)).toEqual({ secondStep: true });
    await act({ browser, name, userId: user?.id ?? '' });
    await expect(mallory.api.account.secondStep({ code: nextCode(secret) })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'This login has expired. Start again with your username and password.',
    });
    expect(await isIn(mallory)).toBe(false);
  });

  test('a recovery code works once; new ones replace the old ones', async () => {
    const { browser, recoveryCodes } = await withCodes('Phoneless');
    const [first = '', second = ''] = recoveryCodes;
    const there = at('4.0.2.1');
    await logIn(there, 'Phoneless');
    await there.api.account.secondStep({ code: first.toUpperCase().replace('-', ' ') });
    expect(await isIn(there)).toBe(true);
    expect(await browser.api.security.secondFactor.get()).toEqual({ isOn: true, codesLeft: 9 });
    const again = at('4.0.2.2');
    await logIn(again, 'Phoneless');
    await expect(again.api.account.secondStep({ code: first })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    const { recoveryCodes: fresh } = await browser.api.security.secondFactor.renewCodes({
      password: passwordOf('Phoneless'),
    });
    await expect(again.api.account.secondStep({ code: second })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await again.api.account.secondStep({ code: fresh[0] ?? '' });
  });

  test('setting up the second factor renews the session token, so a copied one is invalid', async () => {
    const browser = at('4.0.3.1');
    const answer = await browser.send('POST', '/api/account/register', registrationOf('Copied'));
    const copy = app.browser({ cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' });
    expect(await isIn(copy)).toBe(true);
    const { secret } = await browser.api.security.secondFactor.begin({ password: passwordOf('Copied') });
    await browser.api.security.secondFactor.confirm({ code: authenticatorCode(secret, Date.now()) });
    expect([await isIn(browser), await isIn(copy)]).toEqual([true, false]);
  });

  test('without the challenge of a correct password a code doesn’t log in, nor into another’s account', async () => {
    const { secret } = await withCodes('Asked');
    await withCodes('Planter');
    await expect(at('4.0.4.1').api.account.secondStep({ code: nextCode(secret) })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    // Mallory puts the challenge of her own login into Ada's browser: Ada's code doesn't match it.
    const planted = at('4.0.4.2');
    await logIn(planted, 'Planter');
    await expect(planted.api.account.secondStep({ code: nextCode(secret) })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  test('someone with Ada’s password can’t guess codes for long, and doesn’t block her known devices', async () => {
    const { browser, secret } = await withCodes('Guessed');
    await browser.api.account.logout();
    const ends: string[] = [];
    for (let turn = 0; turn <= RATE_LIMITS.secondStep.tries; turn += 1) {
      const mallory = at(`4.1.0.${turn}`);
      await logIn(mallory, 'Guessed');
      const code = String(100_000 + turn);
      ends.push(
        await mallory.api.account.secondStep({ code }).then(
          () => 'in',
          (error: { code: string }) => error.code,
        ),
      );
    }
    expect(ends.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(new Set(ends.slice(0, -1))).toEqual(new Set(['UNAUTHORIZED']));
    await logIn(browser, 'Guessed');
    await browser.api.account.secondStep({ code: nextCode(secret) });
    expect(await isIn(browser)).toBe(true);
  });

  test('a challenge accepts five codes, whoever sends them', async () => {
    const { browser, secret } = await withCodes('Fumbling');
    await logIn(browser, 'Fumbling');
    for (let turn = 0; turn < 5; turn += 1)
      await browser.api.account.secondStep({ code: String(200_000 + turn) }).catch(() => undefined);
    await expect(browser.api.account.secondStep({ code: nextCode(secret) })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  test('Ada turns off her authenticator app with her password, and no code is required any more', async () => {
    const { browser } = await withCodes('Simpler');
    await expect(browser.api.security.secondFactor.end({ password: 'not hers' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await browser.api.security.secondFactor.end({ password: passwordOf('Simpler') });
    expect(await browser.api.security.secondFactor.get()).toEqual({ isOn: false, codesLeft: 0 });
    expect(await logIn(at('4.0.5.1'), 'Simpler')).toMatchObject({ username: 'Simpler' });
    await expect(
      browser.api.security.secondFactor.renewCodes({ password: passwordOf('Simpler') }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('a reset link changes the password and keeps the second factor', async () => {
    const { secret } = await withCodes('Reset');
    const [user] = await app.database.db.select().from(users).where(eq(users.username, 'reset'));
    const path = await issueResetLink(app.database.db, user?.id ?? '', Date.now());
    const password = 'the tide goes out at six';
    await at('4.0.6.1').api.security.reset({ token: path.replace('/auth?reset=', ''), password });
    const browser = at('4.0.6.1');
    expect(await browser.api.account.login({ login: 'Reset', password })).toEqual({ secondStep: true });
    await browser.api.account.secondStep({ code: nextCode(secret) });
  });

  /** A member with a passkey. */
  async function withPasskey(name: string, device = new Device(ORIGIN)) {
    const browser = await signUp(app, name);
    const asked = await browser.api.security.passkeys.begin({ password: passwordOf(name) });
    const kept = await browser.api.security.passkeys.add({ name: 'Phone', response: device.create(asked) });
    return { browser, device, asked, kept };
  }
  async function signInWith(device: Device, browser: Browser) {
    const response = device.sign(await browser.api.account.passkeyOptions());
    return { response, member: await browser.api.account.passkeyLogin({ response }) };
  }

  test('Ada adds a passkey, signs in with it, renames it and deletes it', async () => {
    const { browser, device, asked, kept } = await withPasskey('Keyed');
    expect(asked['user']).toMatchObject({ name: 'Keyed', displayName: 'Keyed' });
    expect(JSON.stringify(asked)).not.toContain('members.invalid');
    expect(kept).toMatchObject({ name: 'Phone', isSynced: false });
    expect((await signInWith(device, at('5.0.0.1'))).member).toMatchObject({ username: 'Keyed' });
    await browser.api.security.passkeys.rename({ id: kept.id, name: 'Old phone' });
    expect(await browser.api.security.passkeys.list()).toMatchObject([{ id: kept.id, name: 'Old phone' }]);
    const remove = (password: string) => browser.api.security.passkeys.remove({ id: kept.id, password });
    await expect(remove('a guess')).rejects.toMatchObject({ data: { issues: [{ field: 'password' }] } });
    await signInWith(device, at('5.0.0.1'));
    await remove(passwordOf('Keyed'));
    await expect(signInWith(device, at('5.0.0.1'))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('a passkey replaces password and code, so the device must verify its user', async () => {
    const { browser, recoveryCodes } = await withCodes('Strict');
    expect(recoveryCodes).toHaveLength(10);
    const begin = () => browser.api.security.passkeys.begin({ password: passwordOf('Strict') });
    const careless = new Device(ORIGIN, false);
    await expect(
      browser.api.security.passkeys.add({ name: 'Key', response: careless.create(await begin()) }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const careful = new Device(ORIGIN);
    await browser.api.security.passkeys.add({ name: 'Key', response: careful.create(await begin()) });
    expect((await signInWith(careful, at('5.0.1.1'))).member).toMatchObject({ username: 'Strict' });
    careful.stopsAsking();
    await expect(signInWith(careful, at('5.0.1.1'))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('a signature for another site, another challenge or an old one is rejected', async () => {
    const { device } = await withPasskey('Signed');
    const browser = at('5.0.2.1');
    const { response } = await signInWith(device, browser);
    await expect(browser.api.account.passkeyLogin({ response })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await browser.api.account.passkeyOptions();
    await expect(browser.api.account.passkeyLogin({ response })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    device.isLuredTo('http://perenial.test');
    await expect(signInWith(device, browser)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('a passkey of a disabled account is rejected, and nobody can rename or delete another member’s', async () => {
    const { device, kept } = await withPasskey('Shut');
    const mallory = await signUp(app, 'Keyless');
    const { rename, remove } = mallory.api.security.passkeys;
    for (const attempt of [
      () => rename({ id: kept.id, name: 'mine' }),
      () => remove({ id: kept.id, password: passwordOf('Keyless') }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [user] = await app.database.db.select().from(users).where(eq(users.username, 'shut'));
    await setDisabled(app.database.db, user?.id ?? '', true);
    await expect(signInWith(device, at('5.0.3.1'))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('visitors can’t change the demo member’s login methods', async () => {
    await signUp(app, 'Looker');
    await app.database.db.update(users).set({ isDemo: true }).where(eq(users.username, 'looker'));
    await app.database.db.delete(rateLimits);
    const open = await openDemo(app);
    const password = passwordOf('Looker');
    const id = crypto.randomUUID();
    const { changePassword, sessions, secondFactor, passkeys } = open.api.security;
    const attempts: readonly (() => Promise<unknown>)[] = [
      () => changePassword({ current: password, password: 'rain on the roof' }),
      () => sessions.revoke({ id }),
      () => sessions.revokeOthers(),
      () => secondFactor.begin({ password }),
      () => secondFactor.end({ password }),
      () => passkeys.begin({ password }),
      () => passkeys.remove({ id, password }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await open.api.security.sessions.list()).toHaveLength(1);
  });
});

/** The second of two visitors exploring as the demo member. */
async function openDemo(app: TestApp): Promise<Browser> {
  const visitors = [app.browser(), app.browser()] as const;
  for (const visitor of visitors)
    await visitor.api.account.login({ login: 'Looker', password: passwordOf('Looker') });
  return visitors[1];
}
