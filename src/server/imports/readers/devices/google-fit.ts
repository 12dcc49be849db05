import { hasColumns, type TableReader } from '#server/imports/rows/table-readers.ts';
import type { DayFigure } from '#server/imports/rows/day-collector.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import { figureIn, foundIn, positiveIn, refusedIn, weightAt } from './device-records.ts';

const source = 'google-fit';

const FIGURES: readonly (readonly [column: string, DayFigure, factor: number])[] = [
  ['step count', 'steps', 1],
  ['distance (m)', 'distanceKm', 1e-3],
  ['move minutes count', 'moderateMinutes', 1],
];

/** `Daily activity metrics.csv`: totals of local days. */
const days: TableReader = {
  source,
  fits: hasColumns('date', 'move minutes count', 'step count'),
  read: (row, context) => {
    const date = context.times.day(row.cell('date'));
    if (date === undefined) return refusedIn(row, context);
    for (const [column, figure, factor] of FIGURES) {
      const value = positiveIn(row, column);
      if (value !== undefined)
        context.days.add(figure, 'Daily', value * factor, { atMs: Date.parse(date), date });
    }
  },
};

const NANOS_PER_MS = 1_000_000n;
const msOf = (nanos: string): number | undefined =>
  /^\d{16,20}$/.test(nanos) ? Number(BigInt(nanos) / NANOS_PER_MS) : undefined;

const STEPS = /^com\.google\.step_count\.delta$/;
const WEIGHT = /^com\.google\.weight$/;

/** Points of "All data": nanoseconds since 1970. Each program that counted steps is a separate source. */
const points: TableReader = {
  source,
  fits: (names) => names.includes('starttimenanos') && names.some((name) => /^(?:fit)?value\.0\./.test(name)),
  read: (row, context) => {
    const type = row.cell('datatypename');
    if (!STEPS.test(type) && !WEIGHT.test(type)) return { aside: type.replace('com.google.', '') || 'Other' };
    const atMs = msOf(row.cell('starttimenanos'));
    const value = figureIn(
      row,
      'value.0.intval',
      'fitvalue.0.value.intval',
      'value.0.fpval',
      'fitvalue.0.value.fpval',
    );
    if (atMs === undefined) return refusedIn(row, context);
    if (value === undefined) return refusedIn(row, context, 'This row has no value.');
    if (WEIGHT.test(type))
      return foundIn(row, context, weightAt(context.times.instant(atMs), { massKg: value }));
    context.days.add('steps', row.cell('origindatasourceid') || context.file, value, {
      atMs,
      date: context.times.dateOf(atMs),
    });
  },
};

const aggregate = (row: Parameters<TableReader['read']>[0], metric: string): number | undefined => {
  for (let at = 0; at < 8; at += 1)
    if (row.cell(`aggregate.${at}.metricname`) === `com.google.${metric}`)
      return figureIn(row, `aggregate.${at}.floatvalue`, `aggregate.${at}.intvalue`);
  return undefined;
};

/** "All sessions": one workout per file, in UTC. */
const sessions: TableReader = {
  source,
  fits: hasColumns('fitnessactivity', 'starttime', 'endtime'),
  read: (row, context) => {
    const [from, to] = [context.times.zoned(row.cell('starttime')), context.times.zoned(row.cell('endtime'))];
    if (!from || !to) return refusedIn(row, context);
    const activity = row.cell('fitnessactivity');
    if (/^sleep|still|in_vehicle|unknown/.test(activity)) return { aside: `“${activity}” sessions` };
    const metres = aggregate(row, 'distance.delta');
    const workout = {
      startedAt: from.at,
      timeZone: from.timeZone,
      activity,
      durationMinutes: (Date.parse(to.at) - Date.parse(from.at)) / 60_000,
      distanceKm: metres === undefined ? undefined : metres / 1000,
      energyKcal: aggregate(row, 'calories.expended'),
      averageHeartRateBpm: aggregate(row, 'heart_rate.summary'),
    };
    return foundIn(row, context, workoutRecord(workout));
  },
};

export const GOOGLE_FIT: readonly TableReader[] = [days, points, sessions];
