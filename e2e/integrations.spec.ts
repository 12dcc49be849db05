import { expect } from '@playwright/test';
import { PASSWORD } from '../scripts/registration.ts';
import { expectAccessible, expectAccessibleInBoth, signUpAda } from './people.ts';
import { test } from './scene.ts';
import { dayAgo } from './zone.ts';

test('Ada gives her kitchen tablet a token, which reads her goals until she revokes it', async ({
  page,
  request,
}) => {
  await signUpAda(page);
  await page.goto('/more');
  await page.getByRole('link', { name: /^Integrations/ }).click();
  await expect(page.getByRole('heading', { name: 'Integrations', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Kitchen tablet');
  await dialog.getByRole('combobox', { name: 'Water' }).selectOption('Read and write');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not my password');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('That password is incorrect.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Your password' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
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

test('the API documentation runs a request with a pasted token', async ({ page }) => {
  await signUpAda(page);
  const answer = await page.request.post('/api/tokens', {
    data: {
      id: crypto.randomUUID(),
      name: 'Script',
      scopes: ['water:read', 'water:write'],
      days: 30,
      password: PASSWORD,
    },
  });
  const { secret } = (await answer.json()) as { secret: string };
  await page.goto('/api/docs');
  await expectAccessible(page, 'API documentation');
  await page
    .getByRole('navigation', { name: 'API documentation' })
    .getByRole('link', { name: 'Water' })
    .click();
  const cup = page.locator('[id="water.cups.put"]');
  await cup.locator('> summary').click();
  await cup.getByRole('button', { name: 'Run' }).click();
  await expect(cup.getByRole('status')).toHaveText('Paste an access token at the top of the page first.');
  await page.getByLabel('Access token').fill(secret);
  await cup.getByRole('button', { name: 'Run' }).click();
  await expect(cup.getByRole('status')).toContainText('"name": "Blue mug"');
  await expect(cup.getByRole('status')).toContainText('RateLimit: "token";r=');
  await expectAccessible(page, 'API documentation of water');
  expect(page.url()).not.toContain('perennial_');
});

test('Ada connects Health Auto Export, and what it sends is in her import history', async ({
  page,
  request,
}) => {
  await signUpAda(page);
  await page.goto('/integrations');
  const sources = page.getByRole('list', { name: 'Sources' });
  await expect(sources).toContainText('Open Wearables');
  await expect(sources).not.toContainText('Oura');
  await page.getByRole('button', { name: 'Connect Health Auto Export' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const [url, authorization] = [
    (await dialog.getByLabel('URL', { exact: true }).textContent()) ?? '',
    (await dialog.getByLabel('Header value', { exact: true }).textContent()) ?? '',
  ];
  await expectAccessible(page, 'setup of Health Auto Export');
  const steps = { date: `${dayAgo(1)} 00:00:00 +0000`, qty: 8000, source: 'Ada’s iPhone' };
  const data = { metrics: [{ name: 'step_count', units: 'count', data: [steps] }] };
  const sent = await request.post(url, { headers: { authorization }, data: { data } });
  expect(sent.status()).toBe(204);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Import history' })).toContainText('1 record');
  const row = sources.getByRole('listitem', { name: 'Health Auto Export' });
  await expect(row).toContainText('Received');
  await page.goto('/integrations?connect=health-auto-export');
  await expect(dialog).toContainText('Already connected.');
  await page.keyboard.press('Escape');
  const more = row.getByRole('button', { name: 'More for Health Auto Export' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  await dialog.getByRole('button', { name: 'Disconnect' }).focus();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(row).toContainText('Not connected');
  const refused = await request.post(url, { headers: { authorization }, data: { data } });
  expect(refused.status()).toBe(401);
});

test('Health Auto Export isn’t shown as connected by a token for Ada’s own script', async ({ page }) => {
  await signUpAda(page);
  const answer = await page.request.post('/api/tokens', {
    data: { id: crypto.randomUUID(), name: 'Script', scopes: ['ingest:write'], days: 30, password: PASSWORD },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto('/integrations');
  await expect(page.getByText('Script', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sources' })).toContainText('Not connected · Apple Health');
});

test('Ada chooses a source to connect, and reads why it wasn’t', async ({ page }) => {
  await signUpAda(page);
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Connect source' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessibleInBoth(page, 'sources to connect');
  await dialog.getByRole('button', { name: /^Tandoor/ }).click();
  await expect(dialog).toContainText('Recipes from your own Tandoor server');
  await dialog.getByLabel('Server address').fill('http://192.0.2.1');
  await expect(dialog.getByRole('button', { name: 'Connect' })).toBeDisabled();
  await dialog.getByLabel('Token', { exact: true }).fill('secret');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByLabel('Server address')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBoth(page, 'a server that can’t be connected');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Connect source' })).toBeFocused();
  await page.goto('/integrations?connect=tandoor');
  await dialog.getByLabel('Server address').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Connect source' })).toBeFocused();
  await page.getByRole('link', { name: 'Access tokens' }).click();
  await expect(page.getByRole('heading', { name: 'Access tokens' })).toBeFocused();
});
