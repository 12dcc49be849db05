import { expect } from '@playwright/test';
import { eat } from './eat.ts';
import { test } from './scene.ts';
import { expectAccessible, signUpAda } from './people.ts';

test('Ada copies a day, deletes several meals, and undoes both @one-width', async ({ page }) => {
  await signUpAda(page);
  await eat(page, 'two eggs and a slice of toast');
  await eat(page, 'an apple');
  await page.goto('/meals');
  const meals = page.getByRole('article');
  await expect(meals).toHaveCount(2);

  await page.getByRole('button', { name: 'Copy day' }).click();
  const copying = page.getByRole('dialog', { name: 'Copy 2 meals' });
  await expectAccessible(page, 'copy a day');
  await copying.getByRole('button', { name: 'Copy to tomorrow' }).click();
  await expect(page.getByText('2 meals to tomorrow')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(meals).toHaveCount(2);
  await expect(page).toHaveURL(/\/meals\/\d{4}-\d{2}-\d{2}/);
  await expect(page.getByText(/^Tomorrow, /)).toBeVisible();

  await page.getByRole('button', { name: 'Select meals' }).click();
  await meals.first().getByRole('checkbox').check();
  await expect(page.getByText('1 of 2 selected')).toBeVisible();
  await expectAccessible(page, 'choosing meals');
  await page.getByRole('group', { name: 'Selected meals' }).getByRole('button', { name: 'Delete' }).click();
  await expect(meals).toHaveCount(1);
  const deleted = page.getByRole('alert').filter({ hasText: 'Deleted' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(meals).toHaveCount(2);
  await expect(page.getByText('Waiting to sync', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(meals).toHaveCount(2);
});

test(
  'Ada marks how complete a day is, and sees where her sodium comes from',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await eat(page, 'a bowl of chicken noodle soup and a slice of toast');
    await page.goto('/meals');
    const state = page.getByRole('radiogroup', { name: 'Day status' });
    await expect(state.getByRole('radio', { name: 'Partial' })).toBeChecked();
    await state.getByText('Complete', { exact: true }).click();
    await expect(page.getByText('Everything you ate is here')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(state.getByRole('radio', { name: 'Complete' })).toBeChecked();
    await page.getByRole('button', { name: 'Set automatically' }).click();
    await expect(state.getByRole('radio', { name: 'Partial' })).toBeChecked();

    await page.getByRole('button', { name: /^Sodium [\d,]+ mg \d+% of 2,300 mg/ }).click();
    const sources = page.getByRole('dialog', { name: 'Where your sodium comes from' });
    await expect(sources).toContainText('the limit of 2,300 mg');
    await expect(sources.getByRole('listitem')).toHaveCount(2);
    await expect(sources.getByRole('listitem').first()).toContainText('soup');
    await expectAccessible(page, 'where sodium comes from');
    await sources.getByRole('button', { name: /soup/ }).press('Enter');
    await expect(page.getByRole('dialog', { name: /soup/ })).toContainText('Values from');
    await expectAccessible(page, 'what is in the soup');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Protein [\d.]+ g (left|over)/ }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Where your protein comes from' })).toContainText(
      /of your target of/,
    );
    await page.keyboard.press('Escape');
    await page
      .getByRole('region', { name: 'Calories' })
      .getByRole('button', { name: /kcal (left|over)/ })
      .click();
    await expect(page.getByRole('dialog', { name: /^Where your calories come/ })).toContainText('soup');
    await page.keyboard.press('Escape');
    await page.getByRole('article').getByRole('button', { name: /toast/i }).click();
    await expect(page.getByRole('dialog', { name: /toast/i })).toContainText('Values from');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Nutrients' }).click();
    const nutrients = page.getByRole('dialog', { name: /^Nutrients:/ });
    await expect(nutrients).toContainText('Vitamin C');
    await expectAccessible(page, 'nutrients of a meal');
    const vitaminC = nutrients.getByRole('button', { name: /^Vitamin C/ });
    await vitaminC.press('Enter');
    const vitaminCSources = page.getByRole('dialog', { name: 'Where your vitamin C comes from' });
    await expect(vitaminCSources).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(vitaminCSources).toHaveCount(0);
    await expect(vitaminC).toBeFocused();
  },
);

test(
  'Ada’s corrections apply to the same words next time, until she deletes them',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await page.goto('/describe-food');
    const box = page.getByRole('textbox', { name: 'What did you eat?' });
    const amount = page.getByLabel('Amount of Coffee');
    await box.fill('coffee');
    const usual = await amount.inputValue();
    await amount.fill('3');
    // Leaving the page cancels pending requests.
    const learned = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/meals',
    );
    await page.getByRole('button', { name: 'Save meal' }).click();
    await learned;

    await page.goto('/describe-food');
    await box.fill('coffee');
    await expect(amount).toHaveValue('3');

    await page.goto('/corrections');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your corrections');
    await expectAccessible(page, 'corrections');
    const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Forget what “coffee” means' }).click();
    await forgotten;
    await expect(page.getByText('No corrections yet')).toBeVisible();

    await page.goto('/describe-food');
    await expect(amount).toHaveValue(usual);
  },
);
