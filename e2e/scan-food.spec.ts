import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { fakeMedia } from './fake-media.ts';
import sharp from 'sharp';
import { barcodePicture, europeanLabel } from '#server/meals/photos/testing-pictures.ts';
import { expectAccessible, goOffline, signUpAda } from './people.ts';

// Only the path, not the folder: Playwright also loads this file in a process that runs no tests and cleans nothing up.
const folder = path.join(tmpdir(), `perennial-scan-${process.pid}`);
const file = (name: string): string => path.join(folder, name);

/** A video for Chromium's fake camera: a plate, as a series of JPEGs. */
const FILM = file('plate.mjpeg');

test.use({ launchOptions: fakeMedia(`--use-file-for-fake-video-capture=${FILM}`) });

const plate = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="640" height="480"><circle cx="320" cy="240" r="180" fill="#fff"/></svg>',
        ),
      },
    ])
    .jpeg();

test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const frame = await plate('#864').toBuffer();
  writeFileSync(FILM, Buffer.concat(Array.from({ length: 10 }, () => frame)));
  writeFileSync(file('plate.jpg'), await plate('#468').withMetadata({ orientation: 6 }).toBuffer());
  writeFileSync(file('label.jpg'), await europeanLabel());
  writeFileSync(file('barcode.jpg'), await barcodePicture('4006381333931'));
  writeFileSync(file('notes.jpg'), 'no picture at all');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function choose(page: Page, ...names: string[]): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose photos' }).click();
  await (await chosen).setFiles(names.map(file));
}

const pictures = (page: Page) =>
  page.getByRole('list', { name: 'Photos of this meal' }).getByRole('listitem');

test('Ada photographs her plate, says what is on it, and finds the picture with the meal @phone', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/scan-food');
  await expectAccessible(page, 'scan food');
  await page.getByRole('button', { name: 'Open camera' }).click();
  await page.getByRole('button', { name: 'Take photo' }).click();
  await expect(page.getByText('You can add 3 more photos.')).toBeVisible();
  await page.getByRole('button', { name: 'Close camera' }).click();
  await expect(pictures(page)).toHaveCount(1);
  await choose(page, 'plate.jpg', 'notes.jpg');
  await expect(page.getByText('We can’t open this file as an image.')).toBeVisible();
  await expect(pictures(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Crop or rotate photo 2' }).click();
  await page.getByRole('button', { name: 'Rotate', exact: true }).click();
  await expectAccessible(page, 'crop');
  await page.getByRole('button', { name: 'Apply crop' }).click();
  await page.reload();
  await expect(pictures(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Analyze these photos' }).click();
  await expect(page.getByRole('heading', { name: 'Describe what’s on the plate' })).toBeVisible();
  await page.getByRole('textbox', { name: 'What did you eat?' }).fill('a banana');
  await expect(page.getByRole('button', { name: 'Banana, choose another food' })).toBeVisible();
  await expectAccessible(page, 'review of a photo');
  await page.getByRole('button', { name: 'Save meal' }).click();

  await page.waitForURL(/\/meals/);
  const meal = page.getByRole('article');
  const thumb = meal.getByRole('button', { name: /^Enlarge photo 1 of/ });
  await expect(thumb).toBeVisible();
  await page.reload();
  await thumb.click();
  const shown = page.getByRole('dialog').getByRole('img', { name: /^Photo of/ });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await expectAccessible(page, 'a picture, large');
  await page.keyboard.press('Escape');
  await expect(thumb).toBeFocused();

  await meal.getByRole('link', { name: /^Edit/ }).click();
  const editor = page.getByRole('dialog', { name: /^Edit/ });
  const inEditor = editor.getByRole('button', { name: /^Enlarge photo 2 of/ });
  await inEditor.press('Enter');
  await expect(page.getByRole('img', { name: /^Photo of/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(inEditor).toBeFocused();
  // The address changes before a closing editor has slid away.
  await expect(page).toHaveURL(/[?&]edit=/);
});

test('a label fills in the form of a new food; an unknown barcode leads there too @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/scan-food');
  await choose(page, 'label.jpg');
  await page.getByRole('button', { name: 'Analyze this photo' }).click();
  await expect(page.getByRole('region', { name: 'Nutrition label' })).toContainText('375 kcal');
  await expectAccessible(page, 'a label that was read');
  await page.getByRole('button', { name: 'Create this food' }).click();
  await expect(page.getByLabel(/^Calories/)).toHaveValue('375');
  await expect(page.getByLabel('Protein', { exact: true })).toHaveValue('13');

  await page.goto('/scan-food');
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await choose(page, 'barcode.jpg');
  await page.getByRole('button', { name: 'Analyze this photo' }).click();
  await expect(page.getByText('4006381333931 isn’t in this server’s food database.')).toBeVisible();
});

test(
  'a meal photographed offline arrives once, with its picture',
  { tag: ['@one-width', '@offline'] },
  async ({ page, context }) => {
    await signUpAda(page);
    await page.goto('/describe-food');
    await page.getByRole('textbox', { name: 'What did you eat?' }).fill('a banana');
    await expect(page.getByRole('button', { name: 'Banana, choose another food' })).toBeVisible();
    await page.getByRole('textbox', { name: 'What did you eat?' }).fill('');
    await page.goto('/meals');
    await page.goto('/scan-food');
    await choose(page, 'plate.jpg');
    await expect(pictures(page)).toHaveCount(1);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/api\/(photos\?|meals$)/.test(request.url()))
        sent.push(new URL(request.url()).pathname);
    });
    await goOffline(page);
    await page.getByRole('button', { name: 'Analyze this photo' }).click();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await page.getByRole('textbox', { name: 'What did you eat?' }).fill('a banana');
    await page.getByRole('button', { name: 'Save meal' }).click();
    await expect(page.getByText('Waiting to sync', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('article').getByRole('button', { name: /^Enlarge photo 1 of/ }),
    ).toBeVisible();
    sent.length = 0;
    await context.setOffline(false);
    await expect(page.getByText('Waiting to sync', { exact: true })).toHaveCount(0);
    expect(sent).toEqual(['/api/photos', '/api/meals']);
    await page.reload();
    const [photo] = await Promise.all([
      page.waitForResponse(/\/api\/photos\/[0-9a-f-]+\?size=small/),
      page.goto('/meals'),
    ]);
    expect(photo.status()).toBe(200);
    await expect(page.getByRole('article')).toHaveCount(1);
  },
);
