import { randomInt, randomUUID } from 'node:crypto';
import { expect, request, type Page, type Route } from '@playwright/test';
import axe from 'axe-core';
import { UNANSWERED } from '#domain/health/known-health.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { PASSWORD, registrationOf } from '../scripts/registration.ts';
import { dayAgo, ZONE } from './zone.ts';

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** A unique username, because the tests share one server. */
export const somebody = (name: string): string => `${name}-${randomUUID().slice(0, 8)}`;

/** Registers through the form, in metric units, and ends on the dashboard. */
export async function registerByForm(page: Page): Promise<void> {
  await page.goto('/auth?register=true');
  await page.getByLabel('Username').fill(somebody('ada'));
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Age').fill('42');
  await page.getByText('Female', { exact: true }).click();
  await page.getByText('Metric', { exact: true }).click();
  await page.getByLabel('Height in centimeters').fill('165');
  await page.getByLabel('Current weight').fill('68');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
}

/** Registers a new Ada without the form and signs her in. She has no entries: the weight given at registration is deleted. Returns her username. */
export async function signUpAda(page: Pick<Page, 'request'>): Promise<string> {
  const username = somebody('ada');
  const answer = await page.request.post('/api/account/register', {
    // Each Ada has her own address, so rate limits don't count them together.
    headers: { 'X-Forwarded-For': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` },
    data: registrationOf(username, { name: 'Ada', timeZone: ZONE }),
  });
  expect(answer.ok()).toBe(true);
  const asked = await page.request.get('/api/body-measurements', {
    params: { from: dayAgo(1), to: dayAgo() },
  });
  const [first] = (await asked.json()) as { id: string }[];
  const removed = await page.request.delete(`/api/body-measurements/${first?.id}`);
  expect(removed.ok(), await removed.text()).toBe(true);
  return username;
}

/** A new Ada on her dashboard. */
export async function registerAda(page: Page): Promise<string> {
  const username = await signUpAda(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  return username;
}

/** Signs in a new Ada whom the first admin has made an admin. Returns her username. */
export async function signUpAdmin(page: Pick<Page, 'request'>): Promise<string> {
  const username = await signUpAda(page);
  const headers = { Cookie: process.env['E2E_ADMIN_COOKIE'] ?? '' };
  const admin = await request.newContext({
    baseURL: process.env['E2E_BASE_URL'] ?? '',
    extraHTTPHeaders: headers,
  });
  const found = await admin.get(`/api/admin/users?search=${username}`);
  const { users } = (await found.json()) as { users: { id: string }[] };
  const made = await admin.put(`/api/admin/users/${users[0]?.id}/role`, { data: { role: 'admin' } });
  expect(made.ok(), await made.text()).toBe(true);
  await admin.dispose();
  return username;
}

/** Stores a health profile that says only that she is pregnant. */
export async function reportPregnancy(page: Page): Promise<void> {
  const data = { ...UNANSWERED, isPregnant: true };
  const answer = await page.request.put('/api/health-profile', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Signs in as the demo member, without the screen. */
export async function logInDemo({ request: api }: Pick<Page, 'request'>): Promise<void> {
  const data = { login: DEMO_MEMBER.username, password: DEMO_MEMBER.password };
  const answer = await api.post('/api/account/login', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Removes the session from her browser, on an empty page: a screen that is loading would redirect to the login. */
export async function loseSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Navigates within the application as its links do, without reloading. Waits until the previous screen is gone. */
export async function leadTo(page: Page, path: string): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).first().elementHandle();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
}

/** Waits until the server has everything logged on this screen. */
export const sent = (page: Page): Promise<void> =>
  expect(page.getByText('Waiting to sync', { exact: true })).toHaveCount(0);

/** Stores assessment answers by item, as the form does. */
export async function saveAnswers(page: Page, options: Readonly<Record<string, string>>): Promise<void> {
  const answers = Object.entries(options).map(([item, option]) => ({
    item,
    value: { kind: 'option', option },
    origin: { kind: 'typed' },
  }));
  const saved = await page.request.put('/api/bio-age/draft/answers', { data: { answers } });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** Waits until two frames are rendered. There is no motion in these tests. */
const rendered = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Violations axe finds in the current document. It is injected once, and reports only violations, because reporting passes takes longer than checking. */
async function violationsOn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const inPage = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => {
      const marked = nodes.map(({ html }) => html).join(' | ');
      return `${id}: ${marked.slice(0, 300)}`;
    });
  });
}

/**
 * Expects no violation of WCAG 2.2 A and AA or axe's best practices in the current document. Looks again, because on a busy machine the
 * first look may be between two screens or in the middle of a color's change; what stays fails.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await rendered(page);
  const looks = { message: screen, intervals: [1000, 3000], timeout: 60_000 };
  await expect.poll(() => violationsOn(page), looks).toEqual([]);
}

/** Sets the device's color scheme and waits until the application uses it. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** The same, light on a phone and dark on a wide screen: colors don't depend on the width, nor layout on colors. */
export async function expectAccessibleInBoth(page: Page, screen: string): Promise<void> {
  await wear(page, isPhone(page) ? 'light' : 'dark');
  await expectAccessible(page, screen);
}

/** Opens the box to describe a meal: the Log button's drawer on a phone, the log box elsewhere. */
export async function openLog(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Log', exact: true }).last().click();
    const drawer = page.getByRole('dialog', { name: 'Add Food' });
    await expect(drawer).toContainText('Log your meals and track your nutrition');
    // The dialog's own box: until it is there, text would go into one on the screen below.
    await expect(drawer.getByRole('textbox', { name: 'What did you eat?' })).toBeVisible();
  } else {
    await page.goto('/describe-food');
  }
}

interface ReadAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Changes responses of reads under `/api`, alone and in a batch. Returns a function that stops it. */
export async function changeReads(
  page: Page,
  isChanged: RegExp,
  change: (answer: ReadAnswer) => ReadAnswer | Promise<ReadAnswer>,
): Promise<() => Promise<void>> {
  const pattern = /\/api\//;
  const handle = async (route: Route): Promise<void> => {
    const { pathname, searchParams } = new URL(route.request().url());
    const reads = searchParams.getAll('read').map((read) => `/api${read}`);
    if (route.request().method() !== 'GET' || ![pathname, ...reads].some((read) => isChanged.test(read)))
      return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as unknown;
    if (reads.length === 0) {
      const { status, body: json } = await change({ status: response.status(), body });
      return route.fulfill({ response, status, json });
    }
    const json = await Promise.all(
      (body as ReadAnswer[]).map((part, index) => (isChanged.test(reads[index] ?? '') ? change(part) : part)),
    );
    return route.fulfill({ response, json });
  };
  await page.route(pattern, handle);
  return () => page.unroute(pattern, handle);
}

/** Goes offline once the application's files and page are on the device. */
export async function goOffline(page: Page): Promise<void> {
  const isKept = async (): Promise<boolean> =>
    navigator.serviceWorker.controller !== null && (await caches.match('/shell')) !== undefined;
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  await page.context().setOffline(true);
}

/** A completed read is saved a second later. */
const KEPT_AFTER_MS = 1000;

/** Waits until the device has saved what the application shows, so that an offline reload shows it. */
export async function readsAreCached(page: Page): Promise<void> {
  await page.evaluate(async (keptAfterMs) => {
    const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    // Timers of one page fire in order even on a slow machine, so this one runs after the one that saves.
    await new Promise((resolve) => setTimeout(resolve, keptAfterMs + 100));
    const database = await answerOf(indexedDB.open('keyval-store'));
    // Queued behind the pending write: a store answers requests in order.
    await answerOf(database.transaction('keyval').objectStore('keyval').count());
    database.close();
  }, KEPT_AFTER_MS);
}
