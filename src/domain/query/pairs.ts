import { correlationOf } from '#domain/numbers/correlation.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { addDays } from '#domain/time/local-date.ts';
import { aggregated, type Value } from './aggregate.ts';
import type { Pairing, Query } from './query.ts';
import type { RecordSource } from './record-source.ts';
import { selectedValues } from './select.ts';

/** Units of a ratio and a correlation. */
export const unitOfPair = ({ how, per }: Pairing, { unit }: Metric, isPercent: boolean): string =>
  how === 'ratio' && per === undefined ? (isPercent ? '%' : 'ratio') : how === 'correlation' ? 'r' : unit;

const ALL: Query['window'] = { kind: 'all' };

interface Paired {
  /** Days with a value of both metrics. */
  readonly values: readonly Value[];
  readonly figure: number | undefined;
}

/** Two metrics day by day, and their statistic. */
export function paired(query: Query, pair: Pairing, metric: Metric, source: RecordSource): Paired {
  const other = findMetric(pair.metric);
  if (!other) return { values: [], figure: undefined };
  const { where, pair: _pair, ...rest } = query;
  // Shares are of complete days.
  const own: typeof rest = rest.isPercent || pair.per ? { ...rest, aggregate: 'part' } : rest;
  const daysOf = (of: Metric, asked: Omit<Query, 'metric'>, filter: Query['where']): readonly Value[] =>
    selectedValues(
      { ...asked, metric: of.key, per: 'day', ...(filter ? { where: filter } : {}) },
      of,
      source,
    );
  const lag = pair.lag ?? 0;
  // The previous day may be outside the window.
  const others = daysOf(other, lag === 0 ? own : { aggregate: own.aggregate, window: ALL }, pair.where);
  const known = new Map(others.map(({ date, value }) => [date, value]));
  const both = daysOf(metric, own, where).flatMap((one) => {
    const value = known.get(addDays(one.date, -lag));
    return value === undefined ? [] : [{ one, value }];
  });
  const values = both.map(({ one, value }) => ({
    ...one,
    entry: null,
    value: joined(pair.how, one.value, value),
  }));
  return { values, figure: figureOf(query, pair, both, values) };
}

const joined = (how: Pairing['how'], one: number, other: number): number =>
  how === 'plus' ? one + other : how === 'minus' ? one - other : one;

function figureOf(
  { aggregate, percentile, isPercent }: Query,
  { how, per }: Pairing,
  both: readonly { readonly one: Value; readonly value: number }[],
  values: readonly Value[],
): number | undefined {
  if (how === 'correlation')
    return correlationOf(
      both.map(({ one }) => one.value),
      both.map(({ value }) => value),
    );
  if (aggregate === 'part' || aggregate === 'since' || aggregate === 'held') return undefined;
  const options = percentile === undefined ? {} : { percentile };
  if (how !== 'ratio') return aggregated(aggregate, values, options);
  const [one, other] = [
    aggregated(aggregate, values, options),
    aggregated(
      aggregate,
      both.map(({ one: { date }, value }) => ({ date, entry: null, value })),
      options,
    ),
  ];
  return one === undefined || !other ? undefined : (isPercent ? 100 : (per ?? 1)) * (one / other);
}
