import { describe, expect, test } from 'vitest';
import { readLabReport, type ReportOptions } from './lab-report.ts';
import type { BloodFile, FoundValue } from './found-values.ts';
import type { ReportPage, TextPiece } from './report-lines.ts';

const WIDTH = 5;
const HEIGHT = 10;
const OPTIONS: ReportOptions = { nowMs: Date.parse('2026-11-21T12:00:00Z'), dateOrder: undefined };

type Cell = readonly [x: number, text: string];

/** A page as printed: lines of positioned cells. */
const page = (number: number, ...lines: readonly (readonly Cell[])[]): ReportPage => ({
  page: number,
  pieces: lines.flatMap((cells, at) =>
    cells.map(([x, text]): TextPiece => ({
      text,
      x,
      y: 40 + at * 14,
      width: text.length * WIDTH,
      height: HEIGHT,
    })),
  ),
});

/** Cells at the columns of a table; an empty text leaves a gap. */
const columns =
  (...xs: readonly number[]) =>
  (...texts: readonly string[]): Cell[] =>
    texts.flatMap((text, at) => (text === '' ? [] : [[xs[at] ?? 0, text] as const]));

function read(pages: readonly ReportPage[], options: Partial<ReportOptions> = {}): BloodFile {
  const file = readLabReport(pages, { ...OPTIONS, ...options });
  if ('dayFirst' in file) throw new Error('the dates tell their order');
  return file;
}
const shown = ({ marker, text, unit, labLow, labHigh }: FoundValue) => [marker, text, unit, labLow, labHigh];
const valuesOf = (file: BloodFile) => file.panels.flatMap(({ values }) => values.map(shown));

describe('lab reports', () => {
  test('American: result, flag, units and reference interval in columns', () => {
    const row = columns(40, 240, 300, 340, 420, 520);
    const file = read([
      page(
        1,
        [[40, 'Harbor Clinical Laboratories']],
        [
          [40, 'Patient: Ada Nord'],
          [300, 'DOB: 02/13/1979'],
        ],
        [
          [40, 'Date Collected: 03/04/2026 8:15 AM'],
          [300, 'Date Reported: 03/05/2026'],
          [480, 'Fasting: Yes'],
        ],
        row('TESTS', 'RESULT', 'FLAG', 'UNITS', 'REFERENCE INTERVAL', 'LAB'),
        [[40, 'Lipid Panel']],
        row('Cholesterol, Total', '212', 'High', 'mg/dL', '100-199', '01'),
        row('Triglycerides', '140', '', 'mg/dL', '0-149', '01'),
        row('HDL Cholesterol', '48', '', 'mg/dL', '>39', '01'),
        row('LDL Chol Calc (NIH)', '139', 'High', 'mg/dL', '0-99', '01'),
        row('C-Reactive Protein, Cardiac', '<0.3', '', 'mg/L', '0.00-3.00', '01'),
        [
          [40, '1447 York Court, Suite 1215'],
          [300, 'Phone 555 0100'],
        ],
        [[40, 'Page 1 of 2']],
      ),
    ]);
    expect(file.panels).toMatchObject([
      { collectedOn: '2026-03-04', laboratory: 'Harbor Clinical Laboratories', isFasting: true },
    ]);
    expect(valuesOf(file)).toEqual([
      ['total-cholesterol', '212', 'mg/dL', 100, 199],
      ['triglycerides', '140', 'mg/dL', 0, 149],
      ['hdl-c', '48', 'mg/dL', 39, null],
      ['ldl-c', '139', 'mg/dL', 0, 99],
      ['hs-crp', '<0.3', 'mg/L', 0, 3],
    ]);
    expect(file.panels[0]?.values[4]).toMatchObject({
      value: 0.3,
      censored: 'lt',
      readAt: { page: 1, text: expect.stringContaining('C-Reactive Protein, Cardiac') },
    });
  });

  test('German: decimal commas, superscripts, flags and the previous value in the last column', () => {
    const row = columns(40, 220, 280, 340, 430, 520);
    const file = read([
      page(
        1,
        [[40, 'MVZ Labor Nordlicht GmbH']],
        [
          [40, 'Geburtsdatum: 13.02.1979'],
          [300, 'Blutentnahme: 04.03.2026 07:45'],
          [480, 'Nüchtern: ja'],
        ],
        row('Untersuchung', 'Ergebnis', '', 'Einheit', 'Referenzbereich', 'Vorwert'),
        [[40, 'Hämatologie']],
        row('Leukozyten', '6,9', '', '10⁹/l', '4,0 - 10,0', '7,2'),
        row('Hämoglobin', '13,1', '-', 'g/dl', '13,5 – 17,2', '13,9'),
        [[40, 'Klinische Chemie']],
        row('Harnsäure', '7,4', '+', 'mg/dl', '3,4 - 7,0', ''),
        row('Harnstoff', '31', '', 'mg/dl', '17 - 43', ''),
        row('CRP', '< 0,6', '', 'mg/l', '< 5,0', ''),
        row('Gamma-GT', '35', '', 'U/l', 'bis 60', ''),
        row('25-OH-Vitamin D', '28,4', '-', 'µg/l', '> 30', ''),
        [[40, 'Urinstatus']],
        row('Kreatinin', '90', '', 'mg/dl', '30 - 250', ''),
      ),
    ]);
    expect(file.panels).toMatchObject([
      { collectedOn: '2026-03-04', laboratory: 'MVZ Labor Nordlicht GmbH', isFasting: true },
    ]);
    expect(valuesOf(file)).toEqual([
      ['wbc', '6,9', '10⁹/l', 4, 10],
      ['hemoglobin', '13,1', 'g/dl', 13.5, 17.2],
      ['uric-acid', '7,4', 'mg/dl', 3.4, 7],
      ['bun', '31', 'mg/dl', 17, 43],
      ['hs-crp', '< 0,6', 'mg/l', null, 5],
      ['ggt', '35', 'U/l', null, 60],
      ['vitamin-d-25oh', '28,4', 'µg/l', 30, null],
      [null, '90', 'mg/dl', 30, 250],
    ]);
    expect(file.panels[0]?.values.at(-1)).toMatchObject({ specimen: 'urine' });
  });

  test('British: range and unit together, dates in words, a name on two lines', () => {
    const row = columns(40, 260, 330);
    const file = read([
      page(
        1,
        [[40, 'Pathology, St Cecilia Hospital NHS Trust']],
        [
          [40, 'Date of birth 13 Feb 1979'],
          [300, 'Sample date: 4 March 2026'],
        ],
        [[40, 'Serum urea and electrolytes']],
        row('Serum sodium', '140', 'mmol/L (133 - 146)'),
        row('Serum potassium', '4.4', 'mmol/L (3.5 - 5.3)'),
        row('Serum creatinine', '84', 'umol/L (64 - 104)'),
        [[40, 'Thyroid stimulating']],
        row('hormone', '2.1', 'mIU/L (0.3 - 4.2)'),
        row('Haemoglobin estimation', '142', 'g/L (130 - 180)'),
      ),
    ]);
    expect(file.panels).toMatchObject([{ collectedOn: '2026-03-04' }]);
    expect(valuesOf(file)).toEqual([
      ['sodium', '140', 'mmol/L', 133, 146],
      ['potassium', '4.4', 'mmol/L', 3.5, 5.3],
      ['creatinine', '84', 'umol/L', 64, 104],
      ['tsh', '2.1', 'mIU/L', 0.3, 4.2],
      ['hemoglobin', '142', 'g/L', 130, 180],
    ]);
    expect(file.panels[0]?.values.map(({ doubts }) => doubts)).toEqual([
      [],
      [],
      [],
      ['joined-lines'],
      ['weak-name'],
    ]);
  });

  test('French: every line in one piece', () => {
    const line = (text: string): Cell[] => [[40, text]];
    const file = read([
      page(
        1,
        line('Laboratoire du Parc'),
        line('Né le 13/02/1979'),
        line('Prélèvement du 24/03/2026 à 7h40, à jeun : oui'),
        line('Glycémie à jeun 0,92 g/L 0,70 - 1,05'),
        line('Cholestérol total 2,12 g/L < 2,00'),
        line('Ferritine 84 µg/L 30 - 300'),
        line('Vitamine B12 412 pg/mL 187 - 883'),
      ),
    ]);
    expect(file.panels).toMatchObject([
      { collectedOn: '2026-03-24', laboratory: 'Laboratoire du Parc', isFasting: true },
    ]);
    expect(valuesOf(file)).toEqual([
      ['glucose-fasting', '0,92', 'g/L', 0.7, 1.05],
      ['total-cholesterol', '2,12', 'g/L', null, 2],
      ['ferritin', '84', 'µg/L', 30, 300],
      ['vitamin-b12', '412', 'pg/mL', 187, 883],
    ]);
  });

  test('several days side by side become one panel each', () => {
    const row = columns(40, 200, 290, 380, 470);
    const file = read([
      page(
        1,
        [[40, 'Synevia Diagnostics']],
        row('Analyte', '04 Mar 2026', '10 Sep 2025', 'Unit', 'Range'),
        row('Ferritin', '84', '31', 'µg/L', '30 - 400'),
        row('HbA1c', '5.4', '5.8', '%', '4.0 - 5.6'),
      ),
    ]);
    expect(
      file.panels.map(({ collectedOn, values }) => [
        collectedOn,
        ...values.map(({ marker, value }) => [marker, value]),
      ]),
    ).toEqual([
      ['2026-03-04', ['ferritin', 84], ['hba1c', 5.4]],
      ['2025-09-10', ['ferritin', 31], ['hba1c', 5.8]],
    ]);
  });

  test('American: in-range and out-of-range values in separate columns, and lab codes', () => {
    const row = columns(40, 240, 310, 390, 540);
    const file = read([
      page(
        1,
        [
          [40, 'Cedar Diagnostics'],
          [300, 'DOB: 02/13/1979'],
        ],
        [
          [40, 'COLLECTED: 03/04/2026'],
          [240, '09:12 AM EST'],
          [390, 'FASTING: YES'],
        ],
        row('Test Name', 'In Range', 'Out Of Range', 'Reference Range', 'Lab'),
        row('CHOLESTEROL, TOTAL', '', '212 H', '<200 mg/dL', 'AMD'),
        row('HDL CHOLESTEROL', '48', '', '> OR = 40 mg/dL', 'AMD'),
        row('CHOL/HDLC RATIO', '4.4', '', '<5.0 (calc)', 'AMD'),
        row('NON HDL CHOLESTEROL', '', '164 H', '<130 mg/dL (calc)', 'AMD'),
        row('HEMOGLOBIN A1c', '5.4', '', '<5.7 % of total Hgb', 'AMD'),
        row('ABSOLUTE NEUTROPHILS', '3600', '', '1500-7800 cells/uL', 'AMD'),
        row('TSH 01', '2.1', '', '0.45-4.5 uIU/mL', ''),
      ),
    ]);
    expect(file.panels[0]).toMatchObject({ collectedOn: '2026-03-04', isFasting: true });
    expect(valuesOf(file)).toEqual([
      ['total-cholesterol', '212', 'mg/dL', null, 200],
      ['hdl-c', '48', 'mg/dL', 40, null],
      [null, '4.4', null, null, 5],
      ['non-hdl-c', '164', 'mg/dL', null, 130],
      ['hba1c', '5.4', '% of total Hgb', null, 5.7],
      ['neutrophils', '3600', 'cells/uL', 1500, 7800],
      ['tsh', '2.1', 'uIU/mL', 0.45, 4.5],
    ]);
  });

  test('two tables side by side', () => {
    const row = columns(40, 130, 170, 230, 320, 420, 460, 520);
    const file = read([
      page(
        1,
        [[40, 'Collected: 2026-03-04']],
        row('Sodium', '140', 'mmol/L', '135-145', 'Ferritin', '84', 'ng/mL', '30-400'),
        row('Potassium', '4.4', 'mmol/L', '3.5-5.1', 'TSH', '2.1', 'mIU/L', '0.4-4.0'),
      ),
    ]);
    expect(valuesOf(file)).toEqual([
      ['sodium', '140', 'mmol/L', 135, 145],
      ['ferritin', '84', 'ng/mL', 30, 400],
      ['potassium', '4.4', 'mmol/L', 3.5, 5.1],
      ['tsh', '2.1', 'mIU/L', 0.4, 4],
    ]);
  });

  test('Spanish: the range before the result', () => {
    const row = columns(40, 200, 340, 420);
    const file = read([
      page(
        1,
        [[40, 'Laboratorio Análisis Clínicos Sol']],
        [[40, 'Fecha de extracción: 24/03/2026']],
        row('Determinación', 'Valores de referencia', 'Resultado', 'Unidades'),
        row('Glucosa', '70 - 105', '92', 'mg/dL'),
        row('Triglicéridos', '< 150', '212', 'mg/dL'),
      ),
    ]);
    expect(valuesOf(file)).toEqual([
      ['glucose-fasting', '92', 'mg/dL', 70, 105],
      ['triglycerides', '212', 'mg/dL', null, 150],
    ]);
  });
});

const simple = (date: string, ...rows: readonly (readonly string[])[]): ReportPage[] => [
  page(1, [[40, date]], ...rows.map((texts) => columns(40, 240, 300, 380)(...texts))),
];

test('an ambiguous date is asked about, and an unlabeled one is doubted', () => {
  const sodium = ['Sodium', '140', 'mmol/L', '135 - 145'];
  expect(readLabReport(simple('Collected: 04/03/2026', sodium), OPTIONS)).toEqual({
    dayFirst: '2026-03-04',
    monthFirst: '2026-04-03',
  });
  expect(read(simple('Collected: 04/03/2026', sodium), { dateOrder: 'month-first' }).panels).toMatchObject([
    { collectedOn: '2026-04-03' },
  ]);
  expect(read(simple('2026-03-04', sodium)).panels).toMatchObject([
    { collectedOn: '2026-03-04', values: [{ doubts: ['date-unsure'] }] },
  ]);
});

test('a missing unit is filled in if only one makes sense', () => {
  const file = read(
    simple('Collected: 2026-03-04', ['HbA1c', '5.4', '', '4.0 - 5.6'], ['Glucose', '92', '', '70 - 99']),
  );
  expect(file.panels[0]?.values).toMatchObject([
    { marker: 'hba1c', unit: '%', doubts: ['unit-inferred'] },
    { marker: 'glucose-fasting', unit: 'mg/dL', doubts: ['unit-inferred'] },
  ]);
});

test('names that contain a marker’s name are doubted, and similar tests are not mistaken for it', () => {
  const file = read(
    simple(
      'Collected: 2026-03-04',
      ['Direct bilirubin', '0.2', 'mg/dL', '0 - 0.3'],
      ['LDL/HDL ratio', '2.9', '', '< 3.5'],
      ['GPT/ALT', '31', 'U/L', '< 45'],
      ['Creatinine clearance', '98', 'mL/min', '80 - 120'],
      ['Ferritin, ECLIA Gen 2', '84', 'ng/mL', '30 - 400'],
    ),
  );
  expect(file.panels[0]?.values.map(({ name, marker, doubts }) => [name, marker, ...doubts])).toEqual([
    ['Direct bilirubin', null],
    ['LDL/HDL ratio', null],
    ['GPT/ALT', 'alt'],
    ['Creatinine clearance', null],
    ['Ferritin, ECLIA Gen 2', 'ferritin', 'weak-name'],
  ]);
});

test('a name shared by two markers, without a unit, gives both', () => {
  const [lipoprotein] =
    read(simple('Collected: 2026-03-04', ['Lp(a)', '64', '', '< 75'])).panels[0]?.values ?? [];
  expect(lipoprotein).toMatchObject({ marker: 'lp-a-nmol', orMarker: 'lp-a-mgdl' });
  expect(lipoprotein?.doubts).toContain('two-markers');
});
