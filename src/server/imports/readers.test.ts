import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { importFiles, ReadMeter } from './files.ts';
import type { FileEntry, TableMapping } from './reading.ts';
import { readyRecord, type ImportRecord } from './records.ts';
import { appleTime } from './readers/apple/apple-time.ts';
import { zoneOf } from './rows/offset-zone.ts';
import { recognize } from './recognize.ts';

const DATA = path.resolve(import.meta.dirname, '../../../../shared/data/imports');
const NOW = Date.parse('2026-11-20T12:00:00Z');

interface Read {
  readonly source: string;
  readonly records: readonly ImportRecord[];
  readonly refused: readonly string[];
  readonly aside: readonly string[];
}

async function readPath(file: string, timeZone: string, mapping?: TableMapping): Promise<Read> {
  const fileName = path.basename(file);
  const asked = { path: file, fileName, timeZone, nowMs: NOW, mapping };
  const recognized = await recognize(await importFiles(file, fileName, new ReadMeter()), asked);
  if ('table' in recognized) throw new Error('The columns are unknown.');
  const found: FileEntry[] = [];
  for await (const one of recognized.read()) found.push(one);
  const records = found.flatMap((one) => ('record' in one ? one.record : []));
  for (const record of records)
    expect(readyRecord(record, recognized.source, NOW)).not.toHaveProperty('reason');
  return {
    source: recognized.source,
    records,
    refused: found.flatMap((one) => ('reason' in one ? one.reason : [])),
    aside: found.flatMap((one) => ('aside' in one && one.count !== 0 ? one.aside : [])),
  };
}

const fieldsOf = (records: readonly ImportRecord[], kind: ImportRecord['kind']) =>
  records.filter((record) => record.kind === kind).map(({ fields }) => fields as Record<string, unknown>);

const sample = (name: string): string => path.join(DATA, name);

test('an Apple Health time stays on its day, wherever the phone was', () => {
  const zoneAt = (text: string, own = 'Europe/Berlin') => {
    const time = appleTime(text);
    if (!time) throw new Error('It is a time.');
    const zone = zoneOf(time, own);
    expect(localDate(time.atMs, zone)).toBe(text.slice(0, 10));
    return zone;
  };
  expect(zoneAt('2026-01-14 00:30:00 +0100')).toBe('Europe/Berlin');
  // In summer, Berlin is two hours ahead.
  expect(zoneAt('2026-07-14 23:59:59 +0100')).toBe('Etc/GMT-1');
  expect(zoneAt('2026-01-14 00:00:00 +0530')).toBe('Asia/Kolkata');
  expect(zoneAt('2026-07-14 23:00:00 -0230')).toBe('America/St_Johns');
  expect(zoneAt('2026-01-14 00:00:00 +0000')).toBe('Etc/UTC');
  expect(appleTime('2026-01-14T00:00:00Z')).toBeUndefined();
  expect(appleTime('2026-13-14 00:00:00 +0000')).toBeUndefined();
});

describe.skipIf(!existsSync(DATA))('real samples', () => {
  test('Apple Health’s totals match those counted manually', async () => {
    const { source, records, aside } = await readPath(sample('apple/authored_export.xml'), 'Europe/Berlin');
    expect(source).toBe('apple-health');
    const expected: Record<string, Record<string, number>> = JSON.parse(
      readFileSync(sample('apple/authored_expected.json'), 'utf8'),
    );
    const days = fieldsOf(records, 'days');
    const meals = records.flatMap((record) => (record.kind === 'meals' ? record.fields : []));
    const local = (at: unknown) =>
      new Date(Date.parse(String(at)) + 8 * 3_600_000).toISOString().slice(0, 10);
    for (const [date, totals] of Object.entries(expected)) {
      const day = days.find((one) => one['date'] === date);
      expect(day).toMatchObject({ steps: totals['steps_watch_only'], energyKcal: totals['active_kcal'] });
      const eaten = meals.filter(({ eatenAt }) => local(eatenAt) === date).flatMap(({ items }) => items);
      const sum = (key: 'energyKcal' | 'proteinG') =>
        eaten.reduce((total, { entered }) => total + Number(entered[key] ?? 0), 0);
      expect(sum('energyKcal')).toBeCloseTo(totals['dietary_kcal'] ?? Number.NaN, 6);
      expect(sum('proteinG')).toBeCloseTo(totals['dietary_protein_g'] ?? Number.NaN, 6);
      const water = fieldsOf(records, 'water').filter(({ drunkAt }) => local(drunkAt) === date);
      expect(water.reduce((total, { volumeMl }) => total + Number(volumeMl), 0)).toBeCloseTo(
        totals['water_ml'] ?? Number.NaN,
        1,
      );
      const [weight] = fieldsOf(records, 'weight').filter(({ measuredAt }) => local(measuredAt) === date);
      expect(weight?.['massKg']).toBeCloseTo(totals['weight_kg'] ?? Number.NaN, 2);
    }
    const nights = fieldsOf(records, 'sleep');
    expect(nights).toHaveLength(1);
    const inBed =
      (Date.parse(String(nights[0]?.['outOfBedAt'])) - Date.parse(String(nights[0]?.['inBedAt']))) / 60_000;
    expect(inBed).toBe(450);
    const awake = Number(nights[0]?.['awakeMinutes']) + Number(nights[0]?.['latencyMinutes']);
    expect(inBed - awake).toBe(430);
    const pressures = fieldsOf(records, 'vitals').filter(({ systolicMmhg }) => systolicMmhg !== undefined);
    expect(pressures).toMatchObject([{ systolicMmhg: 121, diastolicMmhg: 76, timeZone: 'Etc/GMT-8' }]);
    expect(fieldsOf(records, 'workouts')).toMatchObject([
      { averageHeartRateBpm: 152.4 },
      { kind: 'strength' },
    ]);
    expect(aside).toContain('Heart rate');
  });

  test('Cronometer’s foods and figures are kept, with local times', async () => {
    const { source, records } = await readPath(sample('cronometer/servings.csv'), 'America/New_York');
    expect(source).toBe('cronometer');
    expect(fieldsOf(records, 'meals')).toMatchObject([
      {
        kind: 'dinner',
        eatenAt: '2026-02-12T00:30:00.000Z',
        items: [
          {
            name: 'Beef Steak, Tenderloin',
            amount: 150,
            unit: 'g',
            entered: { energyKcal: 306, sodiumMg: 61.5 },
          },
        ],
      },
      { kind: 'lunch', items: [{ entered: { fiberG: 2.13 } }] },
    ]);
    const odd = await readPath(sample('cronometer/servings_free_tier_and_odd_rows.csv'), 'UTC');
    expect(odd.refused).toEqual([]);
    const dinner = fieldsOf(odd.records, 'meals').find(({ eatenAt }) =>
      String(eatenAt).startsWith('2026-08-07'),
    );
    // Without a time, the usual mealtime is used; an empty cell is unknown.
    expect(dinner).toMatchObject({ eatenAt: '2026-08-07T18:30:00.000Z', kind: 'dinner' });
    const biometrics = await readPath(sample('cronometer/biometrics.csv'), 'UTC');
    expect(biometrics.records.map(({ fields }) => fields)).toMatchObject([
      { massKg: expect.closeTo(96.388, 2) },
      { systolicMmhg: 120, diastolicMmhg: 80 },
    ]);
    const exercises = await readPath(sample('cronometer/exercises.csv'), 'UTC');
    expect(fieldsOf(exercises.records, 'workouts')).toMatchObject([
      { kind: 'running', durationMinutes: 30 },
      { kind: 'strength', startedAt: '2026-02-11T18:00:00.000Z' },
    ]);
  });

  test('MyFitnessPal’s meals are kept; totals, unknown figures and percentages are left out', async () => {
    const { source, records } = await readPath(sample('mfp/Nutrition-Summary-2024.csv'), 'UTC');
    expect(source).toBe('myfitnesspal');
    expect(fieldsOf(records, 'meals')).toMatchObject([
      { kind: 'breakfast', items: [{ entered: { energyKcal: 500, satFatG: 5, sodiumMg: 600 } }] },
      { kind: 'lunch' },
      { kind: 'breakfast', eatenAt: '2024-01-16T08:00:00.000Z' },
    ]);
    expect(JSON.stringify(records)).not.toMatch(/potassiumMg|calciumMg|vitaminCMg/);
    const totals = await readPath(sample('mfp/edge_bom_crlf_totals_row.csv'), 'UTC');
    expect([fieldsOf(totals.records, 'meals').length, totals.aside]).toEqual([2, ['Totals']]);
    const mixed = await readPath(sample('mfp/edge_quoted_thousands_mixed_dates.csv'), 'UTC');
    expect(fieldsOf(mixed.records, 'meals')).toMatchObject([
      { items: [{ entered: { energyKcal: 820 } }] },
      { items: [{ entered: { energyKcal: 1050 } }] },
      { eatenAt: '2026-09-29T18:30:00.000Z' },
    ]);
  });
});
