import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#domain/time/spans.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { users } from '#server/auth/tables.ts';
import { authenticatorCode, Device } from '#server/auth/testing.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { mails } from '#server/mail/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp, type Browser } from '#server/testing/test-app.ts';
import { ORIGIN } from '#server/testing/test-services.ts';
import { idOf } from '#server/testing/accounts.ts';
import { sweepAccessEvents } from './access-events.ts';
import { accessEvents } from './tables.ts';
import { RATE_LIMITS } from './rate-limits.ts';

const STEP_MS = 30_000;
/** Failed logins are recorded after the response. */
const PATIENCE = { timeout: 20_000 };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const passwordOf = (name: string): string => registrationOf(name).password;

describe.each(EMBEDDED)('login history', (place) => {
  const app = opened(() => openTestApp(place, { trustProxy: true, demoLogin: true }));
  beforeEach(async () => {
    await app.database.clear();
    app.logged.length = 0;
  });

  const at = (address: string) => app.browser({ 'x-forwarded-for': address, 'user-agent': FIREFOX });
  const lines = () => app.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  const events = () => lines().filter(({ msg }) => msg === 'account access');
  const refusals = () => lines().filter(({ msg }) => msg === 'request refused');
  const kinds = async (browser: Browser) => (await browser.api.security.activity()).map(({ kind }) => kind);
  const mailed = async () => (await app.database.db.select().from(mails)).map(({ kind }) => kind).toSorted();

  async function withCodes(name: string, email?: string) {
    const browser = await signUp(app, name, email === undefined ? {} : { email });
    const { secret } = await browser.api.security.secondFactor.begin({ password: passwordOf(name) });
    const code = authenticatorCode(secret, Date.now());
    await browser.api.security.secondFactor.confirm({ code });
    return { browser, secret, code };
  }

  test('Ada sees where she signed in and where someone failed, each with the browser', async () => {
    const ada = await signUp(app, 'Ada');
    const mallory = at('6.0.0.1');
    await expect(mallory.api.account.login({ login: 'ADA', password: 'a wild guess' })).rejects.toMatchObject(
      { code: 'UNAUTHORIZED' },
    );
    await vi.waitFor(async () => expect(await kinds(ada)).toEqual(['wrong-password', 'signed-in']), PATIENCE);
    await at('6.0.0.2').api.account.login({ login: 'Ada', password: passwordOf('Ada') });
    const [last, failed, first] = await ada.api.security.activity();
    expect(last).toMatchObject({ kind: 'signed-in', browser: 'Firefox', system: 'Linux' });
    expect(failed).toMatchObject({ kind: 'wrong-password', browser: 'Firefox' });
    expect(first).toMatchObject({ kind: 'signed-in', browser: null });
    const bob = await signUp(app, 'Bob');
    expect(await kinds(bob)).toEqual(['signed-in']);
  });

  test('each login and each failure is logged with the id of a known user, but never the typed text', async () => {
    await signUp(app, 'Wilhelmina');
    const id = await idOf(app, 'wilhelmina');
    app.logged.length = 0;
    const typed = { login: 'Wilhelmina', password: 'a wild guess' };
    const answer = await at('6.0.1.1').send('POST', '/api/account/login', typed);
    await at('6.0.1.1')
      .api.account.login({ login: 'nobody-here', password: 'another guess' })
      .catch(() => 0);
    await at('6.0.1.1').api.account.login({ login: 'Wilhelmina', password: passwordOf('Wilhelmina') });
    const device = new Device(ORIGIN);
    const stranger = at('6.0.1.1');
    const response = device.sign(await stranger.api.account.passkeyOptions());
    await stranger.api.account.passkeyLogin({ response }).catch(() => 0);
    await vi.waitFor(() => expect(events()).toHaveLength(4), PATIENCE);
    const seen = events().map(({ event, userId }) => ({ event, userId }));
    expect(seen).toContainEqual({ event: 'wrong-password', userId: id });
    expect(seen).toContainEqual({ event: 'wrong-password', userId: undefined });
    expect(seen).toContainEqual({ event: 'signed-in', userId: id });
    expect(seen).toContainEqual({ event: 'wrong-passkey', userId: undefined });
    expect(events().map(({ requestId }) => requestId)).toContain(answer.headers.get('x-request-id'));
    expect(events().every(({ level }) => level === 30)).toBe(true);
    for (const word of [
      'guess',
      'Wilhelmina',
      'wilhelmina',
      'nobody-here',
      passwordOf('Wilhelmina'),
      '6.0.1.1',
      'Firefox',
    ])
      expect(JSON.stringify(events()), word).not.toContain(word);
  });

  test('refusals are logged too: other sites, missing rights and too many tries, also from the form', async () => {
    const wilhelmina = await signUp(app, 'Wilhelmina');
    const id = await idOf(app, 'wilhelmina');
    app.logged.length = 0;
    await app.browser({ 'sec-fetch-site': 'cross-site' }).send('POST', '/api/account/login', {});
    await wilhelmina.api.admin.users.list({}).catch(() => 0);
    const mallory = at('6.0.2.1');
    for (let turn = 0; turn < RATE_LIMITS.loginOfOneName.tries; turn += 1)
      await mallory.api.account.login({ login: 'Wilhelmina', password: 'a wild guess' }).catch(() => 0);
    expect(refusals()).toHaveLength(2);
    await mallory.api.account.login({ login: 'Wilhelmina', password: 'a wild guess' }).catch(() => 0);
    const form = await mallory.fetch('/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'username=Wilhelmina&password=wild',
    });
    expect(form.status).toBe(303);
    expect(refusals()).toMatchObject([
      { status: 403, why: 'cross-site' },
      { status: 403, route: 'admin.users.list', userId: id },
      { status: 429, route: 'account.login' },
      { status: 303, route: 'sign-in form', why: 'too many tries' },
    ]);
    expect(JSON.stringify(refusals())).not.toMatch(/wilhelmina|wild|6\.0\.2/i);
  });

  test('repeated guessing doesn’t fill a member’s history', async () => {
    const ada = await signUp(app, 'Ada');
    const { tries } = RATE_LIMITS.notedFailures;
    for (let turn = 0; turn < tries + 5; turn += 1)
      await at(`6.0.3.${turn}`)
        .api.account.login({ login: 'Ada', password: 'wild guess' })
        .catch(() => 0);
    await vi.waitFor(() => expect(events()).toHaveLength(tries + 6), PATIENCE);
    expect((await kinds(ada)).filter((kind) => kind === 'wrong-password')).toHaveLength(tries);
  });

  test('Ada gets a mail for every change to her login methods, and sees it in her history', async () => {
    const { browser } = await withCodes('Ada', 'ada@example.org');
    const { security } = browser.api;
    const password = passwordOf('Ada');
    await security.secondFactor.renewCodes({ password });
    await security.secondFactor.end({ password });
    const response = new Device(ORIGIN).create(await security.passkeys.begin({ password }));
    const { id } = await security.passkeys.add({ name: 'Phone', response });
    await security.passkeys.remove({ id, password });
    expect(await mailed()).toEqual([
      'codes-turned-off',
      'codes-turned-on',
      'passkey-added',
      'passkey-removed',
      'recovery-codes-renewed',
    ]);
    expect(await kinds(browser)).toEqual([
      'passkey-removed',
      'passkey-added',
      'codes-turned-off',
      'recovery-codes-renewed',
      'codes-turned-on',
      'signed-in',
    ]);
    const [mail] = await app.database.db.select().from(mails);
    expect(mail).toMatchObject({ recipient: 'ada@example.org' });
    for (const words of [mail?.text, mail?.html]) {
      expect(words).toContain('Ada');
      expect(words).toContain(`${ORIGIN}/security`);
    }
  });

  test('failed changes are not reported, and without an address changes are only in the history', async () => {
    const { browser } = await withCodes('Ada');
    await browser.api.security.secondFactor.renewCodes({ password: 'not hers' }).catch(() => 0);
    await browser.api.security.passkeys
      .remove({ id: crypto.randomUUID(), password: passwordOf('Ada') })
      .catch(() => 0);
    expect(await mailed()).toEqual([]);
    expect(await kinds(browser)).toEqual(['codes-turned-on', 'signed-in']);
    await browser.api.security.changePassword({ current: passwordOf('Ada'), password: 'rain on the roof' });
    expect((await kinds(browser))[0]).toBe('password-changed');
  });

  test('a reused code is reported to Ada; her own typo is not', async () => {
    const { browser, secret } = await withCodes('Ada', 'ada@example.org');
    await app.database.db.delete(mails);
    const code = authenticatorCode(secret, Date.now() + STEP_MS);
    const phone = at('6.0.4.1');
    await phone.api.account.login({ login: 'Ada', password: passwordOf('Ada') });
    for (const slip of ['000000', '000000'])
      await phone.api.account.secondStep({ code: slip }).catch(() => 0);
    expect(await mailed()).toEqual([]);
    await phone.api.account.secondStep({ code });
    const shoulder = at('6.0.4.2');
    await shoulder.api.account.login({ login: 'Ada', password: passwordOf('Ada') });
    await expect(shoulder.api.account.secondStep({ code })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await mailed()).toEqual(['code-used-again']);
    expect((await kinds(browser)).slice(0, 4)).toEqual([
      'code-used-again',
      'signed-in',
      'wrong-code',
      'wrong-code',
    ]);
    for (let turn = 0; turn < 4; turn += 1) await shoulder.api.account.secondStep({ code }).catch(() => 0);
    expect((await mailed()).length).toBeLessThanOrEqual(RATE_LIMITS.codeWarnings.tries);
  });

  test('the code that set up the authenticator app counts as used, too', async () => {
    const { code } = await withCodes('Ada', 'ada@example.org');
    await app.database.db.delete(mails);
    const shoulder = at('6.0.5.1');
    await shoulder.api.account.login({ login: 'Ada', password: passwordOf('Ada') });
    await shoulder.api.account.secondStep({ code }).catch(() => 0);
    expect(await mailed()).toEqual(['code-used-again']);
  });

  test('the shared demo member has no history', async () => {
    const browser = await signUp(app, 'Looker');
    await app.database.db.delete(accessEvents);
    await app.database.db.update(users).set({ isDemo: true }).where(eq(users.username, 'looker'));
    await at('6.0.6.1').api.account.login({ login: 'Looker', password: passwordOf('Looker') });
    expect(DEMO_MEMBER.username).not.toBe('looker');
    expect(await browser.api.security.activity()).toEqual([]);
  });

  test('the history covers 90 days', async () => {
    const ada = await signUp(app, 'Ada');
    await sweepAccessEvents(app.database.db, Date.now() + 89 * DAY_MS);
    expect(await kinds(ada)).toEqual(['signed-in']);
    await sweepAccessEvents(app.database.db, Date.now() + 91 * DAY_MS);
    expect(await kinds(ada)).toEqual([]);
  });
});
