import { expect, type Page } from '@playwright/test';
import { expectAccessible, leadTo, signUpAda } from './people.ts';
import { usualMealKind } from '#domain/meals/meal.ts';
import { test } from './scene.ts';
import { localHour } from './zone.ts';

const ask = async (page: Page, question: string) => {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
};
const answer = (page: Page, question: string) => page.getByRole('region', { name: question, exact: true });

test('Ada asks, follows up, confirms a proposal and undoes it, and finds the conversation again @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/coach');
  await expect(page.getByText('Ask about your own data')).toBeVisible();
  await expectAccessible(page, 'coach, opening');
  await ask(page, 'Add 300 mL water');
  const drink = page.getByRole('region', { name: 'Add 300 mL of water' });
  await drink.getByRole('button', { name: 'Confirm' }).click();
  const done = page.getByRole('status').filter({ hasText: 'Added 300 mL of water' });
  await expect(done).toBeVisible();
  // A keyboard stays where it was.
  await expect(done.getByRole('button', { name: 'Undo' })).toBeFocused();
  await ask(page, 'How much water did I drink today?');
  const today = answer(page, 'How much water did I drink today?');
  await today.getByRole('button', { name: '300 mL' }).click();
  const behind = page.getByRole('dialog', { name: 'Behind this number' });
  await expect(behind.getByRole('row')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await ask(page, 'And yesterday?');
  await expect(answer(page, 'And yesterday?')).toContainText('No data for that time');

  await page.context().setOffline(true);
  await ask(page, 'How much water have I had today?');
  const offline = answer(page, 'How much water have I had today?');
  await expect(offline).toContainText('300');
  await expect(offline).toContainText('Answered offline from your data');
  await ask(page, 'Log two eggs');
  await expect(answer(page, 'Log two eggs')).toContainText('You need to be online for this');
  await page.context().setOffline(false);

  await done.getByRole('button', { name: 'Undo' }).click();
  await expect(drink.getByRole('button', { name: 'Confirm' })).toBeFocused();

  await page.reload();
  await expect(answer(page, 'And yesterday?')).toBeVisible();
  // Log a different meal: the dashboard offers ideas for the next one only until it is logged.
  const ahead = usualMealKind(localHour());
  await ask(page, `What should I eat for ${ahead === 'dinner' ? 'breakfast' : 'dinner'}?`);
  await page.getByRole('button', { name: /^Log / }).nth(1).click();
  await expect(page.getByRole('button', { name: /^Undo / })).toBeFocused();
  await leadTo(page, '/dashboard');
  await page.getByRole('link', { name: 'Get ideas' }).click();
  await expect(
    answer(page, `What should I eat for ${ahead === 'snack' ? 'a snack' : ahead}?`).getByRole('button', {
      name: /^Log /,
    }),
  ).toHaveCount(3);
  await ask(page, 'I want to kill myself');
  await expect(page.getByRole('heading', { name: 'Please talk to someone now' })).toBeVisible();
  await expectAccessible(page, 'coach, answers');

  await page.goto('/saved-conversations?search=yesterday');
  await page.getByRole('link', { name: /Add 300 mL water/ }).click();
  await expect(page.getByText('kill myself')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Title').fill('My water');
  await page.getByRole('button', { name: 'Rename', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'My water' })).toBeVisible();
  await page.getByRole('button', { name: 'Update numbers' }).click();
  const saved = answer(page, 'How much water did I drink today?');
  await expect(saved).toContainText('No data for this yet');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Markdown' }).click();
  expect((await download).suggestedFilename()).toBe('my-water.md');
  await expectAccessible(page, 'a saved conversation');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'My water' })).toBeVisible();
});

test('Ada has the coach remember a fact, edits it in Settings, deletes it and undoes that @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/coach');
  await ask(page, 'Remember that I don’t eat mushrooms');
  const told = answer(page, 'Remember that I don’t eat mushrooms');
  await told.getByRole('button', { name: 'Confirm' }).click();
  await expect(told.getByRole('status')).toContainText('Remembered');
  await page.goto('/profile-settings');
  const memory = page.getByRole('region', { name: 'Coach memory' });
  await memory.getByRole('button', { name: 'Edit “I don’t eat mushrooms”' }).click();
  await page.getByLabel('What to remember').fill('I don’t eat olives');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await memory.getByRole('button', { name: 'Delete “I don’t eat olives”' }).click();
  await expect(memory.getByText('I don’t eat olives')).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(memory.getByText('I don’t eat olives')).toBeVisible();
  await memory.getByRole('switch').click();
  await expect(memory.getByRole('switch')).not.toBeChecked();
  await expectAccessible(page, 'settings, coach memory');
});

test('the coach opens beside a screen if there is room, else as a screen', async ({ page }, { project }) => {
  await signUpAda(page);
  await page.goto('/track/water');
  const open = page.locator('header').getByRole('button', { name: 'Ask the coach' });
  await open.click();
  await ask(page, 'How do I log a meal?');
  await expect(answer(page, 'How do I log a meal?')).toContainText('Describe a meal');
  if (project.name !== 'desktop') return;
  const box = page.getByLabel('Your question');
  await page.getByRole('button', { name: 'New conversation' }).click();
  await expect(box, 'A new conversation is ready for typing').toBeFocused();
  await box.press('Escape');
  await expect(open, 'Escape leads back to where the coach was opened').toBeFocused();
  await open.press('Enter');
  await expect(box, 'The panel opens ready for typing').toBeFocused();
});
