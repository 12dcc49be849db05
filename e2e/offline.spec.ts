import {
  expect,
  request,
  test,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { PASSWORD, somebody } from './people.ts';

/** Ada with a browser that has the application on the device, and a second session that counts what the server holds. */
interface Scene {
  readonly username: string;
  readonly witness: APIRequestContext;
}

const registration = (username: string) => ({
  username,
  password: PASSWORD,
  ageYears: 42,
  sex: 'female',
  unitSystem: 'metric',
  heightCm: 165,
  massKg: 68,
  goal: 'maintain',
  activityLevel: 'light',
  dietaryPreference: 'none',
  mealReminders: false,
  progressReminders: false,
  timeZone: 'Europe/Berlin',
});

const FOODS = { banana: 'Banana', apple: 'Apple', kiwi: 'Kiwi' } as const;
type Said = keyof typeof FOODS;

async function openApplication(page: Page): Promise<void> {
  await page.goto('/describe-food');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('textbox', { name: 'What did you eat?' }).fill('a pear');
  await expect(page.getByRole('button', { name: /^Pear.*choose another food/ })).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.goto('/meals');
  await expect(page.getByText('Nothing logged today').first()).toBeVisible();
  // What was read is kept on the device a second later.
  await page.waitForTimeout(1500);
}

async function begin(page: Page, baseURL: string | undefined): Promise<Scene> {
  const username = somebody('ada');
  const registered = await page.request.post('/api/account/register', { data: registration(username) });
  expect(registered.ok()).toBe(true);
  const witness = await request.newContext(baseURL === undefined ? {} : { baseURL });
  await witness.post('/api/account/login', { data: { login: username, password: PASSWORD } });
  await openApplication(page);
  return { username, witness };
}

async function log(page: Page, said: Said): Promise<void> {
  await page.goto('/describe-food');
  await page.getByRole('textbox', { name: 'What did you eat?' }).fill(`a ${said}`);
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(page.getByRole('article').filter({ hasText: FOODS[said] })).toHaveCount(1);
}

/** How many meals of that food the server holds today. */
async function onServer({ witness }: Scene, said: Said): Promise<number> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
  const answer = await witness.get(`/api/days/${today}`);
  const { meals } = (await answer.json()) as { meals: { items: { name: string }[] }[] };
  return meals.filter(({ items }) => items.some(({ name }) => name.startsWith(FOODS[said]))).length;
}

async function expectOnce(scene: Scene, ...meals: readonly Said[]): Promise<void> {
  for (const said of meals) await expect.poll(() => onServer(scene, said), { timeout: 20_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  for (const said of meals) expect(await onServer(scene, said)).toBe(1);
}

const isLogging = (url: URL): boolean => url.pathname === '/api/meals';

/** Reloads with the network away: the application opens from the device. */
async function reloadAway(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('article')).not.toHaveCount(0);
}

const offline = (context: BrowserContext) => context.setOffline(true);
const online = (context: BrowserContext) => context.setOffline(false);

test('logged without a connection, exactly once: two meals', async ({ page, context, baseURL }) => {
  const scene = await begin(page, baseURL);
  await offline(context);
  await log(page, 'banana');
  await log(page, 'apple');
  expect(await onServer(scene, 'banana')).toBe(0);
  await online(context);
  await expectOnce(scene, 'banana', 'apple');
  await expect(page.getByText('Waiting to be sent', { exact: true })).toHaveCount(0);
});

test('logged without a connection, exactly once: with one reload in between', async ({
  page,
  context,
  baseURL,
}) => {
  const scene = await begin(page, baseURL);
  await offline(context);
  await log(page, 'banana');
  await reloadAway(page);
  await online(context);
  await expectOnce(scene, 'banana');
});

test('logged without a connection, exactly once: with two reloads in between', async ({
  page,
  context,
  baseURL,
}) => {
  const scene = await begin(page, baseURL);
  await offline(context);
  await log(page, 'banana');
  await reloadAway(page);
  await reloadAway(page);
  await online(context);
  await expectOnce(scene, 'banana');
});

test('logged without a connection, exactly once: with the tab closed and opened again', async ({
  page,
  context,
  baseURL,
}) => {
  const scene = await begin(page, baseURL);
  await offline(context);
  await log(page, 'banana');
  await page.close();
  await online(context);
  const again = await context.newPage();
  await again.goto('/dashboard');
  await expectOnce(scene, 'banana');
});

test('logged without a connection, exactly once: when the answer is lost after the server took it', async ({
  page,
  baseURL,
}) => {
  const scene = await begin(page, baseURL);
  let sent = 0;
  await page.route(isLogging, async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await log(page, 'banana');
  await expectOnce(scene, 'banana');
  await expect.poll(() => sent).toBeGreaterThan(1);
  expect(await onServer(scene, 'banana')).toBe(1);
});

test('logged without a connection, exactly once: when the server is down and comes back', async ({
  page,
  baseURL,
}) => {
  const scene = await begin(page, baseURL);
  await page.route(isLogging, (route) => route.abort('connectionrefused'));
  await log(page, 'banana');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await onServer(scene, 'banana')).toBe(0);
  await page.unroute(isLogging);
  await expectOnce(scene, 'banana');
});

test('logged without a connection, exactly once: from two tabs, of which one is gone', async ({
  page,
  context,
  baseURL,
}) => {
  const scene = await begin(page, baseURL);
  const other = await context.newPage();
  await other.goto('/meals');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await offline(context);
  await log(page, 'banana');
  await log(other, 'apple');
  await page.close();
  await reloadAway(other);
  await online(context);
  await expectOnce(scene, 'banana', 'apple');
});

test('logged without a connection, exactly once: when two tabs hold the same meal', async ({
  page,
  context,
  baseURL,
}) => {
  const scene = await begin(page, baseURL);
  await offline(context);
  await log(page, 'banana');
  const other = await context.newPage();
  await other.goto('/meals');
  await expect(other.getByRole('article')).toHaveCount(1);
  await online(context);
  await expectOnce(scene, 'banana');
});

test('logged without a connection, exactly once: when the server fails twice before it works', async ({
  page,
  baseURL,
}) => {
  const scene = await begin(page, baseURL);
  let tries = 0;
  await page.route(isLogging, (route) => {
    tries += 1;
    return tries <= 2 ? route.fulfill({ status: 500, json: {} }) : route.continue();
  });
  await log(page, 'banana');
  await expectOnce(scene, 'banana');
  expect(tries).toBe(3);
});

test('logged without a connection, exactly once: after an hour away', async ({ page, context, baseURL }) => {
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
});

test('logged without a connection, exactly once: when her session has ended meanwhile: kept, and sent after she logs in again', async ({
  page,
  context,
  baseURL,
}) => {
  const scene = await begin(page, baseURL);
  await offline(context);
  await log(page, 'banana');
  await context.clearCookies();
  await online(context);
  await page.waitForURL(/\/auth/);
  expect(await onServer(scene, 'banana')).toBe(0);
  await page.getByLabel('Username').fill(scene.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectOnce(scene, 'banana');
});

test('Ada searches and describes without a connection', async ({ page, context, baseURL }) => {
  await begin(page, baseURL);
  await offline(context);
  await page.goto('/meals');
  await page.getByRole('combobox', { name: 'What did you eat?' }).fill('bluebe');
  await expect(page.getByRole('option', { name: /^Blueberries/ }).first()).toBeVisible();
});

test('the application can be installed: it names itself, has icons, and opens from the device', async ({
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
