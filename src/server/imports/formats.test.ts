import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fitFile } from '#server/imports/samples/testing-makers.ts';
import { readExport as read } from './testing-read.ts';

const json = (value: unknown): string => JSON.stringify(value);

describe('FIT files', () => {
  const TIME = Date.parse('2026-01-05T06:00:00Z') / 1000 - 631_065_600;

  test('a workout has the offset of the watch, and a scale its weight', async () => {
    const ride = fitFile([
      {
        kind: 18,
        fields: [
          [2, 4, TIME],
          [5, 1, 2],
          [8, 4, 3_600_000],
          [9, 4, 2_500_000],
          [11, 2, 500],
          [16, 1, 140],
        ],
      },
      {
        kind: 34,
        fields: [
          [253, 4, TIME + 3600],
          [5, 4, TIME + 3600 - 5 * 3600],
        ],
      },
    ]);
    const { source, of, days } = await read(ride);
    expect(source).toBe('fit');
    expect(of('workouts')).toMatchObject([
      { kind: 'cycling', durationMinutes: 60, distanceKm: 25, energyKcal: 500, timeZone: 'Etc/GMT+5' },
    ]);
    expect(days('workouts')).toEqual(['2026-01-05']);
    const scale = await read(
      fitFile([
        {
          kind: 30,
          fields: [
            [253, 4, TIME],
            [0, 2, 7123],
            [1, 2, 2150],
          ],
        },
      ]),
    );
    expect(scale.of('weight')).toMatchObject([{ massKg: 71.23, bodyFatPercent: 21.5 }]);
    const cut = await read(ride.subarray(0, ride.length - 12));
    expect([cut.of('workouts').length, cut.reasons.length]).toEqual([1, 1]);
  });

  const SAMPLES = path.resolve(import.meta.dirname, '../../../../shared/data/imports/fit');
  test.skipIf(!existsSync(SAMPLES))(
    'real files of watches and scales are read, broken ones in part',
    async () => {
      const sample = (name: string) => read(readFileSync(path.join(SAMPLES, name)));
      expect((await sample('WeightScaleSingleUser.fit')).of('weight').length).toBeGreaterThan(0);
      expect((await sample('WeightScaleMultiUser.fit')).aside).toContain('Weights from several people');
      expect((await sample('activity-small-fenix2-run.fit')).of('workouts')).toMatchObject([
        { kind: 'running' },
      ]);
      // Seven sessions, one of which lasts seconds.
      expect((await sample('activity-large-fenxi2-multisport.fit')).of('workouts')).toHaveLength(6);
      expect((await sample('sample_mulitple_header.fit')).of('workouts').length).toBeGreaterThan(1);
      expect((await sample('activity-unexpected-eof.fit')).reasons).toHaveLength(1);
    },
  );
});

describe('food diaries, authored from their public columns', () => {
  const itemsOf = (meal: Record<string, unknown> | undefined) =>
    meal?.['items'] as readonly Record<string, unknown>[];

  test('Yazio, OpenNutriTracker, FatSecret and Waistline keep names, brands and figures', async () => {
    const yazio = await read(
      'date;daytime;name;brand;amount;unit;energy (kcal);protein;carbs;fat\n2026-01-05;breakfast;Oats;Acme;60;g;223;8;36;4,2\n',
    );
    expect(yazio.source).toBe('yazio');
    expect(yazio.of('meals')).toMatchObject([{ kind: 'breakfast', eatenAt: '2026-01-05T07:00:00.000Z' }]);
    expect(itemsOf(yazio.of('meals')[0])).toMatchObject([
      { name: 'Oats, Acme', amount: 60, entered: { energyKcal: 223, fatG: 4.2 } },
    ]);

    const open = await read(
      json([
        {
          id: 'a',
          unit: 'g',
          amount: 150,
          type: 'lunch',
          dateTime: '2026-01-05T12:40:00.000',
          meal: { name: 'Skyr', brands: 'Acme', nutriments: { energyKcal100: 62, proteins100: 11 } },
        },
      ]),
    );
    expect(open.source).toBe('opennutritracker');
    expect(open.of('meals')).toMatchObject([{ kind: 'lunch', eatenAt: '2026-01-05T11:40:00.000Z' }]);
    expect(itemsOf(open.of('meals')[0])).toMatchObject([
      { name: 'Skyr, Acme', entered: { energyKcal: 93, proteinG: 16.5 } },
    ]);

    const fat = await read(
      'Food Diary Report\n\nDate,Cals( kcal),Fat( g),Carbs( g),Prot( g)\n"Monday, January 5, 2026",400,9,60,20\n Breakfast,400,9,60,20\n  Toast,400,9,60,20\n   2 slices\n',
    );
    expect(fat.source).toBe('fatsecret');
    expect(itemsOf(fat.of('meals')[0])).toMatchObject([
      { name: 'Toast', amount: 2, unit: 'slices', entered: { energyKcal: 400, proteinG: 20 } },
    ]);

    const waistline = await read(
      json({
        foodList: [
          {
            id: 1,
            name: 'Rice',
            brand: 'Acme',
            portion: '100',
            unit: 'g',
            nutrition: { calories: 130, proteins: 2.7 },
          },
        ],
        diary: [
          {
            dateTime: '2026-01-05T00:00:00.000Z',
            items: [{ id: 1, category: 2, portion: '150', quantity: 2, type: 'food' }],
          },
        ],
      }),
    );
    expect(waistline.source).toBe('waistline');
    expect(waistline.of('meals')).toMatchObject([{ kind: 'dinner' }]);
    expect(itemsOf(waistline.of('meals')[0])).toMatchObject([
      { name: 'Rice, Acme', amount: 300, entered: { energyKcal: 390 } },
    ]);
  });
});

describe('glucose and lab files', () => {
  test('Nightscout readings are imported like in the glucose tracker', async () => {
    const entry = (minutes: number, sgv: number) => ({
      type: 'sgv',
      sgv,
      date: Date.parse('2026-01-05T08:00:00Z') + minutes * 60_000,
    });
    const { source, of } = await read(json([entry(0, 100), entry(5, 104), entry(5, 104)]));
    expect(source).toBe('glucose');
    expect(of('glucose')).toMatchObject([
      { glucoseMgdl: 100, origin: 'sensor', measuredAt: '2026-01-05T08:00:00.000Z' },
      { glucoseMgdl: 104 },
    ]);
  });

  test.each([
    ['a PDF', '%PDF-1.7\n'],
    ['a FHIR bundle', json({ resourceType: 'Bundle', type: 'collection', entry: [] })],
    ['a table of results', 'Test,Result,Unit,Date\nLDL cholesterol,98,mg/dL,2026-01-05\n'],
  ])('%s leads to the review of blood tests', async (_words, content) => {
    await expect(read(content)).rejects.toThrow('Import it under Blood tests');
  });
});
