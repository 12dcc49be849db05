import { randomUUID } from 'node:crypto';
import { expect, request, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { PASSWORD } from '../scripts/registration.ts';
import { goOffline, loseSession, readsAreCached, signUpAda } from './people.ts';
import { dayAgo } from './zone.ts';

/** Ada in a browser with the application installed, and a second session that counts what the server has. */
interface Scene {
  readonly username: string;
  readonly witness: APIRequestContext;
  readonly context: BrowserContext;
}

/** A food and a one-tap drink that Ada logs under one name. */
const LOGGED = {
  banana: { food: 'Banana', tap: 'Add 250 mL of water', kind: 'water', volumeMl: 250 },
  apple: { food: 'Apple', tap: 'Add Blue mug: 220 mL of tea', kind: 'tea', volumeMl: 220 },
  pear: { food: 'Pear', tap: 'Add Red mug: 230 mL of tea', kind: 'tea', volumeMl: 230 },
  orange: { food: 'Orange', tap: 'Add Tall mug: 310 mL of tea', kind: 'tea', volumeMl: 310 },
} as const;
type Said = keyof typeof LOGGED;

const MUGS = [
  ['Blue mug', 220],
  ['Red mug', 230],
  ['Tall mug', 310],
] as const;

/** Stores her mugs and her answers to the health questions before a first fast. */
async function prepare(witness: APIRequestContext): Promise<void> {
  for (const [name, volumeMl] of MUGS) {
    const id = randomUUID();
    await witness.put(`/api/cups/${id}`, { data: { id, name, kind: 'tea', volumeMl } });
  }
  await witness.put('/api/fasting/screening', { data: { screenedOn: dayAgo(), conditions: [] } });
}

/** Goes to a tracker by links on the screen, without reloading. */
async function visit(page: Page, name: 'Water' | 'Weight' | 'Fasting'): Promise<void> {
  await page.getByRole('link', { name: 'More Options' }).click();
  await page.getByRole('link', { name: new RegExp(`^${name} `) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function openApplication(page: Page): Promise<void> {
  await page.goto('/describe-food');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('textbox', { name: 'What did you eat?' }).fill('a pear');
  await expect(page.getByRole('button', { name: /^Pear.*choose another food/ })).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await visit(page, 'Fasting');
  await expect(page.getByRole('button', { name: 'Start fast' })).toBeVisible();
  await visit(page, 'Water');
  await expect(page.getByRole('button', { name: LOGGED.apple.tap })).toBeVisible();
  await page.getByRole('link', { name: 'Log Food' }).click();
  await expect(page.getByText('Nothing logged today').first()).toBeVisible();
  await readsAreCached(page);
}

async function begin(page: Page, baseURL: string | undefined): Promise<Scene> {
  const username = await signUpAda(page);
  const witness = await request.newContext(baseURL === undefined ? {} : { baseURL });
  await witness.post('/api/account/login', { data: { login: username, password: PASSWORD } });
  await prepare(witness);
  await openApplication(page);
  return { username, witness, context: page.context() };
}

/** Logs a drink and a meal, and ends on the day's meals. */
async function log(page: Page, said: Said): Promise<void> {
  const { food, tap, volumeMl, kind } = LOGGED[said];
  await visit(page, 'Water');
  await page.getByRole('button', { name: tap }).click();
  const drinks = page.getByRole('table', { name: 'Drinks today' }).getByRole('row');
  await expect(drinks.filter({ hasText: `${volumeMl} mL` }).filter({ hasText: kind })).toHaveCount(1);
  await page.getByRole('link', { name: 'Log Food' }).click();
  const box = page.getByRole('combobox', { name: 'What did you eat?' });
  await box.fill(`a ${said}`);
  await box.press('Enter');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(page.getByRole('article').filter({ hasText: food })).toHaveCount(1);
}

/** Counts the server's meals of that food and those drinks today. */
async function onServer({ witness }: Scene, said: Said): Promise<{ meals: number; drinks: number }> {
  const { food, kind, volumeMl } = LOGGED[said];
  const today = dayAgo();
  const [day, water] = await Promise.all([
    witness.get(`/api/days/${today}`),
    witness.get(`/api/drinks?from=${today}&to=${today}`),
  ]);
  const { meals } = (await day.json()) as { meals: { items: { name: string }[] }[] };
  const drinks = (await water.json()) as { kind: string; volumeMl: number }[];
  return {
    meals: meals.filter(({ items }) => items.some(({ name }) => name.startsWith(food))).length,
    drinks: drinks.filter((drink) => drink.kind === kind && drink.volumeMl === volumeMl).length,
  };
}

const ONCE = { meals: 1, drinks: 1 };
const NOTHING = { meals: 0, drinks: 0 };

/** Number of unsent writes on the device. */
async function kept({ context }: Scene): Promise<number | undefined> {
  const page = context.pages().at(-1);
  return page?.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('perennial-outbox');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no outbox')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('rows').objectStore('rows').count();
          counting.addEventListener('success', () => resolve(counting.result));
          counting.addEventListener('error', () => reject(counting.error ?? new Error('no rows')));
          opening.result.close();
        });
      }),
  );
}

async function expectOnce(scene: Scene, ...logged: readonly Said[]): Promise<void> {
  for (const said of logged) await expect.poll(() => onServer(scene, said)).toEqual(ONCE);
  // Entries to be sent again are still stored on the device.
  await expect.poll(() => kept(scene)).toBe(0);
  for (const said of logged) expect(await onServer(scene, said)).toEqual(ONCE);
}

/** Today's entries of other trackers. */
async function trackedToday({ witness }: Scene, path: 'body-measurements' | 'fasts'): Promise<unknown> {
  const today = dayAgo();
  return (await witness.get(`/api/${path}?from=${today}&to=${today}`)).json();
}

const WRITES = /^\/api\/(meals$|drinks\/)/;
const isLogging = (url: URL): boolean => WRITES.test(url.pathname);

/** Counts the attempts of each write, for the meal and the drink separately. */
function countTries() {
  const tries = new Map<string, number>();
  const next = (url: string): number => {
    const { pathname } = new URL(url);
    const count = (tries.get(pathname) ?? 0) + 1;
    tries.set(pathname, count);
    return count;
  };
  return { next, all: () => [...tries.values()] };
}

/** Reloads offline: the application loads from the device. */
async function reloadAway(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('article')).not.toHaveCount(0);
}

const offline = (context: BrowserContext) => context.setOffline(true);
const online = (context: BrowserContext) => context.setOffline(false);

async function beginOffline(page: Page, context: BrowserContext, baseURL: string | undefined) {
  test.slow();
  const scene = await begin(page, baseURL);
  await offline(context);
  return scene;
}

test(
  'meals logged offline arrive exactly once: two meals, with one reload, and with two',
  { tag: '@offline' },
  async ({ page, context, baseURL }) => {
    const scene = await beginOffline(page, context, baseURL);
    await log(page, 'banana');
    await log(page, 'apple');
    expect(await onServer(scene, 'banana')).toEqual(NOTHING);
    await page.goto('/meals');
    await page.getByRole('combobox', { name: 'What did you eat?' }).fill('bluebe');
    await expect(page.getByRole('option', { name: /^Blueberries/ }).first()).toBeVisible();
    await online(context);
    await expectOnce(scene, 'banana', 'apple');
    await expect(page.getByText('Waiting to sync', { exact: true })).toHaveCount(0);

    await offline(context);
    await visit(page, 'Fasting');
    await page.getByRole('button', { name: 'Start fast' }).click();
    await expect(page.getByRole('region', { name: 'Current fast' })).toBeVisible();
    await log(page, 'pear');
    await reloadAway(page);
    await visit(page, 'Fasting');
    await expect(page.getByRole('region', { name: 'Current fast' })).toBeVisible();
    await online(context);
    await expectOnce(scene, 'pear');
    expect(await trackedToday(scene, 'fasts')).toMatchObject([{ endedAt: null }]);

    await offline(context);
    await visit(page, 'Weight');
    await page.getByRole('button', { name: 'Add weight' }).first().click();
    await page.getByLabel('Weight in kilograms').fill('68.4');
    await page.getByLabel('Weight in kilograms').press('Enter');
    const weighing = page.getByRole('row').filter({ hasText: '68.4 kg' });
    await expect(weighing).toContainText('Waiting to sync');
    await log(page, 'orange');
    await reloadAway(page);
    await reloadAway(page);
    await online(context);
    await expectOnce(scene, 'orange', 'banana', 'apple', 'pear');
    expect(await trackedToday(scene, 'body-measurements')).toMatchObject([{ massKg: 68.4 }]);
  },
);

test(
  'meals logged offline arrive exactly once: with the tab closed and reopened, from two tabs, and with the same meal in both',
  { tag: '@offline' },
  async ({ page, context, baseURL }) => {
    const scene = await beginOffline(page, context, baseURL);
    await log(page, 'banana');
    await page.close();
    await online(context);
    const again = await context.newPage();
    await again.goto('/dashboard');
    await expectOnce(scene, 'banana');

    const other = await context.newPage();
    await other.goto('/meals');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await offline(context);
    await log(again, 'apple');
    await log(other, 'pear');
    await again.close();
    await reloadAway(other);
    await online(context);
    await expectOnce(scene, 'apple', 'pear');

    await offline(context);
    await log(other, 'orange');
    const same = await context.newPage();
    await same.goto('/meals');
    await expect(same.getByRole('article').filter({ hasText: 'Orange' })).toHaveCount(1);
    await online(context);
    await expectOnce(scene, 'orange', 'banana', 'apple', 'pear');
  },
);

test(
  'meals logged offline arrive exactly once: with a lost response, a server that is down, one that fails twice, and a session that has ended',
  { tag: '@offline' },
  async ({ page, context, baseURL }) => {
    test.slow();
    const scene = await begin(page, baseURL);
    const lost = countTries();
    await page.route(isLogging, async (route) => {
      if (lost.next(route.request().url()) > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await log(page, 'banana');
    await expectOnce(scene, 'banana');
    await expect.poll(lost.all).toEqual([2, 2]);
    expect(await onServer(scene, 'banana')).toEqual(ONCE);
    await page.unroute(isLogging);

    await page.route(isLogging, (route) => route.abort('connectionrefused'));
    await log(page, 'apple');
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(await onServer(scene, 'apple')).toEqual(NOTHING);
    await page.unroute(isLogging);
    await expectOnce(scene, 'apple');

    const failing = countTries();
    await page.route(isLogging, (route) =>
      failing.next(route.request().url()) <= 2 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await log(page, 'pear');
    await expectOnce(scene, 'pear');
    expect(failing.all()).toEqual([3, 3]);
    for (const said of ['banana', 'apple'] as const) expect(await onServer(scene, said)).toEqual(ONCE);
    await page.unroute(isLogging);

    await offline(context);
    await log(page, 'orange');
    await context.clearCookies();
    await online(context);
    await page.waitForURL(/\/auth/);
    expect(await onServer(scene, 'orange')).toEqual(NOTHING);
    await page.getByLabel('Username').fill(scene.username);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectOnce(scene, 'orange', 'banana', 'apple', 'pear');
  },
);

test(
  'meals logged offline arrive exactly once: after an hour away',
  { tag: ['@offline', '@own-browser'] },
  async ({ page, context, baseURL }) => {
    const scene = await begin(page, baseURL);
    await offline(context);
    await log(page, 'banana');
    await page.clock.install();
    await reloadAway(page);
    for (let minutes = 0; minutes < 60; minutes += 2) await page.clock.runFor(120_000);
    await page.clock.resume();
    await reloadAway(page);
    await online(context);
    await expectOnce(scene, 'banana');
  },
);

test(
  'a screen that was loading while the service worker installed works offline',
  { tag: ['@offline', '@own-browser'] },
  async ({ page, context }) => {
    await signUpAda(page);
    const other = await context.newPage();
    // The response arrives once the worker installed by the other tab is active and has claimed the open tabs.
    await page.route('**/track/sleep', async (route) => {
      await other.goto('/dashboard');
      await other.evaluate(async () => (await navigator.serviceWorker.ready).active);
      await route.continue();
    });
    await page.goto('/track/sleep');
    await goOffline(page);
    await visit(page, 'Water');
  },
);

test(
  'a member who logs in on the start page sees nothing of the previous one, even before the server responds',
  { tag: '@offline' },
  async ({ page, baseURL }) => {
    const berta = await signUpAda(page);
    await begin(page, baseURL);
    await log(page, 'banana');
    await readsAreCached(page);
    await loseSession(page);
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).press('Enter');
    await page.keyboard.type(berta);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await page.goto('/meals');
    await expect(page.getByText('No connection').first()).toBeVisible();
    await expect(page.getByText('Banana')).toHaveCount(0);
    await page.unroute('**/api/**');
    await page.reload();
    await expect(page.getByText('Nothing logged today').first()).toBeVisible();
  },
);

test('the application can be installed: it has a name and icons and opens from the device', async ({
  page,
}) => {
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Perennial', start_url: '/dashboard', display: 'standalone' });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const icon = await page.request.get(src);
    expect(icon.ok(), src).toBe(true);
    expect(['any', '192x192', '512x512']).toContain(sizes);
  }
});
