import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessible, goOffline, readsAreCached, signUpAda } from './people.ts';
import { dayAgo, instantAgo, ZONE } from './zone.ts';

/** Stores five weeks of weighings and complete days: Ada eats 1,700 kcal a day and loses 50 g. */
async function livedFiveWeeks(page: Page): Promise<void> {
  for (let daysAgo = 35; daysAgo >= 1; daysAgo -= 1) {
    const day = dayAgo(daysAgo);
    const ids = { weight: randomUUID(), meal: randomUUID(), item: randomUUID() };
    const inZone = { timeZone: ZONE };
    const answers = await Promise.all([
      page.request.put(`/api/body-measurements/${ids.weight}`, {
        data: {
          ...inZone,
          id: ids.weight,
          measuredAt: instantAgo(daysAgo, '07:00'),
          massKg: 66.3 + 0.05 * daysAgo,
        },
      }),
      page.request.post('/api/meals', {
        data: {
          ...inZone,
          id: ids.meal,
          eatenAt: instantAgo(daysAgo, '13:00'),
          kind: 'lunch',
          source: 'quick-add',
          items: [
            {
              id: ids.item,
              foodId: null,
              name: 'All of the day',
              entered: { energyKcal: 1700, proteinG: 90, carbsG: 180, fatG: 60 },
              amount: 1,
              unit: 'serving',
              grams: null,
              confidence: 1,
            },
          ],
        },
      }),
      page.request.put(`/api/days/${day}/state`, { data: { date: day, state: 'complete' } }),
    ]);
    expect(answers.map((answer) => answer.ok())).toEqual([true, true, true]);
  }
}

/** Unfolds a part of the goals screen. */
async function unfold(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).click();
  return page.getByRole('region', { name });
}

const HABITS = /^Water, sleep and fasting/;
const CALCULATION = /^How [\d,]+ is calculated/;

const preview = (page: Page) => page.getByRole('region', { name: 'Your new daily target' });

test('an unsafe target is refused next to its field, and a reload loses nothing @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/goals');
  await expect(page.getByText('No weigh-ins yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Update goals' }).click();
  await expect(preview(page)).toContainText('Mifflin–St Jeor: female, age 42');

  await page.getByText('Lose', { exact: true }).click();
  const target = page.getByLabel('Target weight');
  await target.fill('45');
  await expect(page.getByText(/body mass index below 18\.5/)).toBeVisible();
  await expectAccessible(page, 'update goals, refused');
  await page.getByRole('button', { name: 'Save goals' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
  await expect(target).toBeFocused();
  await expect(page).toHaveURL(/update-goals/);

  await target.fill('62');
  await expect(target).not.toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(target).toHaveValue('62');
});

test('Ada sets a target, a rate, more for Saturday, water and a fasting plan @phone', async ({ page }) => {
  await signUpAda(page);
  await page.goto('/update-goals');
  await page.getByText('Lose', { exact: true }).click();
  await page.getByLabel('Target weight').fill('62');
  await page.getByLabel('Weekly loss').selectOption({ label: '0.25 kg a week' });
  await expect(preview(page)).toContainText('Deficit to lose weight');
  await expect(preview(page)).toContainText('Target weight, 62 kg');
  await page.getByRole('heading', { name: 'Days of the week' }).click();
  await page.getByRole('button', { name: 'More on Saturday' }).click();
  await page.getByLabel('Water per day').fill('2200');
  await page.getByLabel('Fasting plan').selectOption('16:8');
  await page.getByRole('button', { name: 'Save goals' }).click();
  await page.waitForURL('**/goals');
  await expect(page.getByRole('region', { name: 'Daily target' })).toContainText('so you’ll lose about');
  await expect(page.getByRole('region', { name: 'Weight' })).toContainText(/62 kg around/);
  await expect(page.getByRole('region', { name: 'This week' })).toContainText('No complete days yet');
  await expect(await unfold(page, CALCULATION)).toContainText('0.25 kg a week');
  const habits = await unfold(page, HABITS);
  await expect(habits).toContainText('2.2 L');
  await expect(habits).toContainText('16:8');
  await expect(page.getByText(/Sat [\d,]+, Sun/)).toBeVisible();
});

test(
  'goals Ada changes offline are kept, and apply once she is back online',
  { tag: ['@one-width', '@offline'] },
  async ({ page, context }) => {
    await signUpAda(page);
    await page.goto('/goals');
    await page.getByRole('link', { name: 'Update goals' }).click();
    await expect(preview(page)).toContainText('Daily target');
    await readsAreCached(page);
    await goOffline(page);
    await page.getByLabel('Water per day').fill('2300');
    await expect(page.getByText(/You can still save/)).toBeVisible();
    await page.getByRole('button', { name: 'Save goals' }).click();
    await expect(page.getByText('Your new goals haven’t synced yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your new goals haven’t synced yet')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Your new goals haven’t synced yet')).toHaveCount(0);
    await expect(page.getByRole('button', { name: HABITS })).toContainText('2.3 L');
    await page.getByRole('link', { name: 'Update goals' }).click();
    await expect(page.getByLabel('Water per day')).toHaveValue('2300');
  },
);

test(
  'unusual figures entered by hand need confirmation, unsafe ones are refused',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await page.goto('/update-goals');
    await expect(preview(page)).toContainText('Daily target');
    await page.getByText('Manual', { exact: true }).click();
    const energy = page.getByLabel('Calories', { exact: true });
    await expect(energy).not.toHaveValue('');
    await energy.fill('700');
    await expect(page.getByText(/below 800 kcal a day needs medical supervision/)).toBeVisible();
    await energy.fill('2500');
    await page.getByLabel('Protein', { exact: true }).fill('100');
    await page.getByLabel('Carbs', { exact: true }).fill('315');
    await page.getByLabel('Fat', { exact: true }).fill('93');
    await expect(page.getByText(/below 800 kcal/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Save goals' }).click();
    const ask = page.getByRole('dialog', { name: 'Save these goals?' });
    await expect(ask).toContainText('more than 15% above what you burn');
    await expectAccessible(page, 'update goals, confirming');
    await ask.getByRole('button', { name: 'Save these goals' }).click();
    await page.waitForURL('**/goals');
    await expect(page.getByRole('region', { name: 'Daily target' })).toContainText('2,500 kcal a day');
    await expect(page.getByRole('region', { name: 'Daily target' })).toContainText('Set manually');
  },
);

test(
  'after five weeks the check-in shows Ada’s expenditure and offers a matching target',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await livedFiveWeeks(page);
    await page.goto('/goals');
    const checkIn = page.getByRole('region', { name: 'Weekly check-in' });
    await expect(checkIn).toContainText(/you logged 35 of 3\d days\. You’re burning about [\d,]+/);
    await expect(await unfold(page, CALCULATION)).toContainText(/between [\d,]+ and [\d,]+ \(95% interval\)/);
    await expect(page.getByRole('group', { name: /^Weight, kg/ })).toBeVisible();
    await expectAccessible(page, 'goals with a check-in');
    await checkIn.getByRole('button', { name: /^Use [\d,]+/ }).click();
    await expect(checkIn).toContainText('The next check-in is on');
    await expect(
      page.getByText('Measured from your weigh-ins and meals, and accepted at a check-in'),
    ).toBeVisible();
  },
);

test('Ada adds workouts to her target: today’s shows its sum, on Goals and behind the day’s calories @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  const put = async (daysAgo: number, energyKcal: number): Promise<void> => {
    const id = randomUUID();
    const answer = await page.request.put(`/api/workouts/${id}`, {
      data: {
        id,
        timeZone: ZONE,
        startedAt: instantAgo(daysAgo, '00:01'),
        kind: 'running',
        effort: 'vigorous',
        durationMinutes: 40,
        energyKcal,
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  for (let daysAgo = 56; daysAgo >= 2; daysAgo -= 2) await put(daysAgo, 420);
  await put(0, 530);
  await page.goto('/update-goals');
  await page.getByRole('checkbox', { name: 'Add workout calories to my target' }).check();
  await expect(preview(page)).toContainText('Daily target');
  await page.getByRole('button', { name: 'Save goals' }).click();
  await page.waitForURL('**/goals');
  const sum = /= [\d,]+ kcal from your plan \+ 320 kcal from more exercise than usual\./;
  await expect(page.getByRole('region', { name: 'Daily target' })).toContainText(sum);
  await expect(await unfold(page, CALCULATION)).toContainText(
    'Today’s workouts: 530 kcal. Your target already includes 210 kcal a day for workouts.',
  );
  await expectAccessible(page, 'goals with workouts');
  await page.goto('/update-goals');
  await expect(page.getByRole('checkbox', { name: 'Add workout calories to my target' })).toBeChecked();
  await expectAccessible(page, 'goals with the choice');
  const meal = await page.request.post('/api/meals', {
    data: {
      timeZone: ZONE,
      id: randomUUID(),
      eatenAt: instantAgo(0, '00:02'),
      kind: 'lunch',
      source: 'quick-add',
      items: [
        {
          id: randomUUID(),
          foodId: null,
          name: 'All of the day',
          entered: { energyKcal: 1700 },
          amount: 1,
          unit: 'serving',
          grams: null,
          confidence: 1,
        },
      ],
    },
  });
  expect(meal.ok()).toBe(true);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /kcal left/ }).click();
  await expect(page.getByRole('dialog', { name: 'Where your calories come from' })).toContainText(sum);
});
