import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { PASSWORD } from '../scripts/registration.ts';
import { changeReads, expectAccessibleInBoth, logInDemo, readsAreCached, sent, signUpAda } from './people.ts';
import { test } from './scene.ts';

const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

const logIn = async (page: Page, username: string) => {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/dashboard');
};

test(
  'a late response updates the values without moving the caret',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await page.goto('/profile-settings');
    const [name, height] = [
      page.getByLabel('Name', { exact: true }),
      page.getByLabel('Height in centimeters'),
    ];
    await expect(height).toHaveValue('165');
    await readsAreCached(page);
    const answer = Promise.withResolvers<void>();
    await changeReads(page, /^\/api\/account\/settings$/, async ({ status, body }) => {
      await answer.promise;
      return { status, body: { ...(body as object), heightCm: 170 } };
    });
    await page.reload();
    await expect(height).toHaveValue('165');
    await name.fill('Ada L');
    answer.resolve();
    await expect(height).toHaveValue('170');
    await page.keyboard.type('.');
    await expect(name).toHaveValue('Ada L.');
  },
);

test('Ada changes her height in inches and her time zone by name; a reload keeps unsaved text', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/profile-settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(page.getByLabel('Height in centimeters')).toHaveValue('165');
  await expect(page.getByRole('button', { name: 'Save settings' })).toHaveCount(0);
  await page.getByText('Imperial', { exact: true }).click();
  await expect(page.getByLabel('Height: feet')).toHaveValue('5');
  await expect(page.getByLabel('Height: inches')).toHaveValue('5');
  await page.getByLabel('Height: inches').fill('7');
  await page.getByLabel('Name', { exact: true }).fill('Ada L.');
  await page.getByRole('combobox', { name: 'Your time zone' }).fill('new york');
  await page.getByRole('option', { name: 'America/New York' }).click();
  await page.getByLabel('Age').fill('12');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('You must be at least 16 years old.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada L.');
  await page.getByLabel('Age').fill('43');
  await expect(page.getByText(/Your daily targets, scores and ranges use your new settings/)).toBeVisible();
  await expectAccessibleInBoth(page, 'settings');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await toast(page, 'Settings saved');
  await page.reload();
  await expect(page.getByLabel('Height: inches')).toHaveValue('7');
  const stored = await (await page.request.get('/api/account/settings')).json();
  expect(stored).toMatchObject({
    heightCm: 67 * 2.54,
    ageYears: 43,
    timeZone: 'America/New_York',
    name: 'Ada L.',
  });
});

test('Ada adds an address with her password; a wrong password shows at its field', async ({ page }) => {
  const username = await signUpAda(page);
  await page.goto('/profile-settings');
  await page.getByRole('button', { name: /^Add/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email address' });
  await dialog.getByLabel('Email').fill(`${username}@example.org`);
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('a guess');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByText('That password is incorrect.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await expectAccessibleInBoth(page, 'the address');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await toast(page, 'Address changed');
  await expect(page.getByText(`${username}@example.org`).first()).toBeVisible();
});

test('Ada can’t have milk and dislikes mushrooms: her meals flag both @one-width', async ({ page }) => {
  await signUpAda(page);
  await page.goto('/dietary-preferences');
  await page.getByText('Milk', { exact: true }).click();
  const dislikes = page.getByRole('combobox', { name: 'Foods you don’t like' });
  await dislikes.fill('mushrooms');
  await dislikes.press('Enter');
  await page.getByLabel('Dietary preference', { exact: true }).selectOption('vegetarian');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
  await expectAccessibleInBoth(page, 'dietary preferences');
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await toast(page, 'Dietary preferences saved');
  await page.goto('/update-goals');
  await expect(page.getByLabel('Dietary preference', { exact: true })).toHaveValue('vegetarian');

  await page.goto('/describe-food');
  await page
    .getByRole('textbox', { name: 'What did you eat?' })
    .last()
    .fill('a glass of milk, 100 g mushrooms, an apple');
  const foods = page.getByRole('list', { name: 'Foods in this meal' });
  await expect(foods.getByText('Contains milk.')).toBeVisible();
  await expect(foods.getByText('You don’t like mushrooms.')).toBeVisible();
  await expect(foods.getByRole('listitem')).toHaveCount(3);
  await expectAccessibleInBoth(page, 'flags of a meal');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(page.getByRole('article').getByText('Contains milk.')).toBeVisible();
  await sent(page);
});

test('Ada downloads all her data as one file', { tag: '@one-width' }, async ({ page }) => {
  const username = await signUpAda(page);
  await page.goto('/profile-settings');
  await page.getByRole('button', { name: 'What’s included' }).click();
  await expect(page.getByText('profile', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^perennial-everything-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['README.txt', 'json/profile.json', 'csv/profile.csv']),
  );
  expect(JSON.parse(text('account.json')).account.username).toBe(username);
  expect(JSON.parse(text('json/profile.json'))).toMatchObject([{ name: 'Ada', height_cm: 165 }]);
  expect(text('csv/profile.csv')).toContain('height_cm');
});

test('Ada deletes her account, is logged out, and keeps it by logging in again @one-width', async ({
  page,
}) => {
  const username = await signUpAda(page);
  await page.goto('/profile-settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Type the word delete.')).toBeVisible();
  await dialog.getByLabel(/Type the word/).fill('delete');
  await expectAccessibleInBoth(page, 'deleting the account');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await toast(page, 'Your account will be deleted');
  await page.waitForURL('**/');
  expect((await page.request.get('/api/account/me')).status()).toBe(401);

  await logIn(page, username);
  const kept = page.getByText(
    /^Your account was scheduled for deletion on .*\. You logged in, so we kept it\.$/,
  );
  await expect(kept).toBeVisible();
  await expectAccessibleInBoth(page, 'a kept account');
  await page.getByRole('link', { name: 'Delete it anyway' }).click();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeInViewport();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(kept).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(kept).toHaveCount(0);
});

test('demo visitors can’t change the account', { tag: '@one-width' }, async ({ page }) => {
  await logInDemo(page);
  await page.goto('/profile-settings');
  await expect(page.getByLabel('Name', { exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add email address' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
});
