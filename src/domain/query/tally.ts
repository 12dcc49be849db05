import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { periodOf } from './periods.ts';
import { unitOf } from './answer-unit.ts';
import { compared, figureOf, matching } from './evaluate.ts';
import { recordSource } from './record-source.ts';
import { noAnswer } from './relative.ts';
import type { Value } from './aggregate.ts';
import { spanOf } from './windows.ts';
import type { Answer, Query, RecordFilter, Selection } from './query.ts';

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

/** Answers one side of a query from records counted by value. */
function talliedSide(query: Query, metric: Metric, { counts, first, shown }: Tally, today: string): Answer {
  const unit = unitOf(query, metric);
  const { from, to } = spanOf(query.window, today);
  const values = counts.flatMap(([value, count]) => {
    // One object for all equal values, because a hundred thousand take longer to make than to add up.
    const one: Value = { date: first ?? '', entry: null, value };
    return Array<Value>(count).fill(one);
  });
  const source = recordSource({ today });
  const value = figureOf(query, metric, source, values);
  if (value === undefined) return noAnswer(unit, values.length === 0 ? 'no data' : 'too few days');
  return {
    ...noAnswer(unit, 'no data'),
    value,
    n: values.length,
    what: 'records',
    from: from ?? first,
    to,
    rows: shown.map((row) => ({ ...row, label: null, n: 1 })),
    rowCount: matching(query, metric, source, values).length,
    reason: null,
  };
}

/** Answers a query from records counted by value, for which `isOfTally` holds. @param other of `versus` */
export function evaluateTally(query: Query, today: string, tally: Tally, other?: Tally): Answer {
  const metric = findMetric(query.metric);
  if (!metric) return noAnswer('', 'unknown metric');
  const side = talliedSide(query, metric, tally, today);
  return other
    ? compared(query, side, talliedSide({ ...query, ...query.versus }, metric, other, today))
    : side;
}
