import { describe, expect, test } from 'vitest';
import { readFhir } from './fhir-file.ts';
import { bundle, quantity, result, values } from './testing.ts';

const read = (parsed: unknown) => readFhir(parsed, 'Europe/Berlin');

describe('a value without a unit', () => {
  const unitless = (loinc: string, text: string, value: number) =>
    values(read(result(loinc, text, { valueQuantity: { value } })))[0];

  test('gets the only plausible unit, to be checked', () => {
    expect(unitless('2951-2', 'Sodium', 141)).toMatchObject({ unit: 'mmol/L', doubts: ['unit-inferred'] });
    expect(unitless('2160-0', 'Creatinine', 84)).toMatchObject({ unit: 'µmol/L' });
  });
  test('gets none if several units fit: CRP of 7 may be mg/L or mg/dL', () => {
    expect(unitless('30522-7', 'CRP', 7)).toMatchObject({ unit: null, doubts: [] });
  });
  test('doesn’t treat a remark as its unit', () => {
    const [sodium] = values(read(result('2951-2', 'Sodium', { valueString: '141 (repeated)' })));
    expect(sodium).toMatchObject({ marker: 'sodium', value: 141, unit: 'mmol/L' });
  });
});

describe('collection time', () => {
  const dayOf = (...resources: readonly unknown[]) => read(bundle(...resources)).panels[0]?.collectedOn;
  const sodium = (rest: Readonly<Record<string, unknown>>) =>
    result('2951-2', 'Sodium', {
      valueQuantity: quantity(141, 'mmol/L'),
      effectiveDateTime: undefined,
      ...rest,
    });
  const specimen = { resourceType: 'Specimen', id: 's', collection: { collectedDateTime: '2026-03-02' } };

  test('comes from the observation, then its specimen, then its report or panel, and the issue date last', () => {
    const later = { issued: '2026-03-09T10:00:00+01:00', specimen: { reference: 'Specimen/s' } };
    expect(dayOf(specimen, sodium({ ...later, effectiveDateTime: '2026-03-01' }))).toBe('2026-03-01');
    expect(dayOf(specimen, sodium(later))).toBe('2026-03-02');
    expect(dayOf(sodium({ issued: later.issued }))).toBe('2026-03-09');
    const report = {
      resourceType: 'DiagnosticReport',
      status: 'final',
      effectiveDateTime: '2026-03-03',
      result: [{ reference: 'Observation/na' }],
    };
    expect(dayOf(report, sodium({ id: 'na', issued: later.issued }))).toBe('2026-03-03');
  });

  test('is taken from the panel for a result without one', () => {
    const panel = result('24323-8', 'Metabolic panel', { hasMember: [{ reference: 'Observation/na' }] });
    expect(dayOf(panel, sodium({ id: 'na' }))).toBe('2026-03-04');
  });

  test('is not read from a month alone, but from the specimen or the bounds of a schedule', () => {
    expect(dayOf(sodium({ effectiveDateTime: '2026-03', issued: '2026-04-09T10:00:00Z' }))).toBeNull();
    expect(
      dayOf(specimen, sodium({ effectiveDateTime: '2026-03', specimen: { reference: 'Specimen/s' } })),
    ).toBe('2026-03-02');
    expect(dayOf(sodium({ effectiveTiming: { repeat: { boundsPeriod: { start: '2026-03-05' } } } }))).toBe(
      '2026-03-05',
    );
  });
});

describe('references', () => {
  const ofReport = (reference: string, fullUrl: string, id?: string) =>
    read({
      resourceType: 'Bundle',
      entry: [
        {
          fullUrl: 'https://labor.example/fhir/DiagnosticReport/r',
          resource: {
            resourceType: 'DiagnosticReport',
            status: 'final',
            effectiveDateTime: '2026-05-05',
            result: [{ reference }],
          },
        },
        {
          fullUrl,
          resource: result('2951-2', 'Sodium', {
            ...(id !== undefined && { id }),
            effectiveDateTime: undefined,
            valueQuantity: quantity(141, 'mmol/L'),
          }),
        },
      ],
    }).panels[0]?.collectedOn;

  test.each([
    ['Observation/a', 'https://labor.example/fhir/Observation/a', undefined],
    ['Observation/a/_history/3', 'https://labor.example/fhir/Observation/a', 'a'],
    ['Observation/a', 'https://labor.example/fhir/Observation/a/_history/2', undefined],
    ['https://labor.example/fhir/Observation/a', 'https://labor.example/fhir/Observation/a', 'a'],
    ['urn:uuid:0F1B', 'urn:uuid:0f1b', 'other'],
    ['urn:oid:1.2.3', 'urn:oid:1.2.3', undefined],
  ])('%s finds %s', (reference, fullUrl, id) => {
    expect(ofReport(reference, fullUrl, id)).toBe('2026-05-05');
  });

  test('a relative reference means its own server', () => {
    const of = (server: string, family: string, value: number) => [
      { fullUrl: `${server}/Patient/1`, resource: { resourceType: 'Patient', id: '1', name: [{ family }] } },
      {
        fullUrl: `${server}/Observation/1`,
        resource: result('2951-2', 'Sodium', {
          id: '1',
          subject: { reference: 'Patient/1' },
          valueQuantity: quantity(value, 'mmol/L'),
        }),
      },
    ];
    const entry = [
      ...of('https://one.example', 'Lovelace', 141),
      ...of('https://two.example', 'Hopper', 138),
    ];
    const people = read({ resourceType: 'Bundle', entry }).panels.map(({ person, values: [sodium] }) => [
      person,
      sodium?.value,
    ]);
    expect(people).toEqual([
      ['Lovelace', 141],
      ['Hopper', 138],
    ]);
  });

  test('entries that share a URL by mistake are all kept, and the higher version counts', () => {
    const entry = (id: string, versionId: string, value: number) => ({
      fullUrl: 'https://labor.example/fhir',
      resource: result('2951-2', `Sodium ${id}`, {
        id,
        meta: { versionId },
        valueQuantity: quantity(value, 'mmol/L'),
      }),
    });
    const file = read({
      resourceType: 'Bundle',
      entry: [entry('a', '10', 141), entry('a', '9', 139), entry('b', '1', 138)],
    });
    expect(values(file).map(({ value }) => value)).toEqual([141, 138]);
  });
});

test('several ranges that are each for certain people only are ignored', () => {
  const limits = (low: number, who?: string) => ({
    low: quantity(low, 'g/dL'),
    high: quantity(17, 'g/dL'),
    ...(who !== undefined && { appliesTo: [{ text: who }] }),
  });
  const lowOf = (...referenceRange: readonly unknown[]) =>
    values(read(result('718-7', 'Hemoglobin', { valueQuantity: quantity(12.4, 'g/dL'), referenceRange })))[0]
      ?.labLow;
  expect(lowOf(limits(13.2, 'Male'), limits(11.8, 'Female'))).toBeNull();
  expect(lowOf(limits(13.2, 'Male'), limits(12))).toBe(12);
  expect(lowOf(limits(11.8, 'Female'))).toBe(11.8);
});

describe('the person tested', () => {
  const sodium = (value: number, subject?: unknown) =>
    result('2951-2', 'Sodium', { subject, valueQuantity: quantity(value, 'mmol/L') });
  const potassium = (subject?: unknown) =>
    result('2823-3', 'Potassium', { subject, valueQuantity: quantity(4.1, 'mmol/L') });
  const people = (...resources: readonly unknown[]) =>
    read(bundle(...resources)).panels.map(({ person, values: found }) => [person, found.length]);

  test('is the only person of the file if not stated', () => {
    expect(people(sodium(141, { reference: 'Patient/1' }), potassium())).toEqual([[null, 2]]);
  });
  test('is kept apart even if only identified by a number or a name', () => {
    expect(people(sodium(141, { identifier: { value: '77' } }), potassium({ display: 'Grace' }))).toEqual([
      ['Person 1', 1],
      ['Person 2', 1],
    ]);
  });
});

test('a yes-no answer on fasting counts for the draw', () => {
  const answered = (code: string) =>
    read(
      bundle(
        result('49541-6', 'Fasting status', { valueCodeableConcept: { coding: [{ code }] } }),
        result('2345-7', 'Glucose', { valueQuantity: quantity(140, 'mg/dL') }),
      ),
    ).panels[0]?.isFasting;
  expect(answered('LA33-6')).toBe(true);
  expect(answered('LA32-8')).toBe(false);
});

describe('deleted resources', () => {
  const entry = (method: string, id: string, value: number) => ({
    resource: result('2951-2', 'Sodium', { id, valueQuantity: quantity(value, 'mmol/L') }),
    request: { method, url: `Observation/${id}` },
  });
  const of = (type: string, ...entries: readonly unknown[]) =>
    read({ resourceType: 'Bundle', type, entry: entries });

  test('are not results, nor are earlier versions in a history, but recreated ones are', () => {
    const deletion = { request: { method: 'DELETE', url: 'Observation/a/_history/2' } };
    const file = of('history', deletion, entry('PUT', 'a', 141), entry('PUT', 'b', 138));
    expect(values(file).map(({ value }) => value)).toEqual([138]);
    expect(file.leftOut).toEqual([{ reason: 'deleted', count: 1, examples: ['Sodium'] }]);
    const readded = of('history', entry('POST', 'a', 140), deletion, entry('PUT', 'a', 141));
    expect(values(readded).map(({ value }) => value)).toEqual([140]);
  });
  test('in other bundles remove only the entry itself', () => {
    const file = of('batch', entry('DELETE', 'a', 141), entry('PUT', 'b', 138));
    expect(values(file).map(({ value }) => value)).toEqual([138]);
  });
});

test('results that a report only references are listed as stored elsewhere, once each', () => {
  const report = {
    resourceType: 'DiagnosticReport',
    status: 'final',
    category: [{ coding: [{ code: 'LAB' }] }],
    effectiveDateTime: '2026-03-04',
    result: [
      { reference: 'Observation/na' },
      { reference: 'Observation/k', display: 'Potassium' },
      { reference: 'Observation/k', display: 'Potassium' },
    ],
  };
  const file = read(
    bundle(report, result('2951-2', 'Sodium', { id: 'na', valueQuantity: quantity(141, 'mmol/L') })),
  );
  expect(values(file)).toHaveLength(1);
  expect(file.leftOut).toEqual([{ reason: 'elsewhere', count: 1, examples: ['Potassium'] }]);
});
