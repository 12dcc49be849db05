import { expect, test } from 'vitest';
import { readLabTable, type TableOptions } from './lab-table.ts';
import type { BloodFile, FoundValue } from './found-values.ts';

const OPTIONS: TableOptions = { nowMs: Date.parse('2026-11-21T12:00:00Z'), dateOrder: undefined };

/** Cells of a table written with bars. */
const cells = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

function read(table: string): BloodFile {
  const file = readLabTable(cells(table), OPTIONS);
  if (!file || 'dayFirst' in file) throw new Error('the table can be read');
  return file;
}
const valuesOf = (file: BloodFile): FoundValue[] => file.panels.flatMap(({ values }) => values);
const shown = (file: BloodFile) => valuesOf(file).map(({ marker, value, unit }) => [marker, value, unit]);

test('Ada’s spreadsheet has a row per result', () => {
  const file = read(`
    Date       | Test           | Result | Units  | Reference range | Lab      | Fasting
    2026-03-04 | Ferritin       | 84     | ng/mL  | 30-400          | Unilab   | yes
    2026-03-04 | hs-CRP         | <0.3   | mg/L   | < 3.0           | Unilab   | yes
    2026-03-04 | Ferritin       | 84     | ng/mL  | 30-400          | Unilab   | yes
    2025-09-10 | Ferritin       | 31     | ng/mL  |                 |          |
    2025-09-10 | Blood group    | A pos  |        |                 |          |
    2025-09-10 | Vitamin D      |        | ng/mL  |                 |          |
  `);
  expect(file.panels).toMatchObject([
    {
      collectedOn: '2026-03-04',
      laboratory: 'Unilab',
      isFasting: true,
      values: [
        { marker: 'ferritin', labLow: 30, labHigh: 400 },
        { marker: 'hs-crp', value: 0.3, censored: 'lt', labHigh: 3 },
      ],
    },
    {
      collectedOn: '2025-09-10',
      laboratory: null,
      isFasting: null,
      values: [{ value: 31 }, { marker: null, value: null, text: 'A pos' }],
    },
  ]);
  expect(file.leftOut).toEqual([
    { reason: 'repeated', count: 1, examples: ['Ferritin'] },
    { reason: 'no-value', count: 1, examples: ['Vitamin D'] },
  ]);
});

test.each([
  [
    'German',
    'Datum | Untersuchung | Ergebnis | Einheit | Referenzbereich',
    '04.03.2026 | Harnsäure | 7,4 | mg/dl | 3,4 - 7,0',
    ['uric-acid', 7.4, 'mg/dl'],
  ],
  [
    'French',
    'Date de prélèvement | Analyse | Résultat | Unité | Valeurs de référence',
    '24/03/2026 | Glycémie à jeun | 0,92 | g/L | 0,70 - 1,05',
    ['glucose-fasting', 0.92, 'g/L'],
  ],
  [
    'Spanish',
    'Fecha | Prueba | Resultado | Unidades | Valores de referencia',
    '24/03/2026 | Glucosa | 92 | mg/dL | 70 - 105',
    ['glucose-fasting', 92, 'mg/dL'],
  ],
  [
    'Italian',
    'Data | Esame | Risultato | Unità | Valori di riferimento',
    '24/03/2026 | Ferritin | 84 | ng/mL | 30 - 400',
    ['ferritin', 84, 'ng/mL'],
  ],
  [
    'Dutch',
    'Datum | Bepaling | Uitslag | Eenheid | Referentiewaarden',
    '24-03-2026 | Ferritin | 84 | ug/L | 30 - 400',
    ['ferritin', 84, 'ug/L'],
  ],
])('%s headings are understood', (_language, header, row, expected) => {
  expect(shown(read(`${header}\n${row}`))).toEqual([expected]);
});

test('markers can be rows or columns against days', () => {
  const across = read(`
    Marker        | Unit  | Range   | 2026-03-04 | 2025-09-10
    LDL-C         | mg/dL | < 100   | 139        | 121
    Ferritin      | ng/mL | 30-400  | 84         |
  `);
  const down = read(`
    Date       | LDL-C (mg/dL) | Ferritin (ng/mL) | Notes
    2026-03-04 | 139           | 84               | well rested
    2025-09-10 | 121           | –                |
  `);
  const expected = [
    ['ldl-c', 139, 'mg/dL'],
    ['ferritin', 84, 'ng/mL'],
    ['ldl-c', 121, 'mg/dL'],
  ];
  expect(shown(across)).toEqual(expected);
  expect(shown(down)).toEqual(expected);
  expect(across.panels.map(({ collectedOn }) => collectedOn)).toEqual(['2026-03-04', '2025-09-10']);
});

test('a row of units below the markers belongs to the header', () => {
  expect(
    shown(
      read(`
        Date       | LDL-C  | Ferritin
                   | mmol/L | µg/L
        2026-03-04 | 3.6    | 84
      `),
    ),
  ).toEqual([
    ['ldl-c', 3.6, 'mmol/L'],
    ['ferritin', 84, 'µg/L'],
  ]);
});

test('ambiguous dates are asked about, and a day above 12 answers for all', () => {
  const table = 'date|test|value|unit\n04/03/2026|Ferritin|84|ng/mL';
  expect(readLabTable(cells(table), OPTIONS)).toEqual({ dayFirst: '2026-03-04', monthFirst: '2026-04-03' });
  expect(read(`${table}\n28/02/2026|Ferritin|80|ng/mL`).panels.map(({ collectedOn }) => collectedOn)).toEqual(
    ['2026-03-04', '2026-02-28'],
  );
});

test.each([
  ['without any day', 'test|value|unit\nFerritin|84|ng/mL', [null]],
  ['with the 30th of February', 'date|test|value|unit\n2026-02-30|Ferritin|84|ng/mL', [null]],
  [
    'with days in both orders, each in one only',
    'date|test|value|unit\n13/01/2026|Ferritin|84|ng/mL\n01/14/2026|TSH|2.1|mIU/L',
    [null, '2026-01-13'],
  ],
])('a table %s needs no choice of order: the member enters the day', (_, table, days) => {
  expect(read(table).panels.map(({ collectedOn }) => collectedOn)).toEqual(days);
});

test('the decimal sign is the table’s, and "1,234" is doubted if nothing decides', () => {
  const german = read(
    'Datum;x|Test|Wert|Einheit'.replace(';x', '') +
      '\n2026-03-04|Ferritin|1.234,5|µg/l\n2026-03-04|TSH|1,234|mIU/l\n2026-03-04|CRP|0,6|mg/l',
  );
  expect(shown(german).map(([, value]) => value)).toEqual([1234.5, 1.234, 0.6]);
  const [only] = valuesOf(read('date|test|value|unit\n2026-03-04|Ferritin|1,234|ng/mL'));
  expect(only).toMatchObject({ doubts: ['decimals-unsure'] });
});

test('percentage and count of one name are distinguished by unit', () => {
  expect(
    shown(
      read(`
        date       | test        | value | unit
        2026-03-04 | Lymphocytes | 31    | %
        2026-03-04 | Lymphocytes | 1.9   | 10^9/L
        2026-03-04 | RDW         | 44    | fL
        2026-03-04 | RDW         | 13.1  | %
      `),
    ),
  ).toEqual([
    ['lymphocytes-pct', 31, '%'],
    ['lymphocytes', 1.9, '10^9/L'],
    [null, 44, 'fL'],
    ['rdw', 13.1, '%'],
  ]);
});

test('a table without result headings is not read', () => {
  expect(readLabTable(cells('Name|Phone\nAda|555 0100'), OPTIONS)).toBeUndefined();
});
