import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Query, RecordFilter, Selection } from './query.ts';
import { periodOf } from './periods.ts';

/** Records counted by value: a sensor has hundreds of thousands of readings, but few different values. */
export interface Tally {
  /** Values in ascending order, with how many records have each. */
  readonly counts: readonly (readonly [value: number, count: number])[];
  /** Local day of the first record; null without any. */
  readonly first: string | null;
  /** The records that an answer shows, in its order. */
  readonly shown: readonly { readonly date: string; readonly at: string; readonly value: number }[];
}

/** Statistics for which the order of values doesn't matter. */
const UNORDERED: ReadonlySet<string> = new Set<Query['aggregate']>([
  'mean',
  'median',
  'min',
  'max',
  'sd',
  'variance',
  'cv',
  'iqr',
  'count',
  'share',
  'percentile',
  'range',
]);

const OF_TALLIES: ReadonlySet<string> = new Set<keyof Query>([
  'metric',
  'aggregate',
  'window',
  'weekdays',
  'where',
  'per',
  'threshold',
  'percentile',
  'versus',
]);

const OF_VERSUS: ReadonlySet<string> = new Set<keyof Selection>(['window', 'weekdays', 'where']);

const hasOnly = (part: object, keys: ReadonlySet<string>): boolean =>
  Object.entries(part).every(([key, value]) => value === undefined || keys.has(key));

const OF_WHERE: ReadonlySet<string> = new Set<keyof RecordFilter>(['minutes', 'afterMeal']);

/** Whether glucose readings counted by value answer a query as well as single ones would. */
export function isOfTally(query: Query): boolean {
  const metric: Metric | undefined = findMetric(query.metric);
  const { aggregate, threshold, where = {}, versus = {} } = query;
  const isCount = aggregate === 'count' || aggregate === 'share';
  return (
    metric?.list === 'glucose' &&
    metric.field !== null &&
    periodOf(query, metric) === 'record' &&
    UNORDERED.has(aggregate) &&
    (threshold === undefined ? !isCount : typeof threshold.value === 'number') &&
    hasOnly(query, OF_TALLIES) &&
    hasOnly(where, OF_WHERE) &&
    hasOnly(versus, OF_VERSUS) &&
    hasOnly(versus.where ?? {}, OF_WHERE)
  );
}
