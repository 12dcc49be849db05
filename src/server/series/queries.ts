import { METRICS } from '#domain/metrics/catalog.ts';
import type { DayValue } from '#domain/metrics/answer.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Aggregate, Query } from '#domain/query/query.ts';
import { TOKEN_AREAS, type TokenArea } from '#domain/tokens/scopes.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { todayOf } from '#server/member/queries.ts';
import { DAILY_METRICS, seriesOf, withWholeDays, type MetricReads } from '#server/metrics/queries.ts';

/** Times of day have no ordinary average, and targets no days. */
const hasDays = ({ kind, unit, list }: Metric): boolean =>
  kind !== 'single' && unit !== 'clock' && list !== 'targets';

const READ_DIRECTLY: ReadonlySet<Metric> = new Set(DAILY_METRICS);

/** Metrics of the catalog with a value for each day. */
export const SERIES_METRICS: readonly Metric[] = METRICS.filter(
  (metric) => READ_DIRECTLY.has(metric) || hasDays(metric),
);

const isArea = (slice: string): slice is TokenArea => TOKEN_AREAS.some((area) => area === slice);

/** The part of the data that a token must be able to read; diet quality is read from meals. */
export function areaOf({ slice }: Metric): TokenArea | undefined {
  if (slice === 'diet-quality') return 'meals';
  return isArea(slice) ? slice : undefined;
}

const AGGREGATE_OF: Readonly<Record<Metric['perDay'], Aggregate>> = {
  sum: 'sum',
  mean: 'mean',
  last: 'last',
};

/** A metric by local day as the coach's queries compute it. */
async function queriedValues({ db, userId, nowMs, from, to }: MetricReads, metric: Metric) {
  const query: Query = {
    metric: metric.key,
    aggregate: AGGREGATE_OF[metric.perDay],
    window: { kind: 'dates', from, to },
    group: 'day',
  };
  const today = (await todayOf(db, userId, nowMs)) ?? to;
  const source = await recordsFor({ db, userId, nowMs, today }, [query], 'days');
  return evaluate(query, source).rows.flatMap(({ date, value }) => (date === null ? [] : [{ date, value }]));
}

/** A metric of one member by local day, oldest first; days without a value are omitted. */
export const daySeriesOf = (asked: MetricReads, metric: Metric): Promise<DayValue[]> =>
  READ_DIRECTLY.has(metric)
    ? seriesOf(asked, metric)
    : withWholeDays(asked, metric, queriedValues(asked, metric));
