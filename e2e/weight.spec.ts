import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessible, sent, signUpAda } from './people.ts';
import { instantAgo, ZONE } from './zone.ts';

/** Stores weights of the last days without the form, oldest first. */
async function weighed(page: Page, massesKg: readonly number[]): Promise<void> {
  for (const [index, massKg] of massesKg.entries()) {
    const id = randomUUID();
    const daysAgo = massesKg.length - index;
    const answer = await page.request.put(`/api/body-measurements/${id}`, {
      data: {
        id,
        massKg,
        measuredAt: instantAgo(daysAgo, '07:00'),
        timeZone: ZONE,
      },
    });
    expect(answer.ok()).toBe(true);
  }
}

const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: /^More/ }) });

test('Ada weighs herself for the first time, edits it, deletes it and undoes that @phone', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/track/weight');
  await expect(page.getByText('No weight logged yet')).toBeVisible();
  await expectAccessible(page, 'weight, empty');
  await page.getByRole('button', { name: 'Add your first weight' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add weight' });
  const mass = sheet.getByLabel('Weight in kilograms');
  await mass.fill('800');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('Enter 400 kg or less.')).toBeVisible();
  await expect(mass).toBeFocused();
  await mass.fill('68,4');
  await page.reload();
  await page.getByRole('button', { name: 'Add your first weight' }).click();
  await expect(mass).toHaveValue('68,4');
  await sheet.getByLabel('Waist').fill('79.5');
  await expectAccessible(page, 'weight, form');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Trend' })).toContainText('68.4 kg');
  await expect(page.getByText('Healthy: below half your height')).toBeVisible();

  await page.getByRole('button', { name: /^More for 68\.4 kg/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const change = page.getByRole('dialog', { name: 'Edit measurement' });
  await change.getByLabel('Weight in kilograms').fill('67.9');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page)).toContainText('67.9 kg');
  await sent(page);
  await page.reload();
  await expect(rows(page)).toContainText('67.9 kg');
  await expect(rows(page)).toContainText('waist 79.5 cm');

  await page.getByRole('button', { name: /^More for 67\.9 kg/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('No weight logged yet')).toBeVisible();
  await page.getByRole('alert').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test(
  'Ada’s trend has a rate; an implausible weight needs confirmation, and counts once a second one agrees',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await signUpAda(page);
    await weighed(
      page,
      Array.from({ length: 20 }, (_, day) => 70 - 0.07 * day + (day % 2) * 0.4),
    );
    await page.goto('/track/weight');
    const trend = page.getByRole('region', { name: 'Trend' });
    await expect(trend).toContainText(/−0\.\d\d kg a week/);
    await expect(page.getByText('14 of the last 14 days')).toHaveCount(0);
    await expect(page.getByText('13 of the last 14 days')).toBeVisible();

    // The form compares with what its screen has read: its own answer may take longer than she does.
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add weight' }).click();
    await page.getByLabel('Weight in kilograms').fill('96.9');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const ask = page.getByRole('dialog', { name: 'Is this right?' });
    await expect(ask).toContainText('96.9 kg is far from your usual');
    await context.setOffline(false);
    await ask.getByRole('button', { name: 'Go back' }).last().click();
    await expect(page.getByLabel('Weight in kilograms')).toHaveValue('96.9');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await ask.getByRole('button', { name: 'Save 96.9 kg' }).click();
    await expect(rows(page).first()).toContainText('needs a second weigh-in');
    await expect(trend).toContainText(/^Trend6[89]/);

    await page.getByText('2 weeks', { exact: true }).click();
    await expect(page).toHaveURL(/range=2w/);
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('columnheader', { name: 'Weighed' })).toBeVisible();
    await page.getByText('Year', { exact: true }).click();
    const days = page.getByRole('table', { name: /^Weight, / }).getByRole('rowheader');
    await expect.poll(() => days.count(), 'the table stays when the range changes').toBeGreaterThan(16);
    await page.getByRole('heading', { name: 'How this is calculated' }).click();
    await page.getByRole('switch', { name: 'Show weight in stone on this device' }).check();
    await expect(trend).toContainText(/1[01] st/);
  },
);

test(
  'a chart whose code fails to load says so, and loads on retry',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await weighed(page, [68.4, 68.1, 68.2]);
    const charts = /\/assets\/chart-[^/]*\.js$/;
    await page.route(charts, (route) => route.abort('internetdisconnected'));
    await page.goto('/track/weight');
    await expect(page.getByText('We couldn’t load this chart')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await expectAccessible(page, 'weight, without its chart');
    await page.unroute(charts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('group', { name: /^Weight, kg/ })).toBeVisible();
  },
);
