import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessible, goOffline, signUpAda } from './people.ts';

const CODE = '4006381333931';

async function typeLabel(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Skyr with vanilla');
  await page.getByLabel('Brand').fill('Nordic Cow');
  await page.getByRole('button', { name: 'Add a portion' }).click();
  await page.getByLabel('Name of portion 1').fill('pot');
  await page.getByLabel('Weight of portion 1 in grams').fill('150');
  for (const [name, value] of [
    ['Calories', '262'],
    ['Fat', '0.2'],
    ['Carbs', '5.2'],
    ['Protein', '9.5'],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(value);
}

async function addIngredient(page: Page, query: string, option: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add an ingredient' }).click();
  await page.getByRole('combobox', { name: 'Add an ingredient' }).fill(query);
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
}

test('Grace creates a food from a label and a recipe with it, logs both, and deletes the food; her diary stays the same @one-width', async ({
  page,
}) => {
  test.slow();
  await signUpAda(page);
  await page.goto('/foods');
  await expect(page.getByRole('heading', { name: 'No custom foods yet' })).toBeVisible();
  await expectAccessible(page, 'my foods, empty');
  await page.getByRole('link', { name: 'New food' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await typeLabel(page);
  // A typo is pointed out, with the energy that the macronutrients add up to.
  await expect(page.getByText('262 kcal per 100 g, but the macronutrients give')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('That’s what the label says')).toBeFocused();
  await expectAccessible(page, 'a label that is doubtful');
  await page.reload();
  await expect(page.getByLabel('Brand')).toHaveValue('Nordic Cow');
  await page.getByRole('textbox', { name: 'Calories', exact: true }).fill('62');
  await page.getByRole('button', { name: 'Save and log' }).click();

  await page.waitForURL('**/describe-food');
  await expect(page.getByLabel('Amount of Skyr with vanilla')).toHaveValue('1');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(page.getByRole('article')).toContainText('Skyr with vanilla');

  await page.goto('/recipes/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Skyr bowl');
  await addIngredient(page, 'skyr vanilla', /Yours/);
  await addIngredient(page, 'banana', /^Banana/);
  await page.getByLabel('Servings').fill('2');
  await expectAccessible(page, 'a recipe');
  await page.getByRole('button', { name: 'Save and log' }).click();
  await page.waitForURL('**/describe-food');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Waiting to sync', { exact: true })).toHaveCount(0);
  const before = await page.getByRole('article').allTextContents();

  await page.goto('/foods');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Skyr with vanilla' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete Skyr with vanilla' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.goto('/meals');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect.poll(() => page.getByRole('article').allTextContents()).toEqual(before);
});

test(
  'an unknown barcode leads to a new food; typed again, it is found and logged',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await page.goto('/scan-food?way=barcode');
    await page.getByLabel('Or type the digits').fill('4006381333932');
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText('A digit is missing or wrong')).toBeVisible();
    await page.getByLabel('Or type the digits').fill(CODE);
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText('We don’t have this barcode yet')).toBeVisible();
    await expectAccessible(page, 'an unknown barcode');
    await page.getByRole('link', { name: 'Create this food' }).click();
    await page.waitForURL('**/foods/new**');
    await expect(page.getByRole('textbox', { name: 'Barcode' })).toHaveValue(CODE);
    await typeLabel(page);
    await page.getByLabel('That’s what the label says').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL('**/foods');

    await page.goto('/scan-food?way=barcode');
    await page.getByLabel('Or type the digits').fill(CODE);
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.waitForURL('**/describe-food');
    await expect(page.getByLabel('Amount of Skyr with vanilla')).toHaveValue('1');
    await page.getByRole('button', { name: 'Save meal' }).click();
    await expect(page.getByRole('article')).toContainText('Skyr with vanilla');
  },
);

test(
  'a food Grace creates offline can be logged immediately, and both arrive when she is back online',
  { tag: ['@one-width', '@offline'] },
  async ({ page, context }) => {
    await signUpAda(page);
    await page.goto('/describe-food');
    await expect(page.getByRole('button', { name: 'Add a food' })).toBeVisible();
    await page.goto('/foods');
    await page.getByRole('link', { name: 'New food' }).click();
    await typeLabel(page);
    await page.getByRole('textbox', { name: 'Calories', exact: true }).fill('62');
    await goOffline(page);
    await page.getByRole('button', { name: 'Save and log' }).click();
    await expect(page.getByLabel('Amount of Skyr with vanilla')).toHaveValue('1');
    await page.getByRole('button', { name: 'Save meal' }).click();
    await expect(page.getByText('Waiting to sync', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Waiting to sync', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('article')).toContainText('Skyr with vanilla');
    await page.goto('/foods');
    await expect(page.getByRole('link', { name: 'Edit Skyr with vanilla' })).toBeVisible();
  },
);
