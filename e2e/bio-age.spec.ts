import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import {
  expectAccessible,
  expectAccessibleInBoth,
  goOffline,
  readsAreCached,
  signUpAda,
  saveAnswers,
  reportPregnancy,
} from './people.ts';
import { dayAgo, ZONE } from './zone.ts';

/** Answers Ada enters elsewhere: everything but blood pressure, smoking and her parents. */
const TOLD: Readonly<Record<string, string>> = {
  whtr: '0.50-0.55',
  rhr: '60-70',
  fv: '3-4',
  wg: '1-2',
  nuts: '1-3',
  pmeat: '1-3',
  ssb: 'under-1-week',
  upf: '40-60',
  salt: 'sometimes',
  mvpa: '1-149',
  steps: '4500-7000',
  rt: '1',
  sit: '8-10',
  func: 'easily',
  dur: '6-7',
  reg: '30-60',
  osa: 'no',
  dep: 'no',
  stress: '5-7',
  iso: 'monthly',
  lone: 'rarely',
  purpose: 'strong',
  srh: 'very-good',
  vape: 'no',
  alc: '1.3-25',
  shs: 'no',
  dm: 'none',
  cvd: 'none',
  ckd: 'none',
  cancer: 'none',
  copd: 'no',
  fhx: 'no',
};

/** Nine markers of one draw, as a lab prints them: marker, value, unit. */
const DRAWN = [
  ['albumin', 4.4, 'g/dL'],
  ['creatinine', 0.8, 'mg/dL'],
  ['glucose-fasting', 92, 'mg/dL'],
  ['hs-crp', 1.1, 'mg/L'],
  ['lymphocytes-pct', 31, '%'],
  ['mcv', 90, 'fL'],
  ['rdw', 13.4, '%'],
  ['alp', 64, 'U/L'],
  ['wbc', 5.9, '10^3/uL'],
] as const;

/** A blood test drawn today. */
async function drawn(page: Page): Promise<void> {
  const id = randomUUID();
  const values = DRAWN.map(([marker, value, unit]) => ({
    marker,
    name: marker,
    text: String(value),
    value,
    unit,
  }));
  const answer = await page.request.put(`/api/blood-panels/${id}`, {
    data: { id, timeZone: ZONE, collectedOn: dayAgo(), isFasting: true, values },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const choose = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();

const card = (page: Page, name: string) => page.getByRole('region', { name });

/** Waits until the server has all writes. */
const sent = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/draft/answers') && response.ok());

test('Ada answers, continues in another browser, and sees what her bio-age consists of @one-width', async ({
  page,
  browser,
}) => {
  await signUpAda(page);
  await page.goto('/bio-age');
  await page.getByRole('link', { name: 'Start the assessment' }).click();
  await expect(page.getByRole('heading', { name: 'Body and vitals' })).toBeVisible();
  // Her known weight is suggested, and counts once she continues.
  await expect(page.getByLabel('Your weight, kg')).toHaveValue('68');
  await expect(page.getByText(/From your weight and height on/)).toBeVisible();
  const kept = sent(page);
  await choose(page, /blood pressure/, '120 to 129');
  await kept;
  await expectAccessibleInBoth(page, 'assessment');
  await page.reload();
  await expect(page.getByRole('radio', { name: '120 to 129' })).toBeChecked();
  const taken = sent(page);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await taken;
  await expect(page).toHaveURL(/section=2/);
  await saveAnswers(page, TOLD);

  const elsewhere = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: page.viewportSize(),
  });
  const other = await elsewhere.newPage();
  await other.goto('/bio-age');
  await expect(other.getByText('Assessment in progress')).toBeVisible();
  await other.getByRole('link', { name: 'Continue the assessment' }).click();
  // The first section with an open question.
  await expect(other.getByRole('heading', { name: 'Substances and environment' })).toBeVisible();
  await choose(other, /smoke tobacco/, 'Never, or hardly ever');
  await choose(other, /fine-particle pollution/, 'I don’t know');
  await other.getByRole('link', { name: /Review/ }).click();
  await expect(card(other, 'Missing answers')).toContainText('Fine particles');
  await expect(other.getByText(/widens your range: ± [\d.]+ years now/)).toBeVisible();
  await other.getByRole('button', { name: 'See your bio-age' }).click();
  await other.waitForURL('**/bio-age');

  const result = card(other, 'Your bio-age');
  await expect(result).toContainText(/About \d+ years? younger than 42/);
  await expect(result).toContainText(/The likely range is [\d.]+ to [\d.]+/);
  await result.getByRole('button', { name: 'Why this number' }).click();
  const why = other.getByRole('dialog', { name: 'Why this number' });
  await expect(why).toContainText('Based on your answers to 35 of 36 questions');
  const fall = card(other, 'How your habits affect your bio-age');
  await fall.getByRole('button', { name: 'Show as table' }).click();
  await expect(fall.getByRole('row', { name: /^Tobacco Never, or hardly ever −1\./ })).toBeVisible();
  await elsewhere.close();
});

test(
  'every figure can be read with the keyboard and explained: the waterfall, PhenoAge from Ada’s blood, both combined',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await saveAnswers(page, TOLD);
    await drawn(page);
    await page.goto('/bio-age/assessment?section=8');
    await expect(page.getByText(/answer the question about tobacco/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'See your bio-age' })).toBeDisabled();
    await expectAccessible(page, 'review of the assessment');
    await card(page, 'Missing answers').getByRole('link', { name: 'Substances and environment' }).click();
    await choose(page, /smoke tobacco/, 'Never, or hardly ever');
    await page.getByRole('link', { name: /Review/ }).click();
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.getByRole('button', { name: 'See your bio-age' }).click();
    await page.waitForURL('**/bio-age');

    await page.getByRole('button', { name: 'Why this number' }).click();
    await expect(card(page, 'Habits and blood combined')).toContainText('Habits not reflected in blood');
    const fall = card(page, 'How your habits affect your bio-age');
    await fall.getByRole('group', { name: /up and down arrow keys/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(fall.getByRole('status')).toContainText('Your age: 42 years');
    await page.keyboard.press('ArrowDown');
    await expect(fall.getByRole('status')).toContainText('Tobacco: Never, or hardly ever. −1.');
    await fall.getByRole('button', { name: 'How your habits are scored' }).press('Enter');
    const audit = page.getByRole('dialog', { name: 'How your habits are scored' });
    await expect(audit).toContainText('Body mass index: 20 to under 25');
    await expect(audit).toContainText(/From your weight and height on/);
    await expect(audit).toContainText('Version 20');
    await expectAccessible(page, 'audit of the bio-age');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Seven sections/ }).press('Enter');
    await page
      .getByRole('dialog', { name: 'Your seven sections' })
      .getByRole('button', { name: /Sleep and recovery/ })
      .press('Enter');
    await expect(page.getByRole('dialog', { name: 'Sleep and recovery' })).toContainText(
      /out of a possible \d\.\d\d: score \d+ out of 100/,
    );
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^From your blood tests/ }).click();
    const blood = page.getByRole('dialog', { name: 'From your blood: PhenoAge' });
    await expect(blood).toContainText(
      /We estimate that your blood is [\d.]+ years? (younger|older) than that of your peers/,
    );
    await blood.getByRole('button', { name: 'Show as table' }).click();
    await expect(blood.getByRole('row')).toHaveCount(12);
    await blood.getByRole('button', { name: 'How PhenoAge is calculated' }).click();
    await expect(page.getByRole('dialog', { name: 'How PhenoAge is calculated' })).toContainText('−19.90667');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^How it’s calculated/ }).click();
    await expect(page.getByRole('dialog', { name: 'How your bio-age is calculated' })).toContainText(
      '0.70 × A* (',
    );
  },
);

test(
  'offline, Ada’s answers are kept, a double tap gives one result, and deleting it can be undone',
  { tag: ['@one-width', '@offline'] },
  async ({ page, context }) => {
    await signUpAda(page);
    await saveAnswers(page, TOLD);
    await page.goto('/bio-age/assessment?section=6');
    await expect(page.getByRole('heading', { name: 'Substances and environment' })).toBeVisible();
    await readsAreCached(page);
    await goOffline(page);
    await choose(page, /smoke tobacco/, '1 to 10 a day');
    await expect(page.getByText(/answered.*Waiting to sync/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: '1 to 10 a day' })).toBeChecked();
    await page.getByRole('link', { name: /Stress, mood/ }).click();
    await choose(page, /felt down or lost interest/, 'Yes');
    await expect(page.getByText(/getting help makes a difference. Talk to someone you trust/)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: /Review/ }).click();
    const finish = page.getByRole('button', { name: 'See your bio-age' });
    await finish.dblclick();
    await page.waitForURL('**/bio-age');
    await expect(card(page, 'What would help most')).toContainText('Quit smoking');
    await page.getByRole('button', { name: 'Your result' }).click();
    const results = page.getByRole('dialog', { name: 'Your results' });
    await expect(results.getByRole('rowheader')).toHaveCount(1);
    await results.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('No bio-age yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, 'Your bio-age')).toBeVisible();
  },
);

test(
  'a failed screen can be retried; an implausible weight needs confirmation; in pregnancy there is no figure',
  { tag: '@one-width' },
  async ({ page }) => {
    await signUpAda(page);
    await page.route('**/api/bio-age', (route) => route.abort());
    await page.goto('/bio-age');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/bio-age');
    await retry.click();
    await expect(page.getByText('No bio-age yet')).toBeVisible();
    await page.goto('/bio-age/assessment?section=1');
    await page.getByLabel('Your weight, kg').fill('6800');
    await expect(page.getByText(/Enter 20 to 400 kg\. Check the unit/)).toBeVisible();
    await page.getByLabel('Your weight, kg').fill('82');
    await expect(page.getByRole('radio', { name: '30 to under 35' })).toBeChecked();
    await reportPregnancy(page);
    await page.reload();
    await expect(page.getByText('Off while you’re pregnant')).toBeVisible();
    await page.getByRole('link', { name: 'Back to bio-age' }).click();
    await expect(page.getByText('Off while you’re pregnant')).toBeVisible();
    await expectAccessible(page, 'bio-age in pregnancy');
  },
);
