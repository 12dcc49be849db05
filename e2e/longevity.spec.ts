import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { expectAccessible, signUpAda, saveAnswers } from './people.ts';
import { instantAgo, ZONE } from './zone.ts';

const NIGHTS = 14;
const inZone = { timeZone: ZONE };

/** Assessment answers that aren't tracked elsewhere. */
const ANSWERS = {
  bmi: '25-27.5',
  sbp: '120-130',
  mvpa: '150-299',
  steps: '7000-9500',
  rt: '1',
  smoke: 'quit-over-10',
  vape: 'no',
  alc: '1.3-25',
  shs: 'no',
  dm: 'none',
  cvd: 'none',
  ckd: 'none',
} as const;

async function answered(page: Page): Promise<void> {
  await saveAnswers(page, ANSWERS);
  const id = randomUUID();
  const finished = await page.request.put(`/api/bio-age/assessments/${id}`, { data: { id, ...inZone } });
  expect(finished.ok(), await finished.text()).toBe(true);
}

/** Stores two weeks of sleep, water and check-ins, a weight and the assessment. */
async function livedTwoWeeks(page: Page): Promise<void> {
  const put = async (path: string, entry: object) => {
    const id = randomUUID();
    const answer = await page.request.put(`/api/${path}/${id}`, { data: { ...inZone, id, ...entry } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  await put('body-measurements', { measuredAt: instantAgo(1, '07:00'), massKg: 68, waistCm: 80 });
  await Promise.all(
    Array.from({ length: NIGHTS }, async (_, index) => {
      const daysAgo = index + 1;
      await put('sleeps', {
        inBedAt: instantAgo(daysAgo + 1, '23:00'),
        outOfBedAt: instantAgo(daysAgo, '06:30'),
        isNap: false,
        latencyMinutes: 10,
        awakeMinutes: 15,
      });
      await put('drinks', { drunkAt: instantAgo(daysAgo, '11:00'), kind: 'water', volumeMl: 1500 });
      if (daysAgo < 7)
        await put('stress-check-ins', {
          feltAt: instantAgo(daysAgo, '13:00'),
          stress: 4,
          mood: null,
          energy: null,
          tags: [],
        });
    }),
  );
  await answered(page);
}

test('a new member sees the fastest way to a score', { tag: '@one-width' }, async ({ page }) => {
  await signUpAda(page);
  await page.goto('/longevity');
  await expect(page.getByRole('heading', { name: /Keep logging/ })).toBeVisible();
  await expect(page.getByText('Nutrition: up to 18% more')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sleep/ })).toContainText('No data yet');
  await expectAccessible(page, 'longevity, nothing known');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByRole('heading', { name: 'No score was saved for this day' })).toBeVisible();
  await expectAccessible(page, 'a day without a score');
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByRole('link', { name: 'See all eight' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Life’s Essential 8' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your score' })).toContainText('1 of 8 ready');
  await expect(page.getByText(/An average of fewer than eight metrics isn’t/)).toBeVisible();
});

test('two weeks of entries and the assessment give a score that explains itself', async ({ page }) => {
  await signUpAda(page);
  await livedTwoWeeks(page);
  await page.goto('/longevity');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toContainText(/\d\d out of 100/);
  await expect(today).toContainText(/Low confidence\. Based on 6 of 8 pillars/);
  await expect(page.getByRole('region', { name: 'Best next step' })).toContainText(/\+\d+\.\d points/);

  const movement = page.getByRole('button', { name: /^Movement and body/ });
  await movement.focus();
  await page.keyboard.press('Enter');
  const audit = page.getByRole('dialog', { name: 'Movement and body' });
  await expect(audit.getByRole('row', { name: /Activity: 150 to 299 min a week/ })).toContainText('100');
  await expect(audit.getByText(/from your assessment on/).first()).toBeVisible();
  await expect(audit.getByRole('heading', { name: 'How this is calculated' })).toBeVisible();
  await expectAccessible(page, 'a pillar');
  await page.keyboard.press('Escape');
  await expect(audit).toBeHidden();
  await expect(movement).toBeFocused();

  await today.getByRole('button', { name: 'How this is calculated' }).click();
  const steps = page.getByRole('dialog', { name: 'How the score is calculated' });
  await expect(steps.getByRole('row', { name: /^Nicotine/ })).toContainText('−3.8');
  await expect(steps.getByRole('row', { name: /^Your score/ })).toContainText(/\d\d\.\d/);
});

test('a new entry changes the score on the next visit, and the eight name their sources @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await livedTwoWeeks(page);
  await page.goto('/longevity');
  const habits = page.getByRole('button', { name: /^Water and daily rhythm/ });
  await expect(habits).toContainText('Water: 1.5 of');
  const id = randomUUID();
  const drink = { ...inZone, id, drunkAt: new Date().toISOString(), kind: 'water', volumeMl: 3000 };
  expect((await page.request.put(`/api/drinks/${id}`, { data: drink })).ok()).toBe(true);
  await page.reload();
  await expect(habits).toContainText('Water: 1.6 of');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: /Longevity score by day/ })).toBeVisible();

  await page.goto('/lifes-essential-8');
  const pressure = page.getByRole('button', { name: /^Blood pressure/ });
  await expect(pressure).toContainText(/120 to 129 mm Hg systolic · from your assessment on/);
  await expect(page.getByRole('button', { name: /^Nicotine/ })).toContainText('75');
  await pressure.click();
  await expect(page.getByRole('row', { name: /130 to 139 or 80 to 89/ })).toBeVisible();
  await expectAccessible(page, 'the eight');
});
