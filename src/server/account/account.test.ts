import { describe, expect, test } from 'vitest';
import { count, eq } from 'drizzle-orm';
import { setPasswordCost } from '#server/auth/passwords/passwords.ts';
import { credentials, sessions, users } from '#server/auth/tables.ts';
import { sweepSessions } from '#server/auth/session.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp } from '#server/testing/test-app.ts';
import { TEST_PASSWORD_COST } from '#server/testing/test-services.ts';
import { profiles } from './tables.ts';
import { RATE_LIMITS } from './rate-limits.ts';

const PASSWORD = (name: string) => registrationOf(name).password;
const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;

describe.each(testDatabases())('accounts on $name', (place) => {
  let nowMs = Date.now();
  const app = opened(() => openTestApp(place, { trustProxy: true, now: () => nowMs }));

  /** A person with their own address. */
  const at = (address: string) => app.browser({ 'x-forwarded-for': `9.9.9.9, ${address}` });
  const rows = async (table: typeof users | typeof credentials | typeof profiles) =>
    (await app.database.db.select({ rows: count() }).from(table))[0]?.rows;
  const refusedAt = (...fields: string[]) => ({ data: { issues: fields.map((field) => ({ field })) } });

  signedUp(app, 'Ada', { email: 'Ada@Example.org' });

  test('Ada registers, is signed in immediately and reads her profile', async () => {
    const ada = await signUp(app, 'Ada.L', { name: 'Ada L.', ageYears: 36 });
    expect(await ada.api.account.me()).toMatchObject({
      username: 'Ada.L',
      name: 'Ada L.',
      role: 'member',
      plan: 'free',
      isDemo: false,
      ageYears: 36,
      targetMassKg: 65,
    });
  });

  test('the session cookie is hidden from scripts and other sites, and lasts 30 days', async () => {
    const answer = await at('1.0.0.1').send('POST', '/api/account/login', {
      login: 'ada',
      password: PASSWORD('Ada'),
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^perennial\.session_token=/);
    for (const part of [/HttpOnly/i, /SameSite=Lax/i, /Path=\//i, /Max-Age=2592000/i])
      expect(cookie).toMatch(part);
  });

  test.each(['Ada', 'ada', 'ADA', 'ada@example.org', 'ADA@EXAMPLE.ORG', ' Ada '])(
    'Ada logs in as %j',
    async (login) => {
      expect(await at('1.0.0.2').api.account.login({ login, password: PASSWORD('Ada') })).toMatchObject({
        username: 'Ada',
      });
    },
  );

  test('a wrong password and an unknown name get the same answer', async () => {
    const tries = [
      ['Ada', 'wrong password'],
      ['nobody', 'wrong password'],
      ['nobody@example.org', 'x'],
      ['a', 'x'],
      ['a\\b', 'x'],
    ];
    const answers = await Promise.all(
      tries.map(async ([login, password]) => {
        const answer = await at('1.0.0.3').send('POST', '/api/account/login', { login, password });
        return [answer.status, await answer.text(), answer.headers.getSetCookie().length];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(401);
  });

  test('response work doesn’t reveal whether a name exists: unknown names are hashed too', async () => {
    // Measures CPU work, not time, which varies on a busy machine; most of the work is the hash.
    const work = async (login: string) => {
      const before = process.cpuUsage();
      await at('1.0.0.4').send('POST', '/api/account/login', { login, password: 'wrong password' });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      known.push(await work('Ada'));
      unknown.push(await work('nobody'));
    }
    expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.5);
  });

  test('after Ada logs out her cookie is invalid, even a copy of it', async () => {
    const ada = at('1.0.0.5');
    const answer = await ada.send('POST', '/api/account/login', { login: 'Ada', password: PASSWORD('Ada') });
    const kept = app.browser({ cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' });
    await kept.api.account.me();
    expect(await ada.api.account.logout()).toEqual({ loggedOut: true });
    for (const browser of [ada, kept])
      await expect(browser.api.account.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await ada.api.account.logout()).toEqual({ loggedOut: true });
  });

  test('a session that is used a day later is renewed for 30 days', async () => {
    const ada = await signUp(app, 'Daily-Ada');
    expect((await ada.fetch('/dashboard')).headers.getSetCookie()).toEqual([]);
    await app.database.db.update(sessions).set({ expiresAt: new Date(Date.now() + 20 * DAY_MS) });
    const answer = await ada.fetch('/dashboard');
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^perennial\.session_token=.*Max-Age=2592000/);
    const ends = await app.database.db.select({ at: sessions.expiresAt }).from(sessions);
    expect(ends.filter(({ at: end }) => end.getTime() > Date.now() + 29 * DAY_MS)).toHaveLength(1);
  });

  test('a month-old session is expired: its cookie is cleared and its row deleted', async () => {
    const ada = await signUp(app, 'Old-Ada');
    await app.database.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) });
    const answer = await ada.fetch('/api/account/me');
    expect([answer.status, answer.headers.getSetCookie()[0]]).toEqual([
      401,
      expect.stringContaining('Max-Age=0'),
    ]);
    await sweepSessions(app.database.db, Date.now());
    expect(await app.database.db.select().from(sessions)).toEqual([]);
  });

  test('disabling an account signs it out immediately', async () => {
    const eve = await signUp(app, 'Eve');
    await app.database.db.update(users).set({ banned: true }).where(eq(users.username, 'eve'));
    await expect(eve.api.account.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(eve.api.account.login({ login: 'Eve', password: PASSWORD('Eve') })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  const wrong: readonly (readonly [string, object, string])[] = [
    ['a username of two characters', { username: 'ab' }, 'username'],
    ['a username of 31 signs', { username: 'a'.repeat(31) }, 'username'],
    ['a username with a blank', { username: 'Ada Two' }, 'username'],
    ['a username in another script', { username: 'Адa' }, 'username'],
    ['a password of nine signs', { password: '9 signs!!' }, 'password'],
    ['a password of 129 signs', { password: 'x1'.repeat(64) + 'y' }, 'password'],
    ['a breached password', { password: 'password123' }, 'password'],
    ['a breached password in disguise', { password: 'P@ssw0rd!!' }, 'password'],
    ['a row of keys', { password: 'qwertyuiop' }, 'password'],
    ['one sign over and over', { password: 'zzzzzzzzzzzz' }, 'password'],
    ['the username as password', { username: 'GraceHopper', password: 'gracehopper' }, 'password'],
    ['an age of 15', { ageYears: 15 }, 'ageYears'],
    ['an age and a half', { ageYears: 35.5 }, 'ageYears'],
    ['an age of 111', { ageYears: 111 }, 'ageYears'],
    ['a height of 119 cm', { heightCm: 119 }, 'heightCm'],
    ['a weight of 301 kg', { massKg: 301 }, 'massKg'],
    ['a weight in words', { massKg: 'heavy' }, 'massKg'],
    ['a target above the weight, to lose', { targetMassKg: 80 }, 'targetMassKg'],
    ['no target, to lose', { targetMassKg: undefined }, 'targetMassKg'],
    ['no rate, to lose', { weeklyLossKg: undefined }, 'weeklyLossKg'],
    ['a rate that is not offered', { weeklyLossKg: 2 }, 'weeklyLossKg'],
    ['a rate, to maintain', { goal: 'maintain', targetMassKg: undefined }, 'weeklyLossKg'],
    ['an address that is none', { email: 'ada at home' }, 'email'],
    ['an address of ours', { email: 'x@members.invalid' }, 'email'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['no sex', { sex: undefined }, 'sex'],
    ['a diet that is none', { dietaryPreference: 'breatharian' }, 'dietaryPreference'],
  ];
  test.each(wrong)('%s is refused at its field, and no account is created', async (_what, change, field) => {
    const before = await rows(users);
    const answer = await at('1.0.0.6').send('POST', '/api/account/register', {
      ...registrationOf('Grace'),
      ...change,
    });
    expect(answer.status).toBe(400);
    const { code, data } = await answer.json();
    expect(code).toBe('BAD_REQUEST');
    expect(data.issues.map((issue: { field: string }) => issue.field)).toContain(field);
    expect(await rows(users)).toBe(before);
  });

  test('usernames and addresses are unique, ignoring case', async () => {
    const again = (changes: Partial<ReturnType<typeof registrationOf>>) =>
      at('1.0.0.7').api.account.register({ ...registrationOf('Newcomer'), ...changes });
    await expect(again({ username: 'aDA' })).rejects.toMatchObject({
      code: 'CONFLICT',
      ...refusedAt('username'),
    });
    await expect(again({ email: 'ada@EXAMPLE.org' })).rejects.toMatchObject({
      code: 'CONFLICT',
      ...refusedAt('email'),
    });
    await expect(again({ username: 'ada', email: 'ada@example.org' })).rejects.toMatchObject(
      refusedAt('username', 'email'),
    );
  });

  test.each(['system', 'Admin', 'ROOT', 'sup.port', 'no-reply', '_moderator_', 'Demo'])(
    'nobody can register %s, a name that looks official',
    async (username) => {
      const before = await rows(users);
      await expect(at('1.0.0.8').api.account.register(registrationOf(username))).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { issues: [{ field: 'username', message: expect.stringContaining('reserved') }] },
      });
      expect(await rows(users)).toBe(before);
    },
  );

  test('when ten people want one name, one gets it and nothing is left of the others', async () => {
    const attempts = Array.from({ length: 10 }, (_, place_) =>
      at(`1.0.1.${place_}`)
        .api.account.register(registrationOf('Wanted'))
        .then(
          () => 'registered',
          (error: { code: string }) => error.code,
        ),
    );
    const ends = await Promise.all(attempts);
    expect(ends.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'CONFLICT'), 'registered']);
    expect(await rows(credentials)).toBe(await rows(users));
    expect(await rows(profiles)).toBe(await rows(users));
  });

  test('no account is left if its profile can’t be written', async () => {
    const before = await rows(users);
    await app.database.pool.query('alter table profiles rename to profiles_away');
    await expect(at('1.0.0.8').api.account.register(registrationOf('Unlucky'))).rejects.toMatchObject({
      code: 'INTERNAL',
    });
    await app.database.pool.query('alter table profiles_away rename to profiles');
    expect(await rows(users)).toBe(before);
    await signUp(app, 'Unlucky');
  });

  test('Ada, who has no address, never sees the placeholder address', async () => {
    const answer = await at('1.0.0.9').send('POST', '/api/account/register', registrationOf('Nomail'));
    const [user] = await app.database.db.select().from(users).where(eq(users.username, 'nomail'));
    expect(user?.email).toMatch(/@members\.invalid$/);
    expect(await answer.text()).not.toContain('members.invalid');
    await expect(
      at('1.0.0.9').api.account.login({ login: user?.email ?? '', password: PASSWORD('Nomail') }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('passwords are stored as Argon2id hashes only, at full cost outside of tests', async () => {
    setPasswordCost();
    await signUp(app, 'Careful').finally(() => setPasswordCost(TEST_PASSWORD_COST));
    const stored = await app.database.db.select().from(credentials);
    expect(
      stored.filter(({ password }) => password?.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')),
    ).toHaveLength(1);
    for (const { password } of stored) expect(password).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d,p=1\$/);
  });

  test('guessing is slowed down only for its address, so Ada herself still gets in', async () => {
    const guess = (address: string) =>
      at(address)
        .api.account.login({ login: 'Ada', password: 'a guess' })
        .catch((error: { code: string; message: string }) => error);
    const { tries, windowMs } = RATE_LIMITS.loginOfOneName;
    for (let turn = 0; turn < tries; turn += 1)
      expect(await guess('6.6.6.6')).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await guess('6.6.6.6')).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Wait 5 minutes and try again.',
    });
    const answer = await at('6.6.6.6').send('POST', '/api/account/login', { login: 'Ada', password: 'x' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(windowMs / 1000)]);
    await at('7.7.7.7').api.account.login({ login: 'Ada', password: PASSWORD('Ada') });
    nowMs += windowMs;
    expect(await guess('6.6.6.6')).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('successful logins are never slowed down', async () => {
    for (let turn = 0; turn < RATE_LIMITS.loginOfOneName.tries + 3; turn += 1)
      await at('1.0.0.10').api.account.login({ login: 'Ada', password: PASSWORD('Ada') });
  });

  test('Ada’s age grows with the calendar', async () => {
    const ada = await signUp(app, 'Ageing', { ageYears: 35 });
    const then = nowMs;
    nowMs += 10 * YEAR_MS;
    expect((await ada.api.account.me()).ageYears).toBe(45);
    nowMs = then;
  });
});
