import { expect, type APIRequestContext, type Browser } from '@playwright/test';
import { PASSWORD } from '../scripts/registration.ts';
import { expectAccessibleInBoth, isPhone, registerAda, signUpAda, signUpAdmin } from './people.ts';
import { test } from './scene.ts';

/** Ada on her own device, by its requests. */
async function adaElsewhere(browser: Browser): Promise<{ api: APIRequestContext; username: string }> {
  const context = await browser.newContext();
  return { api: context.request, username: await signUpAda(context) };
}

test('Grace finds Ada, disables her account, whose session ends at once, and sees it in the log @one-width', async ({
  page,
  browser,
}) => {
  test.slow();
  const grace = await signUpAdmin(page);
  const ada = await adaElsewhere(browser);
  await page.goto('/more');
  const way = isPhone(page)
    ? page.getByRole('main').getByRole('link', { name: /Admin Panel/ })
    : page.getByRole('region', { name: 'Admin Controls' }).getByRole('link', { name: 'Admin Panel' }).first();
  await way.click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await page.getByLabel('Search').fill(ada.username.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expectAccessibleInBoth(page, 'users');
  await page.getByRole('button', { name: ada.username, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: ada.username });
  await expect(drawer.getByText('Active')).toBeVisible();
  await expectAccessibleInBoth(page, 'a user');
  await drawer.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('button', { name: `Disable ${ada.username}` }).click();
  await expect(drawer.getByRole('button', { name: 'Enable' })).toBeVisible();

  expect((await ada.api.get('/api/account/me')).status()).toBe(401);
  const login = await ada.api.post('/api/account/login', {
    data: { login: ada.username, password: PASSWORD },
  });
  expect(login.ok()).toBe(false);

  await drawer.getByRole('button', { name: 'Enable' }).click();
  await page.getByRole('button', { name: `Enable ${ada.username}` }).click();
  await expect(drawer.getByRole('button', { name: 'Disable' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Create reset link' }).click();
  const link = await drawer.getByText(/\/auth\?reset=/).textContent();
  expect(link).toMatch(/^http.*\/auth\?reset=[\w-]{40,}$/);
  // The drawer has its own history entry: going back closes it, and the list stays.
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/users\?search=/);

  await page.goto(`/admin/audit-log?target=${ada.username}`);
  const log = isPhone(page)
    ? page.getByRole('list', { name: 'Audit log' })
    : page.getByRole('table', { name: 'Audit log' });
  for (const action of ['Disabled an account', 'Enabled an account', 'Created a reset link'])
    await expect(log.getByText(action)).toBeVisible();
  await expect(log.getByText(grace).first()).toBeVisible();
  expect(await page.getByRole('main').textContent()).not.toContain('reset=');
  await expectAccessibleInBoth(page, 'audit log');
});

test('Grace types the number of accounts before deleting several @one-width', async ({ page, browser }) => {
  test.slow();
  await signUpAdmin(page);
  const [one, other] = [await adaElsewhere(browser), await adaElsewhere(browser)];
  await page.goto('/admin/users?search=ada-');
  for (const { username } of [one, other]) await page.getByLabel(`Select ${username}`).check();
  const bar = page.getByRole('region', { name: 'Selected accounts' });
  await expect(bar).toContainText('2 accounts selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 accounts' });
  await expect(dialog.getByRole('button', { name: 'Delete 2 accounts' })).toBeDisabled();
  const word = `${[one.username, other.username].toSorted()[0]} and 1 more`;
  await dialog.getByLabel(`Type ${word} to delete`).fill(word);
  // After canceling, the dialog reopens without the confirmation.
  await dialog.getByRole('button', { name: 'Go back' }).last().click();
  await expect(dialog).toBeHidden();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('button', { name: 'Delete 2 accounts' })).toBeDisabled();
  await dialog.getByLabel(`Type ${word} to delete`).fill(word);
  await dialog.getByRole('button', { name: 'Delete 2 accounts' }).click();
  await expect(dialog).toBeHidden();
  for (const { username } of [one, other])
    await expect(page.getByRole('button', { name: username, exact: true })).toHaveCount(0);
});

test('Grace sees foods, jobs and mail, accessible in light and dark', async ({ page }) => {
  test.slow();
  await signUpAdmin(page);
  for (const [section, title] of [
    ['foods', 'Foods'],
    ['jobs', 'Jobs'],
    ['mail', 'Mail'],
  ] as const) {
    await page.goto(`/admin/${section}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await expectAccessibleInBoth(page, section);
  }
  await expect(page.getByText('No mail server is configured')).toBeVisible();
});

test('Grace uploads foods: a wrong file is refused with what to do, a valid one is imported @one-width', async ({
  page,
}) => {
  test.slow();
  await signUpAdmin(page);
  await page.goto('/admin/foods');
  const file = page.getByLabel('Food file');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no foods') });
  await expect(page.getByRole('alert')).toContainText('We don’t recognize this file');
  await expectAccessibleInBoth(page, 'a refused food file');
  const name = `harbour-${Date.now()}.jsonl`;
  const nutriments = { 'energy-kcal_100g': 250, proteins_100g: 8, carbohydrates_100g: 45, fat_100g: 3 };
  const rows = ['4000000000013', '4000000000014'].map((code) =>
    JSON.stringify({ code, product_name: 'Harbour bread', nutriments }),
  );
  await file.setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(`${rows.join('\n')}\n`),
  });
  await expect(page.getByText('File uploaded')).toBeVisible();
  const run = (
    isPhone(page) ? page.getByRole('list', { name: 'Imports' }).getByRole('listitem') : page.getByRole('row')
  ).filter({ hasText: name });
  await expect(run.getByText('Done', { exact: true })).toBeVisible();
  await expect(run.getByText('barcode 1')).toBeVisible();
  await page.reload();
  await expect(run.getByText('Done', { exact: true })).toBeVisible();
  await expectAccessibleInBoth(page, 'imports');
});

test('a member sees no admin section and gets a 404 for the admin area', async ({ page }) => {
  await registerAda(page);
  await page.goto('/more');
  await expect(page.getByText('Admin Controls')).toHaveCount(0);
  await expect(page.getByText('Admin Panel')).toHaveCount(0);
  for (const path of ['/admin', '/admin/users', '/admin/audit-log']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
});
