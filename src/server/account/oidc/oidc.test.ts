import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setDisabled } from '#server/auth/revoke-sessions.ts';
import { authenticatorCode } from '#server/auth/testing.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { idOf } from '#server/testing/accounts.ts';
import { openTestApp, registrationOf, signUp, type Browser, type TestApp } from '#server/testing/test-app.ts';
import { openIdentityProvider, type Person } from './testing-provider.ts';

const ADA: Person = {
  sub: 'ada-1',
  email: 'Ada@Village.test',
  email_verified: true,
  preferred_username: 'ada lovelace',
};

describe.each(EMBEDDED)('logging in with an identity provider, on $name', (place) => {
  let provider: Awaited<ReturnType<typeof openIdentityProvider>>;
  let app: TestApp;
  beforeAll(async () => {
    provider = await openIdentityProvider();
    app = await openTestApp(place, { oidc: provider.config });
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  const locationOf = (answer: Response) => answer.headers.get('location') ?? '';
  const ask = async (who: Browser, query = '') => locationOf(await who.fetch(`/auth/oidc${query}`));
  /** Starts the login, signs in at the provider, and returns. */
  const comeBack = async (who: Browser, person: Person, query = '') =>
    locationOf(await who.fetch(provider.approve(await ask(who, query), person)));
  /** Registers with the provider's claims. */
  const join = async (name: string) => {
    const [browser, person]: [Browser, Person] = [app.browser(), { sub: `${name}-1` }];
    await comeBack(browser, person);
    await browser.api.account.register(registrationOf(name));
    return { browser, person };
  };
  const nameOf = (who: Browser) =>
    who.api.account.me().then(
      ({ username }) => username,
      () => undefined,
    );
  const misbehaving = async (person: Person, faults: typeof provider.faults) => {
    // The server must discover the provider before it misbehaves.
    await ask(app.browser());
    Object.assign(provider.faults, faults);
    try {
      return await comeBack(app.browser(), person);
    } finally {
      for (const fault of Object.keys(faults)) Reflect.deleteProperty(provider.faults, fault);
    }
  };

  test('Ada registers once with the provider’s claims, and from then on can log in with it', async () => {
    const first = app.browser();
    expect(await first.api.account.options()).toMatchObject({
      provider: { name: 'Village ID', waiting: null },
    });
    expect(await comeBack(first, ADA, '?next=/goals')).toBe('/auth?register=true&connect=true&next=%2Fgoals');
    expect((await first.api.account.options()).provider?.waiting).toEqual({
      username: 'adalovelace',
      email: 'ada@village.test',
    });
    await first.api.account.register({ ...registrationOf('ada'), email: 'ada@village.test' });
    expect((await first.api.account.options()).provider?.waiting).toBeNull();
    const second = app.browser();
    expect(await comeBack(second, ADA, '?next=/goals')).toBe('/goals');
    expect(await nameOf(second)).toBe('ada');
    const activity = await second.api.security.activity();
    expect(activity.map(({ kind }) => kind)).toEqual([
      'signed-in-by-provider',
      'provider-connected',
      'signed-in',
    ]);
  });

  test('Bob, who has an account with the same address, connects it by logging in with his password once', async () => {
    await signUp(app, 'bob', { email: 'bob@village.test' });
    const bob: Person = { sub: 'bob-1', email: 'bob@village.test', email_verified: true };
    const browser = app.browser();
    expect(await comeBack(browser, bob)).toBe('/auth?connect=true');
    expect(await nameOf(browser)).toBeUndefined();
    await browser.api.account.login({ login: 'bob', password: registrationOf('bob').password });
    expect(await comeBack(app.browser(), bob)).toBe('/dashboard');
  });

  test('Fay disconnects it with her password; from then on only the password logs her in', async () => {
    const { browser, person: fay } = await join('fay');
    const { password } = registrationOf('fay');
    const { provider: connection } = browser.api.security;
    expect(await connection.get()).toEqual({ isConnected: true });
    await expect(connection.disconnect({ password: 'not hers' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await connection.disconnect({ password });
    expect(await connection.get()).toEqual({ isConnected: false });
    expect((await browser.api.security.activity())[0]?.kind).toBe('provider-disconnected');
    await expect(connection.disconnect({ password })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await comeBack(app.browser(), fay)).toContain('register=true');
  });

  test('an address that the provider hasn’t verified, or of another account, connects nothing', async () => {
    await signUp(app, 'carol', { email: 'carol@village.test' });
    const liar: Person = { sub: 'liar', email: 'carol@village.test', email_verified: false };
    const other: Person = { sub: 'other', email: 'mallory@village.test', email_verified: true };
    for (const person of [liar, other]) {
      const browser = app.browser();
      expect(await comeBack(browser, person)).toContain('register=true');
      await browser.api.account.login({ login: 'carol', password: registrationOf('carol').password });
      expect(await comeBack(app.browser(), person)).toContain('register=true');
    }
  });

  test('a second factor of this server is still required', async () => {
    const { browser, person: dan } = await join('dan');
    const { password } = registrationOf('dan');
    const { secret } = await browser.api.security.secondFactor.begin({ password });
    await browser.api.security.secondFactor.confirm({ code: authenticatorCode(secret, Date.now() - 30_000) });
    const again = app.browser();
    expect(await comeBack(again, dan, '?next=/goals')).toBe('/auth?second-step=true&next=%2Fgoals');
    expect(await nameOf(again)).toBeUndefined();
    await again.api.account.secondStep({ code: authenticatorCode(secret, Date.now()) });
    expect(await nameOf(again)).toBe('dan');
  });

  test('a disabled account stays disabled, and an erased one is unknown', async () => {
    const { person: eve } = await join('eve');
    await setDisabled(app.database.db, await idOf(app, 'eve'), true);
    expect(await comeBack(app.browser(), eve)).toBe('/auth?failed=disabled');
    await app.database.pool.query(`delete from users where username = 'eve'`);
    expect(await comeBack(app.browser(), eve)).toContain('register=true');
  });

  test.each([
    ['signed with another key', { signsWithOtherKey: true }],
    ['for another client', { claims: { aud: 'another' } }],
    ['of another issuer', { claims: { iss: 'https://elsewhere.test' } }],
    ['that has expired', { claims: { exp: 1 } }],
    ['for another question', { claims: { nonce: 'another' } }],
    ['whose userinfo is about another person', { isTerse: true, userinfo: { ...ADA, sub: 'mallory' } }],
    ['from a provider that is down', { isDown: true }],
  ])('a response %s logs nobody in', async (_what, faults) => {
    expect(await misbehaving(ADA, faults)).toBe('/auth?failed=provider');
  });

  test('a provider that leaves the address to its userinfo endpoint works too', async () => {
    const { person } = await join('gina');
    const gina = { ...person, email: 'gina@village.test', email_verified: true };
    expect(await misbehaving(gina, { isTerse: true })).toBe('/dashboard');
  });

  test('a response to another browser’s request, and a used one, log nobody in', async () => {
    const { person: mallory } = await join('mallory');
    const [victim, attacker] = [app.browser(), app.browser()];
    const answer = provider.approve(await ask(attacker), mallory);
    await ask(victim);
    expect(locationOf(await victim.fetch(answer))).toBe('/auth?failed=provider');
    expect(locationOf(await attacker.fetch(answer))).toBe('/dashboard');
    expect(locationOf(await attacker.fetch(answer))).toBe('/auth?failed=provider');
  });
});

test.each(EMBEDDED)('where registration is closed, the provider lets no stranger in', async (place) => {
  const provider = await openIdentityProvider();
  const app = await openTestApp(place, { oidc: provider.config, registration: 'closed' });
  const visitor = app.browser();
  const asked = (await visitor.fetch('/auth/oidc')).headers.get('location') ?? '';
  const back = await visitor.fetch(provider.approve(asked, ADA));
  expect(back.headers.get('location')).toBe('/auth?failed=closed');
  expect((await visitor.api.account.options()).provider?.waiting).toBeNull();
  await app.close();
  await provider.close();
});
