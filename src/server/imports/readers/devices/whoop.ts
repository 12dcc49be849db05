import { nightRecord } from '#server/imports/rows/night-record.ts';
import { hasColumns, type TableReader } from '#server/imports/rows/table-readers.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import {
  figureIn,
  foundIn,
  hrvAt,
  knownOf,
  oxygenAt,
  positiveIn,
  pulseAt,
  refusedIn,
} from './device-records.ts';

const source = 'whoop';

/** Times are in the zone that `Cycle timezone` names, "UTC-05:00". */
const timeIn = (
  row: Parameters<TableReader['read']>[0],
  { times }: Parameters<TableReader['read']>[1],
  column: string,
) => times.zoned(row.cell(column), row.cell('cycle timezone').replace(/^UTCZ?$/, '+00:00'));

const cycles: TableReader = {
  source,
  fits: hasColumns('cycle start time', 'cycle timezone', 'recovery score %', 'resting heart rate (bpm)'),
  read: (row, context) => {
    const at = timeIn(row, context, 'wake onset') ?? timeIn(row, context, 'cycle start time');
    if (!at) return refusedIn(row, context);
    const [pulse, rmssd, oxygen] = [
      positiveIn(row, 'resting heart rate (bpm)'),
      positiveIn(row, 'heart rate variability (ms)'),
      positiveIn(row, 'blood oxygen %'),
    ];
    return foundIn(
      row,
      context,
      ...knownOf(
        pulse !== undefined && pulseAt(at, pulse),
        rmssd !== undefined && hrvAt(at, rmssd),
        oxygen !== undefined && oxygenAt(at, oxygen),
      ),
    );
  },
};

const nights: TableReader = {
  source,
  fits: hasColumns('cycle timezone', 'sleep onset', 'wake onset', 'nap'),
  read: (row, context) => {
    const [from, to] = [timeIn(row, context, 'sleep onset'), timeIn(row, context, 'wake onset')];
    if (!from || !to) return refusedIn(row, context);
    const night = {
      inBedAt: from.at,
      outOfBedAt: to.at,
      timeZone: to.timeZone,
      asleepMinutes: figureIn(row, 'asleep duration (min)'),
      awakeMinutes: figureIn(row, 'awake duration (min)'),
      isNap: /true/i.test(row.cell('nap')),
    };
    return foundIn(row, context, nightRecord(night));
  },
};

const workouts: TableReader = {
  source,
  fits: hasColumns('cycle timezone', 'workout start time', 'duration (min)', 'activity name'),
  read: (row, context) => {
    const from = timeIn(row, context, 'workout start time');
    const durationMinutes = positiveIn(row, 'duration (min)');
    if (!from || durationMinutes === undefined) return refusedIn(row, context);
    const metres = positiveIn(row, 'distance (meters)');
    const workout = {
      startedAt: from.at,
      timeZone: from.timeZone,
      activity: row.cell('activity name'),
      durationMinutes,
      distanceKm: metres === undefined ? undefined : metres / 1000,
      // The column says "cal"; its figures are kilocalories.
      energyKcal: figureIn(row, 'energy burned (cal)'),
      averageHeartRateBpm: figureIn(row, 'average hr (bpm)'),
    };
    return foundIn(row, context, workoutRecord(workout));
  },
};

export const WHOOP: readonly TableReader[] = [nights, workouts, cycles];
