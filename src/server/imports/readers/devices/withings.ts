import { kgFromLb } from '#domain/units/mass.ts';
import type { DayFigure } from '#server/imports/rows/day-collector.ts';
import { nightRecord } from '#server/imports/rows/night-record.ts';
import { hasColumns, type TableReader } from '#server/imports/rows/table-readers.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import { figureIn, foundIn, knownOf, positiveIn, pressureAt, refusedIn, weightAt } from './device-records.ts';

const source = 'withings';

const massIn = (row: Parameters<TableReader['read']>[0], name: string): number | undefined => {
  const pounds = positiveIn(row, `${name} (lb)`);
  return positiveIn(row, `${name} (kg)`) ?? (pounds === undefined ? undefined : kgFromLb(pounds));
};

/** `weight.csv`: local times. */
const weights: TableReader = {
  source,
  fits: (names) => names[0] === 'date' && names.some((name) => /^bone mass \((?:kg|lb)\)$/.test(name)),
  read: (row, context) => {
    const at = context.times.zoned(row.cell('date'));
    if (!at) return refusedIn(row, context);
    const [massKg, fatKg] = [massIn(row, 'weight'), massIn(row, 'fat mass')];
    if (massKg === undefined) return refusedIn(row, context, 'This row has no weight.');
    const bodyFatPercent = fatKg === undefined ? undefined : (100 * fatKg) / massKg;
    return foundIn(row, context, weightAt(at, { massKg, bodyFatPercent }));
  },
};

/** `bp.csv`. */
const pressures: TableReader = {
  source,
  fits: hasColumns('date', 'heart rate', 'systolic', 'diastolic'),
  read: (row, context) => {
    const at = context.times.zoned(row.cell('date'));
    const [systolic, diastolic] = [positiveIn(row, 'systolic'), positiveIn(row, 'diastolic')];
    if (!at) return refusedIn(row, context);
    if (systolic === undefined || diastolic === undefined)
      return { aside: 'Heart rate without blood pressure' };
    return foundIn(row, context, pressureAt(at, systolic, diastolic));
  },
};

/** `sleep.csv`: times with their offset. */
const nights: TableReader = {
  source,
  fits: hasColumns('from', 'to', 'light (s)', 'deep (s)'),
  read: (row, context) => {
    const [from, to] = [context.times.zoned(row.cell('from')), context.times.zoned(row.cell('to'))];
    if (!from || !to) return refusedIn(row, context);
    const asleepSeconds = ['light (s)', 'deep (s)', 'rem (s)'].reduce(
      (sum, name) => sum + (figureIn(row, name) ?? 0),
      0,
    );
    const latencySeconds = figureIn(row, 'duration to sleep (s)');
    const night = {
      inBedAt: from.at,
      outOfBedAt: to.at,
      timeZone: to.timeZone,
      asleepMinutes: asleepSeconds / 60,
      latencyMinutes: latencySeconds === undefined ? undefined : latencySeconds / 60,
      awakenings: figureIn(row, 'wake up'),
    };
    return foundIn(row, context, nightRecord(night));
  },
};

const DAILY: readonly (readonly [RegExp, DayFigure, number])[] = [
  [/aggregates_steps/, 'steps', 1],
  [/aggregates_distance/, 'distanceKm', 1e-3],
];
const dailyOf = (fileName: string) => DAILY.find(([name]) => name.test(fileName));

/** `aggregates_steps.csv` and others of the same shape, distinguished only by their names. */
const daily: TableReader = {
  source,
  fits: (names, fileName) => names.join(' ') === 'date value' && dailyOf(fileName) !== undefined,
  read: (row, context) => {
    const [, figure = 'steps', factor = 1] = dailyOf(context.file) ?? [];
    const date = context.times.day(row.cell('date'));
    const value = figureIn(row, 'value');
    if (date === undefined || value === undefined) return refusedIn(row, context);
    context.days.add(figure, 'Withings', value * factor, { atMs: Date.parse(date), date });
  },
};

const workouts: TableReader = {
  source,
  fits: hasColumns('from', 'to', 'timezone', 'activity type'),
  read: (row, context) => {
    const [from, to] = [context.times.zoned(row.cell('from')), context.times.zoned(row.cell('to'))];
    if (!from || !to) return refusedIn(row, context);
    const workout = {
      startedAt: from.at,
      timeZone: from.timeZone,
      activity: row.cell('activity type'),
      durationMinutes: (Date.parse(to.at) - Date.parse(from.at)) / 60_000,
    };
    return foundIn(row, context, ...knownOf(workout.durationMinutes > 0 && workoutRecord(workout)));
  },
};

export const WITHINGS: readonly TableReader[] = [weights, pressures, nights, daily, workouts];
