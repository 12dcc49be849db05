import { nightRecord } from '#server/imports/rows/night-record.ts';
import { hasColumns, type TableReader } from '#server/imports/rows/table-readers.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import { figureIn, foundIn, positiveIn, refusedIn } from './device-records.ts';

const source = 'polar';

/** "PT1H2M3.4S" in minutes. */
function durationMinutes(text: string): number | undefined {
  const [all, hours = '0', minutes = '0', seconds = '0'] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/.exec(text) ?? [];
  return all === undefined ? undefined : Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
}

const offsetOf = (minutes: number | undefined): string => {
  if (minutes === undefined) return '';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
};

/** `training-session-….json`: local time of the watch, with its offset in minutes. */
const sessions: TableReader = {
  source,
  fits: hasColumns('exportversion', 'starttime', 'duration', 'exercises'),
  read: (row, context) => {
    const offset = offsetOf(figureIn(row, 'timezoneoffset', 'exercises.0.timezoneoffset'));
    const from = context.times.zoned(row.cell('starttime'), offset);
    const minutes = durationMinutes(row.cell('duration'));
    if (!from || minutes === undefined) return refusedIn(row, context);
    const metres = positiveIn(row, 'distance');
    const workout = {
      startedAt: from.at,
      timeZone: from.timeZone,
      activity: row.cell('exercises.0.sport', 'name').replaceAll('_', ' '),
      durationMinutes: minutes,
      distanceKm: metres === undefined ? undefined : metres / 1000,
      energyKcal: figureIn(row, 'kilocalories'),
      averageHeartRateBpm: figureIn(row, 'averageheartrate', 'exercises.0.heartrate.avg'),
    };
    return foundIn(row, context, workoutRecord(workout));
  },
};

/** `activity-….json`: totals of a local day. */
const days: TableReader = {
  source,
  fits: (names) =>
    names.includes('exportversion') && names.includes('date') && names.includes('summary.stepcount'),
  read: (row, context) => {
    const date = context.times.day(row.cell('date'));
    const steps = positiveIn(row, 'summary.stepcount');
    if (date === undefined) return refusedIn(row, context);
    if (steps !== undefined) context.days.add('steps', 'Polar', steps, { atMs: Date.parse(date), date });
  },
};

/** `sleep_result_….json`: times with their offset. */
const nights: TableReader = {
  source,
  fits: (names) => names.includes('sleepresult.hypnogram.sleepstart'),
  read: (row, context) => {
    const from = context.times.zoned(row.cell('sleepresult.hypnogram.sleepstart'));
    const to = context.times.zoned(row.cell('sleepresult.hypnogram.sleepend'));
    if (!from || !to) return refusedIn(row, context);
    const asleep = durationMinutes(row.cell('evaluation.asleepduration'));
    const night = { inBedAt: from.at, outOfBedAt: to.at, timeZone: to.timeZone, asleepMinutes: asleep };
    return foundIn(row, context, nightRecord(night));
  },
};

export const POLAR: readonly TableReader[] = [sessions, days, nights];
