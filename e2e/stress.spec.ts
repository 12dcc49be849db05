import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessible, registerAda, sent, signUpAda } from './people.ts';
import { ZONE } from './zone.ts';

async function openStress(page: Page): Promise<void> {
  await signUpAda(page);
  await page.goto('/track/stress');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stress');
}

const checkInCard = (page: Page) => page.getByRole('region', { name: 'Check in' });
const checkInTable = (page: Page) => page.getByRole('table', { name: 'Check-ins, newest first' });
test('Ada checks in with the keyboard, and offline', { tag: '@one-width' }, async ({ page, context }) => {
  await openStress(page);
  await expect(page.getByText('No check-ins yet')).toBeVisible();
  await expectAccessible(page, 'stress, empty');

  const card = checkInCard(page);
  await card.getByRole('button', { name: 'Save check-in' }).click();
  await expect(card.getByText('Choose a number from 1 to 10.')).toBeVisible();
  await page.getByRole('button', { name: 'Check in now' }).click();
  await page.keyboard.press('Space');
  await expect(card.getByRole('radio', { name: '1, completely calm' })).toBeChecked();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('radio', { name: '7, stressed', exact: true })).toBeChecked();
  await card.getByRole('button', { name: 'Add mood, tags or a note' }).click();
  await card.getByRole('radio', { name: '2, low' }).check();
  await card.getByText('Work', { exact: true }).click();
  await card.getByLabel('Custom tag').fill('Band practice');
  await page.keyboard.press('Enter');
  await card.getByRole('textbox', { name: 'Note' }).fill('=the release slipped, "again"');
  await expectAccessible(page, 'a check-in with all its fields');
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Save check-in' }).click();
  await expect(checkInTable(page).getByText('7 out of 10')).toBeVisible();
  await expect(checkInTable(page).getByText('Waiting to sync')).toBeVisible();
  await context.setOffline(false);
  await sent(page);

  await page.reload();
  await expect(checkInTable(page).getByText('7 out of 10')).toBeVisible();
});

test(
  'Ada edits a check-in, downloads the file, deletes it and undoes that',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    const id = randomUUID();
    const answer = await page.request.put(`/api/stress-check-ins/${id}`, {
      data: {
        id,
        timeZone: ZONE,
        feltAt: new Date().toISOString(),
        stress: 7,
        mood: 2,
        tags: ['Work', 'Band practice'],
        note: '=the release slipped, "again"',
      },
    });
    expect(answer.ok()).toBe(true);
    await page.goto('/track/stress');
    await page.getByRole('button', { name: /^More for stress 7 out of 10/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const sheet = page.getByRole('dialog', { name: 'Edit check-in' });
    await expect(sheet.getByRole('checkbox', { name: 'Band practice' })).toBeChecked();
    await sheet.getByRole('radio', { name: '4, a little tense' }).check();
    await sheet.getByRole('button', { name: 'Save changes' }).click();
    await expect(checkInTable(page).getByText('4 out of 10')).toBeVisible();
    await sent(page);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('perennial-stress.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain(',check-in,4,2,,"Work; Band practice",');
    expect(text).toContain(`"'=the release slipped, ""again"""`);

    await page.getByRole('button', { name: /^More for stress 4 out of 10/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('No check-ins yet')).toBeVisible();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Deleted' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(checkInTable(page).getByText('4 out of 10')).toBeVisible();
  },
);

test(
  'Ada answers the questionnaire, reloads, and continues where she was',
  { tag: '@one-width' },
  async ({ page }) => {
    await openStress(page);
    await page.getByRole('button', { name: 'Answer ten questions' }).click();
    const questions = page.getByRole('dialog', { name: 'The last four weeks' });
    await expect(questions.getByText('1 of 10.')).toBeVisible();
    await expectAccessible(page, 'a question');
    for (let step = 1; step <= 4; step += 1) {
      await expect(questions.getByText(`${step} of 10.`)).toBeVisible();
      await questions.getByRole('button', { name: 'Often', exact: true }).click();
    }
    await page.reload();
    await expect(questions.getByText('5 of 10.')).toBeVisible();
    await questions.getByRole('button', { name: 'Back' }).click();
    await expect(questions.getByRole('button', { name: 'Often', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    for (let step = 4; step <= 10; step += 1) {
      await expect(questions.getByText(`${step} of 10.`)).toBeVisible();
      await questions.getByRole('button', { name: 'Sometimes', exact: true }).click();
    }
    await expect(questions.getByText('They aren’t validated')).toBeVisible();
    await questions.getByRole('button', { name: 'Save answers' }).click();
    await expect(questions).toBeHidden();
    await page.getByRole('button', { name: 'Show 1 earlier answer' }).click();
    await expect(page.getByRole('table', { name: 'Earlier answers, newest first' })).toContainText(
      '53 out of 100',
    );
    await expect(page.getByRole('region', { name: 'Last 7 days' })).toContainText('Based on 1 of 3 parts');

    await page.getByRole('button', { name: 'Answer ten questions' }).click();
    await expect(page.getByRole('dialog', { name: 'Answer again so soon?' })).toBeVisible();
    await page.getByRole('button', { name: 'Go back' }).last().click();
  },
);

test(
  'Ada pastes a short recording, confirms it, and saves its value',
  { tag: '@one-width' },
  async ({ page }) => {
    await openStress(page);
    await page.getByRole('button', { name: 'Add a reading' }).click();
    const hrv = page.getByRole('dialog', { name: 'Add HRV reading' });
    await hrv.getByText('Beat intervals', { exact: true }).click();
    await hrv.getByLabel('Intervals between beats').fill('812 836 801 845 790 828');
    await expect(hrv.getByText('Based on 5 of 5 beat-to-beat changes')).toBeVisible();
    await expectAccessible(page, 'pasted beat intervals');
    await hrv.getByRole('button', { name: 'Save' }).click();
    const ask = page.getByRole('dialog', { name: 'Is this right?' });
    await expect(ask).toContainText('shorter than a minute');
    await ask.getByRole('button', { name: 'Save 41 ms' }).click();
    await page.getByRole('button', { name: 'Show 1 reading' }).click();
    await expect(page.getByRole('table', { name: 'Readings, newest first' })).toContainText('41 ms');
  },
);

/** Stops the clock, so that nothing changes while the test looks, even on a slow machine. */
async function stopClock(page: Page): Promise<void> {
  // Slightly in the future: the clock can't stop in the past, and runs on until the call arrives.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test(
  'Ada breathes: Space pauses, Escape ends; with reduced motion there are words and a bar',
  {
    tag: ['@one-width', '@own-browser'],
  },
  async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStress(page);
    await page.getByRole('radio', { name: /^Box/ }).check();
    await page.getByText('1 min', { exact: true }).click();
    await page.getByRole('button', { name: 'Start breathing' }).click();
    const panel = page.getByRole('dialog', { name: 'Breathing: Box' });
    await expect(panel.getByRole('status')).toHaveText('Breathe in, 4 seconds');
    await stopClock(page);
    await expect(panel.getByRole('progressbar', { name: 'Breath progress' })).toBeVisible();
    await expect(panel.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(panel.getByRole('status')).toHaveText('Paused');
    await page.clock.resume();
    await expectAccessible(page, 'breathing without motion');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(panel.getByRole('progressbar', { name: 'Breath progress' })).toBeHidden();
    await stopClock(page);
    await page.keyboard.press('Space');
    await page.clock.runFor(4000);
    await expect(panel.getByRole('status')).toHaveText('Hold, 4 seconds');
    await panel.getByRole('switch', { name: 'Sound' }).check({ force: true });
    // Into the second breath, and visibly so before it ends.
    await page.clock.runFor(12_000);
    await expect(panel.getByRole('status')).toHaveText('Breathe in, 4 seconds');
    await page.keyboard.press('Escape');
    await expect(panel.getByText('How do you feel now?')).toBeVisible();
    await expect(panel.getByRole('status')).toContainText('1 breath');
    await page.clock.resume();
    await panel.getByRole('button', { name: '3, at ease' }).click();
    await expect(panel).toBeHidden();
    await expect(checkInTable(page).getByText('3 out of 10')).toBeVisible();

    await page.getByRole('button', { name: 'Start breathing' }).click();
    await expect(panel.getByRole('status')).toHaveText('Breathe in, 4 seconds');
    await page.clock.fastForward(66_000);
    await expect(panel.getByText('How do you feel now?')).toBeVisible();
    await panel.getByRole('button', { name: 'Close without a check-in' }).click();
    await expect(page.getByRole('button', { name: 'Start breathing' })).toBeFocused();
  },
);

test('Ada checks in on her dashboard in one tap @one-width', async ({ page }) => {
  await registerAda(page);
  const tile = page.getByRole('region', { name: 'Stress' });
  await expect(tile).toContainText('No check-in yet');
  await tile.getByRole('button', { name: 'Add a stress check-in' }).click();
  await page.getByRole('button', { name: '3, at ease' }).press('Enter');
  await expect(tile).toContainText('3 out of 10');
  await expect(tile.getByRole('button', { name: 'Add a stress check-in' })).toBeFocused();
  await page.getByRole('alert').filter({ hasText: 'Saved' }).getByRole('button', { name: 'Undo' }).click();
  await expect(tile).toContainText('No check-in yet');
});
