import { expect, type Page } from '@playwright/test';
import { eat } from './eat.ts';
import { test } from './scene.ts';
import { expectAccessible, isPhone, openLog, readsAreCached, signUpAda } from './people.ts';

/** Saves the first meal of the current day under a name. */
async function saveAs(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Add to saved meals' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to saved meals' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const saved = (page: Page) => page.getByRole('list', { name: 'Saved meals' }).getByRole('listitem');
const meals = (page: Page) => page.getByRole('article');

test(
  'Ada quick-adds a bar, sees that its macros don’t add up, and logs two servings',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await openLog(page);
    await page.getByRole('button', { name: 'Quick add' }).last().click();
    const form = page.getByRole('form', { name: 'Quick add' });
    await form.getByRole('button', { name: 'Add to this meal' }).click();
    await expect(form.getByText('Enter a name.')).toBeVisible();
    await form.getByLabel('Name').fill('Oat bar');
    await form.getByLabel('Calories, kcal').fill('210');
    await form.getByLabel('Protein, g').fill('10');
    await form.getByLabel('Carbs, g').fill('10');
    await form.getByLabel('Fat, g').fill('2');
    await expect(form.getByRole('status')).toContainText('These macros come to 98 kcal');
    await expectAccessible(page, 'quick add');
    await form.getByLabel('Carbs, g').fill('38');
    await expect(form.getByRole('status')).not.toContainText('kcal');
    await form.getByRole('button', { name: 'Add to this meal' }).click();
    await page.getByLabel('Amount of Oat bar').fill('2');
    await page.getByRole('button', { name: 'Save meal' }).click();
    await page.waitForURL(/\/meals/);
    await expect(meals(page)).toContainText('2 servings');
    await expect(meals(page)).toContainText('420');
    await page.reload();
    await expect(meals(page)).toContainText('420');

    await page.getByRole('link', { name: /^Edit/ }).click();
    const editor = page.getByRole('dialog');
    await editor.getByLabel('Amount of Oat bar').fill('1/2');
    await editor.getByRole('button', { name: 'Save changes' }).click();
    await expect(meals(page)).toContainText('105');
    await page.reload();
    await expect(meals(page)).toContainText('0.5 serving');
    await page.getByText('Amounts', { exact: true }).click();
    const iron = page.getByRole('row', { name: /^Iron/ });
    await expect(iron).toContainText('not reported');
  },
);

test('Ada saves a meal, logs two servings, reorders, edits, deletes and undoes it @one-width', async ({
  page,
}) => {
  test.slow();
  await signUpAda(page);
  await page.goto('/saved-foods');
  await expect(page.getByText('No saved meals yet')).toBeVisible();
  await readsAreCached(page);
  // Without an answer, what the device has kept says nothing about what she has saved by now.
  await page.route('/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('No connection')).toBeVisible();
  await expect(page.getByText('No saved meals yet')).toHaveCount(0);
  await page.unroute('/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No saved meals yet' })).toBeVisible();
  await expectAccessible(page, 'saved foods, none yet');
  await eat(page, 'a banana and a cup of milk');
  await eat(page, 'an apple');
  await page.goto('/meals');
  await expect(meals(page)).toHaveCount(2);
  await saveAs(page, 'Quick breakfast');
  await page
    .getByRole('button', { name: /^More for/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Add to saved meals' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added to saved meals').last()).toBeVisible();

  await page.goto('/meals/saved');
  await expect(saved(page)).toHaveCount(2);
  await expect(saved(page).first()).toContainText('Apple');

  // With the keyboard, then back by dragging.
  await page.getByRole('button', { name: /^Move Apple/ }).press('ArrowDown');
  await expect(saved(page).first()).toContainText('Quick breakfast');
  await expect(page.getByRole('button', { name: /^Move Apple/ })).toBeFocused();
  await expect(page.getByText('Waiting to sync')).toHaveCount(0);
  await page.reload();
  await expect(saved(page).first()).toContainText('Quick breakfast');
  const handle = await page.getByRole('button', { name: /^Move Apple/ }).boundingBox();
  const first = await saved(page).first().boundingBox();
  if (!handle || !first) throw new Error('nothing to drag');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2, first.y + 20, { steps: 8 });
  await page.mouse.move(handle.x + handle.width / 2, first.y - 4, { steps: 4 });
  await page.mouse.up();
  await expect(saved(page).first()).toContainText('Apple');

  // A favorite comes first in any order.
  await page.getByRole('button', { name: 'Favorite Quick breakfast' }).click();
  await expect(saved(page).first()).toContainText('Quick breakfast');

  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More servings of Quick breakfast' }).click();
  await page.getByRole('button', { name: 'More servings of Quick breakfast' }).click();
  await expect(page.getByRole('textbox', { name: 'Servings of Quick breakfast' })).toHaveValue('2');
  const log = page.getByRole('button', { name: 'Log Quick breakfast' });
  const before = await log.boundingBox();
  await log.dblclick();
  await expect(log).toContainText('Logged');
  // On a phone, “Logged” fits in the same line.
  expect((await log.boundingBox())?.x).toBe(before?.x);
  if (wide) await page.setViewportSize(wide);
  await expect(page.getByText('Quick breakfast, 2 servings').first()).toBeVisible();

  await page.getByRole('button', { name: 'More for Apple' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit saved meal' });
  await editor.getByLabel('Name').fill('Two apples');
  await editor.getByLabel('Amount of Apple').fill('2');
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await expect(saved(page).last()).toContainText('Two apples');

  await page.getByRole('button', { name: 'More for Two apples' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(saved(page)).toHaveCount(1);
  await page.getByRole('alert').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(saved(page)).toHaveCount(2);

  await page.goto('/meals');
  await expect(meals(page)).toHaveCount(3);
  await expect(meals(page).filter({ hasText: '2 cups' })).toHaveCount(1);
});

test('Ada logs yesterday’s meal again in two taps from any screen', async ({ page }) => {
  await signUpAda(page);
  await eat(page, 'a banana and a cup of milk');
  await page.goto('/goals');
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Log', exact: true }).last().click();
    await page
      .getByRole('dialog', { name: 'Add Food' })
      .getByRole('button', { name: /^Banana, Milk/ })
      .click();
    await page.waitForURL(/\/meals/);
  } else {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Recent Meals' }).click();
    await expect(navigation.getByRole('link', { name: 'Recent Meals' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('button', { name: /^Log Banana, Milk/ }).dblclick();
    await expect(page.getByText(/^Logged as/)).toBeVisible();
    await page.goto('/meals');
  }
  await expect(meals(page)).toHaveCount(2);
});

test('recent meals show counts and can be searched, adjusted and undone; a tap adds to a meal in progress @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/meals/recent');
  await expect(page.getByRole('heading', { name: /^Nothing logged/ })).toBeVisible();
  await expectAccessible(page, 'recent meals, none yet');
  await eat(page, 'a banana and a cup of milk');
  await eat(page, 'a cup of milk with a banana');
  await page.goto('/meals/recent');
  const list = page.getByRole('list', { name: 'Recently eaten' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('2 times, last today');
  await page.getByText('Single foods', { exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search what you ate' }).fill('BANA');
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Log Banana' }).click();
  await page.getByRole('alert').filter({ hasText: 'Banana' }).getByRole('button', { name: 'Undo' }).click();
  await page.goto('/meals');
  await expect(meals(page)).toHaveCount(2);

  await page.goto('/meals/recent?show=foods');
  await page.getByRole('button', { name: 'More for Banana' }).click();
  await page.getByRole('menuitem', { name: 'Adjust, then log' }).click();
  await page.waitForURL(/describe-food/);
  await page.getByLabel('Amount of Banana').fill('3');
  const chips = page.getByRole('region', { name: 'Add to this meal' });
  await chips.getByRole('button').first().click();
  await expect(page.getByRole('list', { name: 'Foods in this meal' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Save meal' }).click();
  await page.waitForURL(/\/meals/);
  await expect(meals(page)).toHaveCount(3);
});
