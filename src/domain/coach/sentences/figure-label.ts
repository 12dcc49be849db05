import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { MemberUnits } from '#domain/account/member-units.ts';
import { AGGREGATE_WORDS } from '#domain/query/aggregate-words.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { conditionWords, selectionWords } from '#domain/coach/phrases.ts';
import { comparisonWords } from './comparison-words.ts';
import {
  extremeWord,
  isCountedBy,
  isMostOf,
  isOfRecord,
  kindsOf,
  measureOf,
  mostWord,
  nameOf,
  valueNoun,
  withArticle,
} from '#domain/coach/record-words.ts';
import { isOneDay } from '#domain/query/windows.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { isOfNights } from '#domain/coach/nights/night-words.ts';
import { ordinal } from './ordinals.ts';
import { TALLIES } from './tallies.ts';
import { plural } from '#domain/words/plural.ts';

interface Labeled {
  readonly query: Query;
  readonly metric: Metric;
  readonly what: Answer['what'];
  readonly today: string;
  readonly units: MemberUnits;
}

/** "doses of Magnesium", "missed supplement doses". */
function dosesName({ query, metric }: Pick<Labeled, 'query' | 'metric'>): string {
  const names = joinWords(query.where?.kinds ?? []);
  const missed = metric.field === 'missed' ? 'missed ' : '';
  return names === '' ? `${missed}supplement doses` : `${missed}doses of ${names}`;
}

/** "days with at least 8,000 steps", "runs over 4 km". */
function countedName({ query, metric, what, units }: Labeled): string | undefined {
  const { threshold, aggregate, where } = query;
  if (!threshold) return undefined;
  const many = plural(2, valueNoun(query, metric, what));
  const test =
    metric.list === 'supplements'
      ? `with ${dosesName({ query, metric })}`
      : isCountedBy(metric, query)
        ? comparisonWords(threshold, metric, units)
        : `with ${conditionWords({ metric: metric.key, comparison: threshold, ...(where && { where }) }, units)}`;
  switch (aggregate) {
    case 'count':
      return `${many} ${test}`;
    case 'share':
      return `share of ${many} ${test}`;
    case 'streak':
      return `longest streak of ${many} ${test}`;
    case 'current-streak':
      return `current streak of ${many} ${test}`;
    case 'held':
      return `${many} in a row ${test}`;
    default:
      return undefined;
  }
}

/** "runs", "days since your last run", "times you had salmon". */
function tallyName({ query, metric }: Labeled, one: string): string | undefined {
  const { aggregate, where, isDistinct, per } = query;
  const what = where?.food ?? (kindsOf(where, 1) || one);
  if (aggregate === 'since') return `days since your last ${what}`;
  if (aggregate === 'first' || aggregate === 'last') return `your ${aggregate} ${what}`;
  if (isDistinct) return 'different foods';
  const kinds = `${kindsOf(where, 2) || plural(2, one)}${where?.mealWith ? ` with ${where.mealWith}` : ''}`;
  const many = where?.food ? `times you had ${where.food}` : kinds;
  if (aggregate === 'sum' || aggregate === 'count') return many;
  return aggregate === 'mean' && per !== undefined
    ? `${many} a ${per} on average`
    : `${AGGREGATE_WORDS[aggregate]} ${nameOf(metric)}`;
}

function pairName({ query, metric }: Labeled): string | undefined {
  const other = query.pair && findMetric(query.pair.metric);
  return other && query.pair?.how === 'correlation'
    ? `correlation of ${nameOf(metric)} and ${nameOf(other)}`
    : undefined;
}

function plainName({ query, metric, what }: Labeled): string {
  const { aggregate, group, window } = query;
  if (metric.list === 'supplements' && aggregate === 'sum') return dosesName({ query, metric });
  const food = metric.key === 'foodGrams' ? query.where?.food : undefined;
  const name = food
    ? `amount of ${food}`
    : isOfRecord(metric, query)
      ? measureOf(metric, query)
      : nameOf(metric);
  if (query.aggregate === 'last' && query.only?.skip !== undefined) return `previous ${name}`;
  // One record has no total or average.
  if (query.only?.count === 1 && (aggregate === 'sum' || aggregate === 'mean')) return name;
  // A single day has neither, nor has each day of a list.
  const isOfDay = group === 'day' || (aggregate === 'mean' && metric.kind === 'daily' && isOneDay(window));
  if (isOfDay && !query.target) return group === 'day' ? `${name} by day` : name;
  if (query.target) return `${name}: difference from target`;
  if (aggregate === 'percentile') return `${ordinal(query.percentile ?? 50)} percentile of ${name}`;
  if (aggregate === 'max' || aggregate === 'min') {
    const isHigh = aggregate === 'max';
    return isMostOf(query, metric)
      ? `${mostWord(isHigh, metric)} ${name} in ${withArticle(valueNoun(query, metric, what))}`
      : `${extremeWord(isHigh, metric)} ${name}`;
  }
  // Time in range or GMI follow from all readings, so they have no average.
  return metric.derived?.by === 'window-figure' && aggregate === 'mean'
    ? name
    : `${AGGREGATE_WORDS[aggregate]} ${name}`;
}

/** What a figure is, and of which days, starting in lowercase: "average sleep, last week". */
export function figureLabel(labeled: Labeled): string {
  const { query, metric, today, units } = labeled;
  const tally = TALLIES[metric.key];
  const counted = query.isMissing
    ? `${isOfNights(metric) ? 'nights' : 'days'} without ${metric.days === 'complete' ? 'a complete food log' : nameOf(metric)}`
    : query.rank
      ? undefined
      : countedName(labeled);
  const tallied = tally !== undefined && !counted && !query.threshold ? tallyName(labeled, tally) : undefined;
  const name = pairName(labeled) ?? counted ?? tallied ?? plainName(labeled);
  const { where, only, ...rest } = query;
  const { food: _food, ...foodless } = where ?? {};
  const isEnd = query.aggregate === 'last' || query.aggregate === 'first' || query.aggregate === 'since';
  const isOnly = only && !isEnd && (tallied === undefined || where?.kinds !== undefined);
  const selection = {
    ...rest,
    ...(isOnly && { only }),
    ...(tallied === undefined &&
      metric.list !== 'supplements' && { where: metric.key === 'foodGrams' ? foodless : (where ?? {}) }),
  };
  const isNamed = isOfRecord(metric, query) || counted !== undefined;
  return [name, selectionWords(selection, { metric, today, units, isNamed })].filter(Boolean).join(', ');
}
