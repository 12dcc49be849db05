import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { guessColumns } from '#domain/imports/columns.ts';
import { importFiles, ReadMeter } from './files.ts';
import type { FileEntry, TableMapping } from './reading.ts';
import { readyRecord, type ImportRecord } from './records.ts';
import { recognize } from './recognize.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'authored-'));

/** Results of a text written for the test: records by kind, and reasons. */
async function found(content: string, timeZone: string, mapping?: TableMapping) {
  const file = path.join(folder, 'file');
  writeFileSync(file, content);
  const asked = { path: file, fileName: 'file', timeZone, nowMs: NOW, mapping };
  const recognized = await recognize(await importFiles(file, 'file', new ReadMeter()), asked);
  if ('table' in recognized)
    return {
      table: recognized.table,
      fields: {} as Partial<Record<ImportRecord['kind'], readonly object[]>>,
      reasons: [],
    };
  const all: FileEntry[] = [];
  for await (const one of recognized.read()) all.push(one);
  const records = all.flatMap((one) => ('record' in one ? one.record : []));
  const ready = records.map((record) => readyRecord(record, recognized.source, NOW));
  return {
    source: recognized.source,
    fields: Object.fromEntries(
      records.map(({ kind }) => [
        kind,
        records.filter((record) => record.kind === kind).map(({ fields }) => fields),
      ]),
    ) as Partial<Record<ImportRecord['kind'], readonly object[]>>,
    reasons: [...all, ...ready].flatMap((one) => ('reason' in one ? one.reason : [])),
  };
}

describe('files authored from their public columns', () => {
  test('MacroFactor groups foods by the time on the member’s clock', async () => {
    const { source, fields } = await found(
      'Date,Time,Food Name,Serving Size,Serving Qty,Serving Weight (g),Calories (kcal),Protein (g),Carbs (g),Fat (g),Sodium (mg)\n' +
        '2026-03-29,07:00,"Oats, rolled",g,80,80,301,10.6,54,5.2,\n2026-03-29,07:00,Milk,ml,200,206,94,6.8,9.6,3.2,90\n',
      'Europe/Berlin',
    );
    expect(source).toBe('macrofactor');
    // Summer time began that night.
    expect(fields.meals).toMatchObject([
      {
        eatenAt: '2026-03-29T05:00:00.000Z',
        kind: 'breakfast',
        items: [
          { name: 'Oats, rolled', amount: 80, unit: 'g' },
          { amount: 200, unit: 'ml', entered: { energyKcal: 94, sodiumMg: 90 } },
        ],
      },
    ]);
  });

  test('Lose It! has no times, and deleted rows are skipped', async () => {
    const { source, fields } = await found(
      'Date,Name,Icon,Type,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g)\n' +
        '01/31/2026,Banana,Banana,Snacks,1,Each,105,0,0.4,1.3,27\n01/31/2026,Cake,Cake,Snacks,1,Each,400,1,20,5,50\n',
      'UTC',
    );
    expect(source).toBe('lose-it');
    expect(fields.meals).toMatchObject([
      { kind: 'snack', eatenAt: '2026-01-31T15:30:00.000Z', items: [{ name: 'Banana', unit: 'Each' }] },
    ]);
  });

  test('a table yields every kind of record its columns contain, in our units', async () => {
    const content =
      'Day;Bedtime;Wake time;Steps;Systolic (mmHg);Diastolic (mmHg);Water (l);Temperature (°F);HRV (ms);Glucose (mmol/L);Energy (kJ);Meal\n' +
      '31.01.2026;23:10;06:40;"9.120";118;76;0,5;98,6;42;5,4;1674;Lunch\n30.01.2026;;;;;;;;;;;\n';
    const { table } = await found(content, 'Europe/Berlin');
    expect(table?.isDayFirst).toBe(true);
    const columns = table?.columns ?? [];
    const { fields, reasons } = await found(content, 'Europe/Berlin', { columns, isDayFirst: true });
    expect(fields.vitals).toMatchObject([
      { systolicMmhg: 118, diastolicMmhg: 76, bodyTemperatureC: expect.closeTo(37, 6) },
    ]);
    expect(fields.water).toMatchObject([{ volumeMl: 500, drunkAt: '2026-01-31T07:00:00.000Z' }]);
    expect(fields.glucose).toMatchObject([{ glucoseMgdl: expect.closeTo(97.3, 1) }]);
    expect(fields.meals).toMatchObject([
      { kind: 'lunch', items: [{ entered: { energyKcal: expect.closeTo(400.1, 1) } }] },
    ]);
    // The night started on the previous evening.
    expect(fields.sleep).toMatchObject([
      { inBedAt: '2026-01-30T22:10:00.000Z', outOfBedAt: '2026-01-31T05:40:00.000Z' },
    ]);
    // 9.120 may be nine steps or nine thousand.
    expect(reasons).toEqual(['This row has no value.', 'Steps: expected a whole number.']);
  });

  test('heart rate variability of unknown kind is offered as RMSSD, and SDNN only as SDNN', async () => {
    const fieldsOf = (...headers: string[]) => [...guessColumns(headers)].map(({ field }) => field);
    expect(fieldsOf('date', 'hrv (ms)')).toContain('hrv');
    expect(fieldsOf('date', 'hrv sdnn (ms)')).toEqual(['date', 'sdnn']);
  });

  test.each([
    [
      'dateComponents,activeEnergyBurned,activeEnergyBurnedGoal,appleExerciseTime,appleExerciseTimeGoal',
      'date - - activeMinutes -',
    ],
    ['sourceName,creationDate,startDate,endDate,value', '- - date - -'],
    ['created_at,resting_heart_rate,BMI', 'date heartRate -'],
    [
      'Timestamp,Libre GL,Dexcom GL,HR,Calories (Activity),METs,Meal Type,Calories,Carbs',
      'date sensorGlucose - - - - meal energy carbs',
    ],
    ['Time,Blood glucose (mmol/L),Weight unit', 'date glucose -'],
    ['Date,Time,CGM glucose,Total energy burned (kcal)', 'date time sensorGlucose -'],
  ])('the columns %s are guessed', (headers, fields) => {
    const guessed = new Map(
      [...guessColumns(headers.split(','))].map(({ column, field }) => [column, field]),
    );
    expect(
      headers
        .split(',')
        .map((_, column) => guessed.get(column) ?? '-')
        .join(' '),
    ).toBe(fields);
  });

  test('rows with times of a day add up to its steps, and are meals of their own', async () => {
    const content =
      'startDate,Steps,Calories,Libre GL\n2026-01-05 23:10:00 -0800,300,500,91\n2026-01-05 23:20:00 -0800,400,,92\n' +
      '2026-01-06 07:00:00 -0800,50,,\n2026-01-06 07:00:00 -0800,50,,\n2026-01-06 12:30:00 -0800,,700,\n';
    const { table } = await found(content, 'America/Los_Angeles');
    const columns = table?.columns ?? [];
    const { fields, reasons } = await found(content, 'America/Los_Angeles', { columns, isDayFirst: false });
    expect(fields.days).toMatchObject([
      { date: '2026-01-05', steps: 700 },
      { date: '2026-01-06', steps: 50 },
    ]);
    expect(fields.meals).toMatchObject([
      { kind: 'snack', eatenAt: '2026-01-06T07:10:00.000Z' },
      { kind: 'lunch', eatenAt: '2026-01-06T20:30:00.000Z' },
    ]);
    expect(fields.glucose).toMatchObject([{ origin: 'sensor', glucoseMgdl: 91 }, { glucoseMgdl: 92 }]);
    expect(reasons).toEqual([]);
  });

  test('ambiguous days and months need an answer', async () => {
    const { table } = await found('Date,Weight\n03/04/2026,71\n05/06/2026,72\n', 'UTC');
    expect(table?.isDayFirst).toBeNull();
    const columns = table?.columns ?? [];
    for (const [isDayFirst, day] of [
      [true, '2026-04-03'],
      [false, '2026-03-04'],
    ] as const) {
      const { fields } = await found('Date,Weight\n03/04/2026,71\n', 'UTC', { columns, isDayFirst });
      expect(fields.weight).toMatchObject([{ measuredAt: `${day}T08:00:00.000Z`, massKg: 71 }]);
    }
  });
});
