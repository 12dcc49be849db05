import { expect } from '@playwright/test';
import { test } from './scene.ts';
import { dayAgo } from './zone.ts';
import { expectAccessible, openLog, registerByForm, sent, signUpAda } from './people.ts';

const BREAKFAST =
  'two scrambled eggs with a slice of whole wheat toast and butter, black coffee and a banana';

test('Ada registers, describes her breakfast, corrects it, sees her day, undoes a deletion and logs out @phone', async ({
  page,
}) => {
  await registerByForm(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  const weights = await page.request.get('/api/body-measurements', {
    params: { from: dayAgo(1), to: dayAgo() },
  });
  expect(await weights.json()).toMatchObject([{ massKg: 68 }]);
  await expectAccessible(page, 'dashboard without meals');

  await openLog(page);
  await page.getByRole('textbox', { name: 'What did you eat?' }).last().fill(BREAKFAST);
  const foods = page.getByRole('list', { name: 'Foods in this meal' });
  await expect(foods.getByRole('listitem')).toHaveCount(5);
  for (const food of ['Scrambled eggs', 'Whole wheat toast', 'Butter', 'Coffee', 'Banana'])
    await expect(foods.getByRole('button', { name: `${food}, choose another food` })).toBeVisible();
  await expectAccessible(page, 'review');

  await foods.getByLabel('Amount of Scrambled eggs').fill('3');
  await foods.getByRole('button', { name: 'Banana, choose another food' }).click();
  await page.getByRole('combobox', { name: 'Replace Banana' }).fill('apple');
  await page
    .getByRole('option', { name: /^Apple/ })
    .first()
    .click();
  await expect(foods.getByRole('button', { name: /^Apple.*choose another food/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save meal' }).click();

  await page.waitForURL(/\/meals/);
  const meal = page.getByRole('article').first();
  await expect(meal).toContainText('3');
  await expect(meal).toContainText('Apple');
  await expect(meal).not.toContainText('Banana');
  await expectAccessible(page, 'day with a meal');

  await page.goto('/dashboard');
  await expect(page.getByText(/Scrambled eggs/).first()).toBeVisible();

  await page.goto('/meals');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Waiting to sync', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.goto('/more');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been successfully logged out')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/meals');
  await expect(page).toHaveURL(/\/auth\?next=%2Fmeals/);
});

test(
  'text Ada types survives a reload, and words that aren’t food are shown, not dropped',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await page.goto('/describe-food');
    const box = page.getByRole('textbox', { name: 'What did you eat?' });
    await box.fill('a banana and a bowl of zxqvbnk');
    await expect(page.getByText('zxqvbnk').last()).toBeVisible();
    await expect(page.getByText('wasn’t recognized and isn’t counted')).toBeVisible();
    await page.reload();
    await expect(box).toHaveValue('a banana and a bowl of zxqvbnk');
    await box.fill('9000 kg rice');
    await expect(page.getByText('is too much for one meal and isn’t counted')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save meal' })).toBeDisabled();
    await box.fill('🍕🍕 ça va 你好');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('however fast Ada taps, a meal is saved once', { tag: '@one-width' }, async ({ page }) => {
  await signUpAda(page);
  await page.goto('/describe-food');
  await page.getByRole('textbox', { name: 'What did you eat?' }).fill('a banana');
  await expect(page.getByRole('button', { name: 'Banana, choose another food' })).toBeVisible();
  // Taps at every moment of saving, also while the form still shows the meal that is saved.
  await page.getByRole('button', { name: 'Save meal' }).evaluate(async (button: HTMLButtonElement) => {
    for (let tap = 0; tap < 100; tap += 1) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(page.getByRole('article')).toHaveCount(1);
  await sent(page);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test(
  'the server reads text Ada types before the foods have loaded; the last words she typed are saved',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    const arrival = Promise.withResolvers<void>();
    await page.route('**/*.foods', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/describe-food');
    const box = page.getByRole('textbox', { name: 'What did you eat?' });
    await box.fill('a banana');
    const foods = page.getByRole('list', { name: 'Foods in this meal' });
    await expect(foods.getByRole('button', { name: /^Banana/ })).toBeVisible();
    await foods.getByLabel('Amount of Banana').fill('2');
    await box.fill('a banana and a cup of black coffee');
    await page.getByRole('button', { name: 'Save meal' }).click();
    const meal = page.getByRole('article');
    await expect(meal).toContainText('Banana');
    await expect(meal).toContainText('Coffee');

    await page.goto('/describe-food');
    await box.fill('a pear');
    await expect(foods.getByRole('button', { name: /^Pear/ })).toBeVisible();
    await expect(foods.getByLabel('Unit for Pear')).toBeDisabled();
    arrival.resolve();
    await expect(foods.getByLabel('Unit for Pear')).toBeEnabled();
    await foods.getByLabel('Unit for Pear').selectOption('g');
    await page.route('**/api/meals/analyze', (route) => route.abort());
    await box.fill('an orange');
    await expect(foods.getByRole('button', { name: /^Orange/ })).toBeVisible();
    await expect(foods.getByRole('listitem')).toHaveCount(1);
  },
);

test('Ada edits a stored meal: time, note and one more food @one-width', async ({ page }) => {
  await signUpAda(page);
  await page.goto('/describe-food');
  await page.getByRole('textbox', { name: 'What did you eat?' }).fill('a banana');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await page.getByRole('link', { name: /^Edit/ }).click();
  const editor = page.getByRole('dialog');
  await editor.getByLabel('Describe anything else you had').fill('a cup of milk');
  await expect(editor.getByRole('listitem')).toHaveCount(2);
  await editor.getByLabel('Note').fill('before the run');
  await editor.getByLabel('Time').fill('06:15');
  await expectAccessible(page, 'edit a meal');
  await editor.getByRole('button', { name: 'Save changes' }).click();
  const meal = page.getByRole('article');
  await expect(meal).toContainText('before the run');
  await expect(meal).toContainText('6:15 AM');
  await page.reload();
  await expect(meal).toContainText('Milk');
});

test('Ada types a whole day, logs it as three meals, and sees that German is not supported @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/describe-food');
  const box = page.getByRole('textbox', { name: 'What did you eat?' });
  await box.fill('62 Gramm Kichererbsen');
  await expect(page.getByText('This looks like German.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save meal' })).toBeDisabled();

  await box.fill('Yesterday: two eggs for breakfast, tomato soup for lunch, salmon and rice for dinner');
  await expect(page.getByText('This looks like 3 meals.')).toBeVisible();
  await page.getByRole('button', { name: 'Log as 3 meals' }).click();
  const lunch = page.getByRole('region', { name: 'Meal 2 of 3' });
  await expect(lunch).toContainText('Tomato soup');
  await expect(lunch.getByLabel('Time')).toHaveValue('12:30');
  const day = await lunch.getByLabel('Day').inputValue();
  await lunch.getByLabel('Time').fill('13:15');
  await expectAccessible(page, 'three meals of one text');
  await page.getByRole('button', { name: 'Save 3 meals' }).click();

  await page.waitForURL((url) => url.pathname === `/meals/${day}`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').filter({ hasText: 'Tomato soup' })).toContainText('1:15 PM');
});
