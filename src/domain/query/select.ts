import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { addDays, mondayOf, weekdayOf } from '#domain/time/local-date.ts';
import { meets, type ValueTest, type Value } from './aggregate.ts';
import { aroundMean } from './clock-values.ts';
import { derivedDays } from './derived-values.ts';
import type { Comparison, DayCondition, Query } from './query.ts';
import { byDate, isOfLowest, withFasted } from '#domain/query/days/fasted-days.ts';
import { daysWithout } from '#domain/query/days/days-without.ts';
import { mealPeaks } from './meal-peaks.ts';
import { recordTest } from './record-filter.ts';
import { targetOn, type Entry, type RecordSource } from './record-source.ts';
import { isAverageOfPart, isOfMeals, needsCompleteDays, periodOf } from './periods.ts';
import { betweenRecords, distinct } from './record-steps.ts';
import { calendarDays, completeDays, perDay, recordValues, trackedDays } from './values.ts';
import { slicedBy, spanOf, type Span } from './windows.ts';

/** Whether a count is of readings beyond a bound: a day without readings isn’t one of 0. */
const isOfLevels = ({ list }: Metric, where: Query['where']): boolean =>
  list === 'glucose' && where?.having !== undefined;

/** Tests values for "above average" or "on target", each day's own; undefined if there is no average or target. */
export function valueTest(
  comparison: Comparison,
  metric: Metric,
  source: RecordSource,
  values: readonly Value[],
): ValueTest | undefined {
  const { value: asked } = comparison;
  if (asked === 'target')
    return source.targets[metric.key] === undefined
      ? undefined
      : ({ date, value }) => {
          const target = targetOn(source, metric.key, date);
          return target !== undefined && meets(value, { ...comparison, value: target });
        };
  const limit = asked === 'mean' ? meanOf(values.map((each) => each.value)) : asked;
  return limit === undefined ? undefined : ({ value }) => meets(value, { ...comparison, value: limit });
}

function dayValues(
  metric: Metric,
  source: RecordSource,
  span: Span,
  where?: Query['where'],
): readonly Value[] {
  const derived = derivedDays(metric, source, span);
  return (
    derived ??
    withFasted(perDay(metric, recordValues(metric, source, { span, where })), metric, source, span, where)
  );
}

/** Tests a day for a condition. A day without records counts as 0 for counts of records; otherwise it doesn't meet any condition. */
function conditionTest(
  { metric: key, comparison, where, lag = 0 }: DayCondition,
  source: RecordSource,
  span: Span,
): (date: string) => boolean {
  const metric = findMetric(key);
  if (!metric) return () => false;
  const wider = { from: span.from === null ? null : addDays(span.from, -lag), to: span.to };
  const complete = metric.days === 'complete' && where?.food === undefined ? completeDays(source) : undefined;
  const values = dayValues(metric, source, wider, where).filter(
    ({ date }) => complete === undefined || complete.has(date),
  );
  const isMet = valueTest(comparison, metric, source, values);
  if (!isMet) return () => false;
  const byDay = new Map(values.map((value) => [value.date, value]));
  const measured = isOfLevels(metric, where)
    ? new Set(trackedDays(source, wider, 'glucose'))
    : isOfMeals(metric, where)
      ? completeDays(source)
      : undefined;
  return (date) => {
    const day = lag === 0 ? date : addDays(date, -lag);
    const isZero = metric.field === null && measured?.has(day) !== false;
    const value = byDay.get(day) ?? (isZero ? { date: day, entry: null, value: 0 } : undefined);
    return value !== undefined && isMet(value);
  };
}

function eligibility(
  query: Query,
  metric: Metric,
  source: RecordSource,
  span: Span,
): (date: string) => boolean {
  const { weekdays, when = [], any } = query;
  const complete = needsCompleteDays(query, metric) ? completeDays(source) : undefined;
  const tests = when.map((condition) => conditionTest(condition, source, span));
  const either = any?.map((condition) => conditionTest(condition, source, span));
  return (date) =>
    (weekdays === undefined || weekdays.includes(weekdayOf(date))) &&
    (complete === undefined || complete.has(date)) &&
    tests.every((test) => test(date)) &&
    (either === undefined || either.some((test) => test(date)));
}

/** Days with any record that meet the query's conditions. */
export const metDays = (query: Query, metric: Metric, source: RecordSource): readonly string[] => {
  const span = spanOf(query.window, source.today);
  return trackedDays(source, span)
    .filter(eligibility(query, metric, source, span))
    .toSorted();
};

const startOf = (date: string, period: 'week' | 'month'): string =>
  period === 'week' ? mondayOf(date) : `${date.slice(0, 7)}-01`;

/** Adds days without records to counts of records, so that they count as 0. */
function withZeros(values: readonly Value[], days: readonly string[]): readonly Value[] {
  if (days.length === 0) return values.toSorted(byDate);
  const known = new Set(values.map(({ date }) => date));
  const zeros = days.filter((date) => !known.has(date)).map((date) => ({ date, entry: null, value: 0 }));
  return [...values, ...zeros].toSorted(byDate);
}

/** Keeps the values of the days or records on which a metric was highest or lowest. */
function atExtreme(
  query: Query,
  source: RecordSource,
  metric: Metric,
  values: readonly Value[],
): readonly Value[] {
  if (!query.at) return values;
  const { metric: key, order, count = 1 } = query.at;
  const other = findMetric(key);
  if (!other) return [];
  const isSameRecord =
    other.list === metric.list && other.kind === 'event' && periodOf(query, metric) === 'record';
  const { at: _at, threshold: _threshold, per: _per, ...rest } = query;
  const candidates = selectedValues(
    {
      ...rest,
      metric: key,
      aggregate: order === 'highest' ? 'max' : 'min',
      per: isSameRecord ? 'record' : 'day',
    },
    other,
    source,
  );
  const sign = order === 'highest' ? 1 : -1;
  const best = candidates.toSorted((a, b) => sign * (b.value - a.value)).slice(0, count);
  const picked = new Set(best.map(({ date, entry }) => (isSameRecord ? entry : date)));
  return values.filter(({ date, entry }) => picked.has(isSameRecord ? entry : date));
}

function newest<Each>(only: Query['only'], list: readonly Each[]): readonly Each[] {
  if (!only) return list;
  const { order, count, skip = 0 } = only;
  if (order === 'first') return list.slice(skip, skip + count);
  return list.slice(Math.max(0, list.length - skip - count), Math.max(0, list.length - skip));
}

/** Values of the newest or oldest workouts: one without a distance is still one of the last ten. */
function ofNewest(
  only: NonNullable<Query['only']>,
  values: readonly Value[],
  entries: readonly Entry[],
): readonly Value[] {
  const picked = new Set(newest(only, entries));
  return values.filter(({ entry }) => entry !== null && picked.has(entry));
}

/** Days with their highest value: "days with 6 hours between meals" are those with such a gap. */
const longestOfDays = (records: readonly Value[]): readonly Value[] =>
  [...Map.groupBy(records, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    entry: null,
    value: Math.max(...ofDay.map(({ value }) => value)),
  }));

/** Values for a query, of days if it is about weeks or months. */
export function valuesBehind(query: Query, metric: Metric, source: RecordSource): readonly Value[] {
  const span = spanOf(query.window, source.today);
  const period = periodOf(query, metric);
  const isEligible = eligibility(query, metric, source, span);
  const isRecord = period === 'record' || period === 'meal';
  const isKept = recordTest(query.where, source, span);
  const isLogged = (entry: Entry): boolean => isEligible(entry.date) && isKept(entry);
  const isPeak = period === 'meal' && metric.key === 'glucoseMgdl';
  const kept = (
    (isPeak ? mealPeaks(source, query.where, span) : derivedDays(metric, source, span)) ??
    recordValues(metric, source, { span, where: query.where, isMeal: period === 'meal' })
  ).filter(({ date }) => isEligible(date));
  const records = query.isDistinct ? distinct(kept, period) : kept;
  if (isRecord) {
    const picked = atExtreme(query, source, metric, records);
    return query.only && metric.list === 'workouts' && !query.at
      ? ofNewest(query.only, picked, slicedBy(source.entries.workouts, span).filter(isLogged))
      : newest(query.only, picked);
  }
  const eaten =
    metric.derived?.by === 'meal-gap'
      ? longestOfDays(records)
      : metric.derived
        ? records
        : perDay(metric, records);
  const days =
    metric.derived || isOfLowest(query)
      ? eaten
      : withFasted(eaten, metric, source, span, query.where).filter(({ date }) => isEligible(date));
  const isCount = metric.field === null && (query.threshold !== undefined || query.aggregate !== 'count');
  // A day without any food isn't one of 0 snacks: nothing was logged.
  const isIntake = (metric.list === 'foods' || metric.list === 'drinks') && query.threshold === undefined;
  const only = isOfLevels(metric, query.where) ? 'glucose' : isIntake ? metric.list : undefined;
  const complete = query.threshold && isOfMeals(metric, query.where) ? completeDays(source) : undefined;
  const isEmpty = (date: string): boolean => isEligible(date) && complete?.has(date) !== false;
  const isUntimed = query.where?.minutes === undefined || query.where.food || query.where.kinds;
  // "Calories before noon": a complete day with nothing before noon is one of 0.
  const isOfHours = !isUntimed && metric.days === 'complete' && metric.perDay === 'sum' && !isOfLowest(query);
  const counted = (): readonly string[] =>
    metric.list === 'workouts' ? calendarDays(source, span) : trackedDays(source, span, only);
  const zeros =
    isOfHours || isAverageOfPart(query, metric)
      ? daysWithout(query, metric, source, span).filter(isEligible)
      : isCount
        ? counted().filter(isEmpty)
        : [];
  const filled = withZeros(days, zeros);
  const picked = atExtreme(query, source, metric, filled);
  if (period === 'day') return newest(query.only, picked);
  // A week without a run counts as one of 0 minutes.
  const isOfWorkouts =
    metric.list === 'workouts' && metric.perDay === 'sum' && !query.at && picked.length > 0;
  return isOfWorkouts ? withZeros(picked, trackedDays(source, span).filter(isEligible)) : picked;
}

/** Values for a query, in chronological order. */
export function selectedValues(query: Query, metric: Metric, source: RecordSource): readonly Value[] {
  const period = periodOf(query, metric);
  const all = valuesBehind(query, metric, source);
  const isOfClock = metric.derived?.by === 'clock' || metric.derived?.by === 'meal-end';
  const whole = query.between ? betweenRecords(all, query.between) : isOfClock ? aroundMean(all) : all;
  if (period !== 'week' && period !== 'month') return whole;
  return [...Map.groupBy(whole, ({ date }) => startOf(date, period))].flatMap(([date, values]) => {
    const numbers = values.map(({ value }) => value);
    const value = metric.perDay === 'sum' ? numbers.reduce((sum, each) => sum + each, 0) : meanOf(numbers);
    return value === undefined ? [] : [{ date, entry: null, value }];
  });
}
