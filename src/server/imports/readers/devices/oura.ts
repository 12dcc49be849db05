import { nightRecord } from '#server/imports/rows/night-record.ts';
import { leftOut, type TableReader } from '#server/imports/rows/table-readers.ts';
import { figureIn, foundIn, hrvAt, knownOf, positiveIn, pulseAt, refusedIn } from './device-records.ts';

const source = 'oura';

const MINUTE_SECONDS = 60;
const minutes = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds / MINUTE_SECONDS;

const bedtimes = (names: readonly string[]): boolean =>
  (names.includes('bedtime_start') && names.includes('bedtime_end')) ||
  (names.includes('bedtime start') && names.includes('bedtime end'));

/** A sleep: its times have the offset of the ring's phone, so its day is the day of its end. */
const nights: TableReader = {
  source,
  fits: bedtimes,
  read: (row, context) => {
    const { times, days } = context;
    const date = times.day(row.cell('date', 'day'));
    const steps = positiveIn(row, 'steps');
    // Trends have one row per day with everything in it.
    if (date !== undefined && steps !== undefined)
      days.add('steps', 'Oura', steps, { atMs: Date.parse(date), date });
    const [start, end] = [row.cell('bedtime_start', 'bedtime start'), row.cell('bedtime_end', 'bedtime end')];
    if (start === '' && end === '') return undefined;
    const [from, to] = [times.zoned(start), times.zoned(end)];
    if (!from || !to) return refusedIn(row, context);
    const type = row.cell('type');
    if (/^(?:deleted|rest)$/.test(type))
      return { aside: type === 'rest' ? 'Rests' : 'Deleted sleep entries' };
    const night = nightRecord({
      inBedAt: from.at,
      outOfBedAt: to.at,
      timeZone: to.timeZone,
      asleepMinutes: minutes(figureIn(row, 'total_sleep_duration', 'total sleep duration')),
      latencyMinutes: minutes(figureIn(row, 'latency', 'sleep latency')),
      awakeMinutes: undefined,
      isNap: type === '' || type === 'long_sleep' ? undefined : true,
    });
    const isMain = type === '' || type === 'long_sleep';
    const pulse = positiveIn(row, 'lowest_heart_rate', 'lowest resting heart rate');
    const variability = positiveIn(row, 'average_hrv', 'average hrv');
    return foundIn(
      row,
      context,
      night,
      ...knownOf(
        isMain && pulse !== undefined && pulseAt(to, pulse),
        isMain && variability !== undefined && hrvAt(to, variability),
      ),
    );
  },
};

const activity: TableReader = {
  source,
  fits: (names) => names.includes('day') && names.includes('steps') && names.includes('active_calories'),
  read: (row, context) => {
    const { times, days } = context;
    const date = times.day(row.cell('day'));
    if (date === undefined) return refusedIn(row, context);
    const at = { atMs: Date.parse(date), date };
    const figures = [
      ['steps', positiveIn(row, 'steps')],
      ['energyKcal', positiveIn(row, 'active_calories')],
      ['moderateMinutes', minutes(positiveIn(row, 'medium_activity_time'))],
      ['vigorousMinutes', minutes(positiveIn(row, 'high_activity_time'))],
    ] as const;
    for (const [figure, value] of figures) if (value !== undefined) days.add(figure, 'Oura', value, at);
  },
};

/** The ring's own scores can't be compared with measurements. */
const scores = leftOut(
  source,
  'Oura scores',
  (names) =>
    names.includes('day') && names.includes('score') && names.some((name) => name.startsWith('contributors')),
);

export const OURA: readonly TableReader[] = [nights, activity, scores];
