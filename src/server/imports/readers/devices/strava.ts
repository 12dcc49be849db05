import { hasColumns, type TableReader } from '#server/imports/rows/table-readers.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import { figureIn, foundIn, positiveIn, refusedIn } from './device-records.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "Jan 5, 2026, 3:04:05 PM" as ISO, which the export writes in UTC. */
function utcTime(text: string): string | undefined {
  const [, name = '', day = '', year = '', time = ''] =
    /^(\w{3})\w* (\d{1,2}), (\d{4}),? (.+)$/.exec(text.trim()) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (month === 0) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')} ${time} UTC`;
}

const METRES_PER_KM = 1000;

/** `activities.csv`. Columns appear twice, first in display units, then in seconds and meters, which we read. */
const activities: TableReader = {
  source: 'strava',
  fits: hasColumns('activity id', 'activity date', 'activity type', 'elapsed time'),
  read: (row, context) => {
    const from = context.times.zoned(utcTime(row.cell('activity date')) ?? row.cell('activity date'));
    const seconds = positiveIn(row, 'moving time', 'elapsed time');
    if (!from || seconds === undefined) return refusedIn(row, context);
    const distance = positiveIn(row, 'distance');
    // Old exports have the first columns only.
    const isMetres = row.cell('moving time') !== '';
    const workout = {
      startedAt: from.at,
      timeZone: from.timeZone,
      activity: row.cell('activity type'),
      durationMinutes: seconds / 60,
      distanceKm: distance === undefined || !isMetres ? distance : distance / METRES_PER_KM,
      energyKcal: figureIn(row, 'calories'),
      averageHeartRateBpm: figureIn(row, 'average heart rate'),
      note: row.cell('activity name'),
      key: row.cell('activity id'),
    };
    return foundIn(row, context, workoutRecord(workout));
  },
};

export const STRAVA: readonly TableReader[] = [activities];
