import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { withFile } from '#server/http/files/testing-file.ts';
import { readInSubprocess } from './read-upload.ts';
import { pdfOf, scannedPdf, streamObject, textPdf, type PdfText } from './testing-pdf.ts';

const read = (file: string | Uint8Array, wantsPictures = true) =>
  withFile(file, (fd) =>
    readInSubprocess(
      fd,
      {
        timeZone: 'Europe/Berlin',
        nowMs: Date.parse('2026-11-21T12:00:00Z'),
        dateOrder: undefined,
        wantsPictures,
      },
      new AbortController().signal,
      // This file must fail by memory; other work may take time.
      240_000,
    ),
  );

const line = (y: number, ...texts: readonly string[]): PdfText[] =>
  texts.map((text, at) => [[40, 240, 310, 400][at] ?? 40, y, text]);

const REPORT: PdfText[] = [
  ...line(800, 'Labor Nordlicht GmbH'),
  ...line(780, 'Entnahmedatum: 04.03.2026', 'Nüchtern: ja'),
  ...line(750, 'Untersuchung', 'Ergebnis', 'Einheit', 'Referenzbereich'),
  ...line(730, 'Harnsäure', '7,4 +', 'mg/dl', '3,4 - 7,0'),
  ...line(710, 'Ferritin', '84', 'µg/l', '30 - 400'),
];

test('a PDF report is read into values with their positions', async () => {
  const reading = await read(textPdf([REPORT]));
  expect(reading).toMatchObject({
    kind: 'file',
    file: {
      format: 'pdf',
      pages: { read: 1, all: 1 },
      panels: [
        {
          collectedOn: '2026-03-04',
          laboratory: 'Labor Nordlicht GmbH',
          isFasting: true,
          values: [
            { marker: 'uric-acid', value: 7.4, unit: 'mg/dl', labLow: 3.4, labHigh: 7, readAt: { page: 1 } },
            { marker: 'ferritin', value: 84, unit: 'µg/l' },
          ],
        },
      ],
    },
  });
});

test('only the first 60 of 300 pages are read, which is reported', async () => {
  const reading = await read(textPdf(Array.from({ length: 300 }, () => REPORT)));
  expect(reading).toMatchObject({ kind: 'file', file: { pages: { read: 60, all: 300 } } });
});

test('a scan returns the pictures of its pages', async () => {
  expect(await read(scannedPdf())).toMatchObject({
    kind: 'scan',
    pageCount: 1,
    pages: [{ mediaType: 'image/jpeg' }],
  });
});

const SPREADSHEET = zipSync({
  '[Content_Types].xml': Buffer.from(
    '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  ),
});
/** One transparent pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.each<[string, string | Uint8Array, RegExp]>([
  [
    'a PDF with a password',
    textPdf(
      [REPORT],
      `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >> /ID [(a) (a)]`,
    ),
    /password-protected/,
  ],
  ['a PDF that was cut off', textPdf([REPORT]).slice(0, 60), /damaged/],
  ['a PDF of nothing but its name', '%PDF-1.4 hello', /damaged/],
  ['a spreadsheet', SPREADSHEET, /a spreadsheet\. Save it as CSV/],
  ['an archive', zipSync({ 'results.csv': Buffer.from('Sodium;140') }), /an archive\. Unzip it first/],
  ['a web page', '<!doctype html><p>Results</p>', /XML or a web page/],
  ['JSON of something else', '{"meals": []}', /no FHIR/],
  ['JSON that was cut off', '{"resourceType": "Bundle", "entry": [', /incomplete/],
  ['JSON that opens a million brackets', '['.repeat(1_000_000), /damaged|too much time or memory/],
  ['a letter', 'Dear Ada,\nyour results are fine.', /couldn’t find a table of results/],
  [
    'a photograph of a telephone',
    '\0\0\0\u0018ftypheic\0\0\0\0',
    /an image.*We can read PDF, CSV and FHIR \(JSON\) files/,
  ],
  ['a picture', PICTURE, /an image.*We can read PDF, CSV/],
  [
    'a picture that was sent as text',
    '\uFFFDPNG\r\n\u001A\n\u0001',
    /not a type we can read.*We can read PDF, CSV/,
  ],
  ['a text document', '{\\rtf1 Results}', /text document.*PDF/],
  [
    'a report without its results',
    '{"resourceType":"DiagnosticReport","result":[{"reference":"Observation/a"},{"reference":"Observation/b"}]}',
    /only links to 2 results .*whole bundle/,
  ],
  ['a bundle without results', '{"resourceType":"Bundle","entry":[]}', /no lab results/],
])('%s is refused with what to do', async (_what, file, said) => {
  await expect(read(file)).rejects.toThrow(said);
});

test('resources may be in a list or one per line', async () => {
  const sodium = {
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '2951-2' }] },
    effectiveDateTime: '2026-03-04',
    valueQuantity: { value: 140, unit: 'mmol/L' },
  };
  const potassium = { ...sodium, code: { coding: [{ system: 'http://loinc.org', code: '2823-3' }] } };
  const lines = `${JSON.stringify(sodium)}\n${JSON.stringify(potassium)}\n`;
  for (const text of [JSON.stringify([sodium, potassium]), lines])
    expect(await read(text)).toMatchObject({ file: { panels: [{ values: { length: 2 } }] } });
});

test.each([';', ',', '\t'])('a table may be separated by %j and quoted', async (sign) => {
  const rows = [
    ['date', 'test', 'value', 'unit'],
    ['2026-03-04', `"Cholesterol${sign} total"`, '212', 'mg/dL'],
  ];
  const reading = await read(`\uFEFF${rows.map((cells) => cells.join(sign)).join('\r\n')}`);
  expect(reading).toMatchObject({
    file: { panels: [{ values: [{ marker: 'total-cholesterol', value: 212 }] }] },
  });
});

test('a table of more than 50,000 rows is refused', async () => {
  const table = `date;test;value;unit\n${'2026-03-04;Sodium;140;mmol/L\n'.repeat(50_001)}`;
  await expect(read(table)).rejects.toThrow(/more than 50,000 rows/);
});

test('a page that unpacks to gigabytes ends the reading process, not the server', async () => {
  const bomb = deflateSync(Buffer.alloc(400 * 1024 * 1024, ' '));
  const pdf = pdfOf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents [${'4 0 R '.repeat(30)}] >>`),
    streamObject('/Filter /FlateDecode', bomb),
  ]);
  await expect(read(pdf)).rejects.toThrow(/too much time or memory/);
});
