import { MINUTE_MS } from '#domain/time/spans.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { mgdlFromMmoll } from '#domain/units/glucose.ts';
import { wholeOf } from '#server/imports/files.ts';
import type { FileEntry } from '#server/imports/reading.ts';
import type { ImportRecord } from '#server/imports/records.ts';
import {
  hrvAt,
  oxygenAt,
  pressureAt,
  pulseAt,
  weightAt,
} from '#server/imports/readers/devices/device-records.ts';
import type { DayFigure } from '#server/imports/rows/day-collector.ts';
import type { LocalTimes, ZonedTime } from '#server/imports/rows/local-times.ts';
import { nightRecord } from '#server/imports/rows/night-record.ts';
import type { FileReader, TableContext } from '#server/imports/rows/table-readers.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import { offsetText, zoneOf } from '#server/imports/rows/offset-zone.ts';
import { isSqlite, SqliteFile, type SqliteValue } from './sqlite-file.ts';

/** Held in memory, because its pages can be in any order. */
const MAX_BYTES = 64e6;

type Row = ReadonlyMap<string, SqliteValue>;

const figure = (row: Row, column: string): number | undefined => {
  const value = row.get(column);
  return typeof value === 'number' ? value : undefined;
};

/** An instant in milliseconds, with the phone's offset in seconds. */
function timeIn(row: Row, times: LocalTimes, column: string, zone: string): ZonedTime | undefined {
  const atMs = figure(row, column);
  if (atMs === undefined || Number.isNaN(new Date(atMs).getTime())) return undefined;
  const seconds = figure(row, zone);
  if (seconds === undefined) return times.instant(atMs);
  const offset = offsetText(seconds * 1000);
  return { at: new Date(atMs).toISOString(), timeZone: zoneOf({ atMs, offset }, times.timeZone) };
}

const COUNTS: readonly (readonly [table: string, column: string, DayFigure, factor: number])[] = [
  ['steps_record_table', 'count', 'steps', 1],
  ['distance_record_table', 'distance', 'distanceKm', 1e-3],
  ['floors_climbed_record_table', 'floors', 'floors', 1],
];

/** Counts of a day; each app that wrote them is a separate device. */
function addCounts(file: SqliteFile, { days }: TableContext): void {
  const apps = new Map(
    [...file.rows('application_info_table')].map((row) => [row.get('row_id'), row.get('app_name')]),
  );
  for (const [table, column, name, factor] of COUNTS)
    for (const row of file.rows(table)) {
      const [atMs, value] = [figure(row, 'start_time'), figure(row, column)];
      if (atMs === undefined || value === undefined) continue;
      const local = new Date(atMs + (figure(row, 'start_zone_offset') ?? 0) * 1000);
      if (Number.isNaN(local.getTime())) continue;
      const app = String(apps.get(row.get('app_info_id') ?? null) ?? row.get('app_info_id') ?? 'app');
      days.add(name, app, value * factor, { atMs, date: local.toISOString().slice(0, 10) });
    }
}

type Moment = (row: Row, time: ZonedTime) => ImportRecord | undefined;

const of =
  (column: string, record: (time: ZonedTime, value: number) => ImportRecord): Moment =>
  (row, time) => {
    const value = figure(row, column);
    return value === undefined ? undefined : record(time, value);
  };

/** Grams, percentages and millimoles. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  weight_record_table: of('weight', (time, grams) => weightAt(time, { massKg: grams / 1000 })),
  body_fat_record_table: of('percentage', (time, bodyFatPercent) => weightAt(time, { bodyFatPercent })),
  resting_heart_rate_record_table: of('beats_per_minute', pulseAt),
  heart_rate_variability_rmssd_record_table: of('heart_rate_variability_millis', hrvAt),
  oxygen_saturation_record_table: of('percentage', oxygenAt),
  blood_pressure_record_table: (row, time) => {
    const [systolic, diastolic] = [figure(row, 'systolic'), figure(row, 'diastolic')];
    return systolic === undefined || diastolic === undefined
      ? undefined
      : pressureAt(time, systolic, diastolic);
  },
  blood_glucose_record_table: of('level', ({ at, timeZone }, mmoll) => ({
    kind: 'glucose',
    key: at,
    fields: { measuredAt: at, timeZone, glucoseMgdl: mgdlFromMmoll(mmoll), origin: 'finger-stick' },
  })),
};

/** Minutes awake in each night, by the id of its session. */
function awakeMinutes(file: SqliteFile): ReadonlyMap<SqliteValue, number> {
  const awake = new Map<SqliteValue, number>();
  for (const row of file.rows('sleep_stages_table')) {
    const [from, to] = [figure(row, 'stage_start_time'), figure(row, 'stage_end_time')];
    const parent = row.get('parent_key') ?? null;
    const known = awake.get(parent) ?? 0;
    const ms =
      AWAKE.has(figure(row, 'stage_type') ?? 0) && from !== undefined && to !== undefined ? to - from : 0;
    awake.set(parent, known + ms / MINUTE_MS);
  }
  return awake;
}

/** Awake, out of bed, and awake in bed. */
const AWAKE: ReadonlySet<number> = new Set([1, 3, 7]);

function* sessions(file: SqliteFile, times: LocalTimes): Generator<ImportRecord> {
  const awake = awakeMinutes(file);
  for (const row of file.rows('sleep_session_record_table')) {
    const [from, to] = [
      timeIn(row, times, 'start_time', 'start_zone_offset'),
      timeIn(row, times, 'end_time', 'end_zone_offset'),
    ];
    if (!from || !to) continue;
    const night = { inBedAt: from.at, outOfBedAt: to.at, timeZone: to.timeZone };
    yield nightRecord({ ...night, awakeMinutes: awake.get(row.get('row_id') ?? null) });
  }
  for (const row of file.rows('exercise_session_record_table')) {
    const from = timeIn(row, times, 'start_time', 'start_zone_offset');
    const endMs = figure(row, 'end_time');
    if (!from || endMs === undefined) continue;
    const title = String(row.get('title') ?? '');
    const durationMinutes = (endMs - Date.parse(from.at)) / MINUTE_MS;
    yield workoutRecord({
      startedAt: from.at,
      timeZone: from.timeZone,
      activity: title,
      durationMinutes,
      note: title,
    });
  }
}

/** The backup of Health Connect: an SQLite database. It’s only read: none of its triggers or views run. */
export const healthConnect: FileReader = {
  source: 'health-connect',
  fits: isSqlite,
  async *readFile(file, context): AsyncGenerator<FileEntry> {
    const at = { file: file.name, line: 0 };
    try {
      const database = new SqliteFile(await wholeOf(file, MAX_BYTES));
      addCounts(database, context);
      for (const [table, record] of Object.entries(MOMENTS))
        for (const row of database.rows(table)) {
          const time = timeIn(row, context.times, 'time', 'zone_offset');
          const found = time && record(row, time);
          yield found ? { ...at, record: found } : { ...at, reason: 'This record has no time or value.' };
        }
      for (const record of sessions(database, context.times)) yield { ...at, record };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new FileFault('This file is incomplete or damaged. Export it again from your phone.');
    }
  },
};
