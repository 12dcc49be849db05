import { expect, type Page } from '@playwright/test';
import { test } from './scene.ts';
import { textPdf, type PdfText } from '../src/server/blood-import/testing-pdf.ts';
import { formatDate } from '#web/lib/format.ts';
import { expectAccessible, goOffline, signUpAda } from './people.ts';
import { dayAgo } from './zone.ts';

/** A year in which March 4 and April 3 are in the past. */
const YEAR = Number(dayAgo().slice(0, 4)) - 1;

const line = (y: number, ...texts: readonly string[]): PdfText[] =>
  texts.map((text, at) => [[40, 240, 310, 400][at] ?? 40, y, text]);

/** A lab report: eight results, one with an impossible unit and one for an unknown marker. */
const REPORT = textPdf([
  [
    ...line(800, 'Labor Nordlicht GmbH'),
    ...line(780, `Entnahmedatum: 04.03.${YEAR}`, 'Nüchtern: ja'),
    ...line(750, 'Untersuchung', 'Ergebnis', 'Einheit', 'Referenzbereich'),
    ...line(730, 'Harnsäure', '7,4 +', 'mg/dl', '3,4 - 7,0'),
    ...line(710, 'Ferritin', '84', 'µg/l', '30 - 400'),
    ...line(690, 'Kalium', '44', 'mmol/l', '3,5 - 5,1'),
    ...line(670, 'Zonulin', '48', 'ng/ml', '< 60'),
    ...line(650, 'TSH basal ultrasensitiv', '2,1', 'mIU/l', '0,4 - 4,0'),
  ],
]);

const pdf = { name: 'befund.pdf', mimeType: 'application/pdf', buffer: Buffer.from(REPORT) };
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const chooseFiles = (page: Page, ...files: readonly (typeof pdf)[]) =>
  page.locator('input[type=file]').setInputFiles([...files]);
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

interface Stored {
  readonly collectedOn: string;
  readonly laboratory: string | null;
  readonly isFasting: boolean | null;
  readonly values: readonly { readonly marker: string | null; readonly value: number | null }[];
}
const storedPanels = async (page: Page): Promise<readonly Stored[]> =>
  (await page.request.get('/api/blood-panels')).json() as Promise<readonly Stored[]>;

test(
  'Ada reviews her report, corrects it and saves it once, on an unreliable connection',
  { tag: ['@one-width', '@offline'] },
  async ({ page, context }) => {
    await signUpAda(page);
    await page.goto('/blood-tests/import');
    await chooseFiles(page, pdf);
    await expect(page.getByText('5 results in 1 panel, 2 to check.')).toBeVisible();
    await expect(page.getByLabel('Draw date')).toHaveValue(`${YEAR}-03-04`);
    await expect(page.getByLabel('Lab', { exact: true })).toHaveValue('Labor Nordlicht GmbH');
    await expect(page.getByLabel('Fasting')).toHaveValue('yes');
    await expect(row(page, 'Zonulin')).toContainText('we don’t recognize this marker');
    await expect(page.getByRole('checkbox', { name: 'Keep Potassium' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Edit Potassium' }).click();
    await expect(page.getByText('Kalium 44 mmol/l')).toBeVisible();
    await page.getByLabel('Value').fill('4.4');
    await expectAccessible(page, 'the review');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('checkbox', { name: 'Keep Potassium' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Keep Ferritin' }).uncheck();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Keep Ferritin' })).not.toBeChecked();
    await goOffline(page);
    await page.getByRole('button', { name: 'Save 1 panel' }).dblclick();
    await expect(page).toHaveURL(/\/blood-tests$/);
    await context.setOffline(false);
    await expect
      .poll(() => storedPanels(page))
      .toMatchObject([
        {
          collectedOn: `${YEAR}-03-04`,
          laboratory: 'Labor Nordlicht GmbH',
          isFasting: true,
          values: [
            { marker: 'uric-acid', value: 7.4 },
            { marker: 'potassium', value: 4.4 },
            { marker: null, value: 48 },
            { marker: 'tsh', value: 2.1 },
          ],
        },
      ]);
  },
);

test('values Ada already has are skipped, and she chooses how to read ambiguous dates @one-width', async ({
  page,
}) => {
  await signUpAda(page);
  await page.goto('/blood-tests/import');
  const table = `date,test,value,unit\n04/03/${YEAR},Ferritin,84,ng/mL\n04/03/${YEAR},TSH,2.1,mIU/L\n`;
  await chooseFiles(page, csv('results.csv', table), csv('letter.csv', 'Dear Ada\n'));
  await expect(page.getByText('We couldn’t find a table of results')).toBeVisible();
  await expectAccessible(page, 'a file that cannot be read, and a question');
  await page.getByText(formatDate(`${YEAR}-03-04`, dayAgo()), { exact: true }).click();
  await page.getByRole('button', { name: 'Save 1 panel' }).click();
  await expect(page).toHaveURL(/\/blood-tests$/);
  await expect.poll(async () => (await storedPanels(page)).length).toBe(1);
  await page.goto('/blood-tests/import');
  const again = `date,test,value,unit\n${YEAR}-03-04,Ferritin,84,µg/L\n${YEAR}-03-04,Vitamin D,32,ng/mL\n`;
  await chooseFiles(page, csv('again.csv', again));
  await expect(page.getByText('2 results in 1 panel, 1 already saved.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Keep Ferritin' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Edit Ferritin' }).press('Enter');
  await page.getByRole('combobox', { name: 'Marker' }).fill('langzeitzucker');
  await page.getByRole('option', { name: 'HbA1c', exact: true }).click();
  await expect(row(page, 'HbA1c')).toContainText('this unit doesn’t fit the marker');
});

test('Ada reviews a thousand results in fifty panels without waiting @one-width', async ({ page }) => {
  await signUpAda(page);
  await page.goto('/blood-tests/import');
  const markers = [
    'Ferritin',
    'TSH',
    'Sodium',
    'Potassium',
    'HbA1c',
    'LDL-C',
    'HDL-C',
    'Albumin',
    'ALT',
    'AST',
  ];
  const rows = Array.from({ length: 1000 }, (_, at) => {
    const day = dayAgo(10 + 7 * Math.floor(at / 20));
    return `${day},${markers[at % 10] ?? ''}${at % 20 < 10 ? '' : ' level'},${1 + at / 1000},`;
  });
  await chooseFiles(page, csv('years.csv', `date,test,value,unit\n${rows.join('\n')}\n`));
  await expect(page.getByText(/^1,000 results in 50 panels/)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${formatDate(dayAgo(10), dayAgo())}`) }).click();
  await expect(page.getByRole('checkbox', { name: 'Keep Ferritin' }).first()).toBeVisible();
});
