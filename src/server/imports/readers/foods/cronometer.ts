import { celsiusFromFahrenheit } from '#domain/units/temperature.ts';
import { kgFromLb } from '#domain/units/mass.ts';
import { cellNumber, type TableRow } from '#server/imports/rows/csv.ts';
import type { TableReader } from '#server/imports/rows/table-readers.ts';
import type { FileEntry } from '#server/imports/reading.ts';
import type { ImportRecord } from '#server/imports/records.ts';
import type { LocalTimes } from '#server/imports/rows/local-times.ts';
import { nutrientCells } from './nutrient-cells.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';

const NO_DATE = 'We couldn’t read the date.';

/** Foods, `servings.csv`. Times are local; the free version of the program has none. */
const servings: TableReader = {
  source: 'cronometer',
  fits: (names) => names.includes('day') && names.includes('food name') && names.includes('energy (kcal)'),
  read: (row, { file, times, meals }) => {
    const date = times.day(row.cell('day'));
    const at = { file, line: row.line };
    if (date === undefined) return { ...at, reason: NO_DATE };
    const [time, meal, name, amount] = [
      row.cell('time'),
      row.cell('group'),
      row.cell('food name'),
      row.cell('amount'),
    ];
    return meals.add({ ...at, date, time, meal, name, amount, nutrients: nutrientCells(row) });
  },
};

const exercises: TableReader = {
  source: 'cronometer',
  fits: (names) => ['day', 'exercise', 'minutes', 'calories burned'].every((name) => names.includes(name)),
  read: (row, { file, times }) => {
    const at = { file, line: row.line };
    const name = row.cell('exercise');
    const startedAt = times.at(row.cell('day'), row.cell('time'), '12:00');
    const durationMinutes = cellNumber(row.cell('minutes'));
    if (startedAt === undefined) return { ...at, reason: NO_DATE };
    if (durationMinutes === undefined) return { ...at, reason: 'This workout has no duration.' };
    const record = workoutRecord({
      startedAt,
      timeZone: times.timeZone,
      activity: `${name} ${row.cell('group')}`,
      durationMinutes,
      energyKcal: cellNumber(row.cell('calories burned')),
      note: name,
      key: `${startedAt} ${name}`,
    });
    return { ...at, record };
  },
};

type Biometric = (
  amount: string,
  unit: string,
  measuredAt: string,
  times: LocalTimes,
) => ImportRecord | undefined;

const measured = (
  fieldsOf: (value: number, unit: string) => object,
  kind: 'weight' | 'vitals',
): Biometric => {
  return (amount, unit, measuredAt, { timeZone }) => {
    const value = cellNumber(amount);
    if (value === undefined) return undefined;
    const fields = { measuredAt, timeZone, ...fieldsOf(value, unit) };
    return { kind, key: `${measuredAt} ${Object.keys(fields).join(' ')}`, fields } as ImportRecord;
  };
};

const BIOMETRICS: readonly (readonly [RegExp, Biometric | undefined])[] = [
  [/^weight/i, measured((value, unit) => ({ massKg: /lb/i.test(unit) ? kgFromLb(value) : value }), 'weight')],
  [/body fat/i, measured((value) => ({ bodyFatPercent: value }), 'weight')],
  // It comes from other apps, and may be SDNN or RMSSD.
  [/heart rate variab|hrv/i, undefined],
  [/heart rate/i, measured((value) => ({ restingHeartRateBpm: value }), 'vitals')],
  [
    /temperature/i,
    measured(
      (value, unit) => ({ bodyTemperatureC: /f/i.test(unit) ? celsiusFromFahrenheit(value) : value }),
      'vitals',
    ),
  ],
  [
    /blood pressure/i,
    (amount, _unit, measuredAt, { timeZone }) => {
      const [, systolic, diastolic] = /^(\d{2,3})\s*\/\s*(\d{2,3})$/.exec(amount.trim()) ?? [];
      if (systolic === undefined) return undefined;
      const fields = {
        measuredAt,
        timeZone,
        systolicMmhg: Number(systolic),
        diastolicMmhg: Number(diastolic),
      };
      return { kind: 'vitals', key: `${measuredAt} pressure`, fields };
    },
  ],
];

const biometrics: TableReader = {
  source: 'cronometer',
  fits: (names) => ['day', 'metric', 'unit', 'amount'].every((name) => names.includes(name)),
  read: (row: TableRow, { file, times }): FileEntry => {
    const at = { file, line: row.line };
    const metric = row.cell('metric');
    const biometric = BIOMETRICS.find(([pattern]) => pattern.test(metric))?.[1];
    if (!biometric) return { aside: metric };
    const measuredAt = times.at(row.cell('day'), row.cell('time'), '08:00');
    if (measuredAt === undefined) return { ...at, reason: NO_DATE };
    const record = biometric(row.cell('amount'), row.cell('unit'), measuredAt, times);
    return record ? { ...at, record } : { ...at, reason: 'We couldn’t read the amount.' };
  },
};

/** Daily totals, which the foods already include. */
const dailySummary: TableReader = {
  source: 'cronometer',
  fits: ([first, second]) => first === 'date' && second === 'energy (kcal)',
  read: () => ({ aside: 'Daily summary' }),
};

export const CRONOMETER = [servings, exercises, biometrics, dailySummary];
