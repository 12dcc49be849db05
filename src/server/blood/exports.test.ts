import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BloodPanelInput } from '#contract/blood/blood.ts';
import { fromCanonical } from '#domain/blood/canonical-value.ts';
import { MARKERS } from '#domain/blood/markers.ts';
import { readFhir } from '#domain/blood-import/fhir/fhir-file.ts';
import type { FoundPanel } from '#domain/blood-import/found-values.ts';
import { readLabTable } from '#domain/blood-import/lab-table.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { goalDraft, openTestApp, signUp } from '#server/testing/test-app.ts';
import { bloodPanels } from './tables.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

type ValueInput = BloodPanelInput['values'][number];

/** A typical value of every marker, in the unit at this position of its list. */
const everyMarker = (unitAt: number): ValueInput[] =>
  MARKERS.map(({ key, name, unit, units, plausible: [low, high], specimen }) => {
    const printed = units[Math.min(unitAt, units.length - 1)] ?? unit;
    const value = Number((fromCanonical(key, (3 * low + high) / 4, printed) ?? 0).toPrecision(4));
    return {
      marker: key,
      name,
      text: String(value),
      value,
      unit: printed,
      ...(specimen === 'urine' && { specimen }),
    };
  });

const panel = (changes: Partial<BloodPanelInput> = {}): BloodPanelInput => ({
  id: crypto.randomUUID(),
  timeZone: 'Europe/Berlin',
  collectedOn: '2026-11-01',
  laboratory: 'Labor Berlin',
  isFasting: true,
  values: everyMarker(0),
  ...changes,
});

const odd: BloodPanelInput = panel({
  collectedOn: '2026-05-02',
  laboratory: null,
  isFasting: false,
  note: 'after a cold; "second" tube',
  values: [
    { marker: 'hs-crp', name: 'CRP hs', text: '<0,3', value: 0.3, censored: 'lt', unit: 'mg/L', labHigh: 5 },
    { marker: 'egfr', name: 'eGFR', text: '>90', value: 90, censored: 'gt', unit: 'mL/min/1.73 m²' },
    { marker: 'rdw', name: 'RDW-SD', text: '42.1', value: 42.1, unit: 'fL', loinc: '21000-5' },
    { marker: null, name: 'ANA', text: '1:80' },
    { marker: null, name: 'Urine protein', text: 'negative', specimen: 'urine' },
    { marker: 'cortisol-am', name: 'Cortisol', text: '4', value: 4, unit: 'nmol/L', specimen: 'other' },
    { marker: 'ferritin', name: 'Ferritin', text: '81', value: 81, unit: 'µg/L', labLow: 30, labHigh: 400 },
  ],
});

/** The exported panels, in an independent order. */
const gist = (panels: readonly (FoundPanel | BloodPanelInput)[]) =>
  panels
    .map(({ collectedOn, laboratory, isFasting, values }) => ({
      collectedOn,
      laboratory,
      isFasting,
      values: values.map(({ marker, name, value, censored, unit, labLow, labHigh, specimen, text }) => ({
        marker: marker ?? null,
        name,
        figure: value ?? text,
        censored: censored ?? null,
        unit: unit ?? null,
        range: [labLow ?? null, labHigh ?? null],
        // The name "White blood cells" says what was measured.
        specimen: specimen ?? 'blood',
      })),
    }))
    .toSorted((one, other) => String(one.collectedOn).localeCompare(String(other.collectedOn)));

/** Goals of a pregnant member. */
const pregnantNow = goalDraft({
  goal: 'maintain',
  targetMassKg: null,
  weeklyLossKg: null,
  settings: { waterMl: null, sleepHours: null, fastingProtocol: null, conditions: ['pregnant'] },
});

interface Resource {
  readonly resourceType: string;
  readonly [name: string]: unknown;
}

describe.each(testDatabases())('exported blood panels on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada', { name: 'Ada Lovelace' });
  beforeEach(() => app.database.db.delete(bloodPanels));

  const put = (input: BloodPanelInput) => ada.api.blood.panels.put(input);
  const bundle = async (who = ada) => {
    const answer = await who.fetch('/api/export/blood.fhir.json');
    expect(answer.status).toBe(200);
    return JSON.parse(await answer.text()) as { entry: { fullUrl: string; resource: Resource }[] };
  };
  const resources = async (type: string, who = ada) =>
    (await bundle(who)).entry
      .map(({ resource }) => resource)
      .filter(({ resourceType }) => resourceType === type);
  const csv = async () =>
    Buffer.from(await (await ada.fetch('/api/export/blood.csv')).arrayBuffer()).toString('utf8');

  test.each([
    ['conventional', 0],
    ['SI', 1],
  ])('every marker in %s units survives a FHIR round trip', async (_words, unitAt) => {
    const stored = [panel({ values: everyMarker(unitAt) }), odd];
    for (const input of stored) await put(input);
    const { panels, leftOut } = readFhir(await bundle(), 'Europe/Berlin');
    expect(leftOut).toEqual([]);
    // Red cell width in fL, or cortisol in saliva, isn't a value of the marker.
    const others = ['RDW-SD', 'Cortisol'];
    const asRead = stored.map(({ values, ...rest }) => ({
      ...rest,
      values: values.map((value) =>
        rest.id === odd.id && others.includes(value.name) ? { ...value, marker: null } : value,
      ),
    }));
    expect(gist(panels)).toEqual(gist(asRead));
  });

  test.each([
    ['conventional', 0],
    ['SI', 1],
  ])('every marker in %s units survives a CSV round trip', async (_words, unitAt) => {
    const stored = [panel({ values: everyMarker(unitAt) }), odd];
    for (const input of stored) await put(input);
    const rows = parse(await csv(), { bom: true }) as string[][];
    const read = readLabTable(rows, { nowMs: NOW, dateOrder: undefined });
    expect(read).toMatchObject({ leftOut: [] });
    expect(gist(read && 'panels' in read ? read.panels : [])).toEqual(gist(stored));
  });

  test('a report contains values, lab and sample, but nothing about the person except their sex', async () => {
    const { id } = await put(odd);
    const { entry } = await bundle();
    expect(new Set(entry.map(({ fullUrl }) => fullUrl)).size).toBe(entry.length);
    const [patient] = await resources('Patient');
    expect(Object.keys(patient ?? {}).toSorted()).toEqual(['gender', 'id', 'resourceType']);
    expect(JSON.stringify(entry)).not.toContain('Lovelace');
    const [report] = await resources('DiagnosticReport');
    expect(report).toMatchObject({ id, status: 'final', effectiveDateTime: '2026-05-02' });
    expect(report?.['result']).toHaveLength(7);
    const [crp, filtration, width, titre] = await resources('Observation');
    expect(crp).toMatchObject({
      status: 'final',
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { coding: [{ system: 'http://loinc.org', code: '30522-7' }], text: 'CRP hs' },
      valueQuantity: {
        value: 0.3,
        comparator: '<',
        unit: 'mg/L',
        system: 'http://unitsofmeasure.org',
        code: 'mg/L',
      },
      referenceRange: [{ high: { value: 5, unit: 'mg/L' } }],
      interpretation: [{ coding: [{ code: 'N' }] }],
    });
    expect(filtration).toMatchObject({ valueQuantity: { comparator: '>', code: 'mL/min/{1.73_m2}' } });
    expect(width).toMatchObject({ code: { coding: [{ code: '21000-5' }] } });
    expect(width).not.toHaveProperty('interpretation');
    expect(titre).toMatchObject({ code: { text: 'ANA' }, valueString: '1:80' });
    expect(titre?.['code']).not.toHaveProperty('coding');
  });

  test('a value out of range is flagged, and one in a wrong unit gets no code of the marker', async () => {
    await put(
      panel({
        values: [
          { marker: 'ldl-c', name: 'LDL', text: '5.2', value: 5.2, unit: 'mmol/L' },
          { marker: 'potassium', name: 'K', text: '6.8', value: 6.8, unit: 'mmol/L' },
          { marker: 'rdw', name: 'RDW', text: '42', value: 42, unit: 'fL' },
        ],
      }),
    );
    expect(await resources('Observation')).toMatchObject([
      { code: { coding: [{ code: '39469-2' }] }, interpretation: [{ coding: [{ code: 'H' }] }] },
      { code: { coding: [{ code: '2823-3' }] }, interpretation: [{ coding: [{ code: 'HH' }] }] },
      { code: { text: 'RDW' } },
    ]);
    expect(JSON.stringify(await bundle())).not.toContain('788-0');
  });

  test('two exports have the same ids, so importing both creates no duplicates', async () => {
    await put(odd);
    const ids = async () => (await bundle()).entry.map(({ fullUrl }) => fullUrl);
    expect(await ids()).toEqual(await ids());
  });

  test('in pregnancy no value is flagged, because ranges don’t apply', async () => {
    const eve = await signUp(app, 'Eve');
    await eve.api.blood.panels.put(
      panel({ values: [{ marker: 'ldl-c', name: 'LDL', text: '5.2', value: 5.2, unit: 'mmol/L' }] }),
    );
    expect((await resources('Observation', eve))[0]).toHaveProperty('interpretation');
    await eve.api.goals.update(pregnantNow);
    expect((await resources('Observation', eve))[0]).not.toHaveProperty('interpretation');
  });

  test('120 panels, more than a page, are exported completely and once', async () => {
    for (let day = 0; day < 120; day += 1)
      await put(
        panel({
          collectedOn: new Date(NOW - (day % 60) * 86_400_000).toISOString().slice(0, 10),
          values: [
            { marker: 'ferritin', name: 'Ferritin', text: String(day), value: 10 + day, unit: 'ng/mL' },
          ],
        }),
      );
    const figures = (await resources('Observation')).map(
      ({ valueQuantity }) => (valueQuantity as { value: number }).value,
    );
    expect(figures.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 120 }, (_, day) => 10 + day),
    );
    const lines = parse(await csv(), { bom: true, columns: true }) as Record<string, string>[];
    expect(new Set(lines.map(({ Value }) => Value)).size).toBe(120);
  });

  test('a visitor and Tom get nothing of Ada’s', async () => {
    await put(odd);
    for (const file of ['blood.fhir.json', 'blood.csv'])
      expect((await app.browser().fetch(`/api/export/${file}`)).status).toBe(401);
    const tom = await signUp(app, 'Tom', { sex: 'male' });
    expect(await resources('Observation', tom)).toEqual([]);
    expect(await resources('Patient', tom)).toMatchObject([{ gender: 'male' }]);
    expect(await (await tom.fetch('/api/export/blood.csv')).text()).not.toContain('Ferritin');
  });
});
