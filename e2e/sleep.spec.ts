import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessible, sent, signUpAda } from './people.ts';
import { dayAgo, instantAgo, ZONE } from './zone.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Nights and naps, newest first' });
/** Logs nights from 23:00 to 07:00, by how many days ago they ended. */
async function logNights(page: Page, nights: readonly number[]): Promise<void> {
  for (const night of nights) {
    const id = randomUUID();
    const answer = await page.request.put(`/api/sleeps/${id}`, {
      data: {
        id,
        timeZone: ZONE,
        inBedAt: instantAgo(night + 1, '23:00'),
        outOfBedAt: instantAgo(night, '07:00'),
        isNap: false,
        latencyMinutes: 15,
        awakeMinutes: 25,
        quality: 4,
      },
    });
    expect(answer.ok()).toBe(true);
  }
}

test('Ada logs a night and sees hours, score and reasons; edits it, deletes it and undoes that @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/track/sleep');
  await expect(page.getByText('No nights logged yet')).toBeVisible();
  await expectAccessible(page, 'sleep, empty');
  await page.getByRole('button', { name: 'Add last night' }).click();
  const form = page.getByRole('dialog', { name: 'Add sleep' });
  await form.getByLabel('Day you got up').fill(dayAgo(1));
  await form.getByLabel('Went to bed').fill('06:00');
  await form.getByLabel('Got up', { exact: true }).fill('05:00');
  await form.getByLabel('Awake during the night, minutes').fill('a bit');
  await page.keyboard.press('Enter');
  await expect(form.getByText('That’s more than 20 hours in bed. Check the times.')).toBeVisible();
  await expect(form.getByText('Enter whole minutes, or leave this blank.')).toBeVisible();
  await expectAccessible(page, 'a sleep with faults');
  await form.getByLabel('Went to bed').fill('23:10');
  await form.getByLabel('Got up', { exact: true }).fill('06:34');
  await form.getByLabel('Time to fall asleep, minutes').fill('18');
  await form.getByLabel('Awake during the night, minutes').fill('30');
  await form.getByText('4', { exact: true }).click();
  await expect(form.getByText('7 h 24 min in bed, 6 h 36 min asleep.')).toBeVisible();
  await page.keyboard.press('Enter');
  const night = page.getByRole('region', { name: 'Night ending yesterday' });
  await expect(night).toContainText('6:36 h asleep');
  await expect(night).toContainText('based on 4 of 5 parts, 80% of the weight');
  await expect(table(page)).toContainText('11:10 PM to 6:34 AM');

  await page.getByRole('button', { name: /^More for a night of 7 h 24 min/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit sleep' });
  await edit.getByLabel('Went to bed').fill('00:10');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(night).toContainText('5:36 h asleep');
  await page.getByRole('button', { name: /^More for a night of 6 h 24 min/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('No nights logged yet')).toBeVisible();
  await page.getByRole('alert').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(night).toContainText('5:36 h asleep');
  await sent(page);
  await page.reload();
  await expect(night).toContainText('5:36 h asleep');
});

test(
  'after eight nights Ada sees her regularity; she logs a nap offline, and overlapping sleep is refused',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await signUpAda(page);
    await logNights(page, [1, 2, 3]);
    await page.goto('/track/sleep');
    const regularity = page.getByRole('region', { name: 'Regularity' });
    await expect(regularity).toContainText('You have 1.');
    await expect(regularity).toContainText('± 0 min');
    await logNights(page, [4, 5, 6, 7, 8]);
    await page.reload();
    await expect(regularity).toContainText('100 out of 100');

    await page.getByRole('button', { name: 'Add sleep' }).click();
    const form = page.getByRole('dialog', { name: 'Add sleep' });
    await form.getByLabel('Day you got up').fill(dayAgo(1));
    await form.getByLabel('Went to bed').fill('06:30');
    await form.getByLabel('Got up', { exact: true }).fill('08:00');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form.getByText(/You already logged sleep from 11:00\sPM to 7:00\sAM/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Add sleep' })).toBeFocused();

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add nap' }).click();
    await form.getByLabel('Day you got up').fill(dayAgo(1));
    await form.getByLabel('Went to bed').fill('15:00');
    await form.getByLabel('Got up', { exact: true }).fill('15:40');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(table(page)).toContainText('Waiting to sync');
    await expect(page.getByRole('region', { name: 'Night ending yesterday' })).toContainText(
      'in bed and 40 min of naps',
    );
    await context.setOffline(false);
    await sent(page);
    await page.getByText('Hours asleep', { exact: true }).click();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: 'Hours asleep each day, Hours' })).toContainText('8:00');
    await expectAccessible(page, 'sleep, full');

    await page.goto('/dashboard');
    const tile = page.getByRole('region', { name: 'Sleep' });
    await expect(tile).toContainText('8:00 h');
    await tile.getByRole('button', { name: 'Add sleep' }).click();
    await expect(form.getByLabel('Went to bed')).toHaveValue('23:00');
    await page.keyboard.press('Escape');
    await expect(tile.getByRole('button', { name: 'Add sleep' })).toBeFocused();
  },
);
