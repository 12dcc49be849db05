import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessible, expectAccessibleInBoth, signUpAda } from './people.ts';
import { instantAgo, ZONE } from './zone.ts';

const LUNCH = [
  ['black-beans', 150],
  ['rice-white', 180],
  ['broccoli', 100],
] as const;
const DINNER = [
  ['pizza-cheese', 300],
  ['cola', 330],
] as const;

/** Stores a past day with two main meals. */
async function livedADay(page: Page, daysAgo: number): Promise<void> {
  for (const [kind, time, foods] of [
    ['lunch', '12:00', LUNCH],
    ['dinner', '18:00', DINNER],
  ] as const) {
    const answer = await page.request.post('/api/meals', {
      data: {
        id: randomUUID(),
        timeZone: ZONE,
        eatenAt: instantAgo(daysAgo, time),
        kind,
        source: 'search',
        items: foods.map(([foodId, grams]) => ({
          id: randomUUID(),
          foodId,
          amount: grams,
          unit: 'g',
          grams: { value: grams, low: grams * 0.9, high: grams * 1.1 },
          confidence: 0.95,
        })),
      },
    });
    expect(answer.ok()).toBe(true);
  }
}

test('after three complete days Ada sees her diet quality, what would improve it and how it is computed', async ({
  page,
}) => {
  await signUpAda(page);
  await livedADay(page, 1);
  await page.goto('/diet-quality');
  await expect(page.getByRole('heading', { name: '1 complete day of the 3 needed' })).toBeVisible();

  await Promise.all([2, 3].map((daysAgo) => livedADay(page, daysAgo)));
  await page.reload();
  const score = page.getByRole('region', { name: 'Healthy Eating Index' });
  await expect(score).toContainText(/\d+ out of 100, between \d+ and \d+/);
  await expect(score).toContainText('Based on 3 complete days in the last 28 days');
  const raises = page.getByRole('region', { name: 'Ways to raise your score' });
  await raises.getByRole('button', { name: /^Show \d+ more$/ }).click();
  const first = raises.getByRole('listitem').first();
  await expect(first).toContainText('of 10 points');
  await expect(raises).toContainText(/Fatty acids|Whole grains/);
  await expect(raises.getByRole('listitem').filter({ hasText: 'Added sugars' })).toContainText('Cola');
  await expect(page.getByRole('region', { name: 'Processing' })).toContainText('debated');
  await expect(page.getByRole('region', { name: 'Plants this week' })).toContainText('broccoli');

  const load = page.getByRole('region', { name: 'Glycemic load' });
  await load.getByRole('button', { name: 'Show as table' }).click();
  await expect(load.getByRole('table', { name: /Glycemic load by day/ })).toContainText('Load');
  await expectAccessibleInBoth(page, 'diet quality');
  await page.getByRole('button', { name: 'How this is calculated: Healthy Eating Index' }).press('Enter');
  const audit = page.getByRole('dialog', { name: 'Healthy Eating Index' });
  await expect(audit.getByRole('row', { name: /Sodium/ })).toContainText('1.1 or less');
  await expect(audit).toContainText('3 complete days');
  await expectAccessible(page, 'audit of the diet');
  await audit.getByRole('button', { name: 'Close' }).click();

  await page
    .getByRole('link', { name: /: counted/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/meals\/\d{4}-\d{2}-\d{2}/);
});
