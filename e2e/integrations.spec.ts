import { expect } from '@playwright/test';
import { PASSWORD } from '../scripts/registration.ts';
import { expectAccessibleInBoth, signUpAda } from './people.ts';
import { test } from './scene.ts';

test('Ada gives her kitchen tablet a token, which reads her goals until she revokes it', async ({
  page,
  request,
}) => {
  await signUpAda(page);
  await page.goto('/more');
  await page.getByRole('link', { name: /^Integrations/ }).click();
  await expect(page.getByRole('heading', { name: 'Integrations', level: 1 })).toBeVisible();
  await expectAccessibleInBoth(page, 'integrations');

  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Kitchen tablet');
  await dialog.getByRole('combobox', { name: 'Water' }).selectOption('Read and write');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not my password');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await expectAccessibleInBoth(page, 'new token');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const secret = (await dialog.getByLabel('Access token').textContent()) ?? '';
  expect(secret).toMatch(/^perennial_/);
  await expectAccessibleInBoth(page, 'token secret');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Kitchen tablet')).toBeVisible();
  await expect(page.getByText('Never used', { exact: false })).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  const goals = () => request.get('/api/v1/goals', { headers: { authorization: `Bearer ${secret}` } });
  expect((await goals()).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^Last used/)).toBeVisible();

  await page.getByRole('button', { name: 'Create token' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Another');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/Your plan allows one access token/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Revoke Kitchen tablet' }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('Kitchen tablet', { exact: true })).toHaveCount(0);
  expect((await goals()).status()).toBe(401);
});
