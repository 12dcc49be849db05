import { growsUntilMidnight, type Metric } from '#domain/metrics/metric.ts';
import { periodOf } from '#domain/query/periods.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { selectedValues, valueTest } from '#domain/query/select.ts';
import type { Value } from '#domain/query/aggregate.ts';

const OF_DAYS_THAT_MEET: ReadonlySet<Query['aggregate']> = new Set([
  'count',
  'share',
  'streak',
  'current-streak',
]);

/**
 * The values that a query selects, without today while what is logged may still change whether it meets the threshold: 3,000 steps in the
 * morning aren't a day below 8,000, nor the end of a streak.
 */
export function settledValues(query: Query, metric: Metric, source: RecordSource): readonly Value[] {
  const values = selectedValues(query, metric, source);
  const last = values.at(-1);
  const { threshold, aggregate } = query;
  const isOfDays = OF_DAYS_THAT_MEET.has(aggregate) && periodOf(query, metric) === 'day';
  if (source.isTodayOver || !threshold || last?.date !== source.today) return values;
  if (!isOfDays || metric.days === 'complete' || !growsUntilMidnight(metric)) return values;
  const isMet = valueTest(threshold, metric, source, values)?.(last);
  const { op } = threshold;
  const isOfMore = op === '>' || op === '>=';
  const isSettled = isOfMore ? isMet === true : (op === '<' || op === '<=') && isMet === false;
  // On the first day of a week, "none so far" is an answer, unlike "no data".
  if (isOfMore && values.length === 1) return values;
  return isSettled ? values : values.slice(0, -1);
}
