import type { TableRow } from '#server/imports/rows/csv.ts';
import { nightRecord } from '#server/imports/rows/night-record.ts';
import type { ZonedTime } from '#server/imports/rows/local-times.ts';
import type { TableContext, TableReader } from '#server/imports/rows/table-readers.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import { figureIn, foundIn, positiveIn, pressureAt, refusedIn, weightAt } from './device-records.ts';

const source = 'samsung-health';

/** Columns of newer exports start with the name of their table. */
const named = (column: string): readonly string[] => [
  column,
  `com.samsung.health.exercise.${column}`,
  `com.samsung.health.sleep.${column}`,
  `com.samsung.health.blood_pressure.${column}`,
];

const cell = (row: TableRow, column: string): string =>
  named(column)
    .map((name) => row.cell(name))
    .find((text) => text !== '') ?? '';
const figure = (row: TableRow, column: string): number | undefined => figureIn(row, ...named(column));

const hasAll =
  (...columns: readonly string[]): TableReader['fits'] =>
  (names) =>
    // Only this program's tables have these two.
    ['deviceuuid', 'pkg_name'].every((mark) => names.some((name) => name.endsWith(mark))) &&
    columns.every((column) => named(column).some((name) => names.includes(name)));

/** Times are in UTC; the phone's offset, "UTC+0100", is in a separate column. */
function timeIn(row: TableRow, { times }: TableContext, column: string): ZonedTime | undefined {
  const utc = times.zoned(`${cell(row, column)}Z`);
  const offset = cell(row, 'time_offset').replace(/^UTC/, '');
  if (!utc || !/^[+-]\d{4}$/.test(offset)) return utc;
  const sign = offset.startsWith('-') ? -1 : 1;
  const ms = sign * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3))) * 60_000;
  const wall = new Date(Date.parse(utc.at) + ms).toISOString().slice(0, 19);
  return times.zoned(wall, offset);
}

const weights: TableReader = {
  source,
  fits: hasAll('weight', 'start_time', 'body_fat'),
  read: (row, context) => {
    const at = timeIn(row, context, 'start_time');
    if (!at) return refusedIn(row, context);
    const [massKg, bodyFatPercent] = [positiveIn(row, 'weight'), positiveIn(row, 'body_fat')];
    return foundIn(row, context, weightAt(at, { massKg, bodyFatPercent }));
  },
};

/** Totals of days by device; the row for all devices together has `source_type` -2. */
const steps: TableReader = {
  source,
  fits: hasAll('day_time', 'count', 'source_type'),
  read: (row, context) => {
    const text = row.cell('day_time');
    // Midnight of the member's day, written as if in UTC.
    const ms = /^\d{13}$/.test(text) ? Number(text) : Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
    const value = positiveIn(row, 'count');
    if (Number.isNaN(ms)) return refusedIn(row, context);
    if (value === undefined) return undefined;
    const date = new Date(ms).toISOString().slice(0, 10);
    const metres = positiveIn(row, 'distance');
    const device = row.cell('source_type') === '-2' ? 'All devices' : row.cell('deviceuuid');
    context.days.add('steps', device, value, { atMs: ms, date });
    if (metres !== undefined) context.days.add('distanceKm', device, metres / 1000, { atMs: ms, date });
  },
};

/** The program's codes; others are workouts of unknown kind. */
const ACTIVITIES: Readonly<Record<string, string>> = {
  1001: 'Walking',
  1002: 'Running',
  9002: 'Yoga',
  9001: 'Pilates',
  10_007: 'Stretching',
  11_007: 'Cycling',
  13_001: 'Hiking',
  14_001: 'Swimming',
  15_002: 'Weight machine',
  15_003: 'Indoor cycling',
  15_004: 'Rowing machine',
  15_005: 'Treadmill',
  15_006: 'Elliptical',
};

const workouts: TableReader = {
  source,
  fits: hasAll('exercise_type', 'duration', 'start_time'),
  read: (row, context) => {
    const from = timeIn(row, context, 'start_time');
    const durationMs = figure(row, 'duration');
    if (!from || durationMs === undefined) return refusedIn(row, context);
    const metres = figure(row, 'distance');
    const workout = {
      startedAt: from.at,
      timeZone: from.timeZone,
      activity: ACTIVITIES[cell(row, 'exercise_type')] ?? 'Other',
      durationMinutes: durationMs / 60_000,
      distanceKm: metres === undefined ? undefined : metres / 1000,
      energyKcal: figure(row, 'calorie'),
      averageHeartRateBpm: figure(row, 'mean_heart_rate'),
    };
    return foundIn(row, context, workoutRecord(workout));
  },
};

const pressures: TableReader = {
  source,
  fits: hasAll('systolic', 'diastolic', 'start_time'),
  read: (row, context) => {
    const at = timeIn(row, context, 'start_time');
    const [systolic, diastolic] = [figure(row, 'systolic'), figure(row, 'diastolic')];
    if (!at || systolic === undefined || diastolic === undefined) return refusedIn(row, context);
    return foundIn(row, context, pressureAt(at, systolic, diastolic));
  },
};

const nights: TableReader = {
  source,
  fits: (names, file) =>
    hasAll('start_time', 'end_time', 'time_offset')(names, file) &&
    names.some(
      (name) => name.endsWith('sleep.start_time') || name === 'sleep_score' || name === 'sleep_duration',
    ),
  read: (row, context) => {
    const [from, to] = [timeIn(row, context, 'start_time'), timeIn(row, context, 'end_time')];
    if (!from || !to) return refusedIn(row, context);
    const night = {
      inBedAt: from.at,
      outOfBedAt: to.at,
      timeZone: to.timeZone,
      asleepMinutes: figureIn(row, 'sleep_duration'),
    };
    return foundIn(row, context, nightRecord(night));
  },
};

export const SAMSUNG_HEALTH: readonly TableReader[] = [weights, steps, workouts, pressures, nights];
