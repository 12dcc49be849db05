import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { registerAda, signUpAda, somebody } from './people.ts';

const MAX_STOPS = 80;

/** Presses Tab until `target` has the focus, around the page if it is further up. Each stop on the way can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    // Past the last stop, the focus is outside the page.
    if ((await focused.count()) > 0) await expect(focused).toBeInViewport();
  }
  throw new Error(`${MAX_STOPS} presses of Tab don’t reach ${target}.`);
}

test('Log on a phone opens with the caret in the box, and Escape returns the focus @phone', async ({
  page,
}) => {
  await registerAda(page);
  const button = page.getByRole('button', { name: 'Log', exact: true }).last();
  await button.click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'What did you eat?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('Escape closes the dialog over the Log drawer, then the drawer, and returns the focus each time @phone', async ({
  page,
}) => {
  await registerAda(page);
  const log = page.getByRole('button', { name: 'Log', exact: true }).last();
  await log.click();
  const drawer = page.getByRole('dialog', { name: 'Add Food' });
  await drawer.getByRole('textbox', { name: 'What did you eat?' }).fill('a banana');
  const save = drawer.getByRole('button', { name: 'Add to saved meals' });
  await expect(save).toBeEnabled();
  await save.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to saved meals' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(save).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(log).toBeFocused();
});

test('Ada logs a meal and sees it; closing its editor returns the focus, deleting it moves it to the heading @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/describe-food');
  const box = page.getByRole('textbox', { name: 'What did you eat?' });
  await box.fill('a banana');
  await box.press('Enter');
  await expect(page.getByRole('list', { name: 'Foods in this meal' }).locator('..')).toBeFocused();
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

test(
  'with keys alone, Ada logs a meal from the dashboard and changes an amount',
  { tag: '@one-width' },
  async ({ page }) => {
    await registerAda(page);
    await tabTo(page, page.getByRole('combobox', { name: 'What did you eat?' }));
    await page.keyboard.type('a banana and black coffee');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Amount of Banana'));
    await page.keyboard.type('2');
    await page.keyboard.press('Control+Enter');
    await tabTo(page, page.getByRole('link', { name: /^Edit/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Amount of Banana')).toHaveValue('2');
  },
);

test('with keys alone, Ada enters a blood test', { tag: '@one-width' }, async ({ page }) => {
  await signUpAda(page);
  await page.goto('/blood-tests');
  await tabTo(page, page.getByRole('link', { name: 'Add your first blood test' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Marker, line 1', exact: true }));
  await page.keyboard.type('ferritin');
  await expect(page.getByRole('option').filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Value, line 1', { exact: true })).toBeFocused();
  await page.keyboard.type('40');
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Ferritin 40/ })).toBeVisible();
});

test(
  'with keys alone, Ada asks the coach, sees the rows behind a figure and returns to it',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await page.goto('/coach');
    await tabTo(page, page.getByLabel('Your question'));
    await page.keyboard.type('Add 300 mL water');
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await expect(confirm).toBeVisible();
    // A follow-up can be typed at once, although the conversation has an address by now.
    await expect(page).toHaveURL(/\/coach\/./);
    await expect(page.getByLabel('Your question')).toBeFocused();
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Added 300 mL of water' })).toBeVisible();
    await tabTo(page, page.getByLabel('Your question'));
    await page.keyboard.type('How much water did I drink today?');
    await page.keyboard.press('Enter');
    const figure = page.getByRole('button', { name: '300 mL', exact: true });
    await tabTo(page, figure);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Behind this number' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(figure).toBeFocused();
  },
);

test('with keys alone, Ada changes her name and saves', { tag: '@one-width' }, async ({ page }) => {
  await signUpAda(page);
  await page.goto('/profile-settings');
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.press('End');
  await page.keyboard.type(' Lovelace');
  await tabTo(page, page.getByRole('button', { name: 'Save settings' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
});
