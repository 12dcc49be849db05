import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startBuiltServer, type RunningServer } from '../scripts/built-server.ts';
import { openLoopbackProvider, type LoopbackProvider } from '../src/server/ai/testing.ts';
import { expectAccessible, openLog, registerAda } from './people.ts';

let provider: LoopbackProvider;
let server: RunningServer;
let dataDir = '';

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-model-'));
  provider = await openLoopbackProvider();
  server = await startBuiltServer({
    DATA_DIR: dataDir,
    DEMO_LOGIN: 'off',
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'loopback-words',
    AI_BASE_URL: provider.config().baseUrl,
  });
});
test.afterAll(async () => {
  await server.stop();
  await provider.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('Ada has a model read again what the built-in engine was unsure of, three times a day', async ({
  browser,
  viewport,
}) => {
  const context = await browser.newContext({ baseURL: server.address, viewport });
  const page = await context.newPage();
  await registerAda(page);
  await openLog(page);
  const item = { preparation: null, amount: 1, unit: 'serving', confidence: 0.8, phrase: 1 };
  provider.answer({ meal: { kind: 'meal', items: [{ ...item, name: 'vegetable stew', grams: 240 }] } });
  const box = page.getByLabel('What did you eat?').last();
  const asked = provider.questions.length;
  await box.fill("two fried eggs and half a bowl of grandma's zorblax stew");
  await expect(page.getByText('3 of 3 model analyses left today')).toBeVisible();
  expect(provider.questions).toHaveLength(asked);
  await page.getByRole('button', { name: 'Read again with loopback-words' }).click();
  const foods = page.getByRole('list', { name: 'Foods of this meal' });
  await expect(foods).toContainText('Vegetable stew');
  await expect(foods).toContainText('read by loopback-words');
  await expect(foods).toContainText('Fried egg');
  await expect(foods).not.toContainText('Beef stew');
  await expectAccessible(page, 'read again');
  for (const [left, words] of [
    [2, 'a zorblax stew of roots'],
    [1, 'a zorblax stew of leaves'],
  ] as const) {
    await box.fill(words);
    await expect(page.getByText(`${left} of 3 model analyses left today`)).toBeVisible();
    await page.getByRole('button', { name: 'Read again' }).click();
    await expect(foods).toContainText('read by loopback-words');
    await page.getByRole('button', { name: 'Start over' }).click();
  }
  await box.fill('a zorblax stew of bark');
  await expect(page.getByText('0 of 3 model analyses left today')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read again' })).toBeDisabled();
  await context.close();
});
