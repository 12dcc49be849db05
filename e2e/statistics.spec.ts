import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { eat } from './eat.ts';
import { expectAccessibleInBoth, signUpAdmin, somebody } from './people.ts';
import { registrationOf } from '../scripts/registration.ts';
import { test } from './scene.ts';
import { ZONE } from './zone.ts';

/** User agent of a person's browser: the tests' default one identifies a program and isn't counted. */
const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 ${randomUUID()}`;

test('Vera arrives from a newsletter, registers and logs a meal; the admin sees each step @one-width', async ({
  page,
  browser,
}) => {
  const letter = `letter-${randomUUID().slice(0, 8)}`;
  const vera = await browser.newContext({ userAgent, extraHTTPHeaders: { 'X-Forwarded-For': '10.77.0.1' } });
  const hers = await vera.newPage();
  await hers.goto(`/?utm_source=${letter}&utm_campaign=${letter}`);
  await signUpAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  const sources = page.getByRole('region', { name: 'Sources' });
  const row = sources.getByRole('row', { name: new RegExp(letter) });
  // One visitor with one view appears immediately; she hasn't signed up yet.
  const reload = async () => {
    await page.reload();
    await expect(sources.getByRole('columnheader', { name: 'Source' })).toBeVisible();
    const all = sources.getByRole('button', { name: /^Show all/ });
    if (await all.isVisible()) await all.click();
  };
  await reload();
  await expect(row.getByRole('cell')).toHaveText(['1', '1', '0', '–', '0']);

  await hers.goto('/auth?register=true');
  const data = registrationOf(somebody('vera'), { timeZone: ZONE });
  const registered = await hers.request.post('/api/account/register', { data });
  expect(registered.ok(), await registered.text()).toBe(true);
  await reload();
  // The login page also counts as a page.
  await expect(row.getByRole('cell')).toHaveText(['1', '2', '1', '–', '0']);

  const meals = async () => {
    const statistics = await page.request.get(
      `/api/admin/statistics?from=${new Date().toISOString().slice(0, 10)}&to=${new Date().toISOString().slice(0, 10)}`,
    );
    const { features } = (await statistics.json()) as {
      features: { feature: string; memberDays: number }[];
    };
    return features.find(({ feature }) => feature === 'meals')?.memberDays ?? 0;
  };
  const before = await meals();
  await eat(hers, 'one apple');
  await expect.poll(meals).toBeGreaterThan(before);
  await vera.close();

  await reload();
  await expect(
    page.getByRole('region', { name: 'Feature use' }).getByRole('row', { name: /^Meals/ }),
  ).toBeVisible();
  const campaigns = page.getByRole('region', { name: 'Campaigns' });
  await expect(campaigns).toContainText(/letter-/);
  await expectAccessibleInBoth(page, 'statistics');

  await page.getByText('7 days', { exact: true }).click();
  await expect(page).toHaveURL(/range=7/);
  const visitors = page.getByRole('region', { name: 'Visitors over time' });
  await visitors.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: /Visitors by day/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download sources as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('perennial-sources.csv');
});

test('a custom range is in the address, and empty charts say what will appear @one-width', async ({
  page,
}) => {
  await signUpAdmin(page);
  await page.goto('/admin?range=own&from=2024-11-01&to=2024-11-30');
  await expect(page.getByLabel('From')).toHaveValue('2024-11-01');
  await expect(page.getByText('New members will appear here on the day they sign up.')).toBeVisible();
  await expect(page.getByText('Payments and refunds will appear here.')).toBeVisible();
  await page.getByLabel('From').fill('2024-11-20');
  await expect(page).toHaveURL(/from=2024-11-20/);
  // The previous range's figures are dimmed until the new ones have loaded.
  await expect(page.locator('[class*="_stale_"]')).toHaveCount(0);
  await expectAccessibleInBoth(page, 'statistics, nothing counted');
});
