import { isOneDay } from '#domain/query/windows.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { mondayOf } from '#domain/time/local-date.ts';
import type { ValueTest, Value } from './aggregate.ts';
import type { Query } from './query.ts';

export type Period = NonNullable<Query['per']>;

/** What a single value of a query is. */
export const periodOf = ({ per }: Query, metric: Metric): Period =>
  per ?? (metric.kind === 'daily' ? 'day' : 'record');

/** "Grams of rice a day", "calories from snacks a week", "coffee on average": a day without any is one of 0. */
export function isAverageOfPart({ aggregate, per, where, only }: Query, metric: Metric): boolean {
  if (metric.list !== 'foods' || where === undefined || only) return false;
  if (aggregate !== 'mean' && aggregate !== 'median') return false;
  const isOfPeriod = per === 'day' || per === 'week' || per === 'month';
  const isPlain = per === undefined && metric.kind === 'daily';
  return where.food === undefined ? isOfPeriod && where.kinds !== undefined : isOfPeriod || isPlain;
}

/** Whether partial days of the food log would distort the answer. A single meal or food, a total and a count of records don't depend on the rest of the day. */
export function needsCompleteDays(query: Query, metric: Metric): boolean {
  // A share compares a food with whole days.
  if (query.aggregate === 'part' || (query.pair && (query.isPercent ?? query.pair.per)))
    return metric.days === 'complete';
  const { where } = query;
  if (isAverageOfPart(query, metric)) return query.per !== 'month' && !isOneDay(query.window);
  if (metric.days !== 'complete' || (where?.food ?? where?.mealWith) !== undefined) return false;
  if (query.only) return false;
  // "In one snack": each as such, whatever else was eaten that day.
  if (query.per === 'meal' && where?.kinds) return false;
  // What is left today depends on what has been eaten so far.
  if (query.target !== undefined && query.window.kind === 'day') return false;
  // "Calories on Dec 31": what was logged, which no other day's gap distorts.
  if (query.aggregate === 'mean' && isOneDay(query.window)) return false;
  const isDay = periodOf(query, metric) === 'day';
  switch (query.aggregate) {
    case 'sum':
    case 'first':
    case 'last':
      return false;
    case 'min':
    case 'max':
      return isDay;
    case 'count':
      return isDay && query.threshold !== undefined;
    default:
      return true;
  }
}

/** Whether a count is of some meals: only a day with a complete food log can be one without breakfast. */
export const isOfMeals = ({ list }: Metric, where: Query['where']): boolean =>
  list === 'foods' && where !== undefined && (where.food ?? where.mealWith) === undefined;

/** Without the current week, unless it already meets the threshold. */
export function untilLastWeek(
  values: readonly Value[],
  isMet: ValueTest | undefined,
  today: string,
): readonly Value[] {
  const last = values.at(-1);
  const isOpen = last?.date === mondayOf(today) && isMet?.(last) === false;
  return isOpen ? values.slice(0, -1) : values;
}
