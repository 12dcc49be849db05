import { expect } from '@playwright/test';
import { startModelServer, type ModelServer } from './model-server.ts';
import { expectAccessible, signUpAda } from './people.ts';
import { test } from './scene.ts';

let server: ModelServer;
test.beforeAll(async () => {
  server = await startModelServer();
});
test.afterAll(() => server.stop());

test('a model answers once Ada agrees; its answer outlives a reload and stops when she says so @one-width', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await signUpAda(page);
  await page.goto('/coach');
  const consent = page.getByRole('region', { name: 'Let an AI model answer your questions?' });
  await expect(consent).toContainText('loopback-words');
  await expectAccessible(page, 'coach, consent');
  await consent.getByRole('button', { name: 'Use AI model' }).click();
  await expect(page.getByText(/10 of 10 left today/)).toBeVisible();

  server.provider.answer({ text: 'Fiber feeds your gut. Beans and oats have a lot of it. You', hangs: true });
  await page.getByLabel('Your question').fill('Tell me something nice about fiber');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('region', { name: 'Tell me something nice about fiber' });
  await expect(answer).toContainText('Fiber feeds your gut. Beans and oats have a lot of it.');
  await expect(answer.getByRole('status')).toHaveText('Writing');
  await page.reload();
  await expect(answer).toContainText('Beans and oats');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(answer).toContainText('You stopped this answer.');
  await expect(answer).toContainText('Written by loopback-words');
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible();
  await expectAccessible(page, 'coach, a stopped answer');

  await page.goto('/profile-settings');
  await page.getByRole('switch', { name: 'Let loopback-words answer my questions' }).click();
  await expect(
    page.getByRole('switch', { name: 'Let loopback-words answer my questions' }),
  ).not.toBeChecked();
  await context.close();
});
