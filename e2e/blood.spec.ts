import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { formatDate } from '#web/lib/format.ts';
import { expectAccessible, expectAccessibleInBoth, signUpAda, reportPregnancy } from './people.ts';
import { dayAgo, ZONE } from './zone.ts';

/** Date of a test some months ago. */
const SPRING = dayAgo(120);

const marker = (page: Page, line: number) =>
  page.getByRole('combobox', { name: `Marker, line ${line}`, exact: true });
const value = (page: Page, line: number) => page.getByLabel(`Value, line ${line}`, { exact: true });

/** Types name, value and unit, each followed by Enter. */
async function type(page: Page, line: number, name: string, figure: string): Promise<void> {
  await marker(page, line).fill(name);
  await expect(page.getByRole('option').filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(value(page, line)).toBeFocused();
  await page.keyboard.type(figure);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(marker(page, line + 1)).toBeFocused();
}

/** Stores a test as a form or a file import would. */
async function giveTest(
  page: Page,
  id: string,
  collectedOn: string,
  values: readonly object[],
): Promise<void> {
  const data = { id, timeZone: ZONE, collectedOn, values };
  const answer = await page.request.put(`/api/blood-panels/${id}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('Ada types her first blood test with German marker names and is asked about an odd value @phone', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/blood-tests');
  await expect(page.getByRole('heading', { name: 'No blood tests yet' })).toBeVisible();
  await expectAccessible(page, 'blood tests, empty');
  await page.getByRole('link', { name: 'Add your first blood test' }).click();

  await page.getByLabel('Lab', { exact: true }).fill('Labor Nord');
  await marker(page, 1).focus();
  await type(page, 1, 'GPT', '52');
  await type(page, 2, 'Nüchternblutzucker', '5,4');
  await expect(page.getByText(/very unlikely/)).toBeVisible();
  await expectAccessibleInBoth(page, 'blood test form, asking');
  await page.getByRole('button', { name: 'Change to 5,4 mmol/L' }).click();
  await expect(page.getByText('= 97 mg/dL')).toBeVisible();
  // An impatient double click.
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText('Labor Nord, fasting unknown, entered manually')).toBeVisible();
  await expect(page.getByRole('link', { name: /Fasting glucose 5\.4 mmol\/L/ })).toBeVisible();

  await page.goBack();
  await expect(page.getByText('1 test', { exact: true })).toBeVisible();
  await expect(page.getByText('1 of 11 core markers').first()).toBeVisible();
});

test('a dangerous value says to see a doctor first, on the test, the marker and the list @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  const id = randomUUID();
  await giveTest(page, id, SPRING, [
    { marker: 'potassium', name: 'Kalium', text: '6,7', value: 6.7, unit: 'mmol/L' },
  ]);
  await page.goto(`/blood-tests/${id}`);
  const alarm = page.getByRole('region', { name: 'See a doctor now' });
  await expect(alarm).toContainText('Potassium is dangerously high 6.7 mmol/L');
  await alarm.getByRole('link', { name: 'Potassium is dangerously high' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Potassium' })).toBeVisible();
  await expect(alarm).toContainText('follow their advice instead');
  await expectAccessibleInBoth(page, 'marker, critical');
  await page.getByRole('link', { name: 'All markers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blood tests' })).toBeVisible();
  await expect(alarm).toBeVisible();
  await expectAccessible(page, 'blood tests, critical');
});

test('Ada pastes a report, reloads without losing it, adds a second test, sees the trend, and undoes a deletion @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  const dayName = formatDate(SPRING, dayAgo());
  await page.goto('/blood-tests/new');
  await page.getByLabel('Draw date').fill(SPRING);
  await marker(page, 1).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      'LDL Cholesterol Calc\t148\tmg/dL\t0-129\nRDW-SD 48 fL\nHDL-Cholesterin 52 mg/dl',
    );
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(value(page, 3)).toHaveValue('52');
  await marker(page, 4).focus();
  await type(page, 4, 'Harnstoff', '31');
  await expect(page.getByText('Urea nitrogen (BUN) = 5 mmol/L')).toBeVisible();
  await page.reload();
  await expect(value(page, 4)).toHaveValue('31');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: 'RDW-SD 48 fL Unknown marker' })).toBeVisible();

  await page.goto('/blood-tests/new');
  await marker(page, 1).focus();
  await type(page, 1, 'ldl', '121');
  await marker(page, 2).fill('LDL-C');
  await page.keyboard.press('Enter');
  await expect(page.getByText('LDL cholesterol is also on line 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove LDL cholesterol' }).last().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: /LDL cholesterol 121 mg\/dL/ }).click();
  await expect(page.getByText('From 148 to 121 mg/dL.')).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${dayName}.* 148 mg/dL`) })).toBeVisible();

  await page.getByRole('link', { name: 'All markers' }).click();
  await expect(page.getByRole('link', { name: /LDL cholesterol 121 mg\/dL.* was 148/ })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${dayName}`) }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await value(page, 1).fill('144');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: /LDL cholesterol 144 mg\/dL/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 test', { exact: true })).toBeVisible();
  await page.getByRole('alert').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 tests', { exact: true })).toBeVisible();
});

test('in pregnancy general ranges are off, and the lab’s own range applies @one-width', async ({ page }) => {
  await signUpAda(page);
  await giveTest(page, randomUUID(), SPRING, [
    { marker: 'hemoglobin', name: 'Hb', text: '11,2', value: 11.2, unit: 'g/dL' },
    { marker: 'tsh', name: 'TSH', text: '3,1', value: 3.1, unit: 'mIU/L', labHigh: 2.5 },
  ]);
  await reportPregnancy(page);
  await page.goto('/blood-tests');
  await expect(page.getByRole('region', { name: 'Values shown without our ranges' })).toBeVisible();
  await expect(page.getByRole('link', { name: /TSH.*High/ })).toBeVisible();
  await page.getByRole('link', { name: /Hemoglobin.*Not rated/ }).click();
  await expect(page.getByText('Not rated, because we need your lab’s own range.')).toBeVisible();
  await expectAccessible(page, 'marker, in pregnancy');
});
