import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessible, registerAda, sent, signUpAda } from './people.ts';
import { dayAgo, instantAgo, ZONE } from './zone.ts';

const weekOf = (page: Page) => page.getByRole('region', { name: 'This week' });

async function store(page: Page, path: string, data: object): Promise<void> {
  const id = randomUUID();
  const answer = await page.request.put(`${path}/${id}`, { data: { id, timeZone: ZONE, ...data } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('Ada logs a walk in two taps, a run and her steps; her week updates, and she undoes a deletion @phone', async ({
  page,
}) => {
  await registerAda(page);
  const tile = page.getByRole('region', { name: 'Movement' });
  await expect(tile).toContainText('No movement yet');
  await tile.getByRole('button', { name: 'Add a workout' }).click();
  await page.getByRole('dialog', { name: 'Add workout' }).getByRole('button', { name: 'Save' }).click();
  await expect(tile).toContainText('30 of 150 min');
  await expect(tile).toContainText('120 min left this week');

  await tile.getByRole('link', { name: 'Movement' }).click();
  await expect(weekOf(page)).toContainText('120 min left');
  await page.getByRole('button', { name: 'Add workout' }).click();
  const form = page.getByRole('dialog', { name: 'Add workout' });
  await expect(form.getByRole('button', { name: 'Walking, 30 min' })).toBeVisible();
  await form.getByRole('combobox', { name: 'Workout' }).click();
  await page.getByRole('option', { name: 'Running' }).click();
  await form.getByLabel('Duration').fill('2880');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter 1,440 minutes or less.')).toBeVisible();
  await expectAccessible(page, 'a workout with a fault');
  await form.getByLabel('Duration').fill('30');
  await form.getByLabel('Distance').fill('5.2');
  await form.getByRole('button', { name: 'Save' }).click();
  // A vigorous minute counts twice.
  await expect(weekOf(page)).toContainText('60 min left');

  await page.getByRole('button', { name: 'Add steps' }).click();
  const day = page.getByRole('dialog', { name: 'Add steps' });
  await day.getByLabel('Steps').fill('9,120');
  await day.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table', { name: /^Daily totals/ })).toContainText('9,120 steps');

  await page.getByRole('button', { name: /^More for Running, 30 min/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(weekOf(page)).toContainText('120 min left');
  await page.getByRole('alert').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(weekOf(page)).toContainText('60 min left');
  await sent(page);
  await page.reload();
  await expect(weekOf(page)).toContainText('60 min left');
  await expectAccessible(page, 'movement');
});

test('two readings of Ada’s blood pressure have a category, and her score takes both of her trackers @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/track/vitals');
  await expectAccessible(page, 'vitals, empty');
  await page.getByRole('button', { name: 'Add your first reading' }).click();
  const form = page.getByRole('dialog', { name: 'Add vitals' });
  await form.getByLabel('Systolic').fill('190');
  await expect(form.getByText('This is dangerously high')).toBeVisible();
  await form.getByLabel('Systolic').fill('118');
  await expect(form.getByText('This is dangerously high')).toBeHidden();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter both numbers.')).toBeVisible();
  await form.getByLabel('Diastolic').fill('84');
  await form.getByLabel('Resting heart rate').fill('58');
  await form.getByRole('button', { name: 'Save' }).click();
  const pressure = page.getByRole('region', { name: 'Blood pressure', exact: true });
  await expect(pressure.getByText('Add a second reading')).toBeVisible();
  await page.getByRole('button', { name: 'Add vitals' }).click();
  await form.getByLabel('Systolic').fill('122');
  await form.getByLabel('Diastolic').fill('84');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('High, stage 1')).toBeVisible();
  await expect(pressure.filter({ hasText: '120/84' })).toBeVisible();
  await expectAccessible(page, 'vitals');
  await sent(page);

  for (let days = 0; days < 10; days += 2)
    await store(page, '/api/workouts', {
      startedAt: instantAgo(days + 1, '18:00'),
      kind: 'strength',
      effort: 'moderate',
      durationMinutes: 40,
    });
  for (let days = 1; days < 9; days += 1)
    await store(page, '/api/activity-days', { date: dayAgo(days), steps: 9000 });
  await page.goto('/lifes-essential-8');
  const essential = page.getByRole('button', { name: /^Blood pressure/ });
  await expect(essential).toContainText('120/84');
  await expect(page.getByRole('button', { name: /^Activity|^Physical activity/ })).not.toContainText(
    'assessment',
  );
});
