import { METRICS } from '#domain/metrics/catalog.ts';
import type { DayValue } from '#domain/metrics/answer.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Aggregate, Query } from '#domain/query/query.ts';
import { TOKEN_AREAS, type TokenArea } from '#domain/tokens/scopes.ts';
import { addDays } from '#domain/time/local-date.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { todayOf } from '#server/member/queries.ts';
import { wholeDaysOf } from '#server/member/whole-days.ts';
import { DAILY_METRICS, seriesOf, type MetricReads } from '#server/metrics/queries.ts';

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

/** A metric of one member by local day, oldest first, as the coach's queries compute it; days without a value are omitted. */
export async function daySeriesOf(asked: MetricReads, metric: Metric): Promise<DayValue[]> {
  if (READ_DIRECTLY.has(metric)) return seriesOf(asked, metric);
  const { db, userId, nowMs, from, to } = asked;
  const today = (await todayOf(db, userId, nowMs)) ?? to;
  const query: Query = {
    metric: metric.key,
    aggregate: AGGREGATE_OF[metric.perDay],
    window: { kind: 'dates', from, to },
    group: 'day',
  };
  const [source, whole] = await Promise.all([
    recordsFor({ db, userId, nowMs, today }, [query], 'days'),
    metric.days === 'complete'
      ? wholeDaysOf(db, userId, { from, to: to < today ? addDays(to, 1) : to })
      : undefined,
  ]);
  const wholeDays = whole && new Set(whole);
  return evaluate(query, source).rows.flatMap(({ date, value }) =>
    date === null ? [] : [{ date, value, isWhole: wholeDays?.has(date) ?? true }],
  );
}
