import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessible, sent, signUpAda } from './people.ts';

const day = (page: Page) => page.getByRole('region', { name: 'Today', exact: true });
const table = (page: Page) => page.getByRole('table', { name: 'Drinks today' });
test('Ada drinks: a tap is a glass, a second deliberate tap another, an accidental double tap none @phone', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/track/water');
  await expect(page.getByText('Nothing logged today')).toBeVisible();
  await expectAccessible(page, 'water, empty');
  const glass = page.getByRole('button', { name: 'Add 250 mL of water' });
  const tappedMs = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(tappedMs);
  await glass.dblclick();
  await expect(day(page)).toContainText('0.25');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await page.clock.setFixedTime(tappedMs + 400);
  await glass.click();
  await expect(day(page)).toContainText('0.5');
  await page.clock.setFixedTime(tappedMs + 1000);
  await expect(page.getByRole('alert').filter({ hasText: 'Saved' })).toHaveCount(1);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await sent(page);
  await page.reload();
  await expect(day(page)).toContainText('0.25');
  await expect(day(page)).toContainText('of 2.05 L');
  await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled();

  await page.goto('/dashboard');
  const tile = page.getByRole('region', { name: 'Water' });
  await expect(tile).toContainText('0.25 of 2.05 L');
  await tile.getByRole('button', { name: 'Add 250 mL of water' }).click();
  await expect(tile).toContainText('0.5 of 2.05 L');
});

test('Ada logs wine at another time, edits it, deletes it and undoes that; invalid input shows at its field @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/track/water');
  await page.getByRole('button', { name: 'Log a different drink' }).click();
  const form = page.getByRole('dialog', { name: 'Log a drink' });
  await form.getByLabel('Amount, mL').fill('a glass');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Enter a number.')).toBeVisible();
  await form.getByLabel('Drink', { exact: true }).selectOption('wine');
  await form.getByLabel('Amount, mL').fill('1500');
  await expect(form.getByText(/Doesn’t count as water/)).toBeVisible();
  await expectAccessible(page, 'a drink with a fault');
  await page.keyboard.press('Enter');
  const ask = page.getByRole('dialog', { name: 'All in one drink?' });
  await expect(ask).toContainText('1,500 mL is more than a liter');
  await ask.getByRole('button', { name: 'Go back' }).last().click();
  await form.getByLabel('Amount, mL').fill('150');
  await form.getByLabel('Time').fill('00:00');
  await form.getByLabel('Note').fill('with Grace');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(table(page)).toContainText('12:00 AM Wine');
  await expect(day(page)).toContainText('15 g of alcohol');

  await page.getByRole('button', { name: 'More for 150 mL of wine, 12:00 AM' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page
    .getByRole('dialog', { name: 'Edit drink' })
    .getByLabel('Drink', { exact: true })
    .selectOption('beer');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(table(page)).toContainText('120 mL of water');
  await page.getByRole('button', { name: 'More for 150 mL of beer, 12:00 AM' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(table(page)).toHaveCount(0);
  await page.getByRole('alert').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(table(page)).toContainText('12:00 AM Beer');
  await sent(page);
  await page.reload();
  await expect(table(page)).toContainText('with Grace');
});

test(
  'Ada’s mug becomes one tap, with the keyboard too; drinks logged offline are sent later',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await signUpAda(page);
    await page.goto('/track/water');
    await page.getByRole('button', { name: 'Add a cup' }).click();
    const form = page.getByRole('dialog', { name: 'Add a cup' });
    await form.getByRole('button', { name: 'Add cup' }).click();
    await expect(form.getByText('Enter a name.')).toBeVisible();
    await form.getByLabel('Name').fill('Blue mug');
    await form.getByLabel('Drink').selectOption('tea');
    await form.getByLabel('Volume, mL').fill('400');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Add a cup' })).toBeFocused();
    await context.setOffline(true);
    const mug = page.getByRole('button', { name: 'Add Blue mug: 400 mL of tea' });
    await mug.focus();
    await page.keyboard.press('Enter');
    await expect(day(page)).toContainText('0.4');
    await expect(table(page)).toContainText('Waiting to sync');
    await context.setOffline(false);
    await sent(page);
    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect(page.getByText('Nothing logged yesterday')).toBeVisible();
    await page.getByRole('button', { name: 'Add 500 mL of water' }).click();
    await expect(page.getByRole('table', { name: 'Drinks yesterday' })).toContainText('500 mL');
    await sent(page);
    await page.reload();
    await expect(page.getByRole('table', { name: 'Drinks yesterday' }).getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(table(page)).toContainText('Tea');
  },
);
