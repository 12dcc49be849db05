import { kgFromLb } from '#domain/units/mass.ts';
import { kmFromMiles } from '#domain/units/distance.ts';
import type { DayFigure } from '#server/imports/rows/day-collector.ts';
import { nightRecord } from '#server/imports/rows/night-record.ts';
import { hasColumns, leftOut, type TableReader } from '#server/imports/rows/table-readers.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import {
  figureIn,
  foundIn,
  hrvAt,
  knownOf,
  positiveIn,
  pulseAt,
  refusedIn,
  weightAt,
} from './device-records.ts';

const source = 'fitbit';
const MORNING = '08:00';

/** Files of the same shape, distinguished only by their names. */
const COUNTS: readonly (readonly [RegExp, DayFigure, 'minutes' | 'days', number])[] = [
  [/(?:^|[^a-z])steps-/, 'steps', 'minutes', 1],
  // Centimeters.
  [/(?:^|[^a-z])distance-/, 'distanceKm', 'minutes', 1e-5],
  [/(?:^|[^a-z])moderately_active_minutes-/, 'moderateMinutes', 'days', 1],
  [/(?:^|[^a-z])very_active_minutes-/, 'vigorousMinutes', 'days', 1],
];

const countOf = (fileName: string) => COUNTS.find(([name]) => name.test(fileName.toLowerCase()));

/** Counts per minute are in UTC, daily totals in local days. */
const counts: TableReader = {
  source,
  isDayFirst: false,
  fits: (names, fileName) =>
    hasColumns('datetime', 'value')(names, fileName) && countOf(fileName) !== undefined,
  read: (row, context) => {
    const { times, days, file } = context;
    const [, figure, per, factor] = countOf(file) ?? [];
    const at =
      per === 'minutes' ? times.zoned(`${row.cell('datetime')}Z`) : times.zoned(row.cell('datetime'));
    const value = figureIn(row, 'value');
    if (!at || figure === undefined || factor === undefined) return refusedIn(row, context);
    if (value === undefined) return refusedIn(row, context, 'This row has no value.');
    const atMs = Date.parse(at.at);
    days.add(figure, 'Fitbit', value * factor, { atMs, date: times.dateOf(atMs) });
  },
};

const restingPulse: TableReader = {
  source,
  isDayFirst: false,
  fits: hasColumns('datetime', 'value.date', 'value.error'),
  read: (row, context) => {
    const pulse = positiveIn(row, 'value.value');
    if (pulse === undefined) return undefined;
    const at = context.times.at(row.cell('value.date'), MORNING, MORNING);
    return at === undefined
      ? refusedIn(row, context)
      : foundIn(row, context, pulseAt({ at, timeZone: context.times.timeZone }, pulse));
  },
};

/** Taller than anyone, so the weight is in pounds. */
const MAX_HEIGHT_M = 2.1;

/** The file has no unit, but a BMI: in kilograms, it would give a realistic height. */
function kgOf(weight: number, bmi: number | undefined): number | undefined {
  if (bmi === undefined) return undefined;
  return Math.sqrt(weight / bmi) > MAX_HEIGHT_M ? kgFromLb(weight) : weight;
}

const weights: TableReader = {
  source,
  isDayFirst: false,
  fits: hasColumns('logid', 'weight', 'bmi', 'date', 'time'),
  read: (row, context) => {
    const { times } = context;
    const at = times.at(row.cell('date'), row.cell('time'), MORNING);
    if (at === undefined) return refusedIn(row, context);
    const massKg = kgOf(figureIn(row, 'weight') ?? Number.NaN, positiveIn(row, 'bmi'));
    if (massKg === undefined)
      return refusedIn(row, context, 'Without a BMI, we can’t tell whether the weight is in kg or lb.');
    const bodyFatPercent = positiveIn(row, 'fat');
    return foundIn(row, context, weightAt({ at, timeZone: times.timeZone }, { massKg, bodyFatPercent }));
  },
};

const nights: TableReader = {
  source,
  fits: hasColumns('logid', 'dateofsleep', 'starttime', 'endtime'),
  read: (row, context) => {
    const [from, to] = [context.times.zoned(row.cell('starttime')), context.times.zoned(row.cell('endtime'))];
    if (!from || !to) return refusedIn(row, context);
    const night = {
      inBedAt: from.at,
      outOfBedAt: to.at,
      timeZone: to.timeZone,
      asleepMinutes: figureIn(row, 'minutesasleep'),
      latencyMinutes: figureIn(row, 'minutestofallasleep'),
      awakeMinutes: figureIn(row, 'minutesawake'),
    };
    return foundIn(row, context, nightRecord(night));
  },
};

const exercises: TableReader = {
  source,
  isDayFirst: false,
  fits: hasColumns('logid', 'activityname', 'starttime', 'duration'),
  read: (row, context) => {
    const from = context.times.zoned(`${row.cell('starttime')}Z`);
    const durationMs = positiveIn(row, 'activeduration', 'duration');
    if (!from || durationMs === undefined) return refusedIn(row, context);
    const distance = figureIn(row, 'distance');
    const isMiles = /mile/i.test(row.cell('distanceunit'));
    const workout = {
      startedAt: from.at,
      timeZone: from.timeZone,
      activity: row.cell('activityname'),
      durationMinutes: durationMs / 60_000,
      distanceKm: distance !== undefined && isMiles ? kmFromMiles(distance) : distance,
      energyKcal: figureIn(row, 'calories'),
      averageHeartRateBpm: figureIn(row, 'averageheartrate'),
      key: row.cell('logid'),
    };
    return foundIn(row, context, workoutRecord(workout));
  },
};

/** Tables of newer exports, in UTC with "Z". */
const table = (column: string, figure: DayFigure, factor = 1): TableReader => ({
  source,
  fits: (names) => names[0] === 'timestamp' && names[1] === column && names.length <= 3,
  read: (row, context) => {
    const at = context.times.zoned(row.cell('timestamp'));
    const value = figureIn(row, column);
    if (!at || value === undefined) return refusedIn(row, context);
    const atMs = Date.parse(at.at);
    context.days.add(figure, row.cell('data source') || 'Fitbit', value * factor, {
      atMs,
      date: context.times.dateOf(atMs),
    });
  },
});

const variability: TableReader = {
  source,
  fits: hasColumns('timestamp', 'rmssd', 'nremhr'),
  read: (row, context) => {
    const at = context.times.zoned(row.cell('timestamp'));
    const rmssd = positiveIn(row, 'rmssd');
    if (!at) return refusedIn(row, context);
    return foundIn(row, context, ...knownOf(rmssd !== undefined && hrvAt(at, rmssd)));
  },
};

export const FITBIT: readonly TableReader[] = [
  counts,
  restingPulse,
  weights,
  nights,
  exercises,
  table('steps', 'steps'),
  table('distance', 'distanceKm', 1e-3),
  variability,
  leftOut(source, 'Heart rate', hasColumns('datetime', 'value.bpm')),
];
