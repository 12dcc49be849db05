import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { DayCondition, Query } from '#domain/query/query.ts';
import { filtersOf } from '#domain/query/record-filter.ts';
import { periodOf } from '#domain/query/periods.ts';

/** Lists with so many records that sums or averages of days are worth reading instead. */
export type DailyList = 'foods' | 'drinks' | 'glucose';

const DAILY_LISTS: readonly DailyList[] = ['foods', 'drinks', 'glucose'];

const isOf = (metric: Metric | undefined, list: DailyList): metric is Metric => metric?.list === list;

const conditionsOf = ({ when = [], any = [], versus }: Query): readonly DayCondition[] => [
  ...when,
  ...any,
  ...(versus?.when ?? []),
  ...(versus?.any ?? []),
];

/** Whether the query itself takes its metric by day. */
function takesDays(query: Query, metric: Metric): boolean {
  const { where, versus, group } = query;
  const isSingle =
    where !== undefined ||
    versus?.where !== undefined ||
    group === 'food' ||
    group === 'kind' ||
    group === 'hour';
  const period = periodOf(query, metric);
  return !isSingle && period !== 'record' && period !== 'meal' && metric.derived?.by !== 'window-figure';
}

/** Whether a query needs no single record of a list. */
function isByDay(query: Query, list: DailyList): boolean {
  const { metric, pair, per, at, versus } = query;
  const [own, other] = [findMetric(metric), findMetric(pair?.metric ?? '')];
  const others = [other, findMetric(at?.metric ?? ''), findMetric(versus?.at?.metric ?? '')];
  const conditions = conditionsOf(query).map((each) => ({ ...each, of: findMetric(each.metric) }));
  const used = [own, ...others, ...conditions.map(({ of }) => of)].filter((each) => isOf(each, list));
  // Numbers and times of records and glucose after meals look at single records.
  if (used.some(({ field }) => field === null || field === 'at')) return false;
  if (list !== 'drinks' && (per === 'meal' || filtersOf(query).some((each) => each.afterMeal !== undefined)))
    return false;
  if (isOf(own, list) && !takesDays(query, own)) return false;
  if (isOf(other, list) && pair?.where !== undefined) return false;
  return conditions.every(({ of, where }) => !isOf(of, list) || where === undefined);
}

/** Lists whose daily sums or averages answer all queries as well as single records would. */
export const listsByDay = (queries: readonly Query[]): ReadonlySet<DailyList> =>
  new Set(DAILY_LISTS.filter((list) => queries.every((query) => isByDay(query, list))));
