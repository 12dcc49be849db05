import { expect } from '@playwright/test';
import { test } from './scene.ts';
import { registerAda, signUpAda, somebody } from './people.ts';

test('Log on a phone opens with the caret in the box, and Escape returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await registerAda(page);
  const button = page.getByRole('button', { name: 'Log', exact: true }).last();
  await button.click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'What did you eat?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('Ada logs a meal and sees it; closing its editor returns the focus, deleting it moves it to the heading', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/describe-food');
  const box = page.getByRole('textbox', { name: 'What did you eat?' });
  await box.fill('a banana');
  await box.press('Enter');
  await expect(page.getByRole('list', { name: 'Foods of this meal' }).locator('..')).toBeFocused();
  // Too low for the summary of the day and its meal.
  await page.setViewportSize({ width: 390, height: 400 });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article')).toBeInViewport({ ratio: 0.5 });
  const edit = page.getByRole('link', { name: /^Edit/ });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(edit).toBeFocused();
  await page.getByRole('button', { name: /^Delete/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'a refused registration moves the caret to the first invalid field',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/auth?register=true');
    await page.getByRole('textbox', { name: 'Password' }).fill('seven quiet walks');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.getByLabel('Username').fill(somebody('ada'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Age')).toBeFocused();
  },
);
