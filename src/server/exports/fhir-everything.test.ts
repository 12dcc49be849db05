import type { Bundle, Observation } from '@medplum/fhirtypes';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFhir } from '#domain/blood-import/fhir/fhir-file.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp } from '#server/testing/test-app.ts';
import { bearer, secretOf } from '#server/testing/tokens.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const BERLIN = { timeZone: 'Europe/Berlin' };
const id = () => crypto.randomUUID();

const isObservation = (resource: unknown): resource is Observation =>
  (resource as { resourceType?: string }).resourceType === 'Observation';

describe.each(EMBEDDED)('the FHIR bundle of everything on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const [ada, grace] = [signedUp(app, 'Ada'), signedUp(app, 'Grace')];

  const observationsOf = ({ entry = [] }: Bundle) =>
    entry.flatMap(({ resource }) => (isObservation(resource) ? [resource] : []));

  beforeAll(async () => {
    await ada.api.blood.panels.put({
      ...BERLIN,
      id: id(),
      collectedOn: '2026-11-01',
      laboratory: 'Labor Berlin',
      isFasting: true,
      values: [
        {
          marker: 'ferritin',
          name: 'Ferritin',
          text: '81',
          value: 81,
          unit: 'µg/L',
          labLow: 30,
          labHigh: 400,
        },
      ],
    });
    await ada.api.vitals.put({
      ...BERLIN,
      id: id(),
      measuredAt: '2026-11-18T07:00:00Z',
      systolicMmhg: 118,
      diastolicMmhg: 76,
      restingHeartRateBpm: 58,
    });
    await ada.api.body.put({ ...BERLIN, id: id(), massKg: 71.5, measuredAt: '2026-11-18T07:00:00Z' });
    await ada.api.glucose.readings.put({
      ...BERLIN,
      id: id(),
      glucoseMgdl: 99,
      measuredAt: '2026-11-19T07:00:00Z',
    });
    await ada.api.meals.create(breakfast());
  });

  test('labs, vitals, weight, glucose and intake are Observations of one Patient, by download and token', async () => {
    const text = await (await ada.fetch('/api/export/patient.fhir.json')).text();
    const bundle = JSON.parse(text) as Bundle;
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
    const [patient] = bundle.entry ?? [];
    expect(patient?.resource).toMatchObject({ resourceType: 'Patient', gender: 'female' });

    const observations = observationsOf(bundle);
    expect(observations.map(({ code }) => code.text)).toEqual([
      'Ferritin',
      'Body weight',
      'Blood pressure',
      'Resting heart rate',
      'Glucose in blood',
      'Energy intake',
      'Protein intake',
      'Carbohydrate intake',
      'Fat intake',
      'Fiber intake',
    ]);
    for (const { subject, status, effectiveDateTime, category } of observations) {
      expect(subject?.reference).toBe(patient?.fullUrl);
      expect(['final', 'preliminary']).toContain(status);
      expect(Date.parse(effectiveDateTime ?? '')).toBeLessThanOrEqual(NOW);
      expect(category?.[0]?.coding?.[0]?.code).toMatch(/^(?:laboratory|vital-signs|activity)$/);
    }
    expect(observations[2]).toMatchObject({
      code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
      component: [
        { code: { coding: [{ code: '8480-6' }] }, valueQuantity: { value: 118, code: 'mm[Hg]' } },
        { code: { coding: [{ code: '8462-4' }] }, valueQuantity: { value: 76, code: 'mm[Hg]' } },
      ],
    });
    const urls = (bundle.entry ?? []).map(({ fullUrl }) => fullUrl);
    expect(new Set(urls).size).toBe(urls.length);

    const token = await secretOf(ada, ['export:read']);
    const fetched = await app.browser().fetch('/api/v1/export/patient.fhir.json', { headers: bearer(token) });
    expect(observationsOf((await fetched.json()) as Bundle)).toEqual(observations);
  });

  test('our own import of lab reports reads the blood test back, and nothing else', async () => {
    const bundle: unknown = await (await ada.fetch('/api/export/patient.fhir.json')).json();
    expect(readFhir(bundle, 'Europe/Berlin')).toMatchObject({
      panels: [
        {
          collectedOn: '2026-11-01',
          values: expect.arrayContaining([expect.objectContaining({ name: 'Ferritin' })]),
        },
      ],
    });
  });

  test('nothing of others is in it', async () => {
    const bundle = (await (await grace.fetch('/api/export/patient.fhir.json')).json()) as Bundle;
    expect((bundle.entry ?? []).map(({ resource }) => resource?.resourceType)).toEqual(['Patient']);
  });
});
