import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { usualMealKind } from '#domain/meals/meal.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { DayCollector } from '#server/imports/rows/day-collector.ts';
import type { ImportFile } from '#server/imports/files.ts';
import type { FileEntry } from '#server/imports/reading.ts';
import { idOf, type ImportRecord } from '#server/imports/records.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';
import { AppleMedians } from './apple-medians.ts';
import { AppleElement, appleElements } from './apple-scan.ts';
import { AppleSleep } from './apple-sleep.ts';
import { zoneOf } from '#server/imports/rows/offset-zone.ts';
import { appleTime, type AppleTime } from './apple-time.ts';
import { APPLE_TYPES, typeName, type AppleUse } from './apple-types.ts';
import { appleFigure } from './apple-units.ts';

/** Whether a text starts like an Apple Health export, whatever the file is called. */
export const isAppleHealth = (head: string): boolean => /<HealthData[\s>]/.test(head);

const SENSOR = /dexcom|libre|cgm|medtronic|guardian|eversense|sugarmate|xdrip|loop|nightscout/i;
/** Apple has some hundred. */
const MAX_TYPES = 300;
const NO_TIME = 'We couldn’t read the time.';

interface Pending {
  readonly time: AppleTime;
  readonly source: string;
  readonly values: Map<string, number>;
}

interface Workout {
  readonly from: AppleTime | undefined;
  readonly to: AppleTime | undefined;
  readonly source: string;
  readonly activity: string;
  readonly minutes: number | undefined;
  distanceKm: number | null;
  energyKcal: number | null;
  averageHeartRateBpm: number | null;
}

/** Groups related values: days, nights, meals and both figures of a blood pressure. */
class AppleRecords {
  readonly #file: string;
  readonly #timeZone: string;
  readonly #days: DayCollector<AppleTime>;
  readonly #sleep = new AppleSleep();
  readonly #pressures = new Map<string, Pending>();
  readonly #foods = new Map<string, Pending>();
  readonly #medians = new AppleMedians();
  readonly #aside = new Map<string, number>();
  #workout: Workout | undefined;

  constructor(file: string, timeZone: string) {
    this.#file = file;
    this.#timeZone = timeZone;
    this.#days = new DayCollector((time) => zoneOf(time, timeZone));
  }

  /** @param found receives records that need no grouping */
  take(element: AppleElement, found: FileEntry[]): void {
    if (element.name === 'WorkoutStatistics') return this.#addStatistics(element);
    const ended = this.#endWorkout();
    if (ended) found.push(ended);
    if (element.name === 'Workout') return this.#startWorkout(element);
    const use = APPLE_TYPES.get(element.type);
    if (!use) {
      const type = this.#aside.has(element.type) || this.#aside.size < MAX_TYPES ? element.type : 'Other';
      this.#aside.set(type, (this.#aside.get(type) ?? 0) + 1);
      return;
    }
    const record = this.#record(use, element);
    if (record) found.push(record);
  }

  #record(use: AppleUse, element: AppleElement): FileEntry | undefined {
    const at = { file: this.#file, line: 0 };
    const [from, to] = [appleTime(element.get('startDate')), appleTime(element.get('endDate'))];
    if (!from || !to) return { ...at, reason: NO_TIME };
    const source = element.get('sourceName') ?? '';
    if (use.kind === 'sleep') return void this.#sleep.add(source, element.get('value') ?? '', from, to);
    const value = appleFigure(element.get('value'), element.get('unit'), use.unit);
    if (value === undefined) {
      const said = [element.get('value'), element.get('unit')].filter(Boolean).join(' ');
      return { ...at, reason: said === '' ? 'This record has no value.' : `We couldn’t read ${said}.` };
    }
    switch (use.kind) {
      case 'day':
        return void this.#days.add(use.field, source, value, from);
      case 'food':
        return void this.#pend(this.#foods, use.field, source, value, from);
      case 'pressure':
        return void this.#pend(this.#pressures, use.field, source, value, from);
      case 'median':
        return void this.#medians.add(use.field, value, from);
      default:
        return { ...at, record: this.#moment(use.kind, use.field, value, source, from) };
    }
  }

  #moment(
    kind: 'weight' | 'vitals' | 'vo2Max' | 'glucose' | 'water',
    field: string,
    value: number,
    source: string,
    time: AppleTime,
  ): ImportRecord {
    const rest = {
      weight: {},
      vitals: {},
      vo2Max: { method: 'device' },
      glucose: { origin: SENSOR.test(source) ? 'sensor' : 'finger-stick' },
      water: { kind: 'water' },
    }[kind];
    const moment = kind === 'water' ? 'drunkAt' : 'measuredAt';
    const fields = { [moment]: time.at, timeZone: zoneOf(time, this.#timeZone), [field]: value, ...rest };
    // Built field by field, so the type can't follow; the record's own schema checks it.
    return { kind, key: `${time.at} ${field} ${source}`, fields } as unknown as ImportRecord;
  }

  #pend(pending: Map<string, Pending>, field: string, source: string, value: number, time: AppleTime): void {
    const key = `${time.at} ${source}`;
    const one = pending.get(key) ?? { time, source, values: new Map<string, number>() };
    pending.set(key, one);
    // A correlation's records appear twice.
    one.values.set(field, value);
  }

  #startWorkout(element: AppleElement): void {
    this.#workout = {
      from: appleTime(element.get('startDate')),
      to: appleTime(element.get('endDate')),
      source: element.get('sourceName') ?? '',
      activity: element.type.replace('HKWorkoutActivityType', ''),
      minutes: appleFigure(element.get('duration'), element.get('durationUnit'), 'minutes'),
      distanceKm: appleFigure(element.get('totalDistance'), element.get('totalDistanceUnit'), 'km') ?? null,
      energyKcal:
        appleFigure(element.get('totalEnergyBurned'), element.get('totalEnergyBurnedUnit'), 'kcal') ?? null,
      averageHeartRateBpm: null,
    };
  }

  #addStatistics(element: AppleElement): void {
    const { type } = element;
    const workout = this.#workout;
    if (!workout) return;
    const unit = element.get('unit');
    if (type.includes('Distance')) workout.distanceKm ??= appleFigure(element.get('sum'), unit, 'km') ?? null;
    if (type.endsWith('ActiveEnergyBurned'))
      workout.energyKcal ??= appleFigure(element.get('sum'), unit, 'kcal') ?? null;
    if (type.endsWith('HeartRate'))
      workout.averageHeartRateBpm = appleFigure(element.get('average'), unit, 'bpm') ?? null;
  }

  #endWorkout(): FileEntry | undefined {
    const workout = this.#workout;
    this.#workout = undefined;
    if (!workout) return undefined;
    const { from, to, source, minutes, activity, distanceKm, energyKcal, averageHeartRateBpm } = workout;
    const at = { file: this.#file, line: 0 };
    if (!from || !to) return { ...at, reason: NO_TIME };
    const durationMinutes = minutes ?? (to.atMs - from.atMs) / 60_000;
    const record = workoutRecord({
      startedAt: from.at,
      timeZone: zoneOf(from, this.#timeZone),
      activity,
      durationMinutes,
      distanceKm: distanceKm ?? undefined,
      energyKcal: energyKcal ?? undefined,
      averageHeartRateBpm: averageHeartRateBpm ?? undefined,
      key: `${from.at} ${source}`,
    });
    return { ...at, record };
  }

  *end(): Generator<FileEntry> {
    const file = this.#file;
    const at = { file, line: 0 };
    const workout = this.#endWorkout();
    if (workout) yield workout;
    yield* this.#days.records(file);
    yield* this.#sleep.nights(file, this.#timeZone);
    for (const [key, { time, values }] of this.#pressures) {
      const timeZone = zoneOf(time, this.#timeZone);
      const fields = { measuredAt: time.at, timeZone, ...Object.fromEntries(values) };
      yield { ...at, record: { kind: 'vitals', key: `${key} pressure`, fields } };
    }
    for (const record of this.#medians.records(this.#timeZone)) yield { ...at, record };
    yield* this.#meals();
    for (const [type, count] of this.#aside) yield { aside: typeName(type), count };
  }

  /** Nutrients that one program logged at one moment are a meal with one food: the export doesn't include names. */
  *#meals(): Generator<FileEntry> {
    for (const [key, { time, source, values }] of this.#foods) {
      const at = { file: this.#file, line: 0 };
      const energyKcal = values.get('energyKcal');
      if (energyKcal === undefined) {
        yield { aside: 'Nutrients without calories' };
        continue;
      }
      const timeZone = zoneOf(time, this.#timeZone);
      const nutrients = Object.fromEntries(values) as Partial<Record<NutrientKey, number>>;
      const item = {
        id: idOf(`apple-health food ${key}`),
        foodId: null,
        grams: null,
        confidence: 1,
        name: source.slice(0, 120) || 'Food',
        amount: 1,
        unit: 'serving',
        entered: { ...nutrients, energyKcal },
      };
      const kind = usualMealKind(wallClock(time.atMs, timeZone).hour);
      const fields = { eatenAt: time.at, timeZone, kind, source: 'import' as const, items: [item] };
      yield { ...at, record: { kind: 'meals', key, fields } };
    }
  }
}

/** Reads an Apple Health export; recordings and routes are skipped. */
export async function* readAppleHealth(
  file: ImportFile,
  files: readonly ImportFile[],
  timeZone: string,
): AsyncGenerator<FileEntry> {
  const records = new AppleRecords(file.name, timeZone);
  let found: FileEntry[] = [];
  for await (const _ of appleElements(file.content(), (element) => records.take(element, found))) {
    yield* found;
    found = [];
    yield { aside: '', count: 0 };
  }
  yield* records.end();
  const count = (pattern: RegExp) => files.filter(({ name }) => pattern.test(name)).length;
  yield { aside: 'ECG', count: count(/electrocardiograms\/.+\.csv$/i) };
  yield { aside: 'Workout route', count: count(/\.gpx$/i) };
}
