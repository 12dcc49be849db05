import { expect } from '@playwright/test';
import { test } from './scene.ts';
import { startModelServer, type ModelServer } from './model-server.ts';
import { expectAccessible, openLog, signUpAda } from './people.ts';

let models: ModelServer;

test.beforeAll(async () => {
  models = await startModelServer();
});
test.afterAll(() => models.stop());

test('Ada has a model reread what the built-in engine was unsure of, three times a day', async ({
  browser,
  viewport,
}) => {
  const context = await browser.newContext({ baseURL: models.address, viewport });
  const page = await context.newPage();
  const { provider } = models;
  await signUpAda(page);
  await openLog(page);
  const item = { preparation: null, amount: 1, unit: 'serving', confidence: 0.8, phrase: 1 };
  provider.answer({ meal: { kind: 'meal', items: [{ ...item, name: 'vegetable stew', grams: 240 }] } });
  const box = page.getByLabel('What did you eat?').last();
  const asked = provider.questions.length;
  await box.fill('two fried eggs and half a bowl of quuxish zorblax stew');
  await expect(page.getByText('3 of 3 AI analyses left today')).toBeVisible();
  expect(provider.questions).toHaveLength(asked);
  await page.getByRole('button', { name: 'Read again with loopback-words' }).click();
  const foods = page.getByRole('list', { name: 'Foods in this meal' });
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
    await expect(page.getByText(`${left} of 3 AI analyses left today`)).toBeVisible();
    await page.getByRole('button', { name: 'Read again' }).click();
    await expect(foods).toContainText('read by loopback-words');
    await page.getByRole('button', { name: 'Start over' }).click();
  }
  await box.fill('a zorblax stew of bark');
  await expect(page.getByText('0 of 3 AI analyses left today')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read again' })).toBeDisabled();
  await page.getByRole('link', { name: 'Get more' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Membership' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('0 left of 3');
  await expectAccessible(page, 'upgrade, with a day’s analyses used up');
  await context.close();
});
