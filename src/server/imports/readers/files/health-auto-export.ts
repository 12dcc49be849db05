import { z } from 'zod';
import { FileFault } from '#server/core/file-fault.ts';
import { wholeOf } from '#server/imports/files.ts';
import { AppleMedians } from '#server/imports/readers/apple/apple-medians.ts';
import type { AppleMedian } from '#server/imports/readers/apple/apple-types.ts';
import { AppleSleep } from '#server/imports/readers/apple/apple-sleep.ts';
import { appleTime, type AppleTime } from '#server/imports/readers/apple/apple-time.ts';
import { appleFigure, type AppleUnit } from '#server/imports/readers/apple/apple-units.ts';
import type { FileEntry } from '#server/imports/reading.ts';
import type { ImportRecord } from '#server/imports/records.ts';
import type { DayFigure } from '#server/imports/rows/day-collector.ts';
import { nightRecord } from '#server/imports/rows/night-record.ts';
import type { FileReader, TableContext } from '#server/imports/rows/table-readers.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import { zoneOf } from '#server/imports/rows/offset-zone.ts';

const MAX_BYTES = 24e6;
const NO_TIME = 'We couldn’t read the time.';

const valueText = (qty: number | undefined, units: string): string =>
  qty === undefined ? 'the value' : `${qty} ${units}`.trimEnd();

const figure = z.number().optional().catch(undefined);
const text = z.string().optional().catch(undefined);
const quantity = z.object({ qty: figure, units: text }).optional().catch(undefined);
const point = z.object({
  date: text,
  qty: figure,
  source: z.string().catch(''),
  systolic: figure,
  diastolic: figure,
  startDate: text,
  endDate: text,
  value: text,
  totalSleep: figure,
  asleep: figure,
  core: figure,
  deep: figure,
  rem: figure,
  sleepStart: text,
  sleepEnd: text,
  inBedStart: text,
  inBedEnd: text,
});
type Point = z.infer<typeof point>;
const workout = z.object({
  id: text,
  name: z.string().catch(''),
  start: text,
  end: text,
  duration: figure,
  distance: quantity,
  activeEnergyBurned: quantity,
  activeEnergy: quantity,
  avgHeartRate: quantity,
  heartRate: z.object({ avg: quantity }).optional().catch(undefined),
});
const metric = z.object({ name: z.string(), units: z.string().catch(''), data: z.array(point).catch([]) });
const sent = z.object({
  data: z.object({ metrics: z.array(metric).default([]), workouts: z.array(workout).default([]) }),
});
type Metric = z.infer<typeof metric>;

type Use =
  | AppleMedian
  | { readonly kind: 'day'; readonly field: DayFigure; readonly unit: AppleUnit }
  | {
      readonly kind: 'weight' | 'vitals' | 'vo2Max' | 'water' | 'glucose';
      readonly field: string;
      readonly unit: AppleUnit;
    };

const USES: ReadonlyMap<string, Use> = new Map<string, Use>([
  ['step_count', { kind: 'day', field: 'steps', unit: 'count' }],
  ['walking_running_distance', { kind: 'day', field: 'distanceKm', unit: 'km' }],
  ['flights_climbed', { kind: 'day', field: 'floors', unit: 'count' }],
  ['active_energy', { kind: 'day', field: 'energyKcal', unit: 'kcal' }],
  ['apple_exercise_time', { kind: 'day', field: 'moderateMinutes', unit: 'minutes' }],
  ['weight_body_mass', { kind: 'weight', field: 'massKg', unit: 'kg' }],
  ['body_fat_percentage', { kind: 'weight', field: 'bodyFatPercent', unit: 'percent' }],
  ['waist_circumference', { kind: 'weight', field: 'waistCm', unit: 'cm' }],
  ['blood_oxygen_saturation', { kind: 'median', field: 'oxygenSaturationPercent', unit: 'percent' }],
  ['heart_rate_variability', { kind: 'median', field: 'hrvSdnnMs', unit: 'ms' }],
  ['resting_heart_rate', { kind: 'vitals', field: 'restingHeartRateBpm', unit: 'bpm' }],
  ['body_temperature', { kind: 'vitals', field: 'bodyTemperatureC', unit: 'celsius' }],
  ['vo2_max', { kind: 'vo2Max', field: 'vo2MaxMlKgMin', unit: 'vo2' }],
  ['blood_glucose', { kind: 'glucose', field: 'glucoseMgdl', unit: 'mgdl' }],
  ['dietary_water', { kind: 'water', field: 'volumeMl', unit: 'ml' }],
]);

const SENSOR = /dexcom|libre|cgm|medtronic|guardian|eversense|sugarmate|xdrip|loop|nightscout/i;

const REST = {
  weight: () => ({}),
  vitals: () => ({}),
  vo2Max: () => ({ method: 'device' }),
  water: () => ({ kind: 'water' }),
  glucose: (source: string) => ({ origin: SENSOR.test(source) ? 'sensor' : 'finger-stick' }),
};

/** Whether a metric's points are averages of hours or days: a meter's readings aren't all on the hour. */
const isSummarized = ({ data }: Metric): boolean => data.every(({ date }) => date?.slice(14, 19) === '00:00');

class AutoExport {
  readonly #context: TableContext;
  readonly #sleep = new AppleSleep();

  constructor(context: TableContext) {
    this.#context = context;
  }

  #found(record: ImportRecord): FileEntry {
    return { file: this.#context.file, line: 0, record };
  }

  #refused(reason = NO_TIME): FileEntry {
    return { file: this.#context.file, line: 0, reason };
  }

  #zone(time: AppleTime): string {
    return zoneOf(time, this.#context.times.timeZone);
  }

  *metric(one: Metric): Generator<FileEntry> {
    const { name, data } = one;
    if (name === 'sleep_analysis') for (const each of data) yield* this.#night(each);
    else if (name === 'blood_pressure') for (const each of data) yield this.#pressure(each);
    else if (name === 'blood_glucose' && isSummarized(one))
      yield { aside: 'Glucose averages (turn off Summarize Data)', count: data.length };
    else {
      const use = USES.get(name);
      if (use?.kind === 'median') yield* this.#medians(one, use);
      else if (use) for (const each of data) yield* this.#figure(use, one, each);
      else yield { aside: name.slice(0, 60).replaceAll('_', ' '), count: data.length };
    }
  }

  *#figure(
    use: Exclude<Use, AppleMedian>,
    { units }: Metric,
    { date, qty, source }: Point,
  ): Generator<FileEntry> {
    const time = appleTime(date);
    const value = appleFigure(String(qty ?? ''), units, use.unit);
    if (!time) return yield this.#refused();
    if (value === undefined) return yield this.#refused(`We couldn’t read ${valueText(qty, units)}.`);
    if (use.kind === 'day') return this.#context.days.add(use.field, source, value, time);
    const { kind, field } = use;
    const moment = kind === 'water' ? 'drunkAt' : 'measuredAt';
    const rest = REST[kind](source);
    const fields = { [moment]: time.at, timeZone: this.#zone(time), [field]: value, ...rest };
    // Built field by field, so the type can't follow; the record's own schema checks it.
    yield this.#found({ kind, key: `${time.at} ${field} ${source}`, fields } as unknown as ImportRecord);
  }

  #pressure({ date, systolic, diastolic, source }: Point): FileEntry {
    const time = appleTime(date);
    if (!time) return this.#refused();
    const fields = {
      measuredAt: time.at,
      timeZone: this.#zone(time),
      systolicMmhg: systolic ?? null,
      diastolicMmhg: diastolic ?? null,
    };
    return this.#found({ kind: 'vitals', key: `${time.at} ${source} pressure`, fields });
  }

  *#medians({ name, data, units }: Metric, { field, unit }: AppleMedian): Generator<FileEntry> {
    const medians = new AppleMedians();
    for (const { date, qty } of data) {
      const time = appleTime(date);
      const value = appleFigure(String(qty ?? ''), units, unit);
      if (time && value !== undefined) medians.add(field, value, time);
      else if (!time) yield this.#refused(NO_TIME);
      else yield this.#refused(`We couldn’t read ${valueText(qty, units)} as ${name.replaceAll('_', ' ')}.`);
    }
    for (const record of medians.records(this.#context.times.timeZone)) yield this.#found(record);
  }

  /** A whole night if data is summarized, otherwise one of its segments. */
  *#night(night: Point): Generator<FileEntry> {
    const { startDate, endDate, value } = night;
    const [from, to] = [appleTime(startDate), appleTime(endDate)];
    if (from && to && value !== undefined)
      return this.#sleep.add(night.source, value.replace('In Bed', 'InBed'), from, to);
    const [asleepFrom, asleepTo] = [appleTime(night.sleepStart), appleTime(night.sleepEnd)];
    if (!asleepFrom || !asleepTo) return yield this.#refused();
    const [inBed, outOfBed] = [appleTime(night.inBedStart), appleTime(night.inBedEnd)];
    const hasBed = inBed && inBed.atMs < asleepFrom.atMs;
    const start = hasBed ? inBed : asleepFrom;
    const end = outOfBed && outOfBed.atMs > asleepTo.atMs ? outOfBed : asleepTo;
    const stages = (night.core ?? 0) + (night.deep ?? 0) + (night.rem ?? 0);
    const hours = night.totalSleep ?? Math.max(night.asleep ?? 0, stages);
    yield this.#found(
      nightRecord({
        inBedAt: start.at,
        outOfBedAt: end.at,
        timeZone: this.#zone(end),
        asleepMinutes: hours > 0 ? hours * 60 : undefined,
        latencyMinutes: hasBed ? (asleepFrom.atMs - inBed.atMs) / 60_000 : undefined,
      }),
    );
  }

  workout(one: z.infer<typeof workout>): FileEntry {
    const [from, to] = [appleTime(one.start), appleTime(one.end)];
    if (!from || !to) return this.#refused();
    const of = (value: z.infer<typeof quantity>, unit: AppleUnit) =>
      value && appleFigure(String(value.qty ?? ''), value.units, unit);
    return this.#found(
      workoutRecord({
        startedAt: from.at,
        timeZone: this.#zone(from),
        activity: one.name,
        durationMinutes: one.duration === undefined ? (to.atMs - from.atMs) / 60_000 : one.duration / 60,
        distanceKm: of(one.distance, 'km'),
        energyKcal: of(one.activeEnergyBurned ?? one.activeEnergy, 'kcal'),
        averageHeartRateBpm: of(one.heartRate?.avg ?? one.avgHeartRate, 'bpm'),
        key: one.id,
      }),
    );
  }

  nights(): Generator<FileEntry> {
    return this.#sleep.nights(this.#context.file, this.#context.times.timeZone);
  }
}

function parsed(json: string): z.infer<typeof sent> {
  try {
    return sent.parse(JSON.parse(json));
  } catch {
    throw new FileFault(
      'This isn’t JSON from Health Auto Export. In the app’s automation, set the format to JSON and the version to 2.',
    );
  }
}

/** JSON (version 2) that the iOS app Health Auto Export sends and saves: figures from Apple Health. */
export const healthAutoExport: FileReader = {
  source: 'apple-health',
  fits: (head) => /^\s*\{\s*"data"\s*:\s*\{\s*"[a-zA-Z]+"\s*:\s*\[/.test(head),
  async *readFile(file, context) {
    const { data } = parsed((await wholeOf(file, MAX_BYTES)).toString('utf8'));
    const reader = new AutoExport(context);
    for (const each of data.metrics) yield* reader.metric(each);
    yield* reader.nights();
    for (const each of data.workouts) yield reader.workout(each);
  },
};
