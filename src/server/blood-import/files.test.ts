import { describe, expect, test } from 'vitest';
import type { BloodFileAnswer } from '#contract/blood/blood-file.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { scannedPdf, textPdf } from './testing-pdf.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const CSV = { 'content-type': 'text/csv' };
const TABLE = 'date,test,value,unit\n2026-03-04,Ferritin,84,ng/mL\n2026-03-04,Shoe size,38,EU\n';

const send = (
  browser: Browser,
  file: string | Uint8Array<ArrayBuffer> | FormData,
  query: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = CSV,
): Promise<Response> =>
  browser.fetch(`/api/blood-files?${new URLSearchParams({ timeZone: 'Europe/Berlin', ...query })}`, {
    method: 'POST',
    headers,
    body: file,
  });

const NOTHING = {
  loinc: null,
  text: '',
  value: null,
  censored: null,
  unit: null,
  labLow: null,
  labHigh: null,
  specimen: null,
  isConfirmed: false,
};

const saidBy = async (answer: Response): Promise<string> => JSON.stringify(await answer.json());

describe.each(EMBEDDED)('lab files', (place) => {
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  let nowMs = NOW;

  test('Nadia sees the content of her file, and nothing of it is stored', async () => {
    const nadia = await signUp(app, 'Nadia');
    const answer = await send(nadia, TABLE);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await answer.json()) as BloodFileAnswer).toMatchObject({
      status: 'preview',
      format: 'table',
      pages: null,
      panels: [
        {
          collectedOn: '2026-03-04',
          values: [
            { marker: 'ferritin', value: 84 },
            { marker: null, name: 'Shoe size' },
          ],
        },
      ],
    });
    expect(await nadia.api.blood.panels.list({})).toEqual([]);
  });

  test('a form works like a raw body, and ambiguous dates are asked about', async () => {
    const omar = await signUp(app, 'Omar');
    const form = new FormData();
    form.append('file', new File([TABLE.replaceAll('2026-03-04', '04/03/2026')], 'results.csv'));
    expect(await (await send(omar, form, {}, {})).json()).toEqual({
      status: 'unclear-dates',
      dayFirst: '2026-03-04',
      monthFirst: '2026-04-03',
    });
    const form2 = new FormData();
    form2.append('file', new File([TABLE.replaceAll('2026-03-04', '04/03/2026')], 'results.csv'));
    expect(await (await send(omar, form2, { dateOrder: 'day-first' }, {})).json()).toMatchObject({
      panels: [{ collectedOn: '2026-03-04' }],
    });
  });

  test('unreadable files are refused with a code and what to do', async () => {
    const pia = await signUp(app, 'Pia');
    expect((await send(app.browser(), TABLE)).status).toBe(401);
    expect((await send(pia, TABLE, {}, { ...CSV, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(pia, TABLE, {}, { 'content-type': 'image/png' })).status).toBe(415);
    expect((await send(pia, TABLE, { timeZone: 'Mars/Base' })).status).toBe(400);
    expect((await send(pia, '')).status).toBe(400);
    const large = await send(pia, new Uint8Array(20 * 1024 * 1024 + 1));
    expect([large.status, await saidBy(large)]).toEqual([
      413,
      expect.stringContaining('Files are limited to 20 MB'),
    ]);
    const scan = await send(pia, scannedPdf(), {}, { 'content-type': 'application/pdf' });
    expect([scan.status, await saidBy(scan)]).toEqual([
      400,
      expect.stringContaining('this server can’t read'),
    ]);
    const packed = await send(pia, new Uint8Array([0x50, 0x4b, 3, 4]));
    expect([packed.status, await saidBy(packed)]).toEqual([415, expect.stringContaining('Unzip it first')]);
  });

  test.each([
    ['Sana', '/api/export/blood.csv'],
    ['Silas', '/api/export/blood.fhir.json'],
  ])('the export of %s at %s can be imported unchanged', async (username, address) => {
    const sana = await signUp(app, username);
    const value = (marker: MarkerKey | null, name: string, rest: object) => ({
      ...NOTHING,
      marker,
      name,
      ...rest,
    });
    const values = [
      value('ldl-c', 'LDL-Cholesterin', { text: '3.6', value: 3.6, unit: 'mmol/L', labHigh: 3 }),
      value('hs-crp', 'hs-CRP', {
        text: '<0.3',
        value: 0.3,
        censored: 'lt',
        unit: 'mg/L',
        labLow: 0,
        labHigh: 3,
      }),
      value('lp-a-nmol', 'Lipoprotein (a)', {
        text: '1234',
        value: 1234,
        unit: 'nmol/L',
        isConfirmed: true,
      }),
      value(null, 'RDW-SD', { loinc: '21000-5', text: '44.1', value: 44.1, unit: 'fL', specimen: 'blood' }),
      value(null, 'Kreatinin', { text: '90', value: 90, unit: 'mg/dL', specimen: 'urine' }),
      value(null, 'Blutgruppe; "A"', { text: 'A, positiv' }),
    ];
    const panel = {
      timeZone: 'Europe/Berlin',
      collectedOn: '2026-03-04',
      laboratory: 'Labor "Nord", Kiel',
      isFasting: true,
      values,
    };
    await sana.api.blood.panels.put({ ...panel, id: crypto.randomUUID() });
    const exported = await (await sana.fetch(address)).text();
    const answer = (await (await send(sana, exported)).json()) as BloodFileAnswer;
    expect(answer).toMatchObject({
      status: 'preview',
      panels: [
        {
          collectedOn: '2026-03-04',
          laboratory: 'Labor "Nord", Kiel',
          isFasting: true,
          values: values.map(
            ({ name: _name, isConfirmed: _isConfirmed, specimen: _specimen, loinc: _loinc, ...kept }) => kept,
          ),
        },
      ],
    });
  });

  test('others are served while Quinn’s long reports are read in sequence', async () => {
    const quinn = await signUp(app, 'Quinn');
    const pages = Array.from({ length: 200 }, () =>
      Array.from(
        { length: 40 },
        (_, at) => [40, 800 - at * 18, `Ferritin 84 ng/mL 30-400 line ${at}`] as const,
      ),
    );
    const long = textPdf(pages);
    const reading = Promise.all([send(quinn, long), send(quinn, long), send(quinn, long)]);
    const first = await Promise.race([reading, quinn.fetch('/healthz')]);
    expect(first).toMatchObject({ status: 200 });
    // Their lines are no table.
    expect((await reading).map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  test('no personal data of a file is logged, and more than 60 files an hour must wait', async () => {
    const rosa = await signUp(app, 'Rosa');
    await send(rosa, 'Dear Rosa Luxemburg, your results');
    expect(app.logged.join('')).not.toContain('Luxemburg');
    for (let tries = 1; tries < 60; tries += 1) await send(rosa, '');
    expect((await send(rosa, TABLE)).status).toBe(429);
    nowMs += 61 * 60_000;
    expect((await send(rosa, TABLE)).status).toBe(200);
  });
});
