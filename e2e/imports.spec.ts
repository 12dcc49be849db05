import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessible, signUpAda } from './people.ts';
import { dayAgo } from './zone.ts';

const choose = (page: Page, name: string, content: string) =>
  page
    .getByLabel('Files to import')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

const foods = (): string =>
  [
    'Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g)',
    `${dayAgo(1)},07:30 AM,Breakfast,Porridge,250.00 g,310,11.2,52,6.1`,
    `${dayAgo(1)},01:00 PM,Lunch,Lentil soup,300 g,280,16,40,5`,
    `${dayAgo(1)},,Dinner,Nothing known,1 plate,,,,`,
  ].join('\n');

test('Ada imports meals from another app, sees them in her diary, and undoes the import', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/integrations');
  await expect(page.getByText('Nothing imported yet.')).toBeVisible();
  await expectAccessible(page, 'integrations, empty');
  await choose(page, 'anything.txt', foods());
  const preview = page.getByRole('region', { name: 'Cronometer export' });
  await expect(preview).toContainText('2 new records');
  await expect(preview).toContainText('1 row can’t be imported');
  await expectAccessible(page, 'a preview');
  await preview.getByRole('button', { name: 'See rows' }).click();
  await expect(page.getByRole('dialog')).toContainText('This food has no calorie count.');
  await page.keyboard.press('Escape');
  await preview.getByRole('button', { name: 'Import 2 records' }).click();
  const history = page.getByRole('list', { name: 'Import history' });
  await expect(history).toContainText(/2 records · undo by/);
  await page.goto(`/meals/${dayAgo(1)}`);
  await expect(page.getByText('Lentil soup')).toBeVisible();

  await page.goto('/integrations');
  await choose(page, 'again.csv', foods());
  await expect(preview).toContainText('Nothing new in this file.');
  await preview.getByRole('button', { name: 'Discard' }).click();
  await expect(preview).toBeHidden();
  await history.getByRole('button', { name: /^Undo Cronometer/ }).click();
  await expect(history).toContainText('undone');
  await page.goto(`/meals/${dayAgo(1)}`);
  await expect(page.getByText('Lentil soup')).toBeHidden();
});

test('Ada names the columns of her table once', async ({ page }) => {
  await signUpAda(page);
  await page.goto('/integrations');
  const weights = (kg: number) => `Date,Weight,Mood\n${dayAgo(2)},${kg},good\n${dayAgo(1)},${kg - 0.2},\n`;
  await choose(page, 'weights.csv', weights(71.8));
  const columns = page.getByRole('region', { name: 'What’s in these columns?' });
  await expect(columns.getByLabel('Data type for Weight')).toHaveValue('mass');
  await columns.getByLabel('Data type for Date').selectOption('');
  await columns.getByRole('button', { name: 'Preview' }).click();
  await expect(columns.getByText('Choose the column with the date.')).toBeVisible();
  await expectAccessible(page, 'columns');
  await columns.getByLabel('Data type for Date').selectOption('date');
  await columns.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'CSV file' });
  await preview.getByRole('button', { name: 'Import 2 records' }).click();
  await expect(page.getByRole('list', { name: 'Import history' })).toContainText('2 records · undo by');
  await page.goto('/track/weight');
  await expect(page.getByRole('main')).toContainText('71.6');
  await page.goto('/integrations');
  await choose(page, 'weights.csv', `${weights(71.8)}${dayAgo(0)},71.5,\n`);
  await expect(preview).toContainText('1 new record');
});
