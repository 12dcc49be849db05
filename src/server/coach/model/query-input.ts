import { findMetric, METRICS } from '#domain/metrics/catalog.ts';
import { findMetrics } from '#domain/metrics/find-metrics.ts';
import type { Comparison, DayCondition, Query, RecordFilter, Window } from '#domain/query/query.ts';
import type {
  ComparisonInput,
  ConditionInput,
  FilterInput,
  QueryInput,
  SelectionInput,
} from './query-schema.ts';

/** A query that can't run; the message tells the model what to change. */
export class UnusableQuery extends Error {}

function knownKey(key: string): string {
  if (findMetric(key)) return key;
  const near = findMetrics(METRICS, key).slice(0, 5);
  throw new UnusableQuery(
    `There is no metric ${JSON.stringify(key.slice(0, 40))}. ${near.length > 0 ? `Near: ${near.map((metric) => metric.key).join(', ')}.` : 'Use list_metrics.'}`,
  );
}

function windowOf({ kind, days, back, from, to }: QueryInput['window']): Window {
  switch (kind) {
    case 'all':
      return { kind };
    case 'last-days':
      return { kind, days: days ?? 7 };
    case 'dates':
      if (from !== undefined && to !== undefined && from > to) throw new UnusableQuery('from is after to.');
      return { kind, from: from ?? null, to: to ?? null };
    default:
      return { kind, back: back ?? 0 };
  }
}

const comparisonOf = ({ op, value, to }: ComparisonInput): Comparison => {
  if (op === 'between' && (to === undefined || typeof value !== 'number'))
    throw new UnusableQuery('between needs value and to.');
  return { op, value, ...(to === undefined ? {} : { to }) };
};

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function filterOf({ kinds, food, having, times, afterMeal, mealWith, isFasting }: FilterInput): {
  where?: RecordFilter;
} {
  const where: RecordFilter = {
    ...(kinds && { kinds }),
    ...(food !== undefined && { food }),
    ...(having && {
      having: having.map(({ metric, ...compared }) => ({
        metric: knownKey(metric),
        comparison: comparisonOf(compared),
      })),
    }),
    ...(times && { minutes: [minuteOf(times.from), minuteOf(times.to)] }),
    ...(afterMeal && { afterMeal }),
    ...(mealWith !== undefined && { mealWith }),
    ...(isFasting && { isFasting }),
  };
  return Object.keys(where).length > 0 ? { where } : {};
}

const lagOf = (lag: number | undefined) => (lag === 1 ? { lag: 1 as const } : {});

const conditionOf = ({ metric, lag, op, value, to, ...filter }: ConditionInput): DayCondition => ({
  metric: knownKey(metric),
  comparison: comparisonOf({ op, value, to }),
  ...filterOf(filter),
  ...lagOf(lag),
});

const onlyOf = ({ skip, ...only }: NonNullable<SelectionInput['only']>): NonNullable<Query['only']> => ({
  ...only,
  ...(skip !== undefined && { skip }),
});

function selectionOf(input: SelectionInput) {
  const { window, weekdays, when, whenAny, only, at } = input;
  return {
    ...(window && { window: windowOf(window) }),
    ...(weekdays && { weekdays }),
    ...filterOf(input),
    ...(when && { when: when.map(conditionOf) }),
    ...(whenAny && { any: whenAny.map(conditionOf) }),
    ...(only && { only: onlyOf(only) }),
    ...(at && { at: { ...at, metric: knownKey(at.metric) } }),
  };
}

function refuseContradictions({
  aggregate,
  threshold,
  percentile,
  nth,
  rank,
  isPercent,
  isRatio,
  isBelow,
  versus,
  pair,
}: QueryInput) {
  if ((aggregate === 'streak' || aggregate === 'current-streak' || aggregate === 'held') && !threshold)
    throw new UnusableQuery('A streak needs a threshold.');
  if (aggregate === 'percentile' && percentile === undefined)
    throw new UnusableQuery('The percentile statistic needs a percentile, such as 90.');
  if (nth !== undefined && !rank && aggregate !== 'min' && aggregate !== 'max')
    throw new UnusableQuery('nth works only with min, max or rank.');
  if (isPercent && aggregate !== 'change' && !versus && pair?.how !== 'ratio')
    throw new UnusableQuery('isPercent works only with change, versus or a ratio.');
  if (isRatio && (!versus || isPercent))
    throw new UnusableQuery('isRatio works only with versus and without isPercent.');
  if (isBelow && (!versus || isRatio))
    throw new UnusableQuery('isBelow works only with versus and without isRatio.');
}

/** Ranked days, unless something else is ranked: foods, or the metric's own records. */
function rankedOf({ metric, rank, group, per }: QueryInput): Pick<Query, 'rank' | 'group' | 'per'> {
  if (!rank) return { ...(group && { group }), ...(per && { per }) };
  const isOfRecords = findMetric(metric)?.kind === 'event';
  const groups = group ?? (isOfRecords || per ? undefined : 'day');
  return {
    rank,
    ...(groups && { group: groups }),
    ...(group === 'food' ? { per: metric === 'glucoseMgdl' ? 'meal' : 'record' } : per ? { per } : {}),
  };
}

/** @throws UnusableQuery */
export function queryOf(input: QueryInput): Query {
  refuseContradictions(input);
  const {
    aggregate,
    threshold,
    percentile,
    between,
    isDistinct,
    isMissing,
    slopePer,
    nth,
    pair,
    versus,
    target,
    targetValue,
    isTargetTotal,
    isPercent,
    isRatio,
    isBelow,
  } = input;
  return {
    metric: knownKey(input.metric),
    aggregate,
    ...selectionOf(input),
    window: windowOf(input.window),
    ...(threshold && { threshold: comparisonOf(threshold) }),
    ...(percentile !== undefined && { percentile }),
    ...(between && { between }),
    ...(isDistinct && { isDistinct }),
    ...(isMissing && { isMissing }),
    ...(slopePer && { slopePer }),
    ...rankedOf(input),
    ...(nth !== undefined && { nth }),
    ...(pair && {
      pair: {
        how: pair.how,
        metric: knownKey(pair.metric),
        ...filterOf(pair),
        ...lagOf(pair.lag),
        ...(pair.per && { per: pair.per }),
      },
    }),
    ...(versus && {
      versus: { ...selectionOf(versus), ...(versus.aggregate && { aggregate: versus.aggregate }) },
    }),
    ...(target && { target }),
    ...(target && targetValue !== undefined && { targetValue }),
    ...(target && targetValue !== undefined && isTargetTotal && { isTargetTotal }),
    ...(isPercent && { isPercent }),
    ...(isRatio && { isRatio }),
    ...(isBelow && { isBelow }),
  };
}
