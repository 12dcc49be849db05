import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Registration } from '#contract/account/account.ts';
import { newId } from '#server/core/new-id.ts';
import { Browser, registerEmpty, type TestApp } from './test-app.ts';

interface Closable {
  close(): unknown;
}

/** A resource opened before a block's first test and closed after its last. Use it only in tests and hooks. */
export function opened<T extends Closable>(open: () => Promise<T>): T {
  let value: T;
  beforeAll(async () => {
    value = await open();
  });
  afterAll(() => value.close());
  // A proxy, so that the resource can be named before the hooks run.
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(value, key),
    set: (_, key, next) => Reflect.set(value, key, next),
    has: (_, key) => Reflect.has(value, key),
    ownKeys: () => Reflect.ownKeys(value),
  });
}

/** A member with no entries who signs up before a block's first test and stays logged in. */
export function signedUp(app: TestApp, username: string, changes: Partial<Registration> = {}): Browser {
  const browser = new Browser((request) => app.request(request));
  beforeAll(() => registerEmpty(app, browser, username, changes));
  return browser;
}

/** A browser in which a new member without entries signs up before each test. */
export function newMember(app: TestApp, username: string): Browser {
  const browser = new Browser((request) => app.request(request));
  beforeEach(() => {
    browser.clearCookies();
    return registerEmpty(app, browser, `${username}-${newId().slice(-12)}`);
  });
  return browser;
}
