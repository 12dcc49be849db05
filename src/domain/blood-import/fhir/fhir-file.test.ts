import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFhir } from './fhir-file.ts';
import type { BloodFile, FoundValue } from '#domain/blood-import/found-values.ts';
import { bundle, code, quantity, result, values } from './testing.ts';

const LOINC = 'http://loinc.org';

const read = (parsed: unknown, timeZone = 'Europe/Berlin') => readFhir(parsed, timeZone);
const reasons = ({ leftOut }: BloodFile) =>
  Object.fromEntries(leftOut.map(({ reason, count }) => [reason, count]));

test('Ada’s sodium has its marker, unit, range, day and lab', () => {
  const file = read(
    bundle(
      result('2951-2', 'Natrium', {
        valueQuantity: quantity(141, 'mmol/L'),
        referenceRange: [
          { type: { coding: [{ code: 'therapeutic' }] }, low: quantity(1, 'mmol/L') },
          { low: quantity(135, 'mmol/L'), high: quantity(145, 'mmol/L') },
        ],
        performer: [
          { reference: 'Practitioner/7', display: 'Dr. Noor' },
          { reference: 'Organization/9', display: 'Labor Nord' },
        ],
      }),
    ),
  );
  expect(file.panels).toMatchObject([
    {
      collectedOn: '2026-03-04',
      laboratory: 'Labor Nord',
      person: null,
      values: [
        {
          marker: 'sodium',
          name: 'Natrium',
          value: 141,
          unit: 'mmol/L',
          labLow: 135,
          labHigh: 145,
          doubts: [],
        },
      ],
    },
  ]);
});

test('a UTC time counts for the day in Ada’s zone, one with an offset for the lab’s day', () => {
  const day = (effectiveDateTime: string, timeZone: string) =>
    read(result('2951-2', 'Na', { effectiveDateTime, valueQuantity: quantity(140, 'mmol/L') }), timeZone)
      .panels[0]?.collectedOn;
  expect(day('2026-03-04T23:55:41+00:00', 'Europe/Berlin')).toBe('2026-03-05');
  expect(day('2026-03-04T23:55:41Z', 'America/New_York')).toBe('2026-03-04');
  expect(day('2026-03-04T23:55:41-05:00', 'Asia/Tokyo')).toBe('2026-03-04');
  expect(day('2026-03-04', 'Asia/Tokyo')).toBe('2026-03-04');
});

test.each<[string, Readonly<Record<string, unknown>>, Partial<FoundValue>]>([
  [
    'a limit',
    { valueQuantity: { ...quantity(0.3, 'mg/L'), comparator: '<' } },
    { value: 0.3, censored: 'lt', text: '<0.3' },
  ],
  ['a text with a number', { valueString: '> 90 mg/L' }, { value: 90, censored: 'gt', unit: 'mg/L' }],
  [
    'a text that could be 1.245 or 1,245',
    { valueString: '1,245' },
    { value: 1.245, text: '1,245', doubts: ['decimals-unsure'] },
  ],
  ['a text with a decimal comma', { valueString: '4,2 mg/L' }, { value: 4.2, unit: 'mg/L', doubts: [] }],
  [
    'a number in quotes that could be 1.245 or 1,245',
    { valueQuantity: { value: '1,245', unit: 'mg/L' } },
    { value: 1.245, doubts: ['decimals-unsure'] },
  ],
  ['words', { valueCodeableConcept: { text: 'Not detected' } }, { value: null, text: 'Not detected' }],
  ['a whole number', { valueInteger: 7 }, { value: 7, unit: null }],
  ['a number in quotes', { valueQuantity: { value: '4.2', unit: 'mg/L' } }, { value: 4.2 }],
  [
    'a titre',
    { valueRatio: { numerator: { value: 1 }, denominator: { value: 80 } } },
    { value: null, text: '1 : 80' },
  ],
  [
    'from three to five',
    { valueRange: { low: quantity(3, '/HPF'), high: quantity(5, '/HPF') } },
    { value: null, text: '3 – 5 /HPF' },
  ],
])('%s is kept as the lab wrote it', (_what, printed, expected) => {
  expect(values(read(result('30522-7', 'CRP', printed)))).toMatchObject([expected]);
});

test('contained results of a report, their members and components are one draw', () => {
  const file = read({
    resourceType: 'DiagnosticReport',
    status: 'final',
    category: [{ coding: [{ code: 'LAB' }] }],
    effectivePeriod: { start: '2026-02-01T07:00:00+01:00', end: '2026-02-01T07:05:00+01:00' },
    performer: [{ reference: '#lab' }],
    result: [{ reference: '#lipids' }],
    contained: [
      { resourceType: 'Organization', id: 'lab', name: 'Unilab' },
      {
        resourceType: 'Observation',
        id: 'lipids',
        status: 'final',
        code: code('24331-1', 'Lipids'),
        hasMember: [{ reference: '#hdl' }],
      },
      {
        resourceType: 'Observation',
        id: 'hdl',
        status: 'final',
        code: code('2085-9', 'HDL'),
        valueQuantity: quantity(55, 'mg/dL'),
      },
      {
        resourceType: 'Observation',
        id: 'differential',
        status: 'final',
        code: { text: 'Differential' },
        component: [
          { code: code('751-8', 'Neutrophils'), valueQuantity: quantity(3.1, '10*3/uL') },
          { code: code('736-9', 'Lymphocytes'), valueQuantity: quantity(31, '%') },
        ],
      },
    ],
  });
  expect(values(file).map(({ marker }) => marker)).toEqual(['hdl-c', 'neutrophils', 'lymphocytes-pct']);
  expect(file.panels.find((panel) => panel.laboratory === 'Unilab')).toMatchObject({
    collectedOn: '2026-02-01',
  });
});

test('cancelled, erroneous, empty, non-lab or repeated results are left out and counted', () => {
  const sodium = result('2951-2', 'Na', { valueQuantity: quantity(140, 'mmol/L') });
  const file = read(
    bundle(
      sodium,
      { ...sodium },
      result('2823-3', 'K', { status: 'entered-in-error', valueQuantity: quantity(9, 'mmol/L') }),
      result('2823-3', 'K', { status: 'cancelled' }),
      result('2823-3', 'K', { dataAbsentReason: { coding: [{ code: 'unknown' }] } }),
      {
        ...result('8302-2', 'Height', { valueQuantity: quantity(170, 'cm') }),
        category: [{ coding: [{ code: 'vital-signs' }] }],
      },
    ),
  );
  expect(values(file)).toHaveLength(1);
  expect(reasons(file)).toEqual({
    repeated: 1,
    'entered-in-error': 1,
    cancelled: 1,
    'no-value': 1,
    'not-laboratory': 1,
  });
});

test('red cell width in fL, urine and unknown codes are kept without a marker', () => {
  const urine = { resourceType: 'Specimen', id: 'u', type: { text: 'Urine specimen' } };
  const file = read(
    bundle(
      urine,
      result('21000-5', 'RDW', { valueQuantity: quantity(44, 'fL') }),
      result('788-0', 'RDW', { valueQuantity: quantity(44, 'fL') }),
      result('2160-0', 'Creatinine', {
        valueQuantity: quantity(90, 'mg/dL'),
        specimen: { reference: 'Specimen/u' },
      }),
      result('99999-9', 'Glucose', { valueQuantity: quantity(90, 'mg/dL') }),
    ),
  );
  expect(values(file).map(({ marker, specimen }) => [marker, specimen])).toEqual([
    [null, null],
    [null, null],
    [null, 'urine'],
    [null, null],
  ]);
});

test('any of several codes identifies the marker, or its name if there is no code', () => {
  const sodium = { valueQuantity: quantity(140, 'mmol/L') };
  const file = read([
    result('', '', {
      ...sodium,
      code: {
        coding: [
          { system: 'urn:local', code: 'NA1' },
          { system: LOINC, code: '2951-2' },
        ],
      },
    }),
    result('', '', { valueQuantity: quantity(60, 'ng/mL'), code: { text: 'Ferritin' } }),
  ]);
  expect(values(file).map(({ marker }) => marker)).toEqual(['sodium', 'ferritin']);
});

test('fasting glucose and two-hour glucose are two draws, and people are kept apart', () => {
  const glucose = (clock: string, value: number, rest = {}) =>
    result('2345-7', 'Glucose', {
      effectiveDateTime: `2026-03-04T${clock}:00+01:00`,
      encounter: { reference: 'Encounter/1' },
      valueQuantity: quantity(value, 'mg/dL'),
      ...rest,
    });
  expect(read([glucose('08:00', 90), glucose('10:00', 130)]).panels).toHaveLength(2);
  const two = read([
    { resourceType: 'Patient', id: 'a', name: [{ given: ['Ada'], family: 'Nord' }] },
    glucose('08:00', 90, { subject: { reference: 'Patient/a' } }),
    glucose('08:00', 91, { subject: { reference: 'Patient/b' } }),
  ]);
  expect(two.panels.map(({ person }) => person)).toEqual(['Ada Nord', 'Person 2']);
});

test('the newest version in a history is read', () => {
  const version = (lastUpdated: string, value: number) =>
    result('2951-2', 'Na', { id: 'na', meta: { lastUpdated }, valueQuantity: quantity(value, 'mmol/L') });
  expect(values(read(bundle(version('2026-03-06', 142), version('2026-03-05', 124))))).toMatchObject([
    { value: 142 },
  ]);
});

const FOLDER = '../shared/data/fhir/';
const EXPECTED = `${FOLDER}expected_lab_rows.csv`;
const isThere = existsSync(EXPECTED);

describe.skipIf(!isThere)(`the bundles in ${FOLDER}${isThere ? '' : ', which is not there'}`, () => {
  const rows = isThere
    ? readFileSync(EXPECTED, 'utf8')
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"|"$/g, '')))
    : [];
  const files = [...new Set(rows.map((row) => row[7] ?? ''))];

  test.each(files)('%s gives every expected row and no others', (name) => {
    const file = read(JSON.parse(readFileSync(`${FOLDER}synthea/${name}`, 'utf8')));
    const found = values(file).map(({ loinc, name: called, value, unit, effective }) =>
      [loinc, called, value, unit, effective].join(' | '),
    );
    const expected = rows
      .filter((row) => row[7] === name)
      .map(([, loinc, display, value, unit, , effective]) =>
        [loinc, display, Number(value), unit, effective].join(' | '),
      );
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(values(file).some(({ marker }) => marker === 'rdw')).toBe(false);
  });
});
