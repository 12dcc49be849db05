import { kcalFromKj } from '#domain/units/energy.ts';
import type { DayFigure } from '#server/imports/rows/day-collector.ts';
import { nightRecord } from '#server/imports/rows/night-record.ts';
import { hasColumns, type TableReader } from '#server/imports/rows/table-readers.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import { figureIn, foundIn, knownOf, positiveIn, pulseAt, refusedIn, weightAt } from './device-records.ts';

const source = 'garmin';
const MORNING = '08:00';

const FIGURES: readonly (readonly [DayFigure, string, number])[] = [
  ['steps', 'totalsteps', 1],
  ['distanceKm', 'totaldistancemeters', 1e-3],
  ['moderateMinutes', 'moderateintensityminutes', 1],
  ['vigorousMinutes', 'vigorousintensityminutes', 1],
  ['energyKcal', 'activekilocalories', 1],
];

/** `UDSFile_….json`: totals of local days. */
const days: TableReader = {
  source,
  fits: hasColumns('calendardate', 'totalsteps'),
  read: (row, context) => {
    const { times } = context;
    const date = times.day(row.cell('calendardate', 'calendardate.date'));
    if (date === undefined) return refusedIn(row, context);
    for (const [figure, name, factor] of FIGURES) {
      const value = positiveIn(row, name);
      if (value !== undefined)
        context.days.add(figure, 'Garmin', value * factor, { atMs: Date.parse(date), date });
    }
    const pulse = positiveIn(row, 'restingheartrate', 'currentdayrestingheartrate');
    const at = times.at(date, '', MORNING);
    return foundIn(
      row,
      context,
      ...knownOf(pulse !== undefined && at !== undefined && pulseAt({ at, timeZone: times.timeZone }, pulse)),
    );
  },
};

/** "GMT" columns are in UTC without a suffix. */
const nights: TableReader = {
  source,
  fits: hasColumns('calendardate', 'sleepstarttimestampgmt', 'sleependtimestampgmt'),
  read: (row, context) => {
    const utc = (name: string) => {
      const text = row.cell(name);
      return context.times.zoned(/^\d{13}$/.test(text) ? text : `${text}Z`);
    };
    if (row.cell('sleepstarttimestampgmt') === '') return { aside: 'Days without sleep' };
    const [from, to] = [utc('sleepstarttimestampgmt'), utc('sleependtimestampgmt')];
    if (!from || !to) return refusedIn(row, context);
    const awakeSeconds = figureIn(row, 'awakesleepseconds');
    const night = {
      inBedAt: from.at,
      outOfBedAt: to.at,
      timeZone: to.timeZone,
      awakeMinutes: awakeSeconds === undefined ? undefined : awakeSeconds / 60,
    };
    return foundIn(row, context, nightRecord(night));
  },
};

/** `…_summarizedActivities.json`: milliseconds, centimeters and kilojoules. */
const activities: TableReader = {
  source,
  fits: hasColumns('activityid', 'activitytype', 'starttimegmt', 'duration'),
  read: (row, context) => {
    const ms = positiveIn(row, 'starttimegmt');
    const durationMs = positiveIn(row, 'duration', 'elapsedduration');
    if (ms === undefined || durationMs === undefined) return refusedIn(row, context);
    const from = context.times.instant(ms);
    const centimetres = positiveIn(row, 'distance');
    const kilojoules = positiveIn(row, 'calories');
    const workout = {
      startedAt: from.at,
      timeZone: from.timeZone,
      activity: row.cell('activitytype').replaceAll('_', ' '),
      durationMinutes: durationMs / 60_000,
      distanceKm: centimetres === undefined ? undefined : centimetres / 1e5,
      energyKcal: kilojoules === undefined ? undefined : kcalFromKj(kilojoules),
      averageHeartRateBpm: positiveIn(row, 'avghr'),
      note: row.cell('name'),
      key: row.cell('activityid'),
    };
    return foundIn(row, context, workoutRecord(workout));
  },
};

/** `…_userBioMetrics.json`: grams. */
const weights: TableReader = {
  source,
  fits: (names) => names.includes('metadata.calendardate') && names.includes('weight.weight'),
  read: (row, context) => {
    const grams = positiveIn(row, 'weight.weight');
    if (grams === undefined) return undefined;
    const at = context.times.zoned(`${row.cell('weight.timestampgmt', 'metadata.calendardate')}Z`);
    return at ? foundIn(row, context, weightAt(at, { massKg: grams / 1000 })) : refusedIn(row, context);
  },
};

const clockMinutes = (text: string): number | undefined => {
  const [, hours = '0', minutes, seconds] = /^(?:(\d+):)?(\d{1,2}):(\d{2}(?:\.\d+)?)$/.exec(text) ?? [];
  return minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
};

/** `Activities.csv`, in the watch's local time. Distances don't say whether they are kilometers or miles, so they are skipped. */
const table: TableReader = {
  source,
  fits: hasColumns('activity type', 'date', 'favorite', 'title', 'time'),
  read: (row, context) => {
    const from = context.times.zoned(row.cell('date'));
    const durationMinutes = clockMinutes(row.cell('time'));
    if (!from || durationMinutes === undefined) return refusedIn(row, context);
    const workout = {
      startedAt: from.at,
      timeZone: from.timeZone,
      activity: row.cell('activity type'),
      durationMinutes,
      energyKcal: figureIn(row, 'calories'),
      averageHeartRateBpm: figureIn(row, 'avg hr'),
      note: row.cell('title'),
    };
    return foundIn(row, context, workoutRecord(workout));
  },
};

export const GARMIN: readonly TableReader[] = [days, nights, activities, weights, table];
