import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Comparison, DayCondition, RecordFilter, Selection, Window } from '#domain/query/query.ts';
import { spanOf } from '#domain/query/windows.ts';
import { doseCondition } from '#domain/coach/sentences/dose-condition.ts';
import { CANONICAL_UNITS, type MemberUnits } from '#domain/account/member-units.ts';
import {
  extremeWords,
  kindsOf,
  measureWith,
  listedEither,
  nameOf,
  onlyWords,
  withArticle,
} from './record-words.ts';
import { showNumber } from './format-number.ts';
import { comparisonWords, COUNT_OPERATORS } from '#domain/coach/sentences/comparison-words.ts';
import { plural } from '#domain/words/plural.ts';
import { isOfNights, nightsWords } from '#domain/coach/nights/night-words.ts';
import { weekdayWords } from '#domain/coach/sentences/weekday-words.ts';

const SHORT_DATE = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const MONTH_NAME = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' });

/** "Nov 8", with the year if it isn't the current one. */
export function shortDate(date: string, today: string): string {
  const day = SHORT_DATE.format(new Date(`${date}T12:00:00Z`));
  return date.slice(0, 4) === today.slice(0, 4) ? day : `${day}, ${date.slice(0, 4)}`;
}

const monthName = (date: string, today: string): string => {
  const name = MONTH_NAME.format(new Date(`${date}T12:00:00Z`));
  return date.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${date.slice(0, 4)}`;
};

const isWholeMonth = (from: string, to: string): boolean =>
  from.endsWith('-01') &&
  from.slice(0, 7) === to.slice(0, 7) &&
  new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString().slice(8, 10) === '01';

/** Words that follow others, with the space between them: " last week"; empty for all time. */
export const withLeadingSpace = (words: string): string => (words === '' ? '' : ` ${words}`);

/** "last week", "from Nov 1 to Nov 8"; empty for all days. */
export function windowWords(window: Window, today: string): string {
  switch (window.kind) {
    case 'all':
      return '';
    case 'last-days':
      return window.days === 1 ? 'today' : `in the last ${window.days} days`;
    case 'day':
      return window.back === 0 ? 'today' : window.back === 1 ? 'yesterday' : `on ${dateOf(window, today)}`;
    case 'dates': {
      const { from, to } = spanOf(window, today);
      if (from === null) return to === null || to === today ? '' : `until ${shortDate(to, today)}`;
      if (to === null || to === today) return from === today ? 'today' : `since ${shortDate(from, today)}`;
      if (from === to) return `on ${shortDate(from, today)}`;
      if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`) return `in ${from.slice(0, 4)}`;
      return isWholeMonth(from, to)
        ? `in ${monthName(from, today)}`
        : `from ${shortDate(from, today)} to ${shortDate(to, today)}`;
    }
    default: {
      if (window.back === 0) return `this ${window.kind}`;
      if (window.back === 1) return `last ${window.kind}`;
      const { from, to } = spanOf(window, today);
      if (window.kind === 'month') return `in ${monthName(from ?? today, today)}`;
      return `from ${shortDate(from ?? today, today)} to ${shortDate(to ?? today, today)}`;
    }
  }
}

const dateOf = (window: Window, today: string): string => shortDate(spanOf(window, today).to ?? today, today);

export const timeOfMinute = (minute: number): string => {
  const { number, unit } = showNumber(minute, 'clock', { decimals: 0, units: CANONICAL_UNITS });
  return `${number} ${unit}`;
};

/** "after 9:00 PM", "between 6:00 AM and 9:00 AM". */
function timesWords([from, to]: readonly [number, number]): string {
  if (to === 1440) return `after ${timeOfMinute(from)}`;
  return from === 0 ? `before ${timeOfMinute(to)}` : `between ${timeOfMinute(from)} and ${timeOfMinute(to)}`;
}

/** " over 180 mg/dL", " of at least 16 h". */
const limitWords = (words: string): string => (/^(?:over|under) /.test(words) ? ` ${words}` : ` of ${words}`);

/** " of at least 5 km", " over 180 mg/dL", " with over 50 g of protein". */
const havingWords = (where: RecordFilter | undefined, units: MemberUnits): string =>
  (where?.having ?? [])
    .flatMap(({ metric: key, comparison }) => {
      const metric = findMetric(key);
      if (!metric) return [];
      const words = comparisonWords(comparison, metric, units);
      if (metric.list === 'foods' && key !== 'energyKcal') return ` with ${words} of ${nameOf(metric)}`;
      if (metric.list === 'glucose' || metric.list === 'foods') return limitWords(words);
      return /^workout(?:Minutes|DistanceM)$/.test(key)
        ? ` of ${words}`
        : ` with ${nameOf(metric).replace(/^workout /, '')} ${words}`;
    })
    .join(' and');

/** "a run", "no workouts", "at least 2 meals": a number of records. */
export function existenceWords(
  metric: Metric,
  comparison: Comparison,
  where: RecordFilter | undefined,
  units: MemberUnits,
): string | undefined {
  const { op, value } = comparison;
  if (typeof value !== 'number') return undefined;
  const { food, mealWith, ...others } = where ?? {};
  const named = food ?? (metric.key === 'foods' ? mealWith : undefined);
  const at = filterWords(
    food === undefined || mealWith === undefined ? others : { ...others, mealWith },
    false,
  );
  const eaten = named === undefined || at === '' ? named : `${named} ${at}`;
  if (eaten !== undefined && op === '<') return `no ${eaten}`;
  const isOften = value > 1 && op !== 'between';
  if (eaten !== undefined) return isOften ? `${eaten} ${COUNT_OPERATORS[op]} ${value} times` : eaten;
  const noun = (count: number): string =>
    kindsOf(where, count) || plural(count, nameOf(metric).replace(/s$/, ''));
  const which = `${havingWords(where, units)}${where?.minutes ? ` ${timesWords(where.minutes)}` : ''}`;
  if (op === '>=' && value === 1) return `${withArticle(noun(1))}${which}`;
  if (op === '<' && value === 1) return `no ${noun(metric.key === 'meals' && where?.kinds ? 1 : 2)}${which}`;
  return op === 'between' ? undefined : `${COUNT_OPERATORS[op]} ${value} ${noun(value)}${which}`;
}

export function conditionWords(condition: DayCondition, units: MemberUnits): string {
  const { metric: key, comparison, where } = condition;
  const dose = doseCondition(condition);
  if (dose !== undefined) return dose;
  const metric = findMetric(key);
  if (!metric) return '';
  const existence = metric.field === null ? existenceWords(metric, comparison, where, units) : undefined;
  const kinds = kindsOf(where, 1);
  // "Days with no alcohol", "days with alcohol".
  if (metric.perDay === 'sum' && comparison.value === 0 && /^[=>]$/.test(comparison.op))
    return `${comparison.op === '=' ? 'no ' : ''}${nameOf(metric)}`;
  if (existence !== undefined) return existence;
  const name = kinds === '' ? nameOf(metric) : `${kinds} ${nameOf(metric).replace(/^workout /, '')}`;
  const words = comparisonWords(comparison, metric, units);
  if (key === 'fastHours') return `a fast${limitWords(words)}`;
  return typeof comparison.value === 'number' ? measureWith(name, metric, words) : `${name} ${words}`;
}

/** "on days with a run and sleep over 7 h", "after days with a run". */
function daysWords({ when = [], any = [] }: Selection, units: MemberUnits): string {
  const either = any.map((condition) => conditionWords(condition, units)).join(' or ');
  const said = (lag: 0 | 1): string =>
    when
      .filter((each) => (each.lag ?? 0) === lag)
      .map((condition) => conditionWords(condition, units))
      .join(' and ');
  return [
    said(0) && `on days with ${said(0)}`,
    either && `on days with ${either}`,
    said(1) && `after days with ${said(1)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "at dinner", "from snacks", "as a snack". */
function mealsWords(kinds: readonly string[], food: string | undefined): string {
  const named = kinds.map((kind) => (kind === 'snack' ? 'snacks' : kind.replaceAll('-', ' ')));
  if (!kinds.includes('snack')) return `at ${listedEither(named)}`;
  return food !== undefined && kinds.length === 1 ? 'as a snack' : `from ${listedEither(named)}`;
}

/** @param isNamed whether the sentence already names the kind of meal */
function filterWords(where: RecordFilter | undefined, isNamed: boolean): string {
  if (where === undefined) return '';
  const { kinds, food, minutes, afterMeal, mealWith, isFasting } = where;
  return [
    food === undefined || afterMeal !== undefined ? '' : `from ${food}`,
    kinds === undefined || isNamed ? '' : mealsWords(kinds, food),
    mealWith === undefined ? '' : `with ${mealWith}`,
    afterMeal === undefined || (isNamed && afterMeal === 'any')
      ? ''
      : `after ${afterMeal === 'any' ? (food ?? 'meals') : afterMeal}`,
    isFasting === undefined ? '' : isFasting === true ? 'during fasts' : `during your ${isFasting} fast`,
    minutes === undefined ? '' : timesWords(minutes),
  ]
    .filter(Boolean)
    .join(' ');
}

const isEaten = ({ list }: Metric): boolean => list === 'foods';

/** What a query selects, in words: "on weekends last month". */
export function selectionWords(
  selection: Selection,
  {
    metric,
    today,
    units,
    isNamed = false,
  }: {
    readonly metric: Metric;
    readonly today: string;
    readonly units: MemberUnits;
    /** Whether the sentence already names the kind of workout. */
    readonly isNamed?: boolean;
  },
): string {
  const { window, weekdays, where, only, at } = selection;
  const extreme = at && findMetric(at.metric);
  const nights = isOfNights(metric)
    ? nightsWords(selection, today)
    : metric.slice === 'sleep' && windowWords(window, today) === 'today'
      ? { window: 'last night' }
      : {};
  return [
    isEaten(metric) || metric.list === 'glucose' || metric.list === 'drinks'
      ? filterWords(where, isNamed)
      : '',
    metric.list === 'workouts' && where?.kinds && !only && !isNamed ? `for ${kindsOf(where, 2)}` : '',
    only
      ? `${only.count === 1 ? 'in' : 'over'} your ${only.skip ? 'previous' : only.order} ${only.count === 1 ? '' : `${only.count} `}${onlyWords(metric, where, only.count)}`
      : '',
    extreme ? extremeWords(extreme, metric, at) : '',
    metric.list === 'workouts' && where?.having
      ? `${where.kinds || only || isNamed ? '' : 'for workouts'}${havingWords(where, units)}`.trim()
      : '',
    metric.list === 'workouts' && where?.minutes ? timesWords(where.minutes) : '',
    daysWords(selection, units),
    nights.weekdays ?? weekdayWords(weekdays),
    nights.window ?? windowWords(window, today),
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}
