import { monthStart } from '#domain/time/day-range.ts';
import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessibleInBoth, registerAda, signUpAda } from './people.ts';
import { dayAgo } from './zone.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'What did you eat?' });

test('text Ada types before suggestions load stays, with the caret after it @one-width', async ({ page }) => {
  await signUpAda(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/suggesting-box-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/dashboard');
  await box(page).click();
  await page.keyboard.type('bana');
  await expect(box(page)).toHaveValue('bana');
  release();
  await expect(page.getByRole('option', { name: /^Banana/ }).first()).toBeVisible();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('na');
  await expect(box(page)).toHaveValue('banana');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-combobox-selected]')).toBeVisible();
  await expectAccessibleInBoth(page, 'the highlighted way to log');
});

test(
  'if the code for suggestions doesn’t load, Ada can still describe a meal',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.route(/suggesting-box-.*\.js$/, (route) => route.abort());
    await registerAda(page);
    await box(page).click();
    await page.keyboard.type('a banana');
    await page.keyboard.press('Enter');
    await page.waitForURL(/describe-food/);
    await expect(page.getByRole('textbox', { name: 'What did you eat?' })).toHaveValue('a banana');
  },
);

test(
  'a screen without a food search doesn’t load the foods; their file is still on Ada’s device',
  { tag: ['@one-width', '@offline', '@own-browser'] },
  async ({ page }) => {
    await signUpAda(page);
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await page.goto('/dashboard');
    const keepsFoods = () =>
      page.evaluate(async () => {
        const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const kept = await Promise.all(caching.map((cache) => cache.keys()));
        return kept.flat().some(({ url }) => url.endsWith('.foods'));
      });
    await expect.poll(keepsFoods).toBe(true);
    expect(workers).toEqual([]);
    await box(page).fill('banan');
    await expect(page.getByRole('option', { name: /^Banana/ }).first()).toBeVisible();
    expect(workers).toHaveLength(1);
  },
);

test('after her first meal, Ada still sees the steps that are left, until she hides them @one-width', async ({
  page,
}) => {
  await registerAda(page);
  await expect(page.getByText('Three steps to get started')).toBeVisible();
  await box(page).fill('a banana');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await page.waitForURL(/\/meals/);
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toContainText('Two steps left');
  await expect(steps).toContainText('Add last night’s sleep');
  await expectAccessibleInBoth(page, 'dashboard with steps left');
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Sleep', exact: true })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('Ada picks a day in the calendar with the keyboard, and Escape returns the focus @one-width', async ({
  page,
}) => {
  await registerAda(page);
  const date = page.getByRole('group', { name: 'Day' }).getByRole('button').nth(1);
  const calendar = page.getByRole('dialog', { name: 'Choose a day' });
  await date.click();
  await expect(calendar.locator('[data-selected]')).toBeFocused();
  const focused = calendar.locator('[data-day]:focus');
  await page.keyboard.press('PageUp');
  await expect(focused).toHaveAttribute('data-day', new RegExp(`^${monthStart(dayAgo(), -1).slice(0, 7)}`));
  await page.keyboard.press('Home');
  await expect(focused).toHaveAccessibleName(/^Monday, /);
  await page.keyboard.press('End');
  await expect(focused).toHaveAccessibleName(/^Sunday, /);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(date).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.locator('[data-selected]')).toBeFocused();
  // Five weeks back, through the first days of the month.
  for (let week = 0; week < 5; week += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?date=${dayAgo(35)}$`));
  await expect(calendar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Today', exact: true })).toBeVisible();
});

test('a calendar closed and reopened immediately has the focus', { tag: '@one-width' }, async ({ page }) => {
  await registerAda(page);
  const date = page.getByRole('group', { name: 'Day' }).getByRole('button').nth(1);
  const selected = page.getByRole('dialog', { name: 'Choose a day' }).locator('[data-selected]');
  await date.click();
  await expect(selected).toBeFocused();
  await date.evaluate((button: HTMLButtonElement) => {
    (button.popoverTargetElement as HTMLElement).hidePopover();
    button.click();
  });
  await expect(selected).toBeFocused();
});

test('the dashboard’s code is preloaded', { tag: '@one-width' }, async ({ page }) => {
  await signUpAda(page);
  await page.goto('/dashboard');
  const hrefs = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => href.includes('/dashboard-cards-'))).toHaveLength(1);
});
