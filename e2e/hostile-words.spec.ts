import { expect, type Page } from '@playwright/test';
import { leadTo, signUpAda, signUpAdmin } from './people.ts';
import { test } from './scene.ts';
import { dayAgo, instantAgo, ZONE } from './zone.ts';

/** Mallory's text for every field. It would mark the page if any of it were interpreted as more than text. */
const HOSTILE = `"><img src=x onerror=document.title='pwned'>{{7*7}}`;

const timeZone = ZONE;
const id = (): string => crypto.randomUUID();

/** Creates her account and an entry of every kind that contains her text. */
async function writeEverywhere(page: Page): Promise<string> {
  const username = await signUpAda(page);
  const put = async (path: string, data: object, method: 'put' | 'post' = 'put'): Promise<void> => {
    const answer = await page.request[method](path, { data });
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  };
  const settings = await (await page.request.get('/api/account/settings')).json();
  await put('/api/account/settings', { ...settings, name: HOSTILE });
  const grams = { value: 200, low: 160, high: 240 };
  const item = {
    id: id(),
    foodId: 'apple',
    words: HOSTILE,
    amount: 1,
    unit: 'medium',
    grams,
    confidence: 0.9,
  };
  const words = { description: HOSTILE, note: HOSTILE };
  const eatenAt = instantAgo(0, '00:01');
  await put(
    '/api/meals',
    { id: id(), eatenAt, timeZone, kind: 'lunch', source: 'text', items: [item], ...words },
    'post',
  );
  await put(`/api/saved-meals`, { id: id(), name: HOSTILE, items: [{ ...item, id: id() }] }, 'post');
  const per100g = { energyKcal: 60, proteinG: 10, carbsG: 4, fatG: 0.4 };
  await put('/api/own-foods', { id: id(), name: HOSTILE, per100g, portions: [] }, 'post');
  const measuredAt = eatenAt;
  for (const [path, entry] of [
    ['body-measurements', { measuredAt, massKg: 68 }],
    ['drinks', { drunkAt: eatenAt, kind: 'water', volumeMl: 250 }],
    ['glucose-readings', { measuredAt, glucoseMgdl: 92 }],
  ] as const) {
    const entryId = id();
    await put(`/api/${path}/${entryId}`, { id: entryId, timeZone, note: HOSTILE, ...entry });
  }
  const panelId = id();
  const value = { marker: 'ldl-c', name: HOSTILE, text: '160', value: 160, unit: 'mg/dL' };
  await put(`/api/blood-panels/${panelId}`, {
    id: panelId,
    timeZone,
    collectedOn: dayAgo(3),
    laboratory: HOSTILE,
    note: HOSTILE,
    values: [value],
  });
  const query = new URLSearchParams({ id: id(), fileName: `${HOSTILE}.csv`, timeZone, confirm: 'true' });
  const file = await page.request.post(`/api/glucose-files?${query}`, {
    headers: { 'Content-Type': 'text/csv' },
    data: `time,glucose mg/dL\n${dayAgo(1)} 07:00,123\n`,
  });
  expect(file.ok(), await file.text()).toBe(true);
  return username;
}

/** Expects that none of her text became an element or ran. */
async function expectHarmless(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  await expect(page.locator('img[src="x"]'), path).toHaveCount(0);
  expect(await page.title(), path).not.toBe('pwned');
}

test(
  'Mallory’s script injections are plain text on every screen, hers and the admins’',
  { tag: '@one-width' },
  async ({ page, browser }) => {
    test.slow();
    const username = await writeEverywhere(page);
    const seen: string[] = [];
    for (const path of [
      '/dashboard',
      '/meals',
      '/saved-foods',
      '/meals/recent',
      '/foods',
      '/track/weight',
      '/track/water',
      '/glucose',
      '/reports',
      '/blood-tests',
      '/more',
      '/profile-settings',
      '/contact',
    ]) {
      // Screens after the first are visited without reloading; the last one is a public page.
      if (path === '/dashboard' || path === '/contact') await page.goto(path);
      else await leadTo(page, path);
      await expectHarmless(page, path);
      if ((await page.locator('body').innerText()).includes('{{7*7}}')) seen.push(path);
      else if ((await page.content()).includes('onerror')) seen.push(path);
    }
    // The text must actually be on screen, or the test proves nothing.
    expect(seen).toEqual(expect.arrayContaining(['/meals', '/saved-foods', '/foods', '/contact']));
    const grace = await (await browser.newContext()).newPage();
    await signUpAdmin(grace);
    await grace.goto(`/admin/users?search=${username}`);
    await expectHarmless(grace, '/admin/users');
    await expect(grace.getByText(username).first()).toBeVisible();
    await leadTo(grace, '/admin/messages');
    await expectHarmless(grace, '/admin/messages');
    await grace.context().close();
  },
);
