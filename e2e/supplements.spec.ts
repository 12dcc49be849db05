import { expect } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessibleInBoth, signUpAda } from './people.ts';
import { dayAgo, ZONE } from './zone.ts';

const HEALTH = {
  medicines: ['levothyroxine'],
  metforminYears: null,
  acidBlockerYears: null,
  conditions: [],
  allergies: [],
  situations: ['resistance-training'],
  dietPattern: 'vegan',
  isPregnant: false,
  isBreastfeeding: false,
  couldBecomePregnant: false,
  isMenstruating: false,
  surgeryWithin2Weeks: false,
  smokes: false,
  fishPerWeek: 0,
  usesIodisedSalt: true,
};

const id = () => crypto.randomUUID();

test('Ada fills in her health profile, half of it survives a reload, and suggestions come with doses @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/supplements');
  await expect(page.getByText('First, let’s check what’s safe for you')).toBeVisible();
  await page.getByRole('link', { name: 'Fill out my health profile' }).click();
  await page.getByRole('combobox', { name: 'Medications you take' }).fill('synthroid');
  await page.getByRole('option', { name: /Thyroid hormone/ }).click();
  await page.getByLabel('Your diet').selectOption('vegan');
  await page.reload();
  await expect(page.getByLabel('Your diet')).toHaveValue('vegan');
  await page.getByRole('button', { name: 'Save health profile' }).click();
  await expect(page.getByText('Choose all that apply').first()).toBeVisible();
  await page.getByLabel('I have none of these').check();
  await page.getByLabel('No allergies').check();
  await page.getByLabel('None of these', { exact: true }).check();
  await expectAccessibleInBoth(page, 'the health profile');
  await page.getByRole('button', { name: 'Save health profile' }).click();
  const b12 = page.getByRole('region', { name: /^Vitamin B12/ });
  await expect(page.getByRole('button', { name: /^Vitamin B12.*50 to 100 µg a day/ })).toBeVisible();
  await expect(b12).toContainText('Checked against your 1 medication');
  await b12.getByRole('button', { name: 'How this was decided' }).click();
  await expect(b12).toContainText('rule 4 of 38');
  await expect(b12.getByRole('link', { name: /vegetarian diets/ }).first()).toHaveAttribute(
    'href',
    /doi\.org/,
  );
});

test('Ada accepts a suggestion, checks it off with one tap, and dismisses another @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  expect((await page.request.put('/api/health-profile', { data: HEALTH })).ok()).toBe(true);
  await page.goto('/supplements');
  // A double tap adds one.
  await page.getByRole('button', { name: 'Add to my supplements: Vitamin B12' }).dblclick();
  const list = page.getByRole('region', { name: 'Take today' });
  const tick = list.getByRole('checkbox', { name: 'Vitamin B12' });
  await tick.click();
  await expect(tick).toBeChecked();
  await tick.click();
  await expect(list).toContainText('0 of 1 taken');
  await tick.click();
  await expect(tick).toBeChecked();
  const creatine = page.getByRole('button', { name: /^Creatine monohydrate/ });
  await creatine.click();
  await page.getByRole('button', { name: 'Not for me: Creatine monohydrate' }).click();
  await expect(creatine).toBeHidden();
  // The focused button disappeared with its card.
  await expect(page.locator('h1:focus, h3 > button:focus')).toHaveCount(1);
  await expect(page.getByRole('button', { name: '1 suggestion dismissed' })).toBeVisible();
  await page.reload();
  await expect(list).toContainText('1 of 1 taken');
  await expect(creatine).toBeHidden();
  await page.getByRole('button', { name: '1 suggestion dismissed' }).click();
  await page.getByRole('button', { name: 'Suggest Creatine monohydrate again' }).click();
  await expect(creatine).toBeVisible();
});

test('Ada adds her own supplement, edits it, sees an interaction, and deletes with undo; offline checks are kept @one-width', async ({
  page,
  context,
}) => {
  await signUpAda(page);
  await page.request.put('/api/health-profile', { data: HEALTH });
  await page.goto('/supplements');
  await page.getByRole('button', { name: 'Add a supplement' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a supplement' });
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet).toContainText('Enter a name.');
  // The form opens in the name, and Enter takes the highlighted match.
  await page.keyboard.type('zinc 10');
  await expect(page.getByRole('option', { name: 'Zinc 10 mg' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('Amount 1, mg')).toHaveValue('10');
  await sheet.getByLabel('Amount 1, mg').fill('50');
  await expectAccessibleInBoth(page, 'the form of a supplement');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Take these a few hours apart')).toBeVisible();
  await expect(page.getByText('Above the upper limit')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Zinc 10 mg' }).click();
  await expect(page.getByRole('region', { name: 'Take today' })).toContainText('1 of 1 taken');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'More for Zinc 10 mg' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing scheduled')).toBeHidden();
  await page.getByRole('alert').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Take today' })).toContainText('1 of 1 taken');
  await page.goto('/health-profile');
  await page.getByRole('button', { name: 'Delete my health profile' }).click();
  await expect(page.getByRole('button', { name: 'Delete my health profile' })).toBeHidden();
  await page.goto('/supplements');
  await expect(page.getByText('First, let’s check what’s safe for you')).toBeVisible();
});

test('a due check is on top and done with one tap @one-width', async ({ page }) => {
  await signUpAda(page);
  const supplement = id();
  await page.request.put(`/api/supplements/${supplement}`, {
    data: {
      timeZone: ZONE,
      name: 'Iron',
      amounts: [{ substance: 'iron', amount: 14 }],
      times: ['morning'],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      activeFrom: dayAgo(90),
      retestOn: dayAgo(30),
      retestMarker: 'ferritin',
    },
  });
  await page.goto('/supplements');
  const due = page.getByRole('region', { name: 'Due' });
  await expect(due.getByRole('link', { name: 'Retest ferritin' })).toBeVisible();
  await due.getByRole('button', { name: 'Done: Retest ferritin' }).click();
  await expect(due).toBeHidden();
});
