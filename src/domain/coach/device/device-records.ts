import type { Fact } from '#domain/coach/memory/fact.ts';
import type { MemberUnits } from '#domain/account/member-units.ts';
import { METRICS } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { DayState } from '#domain/meals/meal.ts';
import type { Query, Window } from '#domain/query/query.ts';
import { addDays } from '#domain/time/local-date.ts';
import { recordSource, type Entry, type EntryList, type RecordSource } from '#domain/query/record-source.ts';

/** Days of records stored on a device for offline answers. */
export const DEVICE_DAYS = 90;

/** Days of glucose readings among them: a sensor takes 288 a day. */
export const DEVICE_GLUCOSE_DAYS = 14;

/** Later days whose targets are stored, so that a device that stays offline knows them. */
export const DEVICE_TARGET_DAYS_AHEAD = 7;

/** A member's latest records, stored on the device for offline answers. */
export interface DeviceRecords {
  /** First day stored; null if there is nothing before it. */
  readonly from: string | null;
  /** Local day on which they were read. */
  readonly today: string;
  readonly readAt: string;
  readonly timeZone: string;
  readonly units: MemberUnits;
  readonly targets: Readonly<Record<string, number>>;
  /** Absent if the device last synced before this existed. */
  readonly dayTargets?: readonly (readonly [date: string, targets: Readonly<Record<string, number>>])[];
  readonly dayStates: readonly (readonly [date: string, state: DayState])[];
  readonly entries: Readonly<Partial<Record<Exclude<EntryList, 'meals'>, readonly Entry[]>>>;
  /** What the coach remembers; absent if the device last synced before this existed. */
  readonly memory?: { readonly isOn: boolean; readonly facts: readonly Fact[] };
}

/** Daily figures that are stored. Scores of single components and rare readings aren't. */
const DAY_METRICS: ReadonlySet<string> = new Set([
  'steps',
  'moderateMinutes',
  'vigorousMinutes',
  'distanceM',
  'floors',
  'activityEnergyKcal',
  'restingHeartRateBpm',
  'hrvMs',
  'systolicMmhg',
  'diastolicMmhg',
  'sleepMinutes',
  'remSleepMinutes',
  'deepSleepMinutes',
  'lightSleepMinutes',
  'awakeMinutes',
  'bedtime',
  'sleepEfficiencyPercent',
  'sleepScore',
  'stressRating',
  'mood',
  'energyRating',
  'weightTrendKg',
  'bodyFatPercent',
  'waistCm',
  'expenditureKcal',
  'longevityScore',
  'bioAgeYears',
]);

const NUTRIENTS: ReadonlySet<string> = new Set([
  'energyKcal',
  'proteinG',
  'carbsG',
  'fatG',
  'fiberG',
  'sugarsG',
  'satFatG',
  'sodiumMg',
  'alcoholG',
  'caffeineMg',
  'grams',
]);

/** Whether the stored records can answer questions about a metric. */
export function isOnDevice({ list, key, field, derived }: Metric): boolean {
  switch (list) {
    case 'days':
      return DAY_METRICS.has(key);
    case 'foods':
      return derived === undefined
        ? field === null || NUTRIENTS.has(field)
        : derived.by !== 'target-share' || NUTRIENTS.has(derived.metric);
    case 'supplements':
      return false;
    default:
      return true;
  }
}

/** First day of a metric on the device; null if the device has all of its data. */
export const storedFrom = ({ list }: Metric, { from, today }: DeviceRecords): string | null =>
  list === 'glucose' ? addDays(today, 1 - DEVICE_GLUCOSE_DAYS) : from;

/** Lists stored in full, because they are short and their latest values are often old. */
export const isFullyStored = ({ list }: Metric): boolean => list === 'blood' || list === 'targets';

const queryOf = ({ key, list }: Metric, window: Window): Query => ({
  metric: key,
  aggregate: 'mean',
  window,
  // Listed food by food, because questions name foods.
  ...(list === 'foods' ? { per: 'record' as const } : {}),
});

/** What a device reads: every figure it stores, and everything that answers depend on. */
export function deviceQueries(): Readonly<Record<'latest' | 'whole' | 'readings', readonly Query[]>> {
  const window = { kind: 'last-days', days: DEVICE_DAYS } as const;
  const kept = METRICS.filter(isOnDevice);
  return {
    latest: [
      ...kept
        .filter((metric) => !isFullyStored(metric) && metric.list !== 'glucose')
        .map((metric) => queryOf(metric, window)),
      // Days without a workout count as days.
      { metric: 'workouts', aggregate: 'sum', window },
    ],
    readings: [
      { metric: 'glucoseMgdl', aggregate: 'mean', window: { kind: 'last-days', days: DEVICE_GLUCOSE_DAYS } },
    ],
    whole: kept.filter(isFullyStored).map((metric) => queryOf(metric, { kind: 'all' })),
  };
}

/**
 * Records on the device that queries are answered from.
 * @param today the device's local day
 */
export const deviceSource = (
  { targets, dayTargets, dayStates, entries }: DeviceRecords,
  today: string,
): RecordSource =>
  recordSource({
    today,
    isTodayOver: false,
    targets,
    dayTargets: new Map(dayTargets),
    dayStates: new Map(dayStates),
    entries,
  });
