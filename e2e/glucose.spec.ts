import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessible, sent, signUpAda } from './people.ts';
import { ZONE } from './zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const STEP_MS = 5 * MINUTE_MS;
const DAYS = 15;

const wallText = (ms: number): string =>
  new Date(ms).toLocaleString('sv-SE', { timeZone: ZONE }).replace(' ', 'T');

/** Local hours: 7.5 is half past seven. */
const hourOf = (ms: number): number => {
  const [hour = 0, minute = 0] = wallText(ms).slice(11, 16).split(':').map(Number);
  return hour + minute / 60;
};

const MEAL_HOURS = [7.5, 12.5, 19] as const;

/** Regular days with a rise after each of three meals, mg/dL. */
function glucoseAt(ms: number): number {
  const rises = MEAL_HOURS.map((mealHour) => {
    const since = (hourOf(ms) - mealHour) / 0.75;
    return since > 0 ? 60 * since * Math.exp(1 - since) : 0;
  });
  return Math.round(92 + rises.reduce((sum, rise) => sum + rise, 0));
}

/** Times of a sensor worn for the last 15 days, until five minutes ago, oldest first. */
const instants = (): number[] => {
  const lastMs = Math.floor(Date.now() / STEP_MS) * STEP_MS - STEP_MS;
  return Array.from({ length: DAYS * 288 }, (_, index) => lastMs - (DAYS * 288 - 1 - index) * STEP_MS);
};

/** A Dexcom Clarity export with an invalid value in its last line. */
function clarityFile(times: readonly number[]): { name: string; mimeType: string; buffer: Buffer } {
  const heading =
    'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u)';
  const about = ['1,,FirstName,,Ada,,,,', '2,,Device,,,Dexcom G7,,,'];
  const rows = times.map((ms, index) => `${index + 3},${wallText(ms)},EGV,,,,G7,${glucoseAt(ms)},`);
  const spoilt = `9999,${wallText(times[0] ?? 0)},EGV,,,,G7,banana,`;
  const text = [heading, ...about, ...rows, spoilt].join('\n');
  return { name: 'clarity.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

const bananaAt = (eatenAt: Date) => ({
  id: randomUUID(),
  eatenAt: eatenAt.toISOString(),
  timeZone: ZONE,
  kind: 'lunch',
  source: 'text',
  items: [
    {
      id: randomUUID(),
      foodId: 'banana',
      amount: 1,
      unit: 'g',
      grams: { value: 120, low: 100, high: 140 },
      confidence: 0.9,
    },
  ],
});

/** Stores meals of the days before today at the hours of the rises. */
async function eaten(page: Page, days: number): Promise<void> {
  const past = instants().filter((ms) => Date.now() - ms < days * DAY_MS && Date.now() - ms > DAY_MS / 4);
  const atMeals = past.filter((at) => MEAL_HOURS.some((hour) => Math.abs(hourOf(at) - hour) < 0.02));
  const answers = await Promise.all(
    atMeals.map((ms) => page.request.post('/api/meals', { data: bananaAt(new Date(ms)) })),
  );
  expect(answers.every((answer) => answer.ok())).toBe(true);
}

const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: /^More/ }) });
/** Ada, who reads glucose in mmol/L. */
async function signUpInMmol(page: Page): Promise<void> {
  await signUpAda(page);
  const chosen = await page.request.put('/api/account/glucose-unit', { data: { glucoseUnit: 'mmol/L' } });
  expect(chosen.ok(), await chosen.text()).toBe(true);
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('Ada types a fingerstick in the wrong unit, edits another, deletes it and undoes that @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/glucose');
  await expect(page.getByText('See how meals affect your glucose')).toBeVisible();
  await expectAccessible(page, 'glucose, empty');
  await page.getByRole('radiogroup', { name: 'Glucose unit' }).getByText('mmol/L').click();
  await page.getByRole('button', { name: 'Add a reading' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a reading' });
  const value = sheet.getByLabel('Glucose, mmol/L');
  await value.fill('high');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('Enter a number, such as 5.4.')).toBeVisible();
  await expect(value).toBeFocused();
  await value.fill('2.6');
  await expect(sheet.getByText('Very low: act now')).toBeVisible();
  await expectAccessible(page, 'glucose, form with a very low reading');
  await value.fill('98');
  await page.keyboard.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Did you mean 98 mg/dL?' });
  await expect(asking).toContainText('98 mg/dL is 5.4 mmol/L. 98 mmol/L is outside any meter’s range.');
  await asking.getByRole('button', { name: 'Save 98 mg/dL' }).click();
  const last = page.getByRole('region', { name: 'Last reading' });
  await expect(last).toContainText('5.4 mmol/L');
  await expect(page.getByText('These are percentages of readings, not time')).toBeVisible();

  await tab(page, 'Fingersticks').click();
  await page.getByRole('button', { name: /^More for 5\.4 mmol\/L/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const change = page.getByRole('dialog', { name: 'Edit reading' });
  await change.getByLabel('Glucose, mmol/L').fill('5,9');
  await change.getByLabel('Context').selectOption('Fasting');
  await change.getByRole('button', { name: 'Save reading' }).click();
  await expect(rows(page)).toContainText('5.9 mmol/L');
  await expect(rows(page)).toContainText('Higher than usual');
  await sent(page);
  await page.reload();
  await expect(rows(page)).toContainText('5.9 mmol/L');
  await page.getByRole('radiogroup', { name: 'Glucose unit' }).first().getByText('mg/dL').click();
  await expect(rows(page)).toContainText('106 mg/dL');
  await expectAccessible(page, 'glucose, fingersticks');

  await page.getByRole('button', { name: /^More for 106/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(0);
  const deleted = page.getByRole('alert').filter({ hasText: 'Deleted' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('Ada imports her sensor’s file, reads the trace with the keyboard, and undoes the import @one-width', async ({
  page,
}) => {
  await signUpInMmol(page);
  await eaten(page, 3);
  const times = instants();
  const file = clarityFile(times);
  await page.goto('/glucose?view=imports');
  const chosen = page.getByLabel('Readings file');
  await chosen.setInputFiles(file);
  await expect(page.getByText('4,320 new readings')).toBeVisible();
  await expect(page.getByText('Dexcom Clarity, in mg/dL')).toBeVisible();
  await expect(page.getByText(/1 line skipped\. The value isn’t a number/)).toBeVisible();
  await expectAccessible(page, 'glucose, preview of a file');
  await page.getByRole('button', { name: 'Import 4,320 readings' }).click();

  // First the message that disappears by itself.
  await expect(page.getByRole('alert').filter({ hasText: 'Imported' })).toContainText('4,320 readings');
  await expect(page.getByRole('region', { name: 'Time in range' })).toContainText('100%');
  const trace = page.getByRole('group', { name: /^Glucose trace, mmol\/L/ });
  await trace.focus();
  await page.keyboard.press('End');
  await expect(trace.getByRole('status')).toContainText(/^\d+\.\d mmol\/L, sensor, /);
  const end = await trace.getByRole('status').textContent();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(trace.getByRole('status')).not.toHaveText(end ?? '');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('region', { name: 'Glucose trace, mmol/L' }).getByRole('row')).toHaveCount(15);

  await tab(page, 'Days').click();
  const day = page.getByRole('list', { name: 'Days to highlight' }).getByRole('button').first();
  await day.click();
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Profile').click();
  await expect(page.getByText('The median peaks at')).toBeVisible();
  await tab(page, 'Meals').click();
  const meals = page.getByRole('list', { name: 'Meals and their responses' });
  await expect(meals.getByRole('listitem').first()).toContainText('Banana');
  await expect(page.getByRole('region', { name: 'Foods ranked by response' })).toContainText('Banana');
  await expectAccessible(page, 'glucose, meals');

  await tab(page, 'Files').click();
  await chosen.setInputFiles(file);
  await expect(page.getByText('Nothing new in this file.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.getByRole('button', { name: 'Undo clarity.csv' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await tab(page, 'Trace').click();
  await expect(page.getByText('See how meals affect your glucose')).toBeVisible();
  await tab(page, 'Files').click();
  await page.getByRole('button', { name: 'Import again clarity.csv' }).click();
  await page.getByRole('button', { name: 'Show clarity.csv' }).click();
  await expect(page.getByRole('region', { name: 'Time in range' })).toContainText('100%');
});

test(
  'a file Ada previewed before going offline is imported once when she is back online',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await signUpAda(page);
    await page.goto('/glucose?view=imports');
    await page.getByLabel('Readings file').setInputFiles(clarityFile(instants()));
    await expect(page.getByText('4,320 new readings')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Import 4,320 readings' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Saved on this device' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Undo clarity.csv' })).toBeVisible();
    const stored = await page.request.get('/api/glucose-imports');
    expect(await stored.json()).toMatchObject([{ readingCount: 4320, isUndone: false }]);
  },
);

test(
  'Ada measures ketones besides her glucose, and sees what to do if they are high',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    const id = randomUUID();
    await page.request.put(`/api/glucose-readings/${id}`, {
      data: {
        id,
        measuredAt: new Date(Date.now() - MINUTE_MS).toISOString(),
        timeZone: ZONE,
        glucoseMgdl: 90,
        context: 'fasting',
        note: null,
      },
    });
    await page.goto('/glucose?view=ketones');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Add ketones' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add ketones' });
    await sheet.getByLabel('Ketones, mmol/L').fill('3.4');
    await expect(sheet.getByText('High ketones')).toBeVisible();
    await sheet.getByLabel('Ketones, mmol/L').fill('1.2');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toContainText('Nutritional ketosis');
    await expect(page.getByText('Glucose ketone index 4.2: moderate ketosis')).toBeVisible();
    await sent(page);
    await expectAccessible(page, 'ketones');
  },
);

test(
  'very high glucose says what to do, and together with high ketones, to call for help',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpInMmol(page);
    await page.goto('/glucose');
    await page.getByRole('button', { name: 'Add a reading' }).click();
    const reading = page.getByRole('dialog', { name: 'Add a reading' });
    const value = reading.getByLabel('Glucose, mmol/L');
    await value.fill('17.5');
    await expect(reading.getByText('Very high: measure again')).toBeVisible();
    await value.fill('25');
    await expect(reading.getByText('Dangerously high: get help now')).toBeVisible();
    await expectAccessible(page, 'glucose, form with a dangerously high reading');
    await value.fill('15');
    await page.keyboard.press('Enter');
    await expect(reading).toHaveCount(0);

    await tab(page, 'Ketones').click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Add ketones' }).click();
    const ketones = page.getByRole('dialog', { name: 'Add ketones' });
    await ketones.getByLabel('Ketones, mmol/L').fill('1.6');
    await expect(ketones.getByText('Call your doctor or a nurse advice line now')).toBeVisible();
    await ketones.getByLabel('Ketones, mmol/L').fill('3.2');
    await expect(ketones.getByText('Call emergency services now')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(ketones).toHaveCount(0);
    await tab(page, 'Trace').click();
    const last = page.getByRole('region', { name: 'Last reading' });
    await expect(last).toContainText('Call emergency services now');

    // The dashboard says the same, before anything else was logged.
    await page.goto('/dashboard');
    const urgent = page.getByRole('region', { name: 'Act now' });
    await expect(urgent).toContainText('Your last glucose reading was 15.0 mmol/L');
    await expect(urgent).toContainText('Your last ketone reading was 3.2 mmol/L');
    await expectAccessible(page, 'dashboard, dangerous readings');
  },
);
