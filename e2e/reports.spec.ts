import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth, signUpAda } from './people.ts';
import { test } from './scene.ts';

test('Ada shares her sleep with Dr. Chen, sees that he opened it, and revokes the link @one-width', async ({
  page,
  browser,
}) => {
  await signUpAda(page);
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Recipient' }).fill('Dr. Chen');
  for (const section of [
    'Nutrition',
    'Stress',
    'Movement',
    'Fasting',
    'Hydration',
    'Glucose',
    'Blood and bio-age',
  ])
    await dialog.getByRole('checkbox', { name: section }).uncheck();
  await expectAccessibleInBoth(page, 'share a report');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = (await dialog.getByLabel('Report link').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Not opened yet', { exact: false })).toBeVisible();

  const clinic = await browser.newContext();
  const theirs = await clinic.newPage();
  await theirs.goto(new URL(address).pathname);
  await expect(theirs.getByRole('heading', { name: 'Health report' })).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Sleep' })).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Nutrition' })).toHaveCount(0);
  await expectAccessible(theirs, 'shared report');

  await page.reload();
  await expect(page.getByText('Opened once, on', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Revoke Dr. Chen' }).click();
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByText(/· revoked$/)).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'This link was revoked' })).toBeVisible();
  await clinic.close();
});
