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
} as const;
type Said = keyof typeof LOGGED;

/** Stores her mug and her answers to the health questions before a first fast. */
async function prepare(witness: APIRequestContext): Promise<void> {
  const id = randomUUID();
  await witness.put(`/api/cups/${id}`, { data: { id, name: 'Blue mug', kind: 'tea', volumeMl: 220 } });
  await witness.put('/api/fasting/screening', { data: { screenedOn: dayAgo(), conditions: [] } });
}

/** Goes to a tracker by links on the screen, without reloading. */
async function visit(page: Page, name: 'Water' | 'Fasting'): Promise<void> {
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

const WRITES = /^\/api\/(meals$|drinks\/)/;
const isLogging = (url: URL): boolean => WRITES.test(url.pathname);

test(
  'what Ada logs offline arrives exactly once: with a reload, from two tabs, and with one of them closed',
  { tag: '@offline' },
  async ({ page, context, baseURL }) => {
    test.slow();
    const scene = await begin(page, baseURL);
    const other = await context.newPage();
    await other.goto('/meals');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await visit(page, 'Fasting');
    await page.getByRole('button', { name: 'Start fast' }).click();
    await expect(page.getByRole('region', { name: 'Current fast' })).toBeVisible();
    await log(page, 'banana');
    await log(other, 'apple');
    expect(await onServer(scene, 'banana')).toEqual(NOTHING);
    await page.close();
    // The application loads from the device.
    await other.reload();
    await expect(other.getByRole('article')).toHaveCount(2);
    await visit(other, 'Fasting');
    await expect(other.getByRole('region', { name: 'Current fast' })).toBeVisible();
    await context.setOffline(false);
    await expectOnce(scene, 'banana', 'apple');
    const today = dayAgo();
    const fasts = await scene.witness.get(`/api/fasts?from=${today}&to=${today}`);
    expect(await fasts.json()).toMatchObject([{ endedAt: null }]);
  },
);

test(
  'what Ada logs arrives exactly once: with a lost response, and with a session that has ended',
  { tag: '@offline' },
  async ({ page, context, baseURL }) => {
    test.slow();
    const scene = await begin(page, baseURL);
    const tries = new Map<string, number>();
    await page.route(isLogging, async (route) => {
      const { pathname } = new URL(route.request().url());
      const count = (tries.get(pathname) ?? 0) + 1;
      tries.set(pathname, count);
      if (count > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await log(page, 'banana');
    await expectOnce(scene, 'banana');
    await expect.poll(() => [...tries.values()]).toEqual([2, 2]);
    expect(await onServer(scene, 'banana')).toEqual(ONCE);
    await page.unroute(isLogging);

    await context.setOffline(true);
    await log(page, 'apple');
    await context.clearCookies();
    await context.setOffline(false);
    await page.waitForURL(/\/auth/);
    expect(await onServer(scene, 'apple')).toEqual(NOTHING);
    await page.getByLabel('Username').fill(scene.username);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectOnce(scene, 'apple', 'banana');
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
