import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { aggregated, type ValueTest, type Value, ENDS } from './aggregate.ts';
import { clockDate } from './clock-values.ts';
import { comparedDays } from '#domain/query/days/compared-days.ts';
import { windowFigure } from './derived-values.ts';
import { daysOfAny } from '#domain/query/days/days-of-any.ts';
import { daysMissing } from '#domain/query/days/missing-days.ts';
import { groupsOf } from './groups.ts';
import { paired } from './pairs.ts';
import type { Answer, AnswerRow, Query } from './query.ts';
import { targetOn, type RecordSource } from './record-source.ts';
import { unitOf } from './answer-unit.ts';
import { againstTarget, asPercent, noAnswer } from './relative.ts';
import { periodOf, untilLastWeek } from './periods.ts';
import { averageWeek } from './average-week.ts';
import { selectedValues, valueTest } from './select.ts';
import { settledValues } from '#domain/query/days/settled-values.ts';
import { spanOf } from './windows.ts';

/** Percentage of a total that comes from the filtered records, or from the weekdays without a filter. */
function partOf(
  query: Query,
  metric: Metric,
  source: RecordSource,
  values: readonly Value[],
): number | undefined {
  const { where, ...unfiltered } = query;
  const { weekdays: _weekdays, ...everyDay } = unfiltered;
  const whole = where ? unfiltered : everyDay;
  const total = aggregated('sum', selectedValues(whole, metric, source));
  return total === undefined || total === 0 ? undefined : (100 * (aggregated('sum', values) ?? 0)) / total;
}

/** Length in weeks. */
const WEEKS = { day: 1 / 7, month: 365.25 / 12 / 7 } as const;

/** The latest values that all meet a threshold. */
const heldOf = (values: readonly Value[], isMet: ValueTest): readonly Value[] =>
  values.slice(values.findLastIndex((value) => !isMet(value)) + 1);

/** Statistic that a query asks for, of the values it selects; undefined if there are too few. */
export function figureOf(
  query: Query,
  metric: Metric,
  source: RecordSource,
  values: readonly Value[],
): number | undefined {
  if (metric.derived?.by === 'window-figure') {
    const numbers = values.map(({ value }) => value);
    return windowFigure(metric.derived.figure, numbers, source.glucoseRange);
  }
  if (query.aggregate === 'part') return partOf(query, metric, source, values);
  const isMet = query.threshold && valueTest(query.threshold, metric, source, values);
  if (query.threshold && !isMet) return undefined;
  const { aggregate, percentile, nth } = query;
  if (aggregate === 'since') {
    const last = values.at(-1);
    return last && daysBetween(last.date, source.today);
  }
  if (aggregate === 'held') return daysHeld(values, isMet, source.today);
  // Doses may be due on some days only.
  if (aggregate === 'current-streak' && metric.list !== 'supplements' && isBroken(query, values, source))
    return 0;
  const isOfWeeks = query.per === 'week';
  // A week that isn't over ends no streak of weeks.
  const over =
    isOfWeeks && aggregate === 'current-streak' ? untilLastWeek(values, isMet, source.today) : values;
  const figure = aggregated(aggregate, over, {
    ...(isOfWeeks ? { stepDays: 7 } : {}),
    ...(isMet ? { isMet } : {}),
    ...(percentile === undefined ? {} : { percentile }),
    ...(nth === undefined ? {} : { nth }),
  });
  return figure === undefined || query.slopePer === undefined ? figure : figure * WEEKS[query.slopePer];
}

/** Whether the last value is too old for a streak that goes on: yesterday's may be the last one. */
function isBroken(
  { per, window, weekdays, when, any }: Query,
  values: readonly Value[],
  { today }: RecordSource,
): boolean {
  const last = values.at(-1);
  if (!last || weekdays || when || any || per === 'week' || per === 'month') return false;
  return daysBetween(last.date, spanOf(window, today).to ?? today) > 1;
}

/** Days from the first of the latest values that all meet a threshold; 0 if the latest doesn't. */
function daysHeld(values: readonly Value[], isMet: ValueTest | undefined, today: string): number | undefined {
  const [first] = isMet ? heldOf(values, isMet) : [];
  return values.length === 0 ? undefined : first ? daysBetween(first.date, today) : 0;
}

/** Records behind values. */
const countOf = (values: readonly Value[]): number =>
  values.reduce((sum, { entry }) => sum + (entry?.count ?? 1), 0);

const rowOf = (metric: Metric, each: Value): AnswerRow => ({
  date: clockDate(metric, each),
  at: each.entry?.at ?? null,
  label: each.entry?.name ?? each.entry?.kind ?? null,
  value: each.value,
  n: 1,
});

/** Values that meet the query's threshold, or all without one. */
export function matching(
  { threshold, aggregate }: Query,
  metric: Metric,
  source: RecordSource,
  values: readonly Value[],
): readonly Value[] {
  const isMet = threshold && valueTest(threshold, metric, source, values);
  if (isMet && aggregate === 'held') return heldOf(values, isMet);
  return isMet ? values.filter(isMet) : values;
}

/** The rows behind an answer: its values, or one row per group in order. Ranked rows are sorted by value. */
function rowsOf(
  query: Query,
  metric: Metric,
  source: RecordSource,
  values: readonly Value[],
): readonly AnswerRow[] {
  const grouped =
    query.group === undefined
      ? matching(query, metric, source, values).map((each) => rowOf(metric, each))
      : [...groupsOf(query, metric, source, values)].flatMap(([label, members]) => {
          const value = figureOf(query, metric, source, members);
          const date = query.group === 'day' || query.group === 'week' ? label : null;
          return label === null || value === undefined
            ? []
            : [{ date, at: null, label, value, n: countOf(members) }];
        });
  const order = query.rank?.order ?? (query.group === undefined ? ENDS[query.aggregate] : undefined);
  if (order === undefined) return grouped;
  const sign = order === 'highest' ? -1 : 1;
  const from = (query.nth ?? 1) - 1;
  return grouped
    .toSorted((a, b) => sign * (a.value - b.value))
    .slice(from, query.rank && Math.max(query.rank.limit, from + 1));
}

/** @param dates that have a value */
function missingShare(query: Query, source: RecordSource, dates: readonly string[]): number | null {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || query.when || query.at || query.only) return null;
  const { from, to } = spanOf(query.window, source.today);
  const days = daysBetween(from ?? first, query.window.kind === 'all' ? last : (to ?? last)) + 1;
  const expected = query.weekdays === undefined ? days : Math.round((days * query.weekdays.length) / 7);
  return expected <= 0 ? null : Math.max(0, 1 - dates.length / expected);
}

const ofTarget = ({ window }: Query, metric: Metric, source: RecordSource): Answer => {
  const { from, to } = spanOf(window, source.today);
  const { field } = metric;
  if (field === null) return noAnswer(metric.unit, 'no data');
  const isDayKnown = from !== null && from === to && source.dayTargets.get(from)?.[field] !== undefined;
  const day = isDayKnown ? from : null;
  const value = targetOn(source, field, day ?? source.today);
  if (value === undefined) return noAnswer(metric.unit, 'no data');
  return {
    ...noAnswer(metric.unit, 'no data'),
    value,
    n: 1,
    what: 'records',
    from: day,
    to: day,
    reason: null,
  };
};

/** Whether the member has any record for the metric. If so, no matching record means zero. */
const hasRecords = (metric: Metric, source: RecordSource): boolean =>
  metric.list !== 'targets' &&
  source.entries[metric.list].some(
    ({ values }) => metric.field === null || values[metric.field] !== undefined,
  );

function oneSide(query: Query, metric: Metric, source: RecordSource): Answer {
  if (metric.list === 'targets') return ofTarget(query, metric, source);
  if (query.isMissing) return daysMissing(query, metric, source);
  const isOfDays = query.aggregate === 'count' || query.aggregate === 'share';
  if (query.any && isOfDays && !query.threshold) return daysOfAny(query, metric, source);
  const both = query.pair && paired(query, query.pair, metric, source);
  const values = both?.values ?? settledValues(query, metric, source);
  const unit = unitOf(query, metric);
  const isTally = query.aggregate === 'count' || (query.aggregate === 'sum' && metric.field === null);
  const isKnownZero = isTally && query.threshold === undefined && hasRecords(metric, source);
  if (values.length === 0 && !isKnownZero) return noAnswer(unit, 'no data');
  const rows = rowsOf(query, metric, source, values);
  const value = both
    ? both.figure
    : query.rank
      ? rows[0]?.value
      : (averageWeek(query, metric, source) ??
        figureOf(query, metric, source, values) ??
        (isKnownZero ? 0 : undefined));
  if (value === undefined) return noAnswer(unit, values.length === 0 ? 'no data' : 'too few days');
  const isDays = both !== undefined || ['day', 'week', 'month'].includes(periodOf(query, metric));
  const { from, to } = spanOf(query.window, source.today);
  const dates = [...new Set(values.map(({ date }) => date))];
  return {
    value,
    unit,
    n: countOf(values),
    what: isDays ? 'days' : 'records',
    from: from ?? values[0]?.date ?? null,
    to,
    dates,
    missingShare: isDays ? missingShare(query, source, dates) : null,
    rows,
    reason: null,
  };
}

/** Two sides compared: their difference, also in percent of the other, or one divided by the other. */
export function compared(query: Query, side: Answer, other: Answer): Answer {
  const both = {
    ...side,
    ...comparedDays([query, side], [{ ...query, ...query.versus }, other]),
    reason: side.reason ?? other.reason,
    sides: [side, other],
  } as const;
  if (side.value === null || other.value === null) return { ...both, value: null };
  const difference = query.isBelow ? other.value - side.value : side.value - other.value;
  const isOfClock = side.unit === 'clock';
  if (!query.isRatio && !query.isPercent)
    return { ...both, value: difference, ...(isOfClock ? { unit: 'min' } : {}) };
  const unit = query.isRatio ? 'ratio' : '%';
  if (other.value === 0) return { ...both, value: null, unit, reason: both.reason ?? 'too few days' };
  const value = query.isRatio ? side.value / other.value : (100 * difference) / Math.abs(other.value);
  return { ...both, value, unit };
}

/** Answers a query from a member's records. */
export function evaluate(query: Query, source: RecordSource): Answer {
  const metric = findMetric(query.metric);
  if (!metric) return noAnswer('', 'unknown metric');
  const { versus, ...own } = query;
  const side = oneSide(own, metric, source);
  return versus
    ? compared(query, side, oneSide({ ...own, ...versus }, metric, source))
    : asPercent(own, againstTarget(own, metric, side, source));
}
