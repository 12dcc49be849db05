import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueResetLink } from '#server/auth/reset-link.ts';
import { rateLimits } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, type Browser } from '#server/testing/test-app.ts';
import { idOf } from '#server/testing/accounts.ts';
import { RATE_LIMITS } from './rate-limits.ts';

const passwordOf = (name: string): string => registrationOf(name).password;

describe.each(EMBEDDED)('attackers who guess passwords', (place) => {
  const app = opened(() => openTestApp(place, { trustProxy: true, now: () => nowMs }));
  /** On a busy machine, two hundred guesses take longer than five minutes; the fake clock stands still. */
  const nowMs = Date.now();

  /** A person with their own address. */
  const at = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    app.browser({ 'x-forwarded-for': address, ...headers });
  const logIn = (browser: Browser, name: string, password = passwordOf(name)) =>
    browser.api.account.login({ login: name, password });
  const linkFor = async (name: string): Promise<string> =>
    (await issueResetLink(app.database.db, await idOf(app, name), nowMs)).replace('/auth?reset=', '');

  /** Guesses Ada's password from many addresses until all of them are rate-limited. */
  async function flood(addresses: readonly string[]): Promise<string[]> {
    const codes: string[] = [];
    for (const address of addresses)
      for (let turn = 0; turn < RATE_LIMITS.loginOfOneName.tries; turn += 1)
        codes.push(
          await logIn(at(address), 'Known-Ada', 'a guess').then(
            () => 'in',
            (error: { code: string }) => error.code,
          ),
        );
    return codes;
  }
  const everywhere = (first: string) =>
    Array.from(
      { length: RATE_LIMITS.loginFromAnywhere.tries / RATE_LIMITS.loginOfOneName.tries },
      (_, place_) => `${first}.${place_}`,
    );

  /** As after such a flood. */
  const useUpGuesses = async () => {
    await flood(['3.0.9.1']);
    await app.database.db.update(rateLimits).set({ count: RATE_LIMITS.loginFromAnywhere.tries });
  };

  let ada: Browser;
  beforeAll(async () => {
    ada = at('3.0.0.1');
    await ada.api.account.register(registrationOf('Known-Ada'));
  });
  beforeEach(() => app.database.db.delete(rateLimits));

  test('never lock Ada out of a browser she knows, wherever they guess from', async () => {
    expect(new Set(await flood(['3.0.0.1', ...everywhere('3.0.1')]))).toContain('UNAUTHORIZED');
    expect(await flood(['3.0.0.1', '3.0.9.9'])).not.toContain('UNAUTHORIZED');
    await ada.api.account.logout();
    await logIn(ada, 'Known-Ada');
    expect(await ada.api.account.me()).toMatchObject({ username: 'Known-Ada' });
  });

  test('don’t get her budget with their own or a forged cookie', async () => {
    const mallory = at('3.0.0.2');
    await mallory.api.account.register(registrationOf('Known-Mallory'));
    await useUpGuesses();
    const forged = at('3.0.0.3', {
      cookie: `known_device=${await idOf(app, 'Known-Ada')}.${crypto.randomUUID()}.c2lnbmF0dXJl`,
    });
    for (const browser of [mallory, forged])
      await expect(logIn(browser, 'Known-Ada', 'a guess')).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
      });
  });

  test('can’t keep Ada out of a new browser for longer than it takes to reset her password', async () => {
    await useUpGuesses();
    const library = at('3.0.0.6');
    await expect(logIn(library, 'Known-Ada')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const password = 'a ladder to the attic';
    await library.api.security.reset({ token: await linkFor('Known-Ada'), password });
    await logIn(library, 'Known-Ada', password);
    await expect(logIn(at('3.0.0.7'), 'Known-Ada', password)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    await library.api.security.changePassword({ current: password, password: passwordOf('Known-Ada') });
  });

  test('have few guesses with a stolen cookie, and don’t block Ada’s other browsers', async () => {
    const [hers, stolen] = [at('3.0.0.4'), at('3.0.0.5')];
    for (const browser of [hers, stolen]) await logIn(browser, 'Known-Ada');
    for (let turn = 0; turn < RATE_LIMITS.loginOfKnownDevice.tries; turn += 1)
      await expect(logIn(stolen, 'Known-Ada', 'a guess')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(logIn(stolen, 'Known-Ada')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await logIn(hers, 'Known-Ada');
  });
});
