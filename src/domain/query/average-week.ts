import type { Metric } from '#domain/metrics/metric.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { isAverageOfPart } from './periods.ts';
import type { Query } from './query.ts';
import type { RecordSource } from './record-source.ts';
import { valuesBehind } from './select.ts';
import { trackedDays } from './values.ts';
import { spanOf } from './windows.ts';

const DAYS_PER_WEEK = 7;

/**
 * Average a week, of all days of the window, or of those with a value if the others may lack one: a week that has just begun would lower
 * the average of calendar weeks.
 */
export function averageWeek(query: Query, metric: Metric, source: RecordSource): number | undefined {
  const { when, any, rank, only, at, weekdays } = query;
  const isOfWeeks = query.aggregate === 'mean' && query.per === 'week' && metric.perDay === 'sum';
  if (!isOfWeeks || (when ?? any ?? rank ?? only ?? at)) return undefined;
  const values = valuesBehind(query, metric, source);
  const span = spanOf(query.window, source.today);
  const first = span.from ?? trackedDays(source, span).toSorted()[0];
  const isZeroElse = (metric.field === null || metric.list === 'workouts') && !isAverageOfPart(query, metric);
  if (values.length === 0 || first === undefined) return undefined;
  const days = isZeroElse && !weekdays ? daysBetween(first, span.to ?? source.today) + 1 : values.length;
  const sum = values.reduce((total, { value }) => total + value, 0);
  return (sum / days) * (weekdays?.length ?? DAYS_PER_WEEK);
}
