import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { PASSWORD, registrationOf } from '../scripts/registration.ts';
import { expectAccessible, goOffline, readsAreCached, signUpAda, somebody } from './people.ts';
import { ZONE } from './zone.ts';

const timer = (page: Page) => page.getByRole('region', { name: 'Current fast' });
const start = (page: Page) => page.getByRole('button', { name: 'Start fast' });
const rowsOf = (page: Page) => page.getByRole('table', { name: 'Fasts, newest first' }).locator('tbody tr');

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const wallOf = (iso: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(iso))
    .split(' ') as [date: string, time: string];

/** Ada with her health questions answered, on the fasting screen. */
async function adaFasts(page: Page, conditions: readonly string[] = []): Promise<string> {
  const username = await signUpAda(page);
  const [screenedOn] = wallOf(hoursAgo(0));
  await page.request.put('/api/fasting/screening', { data: { screenedOn, conditions } });
  await page.goto('/track/fasting');
  return username;
}

/** A second device of the same member, with its own session. */
async function secondDevice(browser: Browser, username: string, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await page.request.post('/api/account/login', { data: { login: username, password: PASSWORD } });
  return page;
}

const putFast = (page: Page, startedAt: string, endedAt: string | null) => {
  const id = crypto.randomUUID();
  return page.request.put(`/api/fasts/${id}`, {
    data: { id, timeZone: ZONE, startedAt, endedAt, protocol: '16:8', goalHours: 16, note: null },
  });
};

test('Ada answers the questions and starts a fast', async ({ page }) => {
  await signUpAda(page);
  await page.goto('/track/fasting');
  await start(page).click();
  const questions = page.getByRole('dialog', { name: 'Before you fast' });
  await expect(questions.getByRole('button', { name: 'Save answers' })).toBeDisabled();
  for (const box of await questions.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await questions.getByLabel('None of these').check();
  await expectAccessible(page, 'the health questions');
  await questions.getByRole('button', { name: 'Save answers' }).click();
  await expect(timer(page)).toContainText('of 12 h');
  await expect(timer(page)).not.toContainText('Waiting to sync');
  await page.reload();
  await expect(timer(page)).toContainText('of 12 h');
});

test(
  'Ada starts from her dashboard and corrects the start on another device; each shows what the other did without reloading',
  { tag: '@one-width' },
  async ({ page, browser, baseURL }) => {
    const username = await adaFasts(page);
    await putFast(page, hoursAgo(40), hoursAgo(24));
    await page.goto('/dashboard');
    const tile = page.getByRole('region', { name: 'Fasting' });
    await tile.getByRole('button', { name: 'Start fast: 16:8' }).click();
    await expect(tile).toContainText('0:00 of 16 h');

    const other = await secondDevice(browser, username, baseURL);
    await other.goto('/track/fasting');
    await other.getByRole('button', { name: 'Change start' }).click();
    const form = other.getByRole('dialog', { name: 'Edit this fast' });
    const [date, time] = wallOf(hoursAgo(17));
    await form.getByLabel('First day').fill(date);
    await form.getByLabel('Started at').fill(time);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(timer(other)).toContainText('goal reached');
    await expectAccessible(other, 'a running fast');
    await expect(tile).toContainText('Goal reached at');

    await tile.getByRole('button', { name: 'End fast' }).click();
    await expect(tile.getByRole('button', { name: 'Start fast: 16:8' })).toBeVisible();
    await expect(start(other)).toBeVisible();
    await expect(rowsOf(other)).toHaveCount(2);
    await other.context().close();
  },
);

test(
  'Ada adds a past fast, edits it, deletes it and undoes that; an impossible one is refused',
  { tag: '@one-width' },
  async ({ page }) => {
    await adaFasts(page);
    await page.getByRole('button', { name: 'Add a past fast' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add a past fast' });
    const [began, ended] = [wallOf(hoursAgo(40)), wallOf(hoursAgo(24))];
    await form.getByLabel('First day').fill(began[0]);
    await form.getByLabel('Started at').fill(began[1]);
    await form.getByLabel('Last day').fill(wallOf(hoursAgo(-24))[0]);
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form).toContainText('That end time is in the future');
    await form.getByLabel('Last day').fill(ended[0]);
    await form.getByLabel('Ended at').fill(ended[1]);
    await form.getByLabel('Protocol').selectOption('16:8');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(rowsOf(page)).toContainText(['16 h']);

    await page.getByRole('button', { name: 'Add a past fast' }).first().click();
    await form.getByLabel('First day').fill(began[0]);
    await form.getByLabel('Started at').fill(began[1]);
    await form.getByLabel('Last day').fill(ended[0]);
    await form.getByLabel('Ended at').fill(ended[1]);
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form).toContainText('Fasts can’t overlap');
    await form.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: /^More for 16:8 fast/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit fast' });
    await edit.getByLabel('Protocol').selectOption('18:6');
    await edit.getByLabel('Note').fill('Slept badly');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(rowsOf(page)).toContainText(['16 h of 18 h']);
    await expect(rowsOf(page)).toContainText(['Slept badly']);

    await page.getByRole('button', { name: /^More for 18:6 fast/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'No fasts yet' })).toBeVisible();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Deleted' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(rowsOf(page)).toHaveCount(1);
  },
);

test(
  'a fast started offline while another device was faster is explained, and nothing is lost',
  { tag: ['@one-width', '@offline'] },
  async ({ page, context }) => {
    await adaFasts(page);
    await expect(start(page)).toBeVisible();
    await readsAreCached(page);
    await goOffline(page);
    // Before the click: while a page is loading, a write may get through without its response.
    const answer = await putFast(page, hoursAgo(3), null);
    expect(answer.ok(), await answer.text()).toBe(true);
    await start(page).click();
    await expect(timer(page)).toContainText('Waiting to sync');
    await page.reload();
    await expect(timer(page)).toContainText('Waiting to sync');

    const second = await context.newPage();
    await second.goto('/track/fasting');
    await expect(timer(second)).toContainText('Waiting to sync');
    await second.close();

    await context.setOffline(false);
    const conflict = page.getByRole('alert').filter({ hasText: 'You started a fast on two devices' });
    await expect(conflict).toContainText('You’ve been fasting since');
    await expect(timer(page)).toContainText(/3:0\d/);
    await expectAccessible(page, 'a fast that was begun twice');
    await conflict.getByRole('button', { name: 'Keep the current fast' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(timer(page)).toContainText(/3:0\d/);
  },
);

test('members under 18 aren’t offered fasts, and see why', { tag: '@one-width' }, async ({ page }) => {
  await page.request.post('/api/account/register', {
    data: registrationOf(somebody('young'), { ageYears: 17, timeZone: ZONE }),
  });
  await page.goto('/track/fasting');
  const card = page.getByRole('region', { name: 'Not a good time to fast' });
  await expect(card).toContainText('you’re under 18');
  await expect(card).toContainText('Talk to your doctor');
  await expect(start(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a past fast' })).toHaveCount(0);
  await expectAccessible(page, 'fasting, not offered');
  const answer = await putFast(page, hoursAgo(1), null);
  expect(answer.status()).toBe(403);
});
