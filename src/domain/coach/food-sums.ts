import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import { filtersOf } from '#domain/query/record-filter.ts';
import { periodOf } from '#domain/query/periods.ts';

/** What may be said of a query whose foods are only added up by name. */
const OF_SUMS: ReadonlySet<string> = new Set<keyof Query>([
  'metric',
  'aggregate',
  'window',
  'per',
  'group',
  'rank',
  'nth',
]);

/** Whether each food's sum over all days answers a query as well as every time it was eaten. */
export function sumsFoods(query: Query): boolean {
  const metric = findMetric(query.metric);
  return (
    metric?.list === 'foods' &&
    metric.field !== null &&
    metric.derived === undefined &&
    query.aggregate === 'sum' &&
    query.group === 'food' &&
    periodOf(query, metric) === 'record' &&
    Object.entries(query).every(([key, value]) => value === undefined || OF_SUMS.has(key))
  );
}

/** Whether single foods matter to a query, not only meals. */
export const isByFood = (query: Query): boolean =>
  query.metric === 'foods' ||
  query.group === 'food' ||
  query.per === 'record' ||
  filtersOf(query).some(({ food, mealWith }) => (food ?? mealWith) !== undefined);
