import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { AGGREGATE_WORDS } from '#domain/query/aggregate-words.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import type { ReplyContext } from './build-figure.ts';
import { showNumber } from './format-number.ts';
import { conditionWords, selectionWords, shortDate, withLeadingSpace } from './phrases.ts';
import { TARGET_ID, targetWord } from '#domain/coach/sentences/target-word.ts';
import { onDay } from '#domain/coach/sentences/on-day.ts';
import { hadVerb } from '#domain/coach/sentences/poured.ts';
import { ordinalWord } from '#domain/coach/sentences/ordinals.ts';
import {
  extremeWord,
  isSince,
  kindsOf,
  measureOf,
  mostWord,
  nameOf,
  valueNoun,
  youDid,
} from './record-words.ts';
import { plural } from '#domain/words/plural.ts';
import { isOrAre, isPlural } from '#domain/words/agreement.ts';

/** Thresholds for a weak, moderate and strong correlation. */
const [WEAK, MODERATE, STRONG] = [0.1, 0.3, 0.5];

function linkWords(r: number, one: string, other: string, at: string): string {
  const size = Math.abs(r);
  if (size < WEAK)
    return `There’s almost no link between your ${one} and your ${other}${at}: their correlation is [[f1]].`;
  const strength = size < MODERATE ? 'a weak link' : size < STRONG ? 'a moderate link' : 'a strong link';
  return `There’s ${strength} between your ${one} and your ${other}${at}: their correlation is [[f1]]. When one was higher, the other tended to be ${r > 0 ? 'higher' : 'lower'}, but that doesn’t mean one causes the other.`;
}

interface Parts {
  readonly query: Query;
  readonly metric: Metric;
  readonly answer: Answer;
  /** " in January"; empty for all days. */
  readonly at: string;
}

const RATE_WORDS: Readonly<Record<number, string>> = {
  1: 'minute',
  60: 'hour',
  1000: 'km',
  1609.344: 'mile',
};

function pairSentence({ query, metric, answer, at }: Parts): string | undefined {
  const other = query.pair && findMetric(query.pair.metric);
  if (!query.pair || !other) return undefined;
  const filtered = (of: Metric, where: Query['where']): string =>
    [where?.kinds ? kindsOf(where, 1) : '', nameOf(of)].filter(Boolean).join(' ');
  const names = [filtered(metric, query.where), filtered(other, query.pair.where)] as const;
  const [one, two] = names;
  const before = query.pair.lag === 1 ? ' the day before' : '';
  switch (query.pair.how) {
    case 'correlation':
      return linkWords(answer.value ?? 0, one, `${two}${before}`, at);
    case 'ratio':
      if (query.pair.per === 1000 && other.unit === 'kcal')
        return `You had [[f1]] of ${one} per 1,000 kcal${at}.`;
      if (query.pair.per !== undefined)
        return `Your ${nameOf(metric)} came to [[f1]] per ${RATE_WORDS[query.pair.per] ?? other.unit}${at}.`;
      if (query.isPercent) return `[[f1]] of your ${two}${at} ${isPlural(two) ? 'were' : 'was'} ${one}.`;
      return `The ratio of your ${AGGREGATE_WORDS[query.aggregate]} ${one} to your ${two}${at} was [[f1]].`;
    default: {
      const joint = query.pair.how === 'plus' ? 'plus' : 'minus';
      return `Your ${AGGREGATE_WORDS[query.aggregate]} ${one} ${joint} ${two}${at} was [[f1]].`;
    }
  }
}

const BETWEEN_WORDS: Readonly<Partial<Record<Query['aggregate'], string>>> = {
  max: 'longest',
  min: 'shortest',
  mean: 'average',
  median: 'median',
};

/** "The longest gap between your fasts was [[f1]] days", "your weight fell the most by [[f1]] from one weigh-in to the next". */
function betweenSentence({ query, metric, answer, at }: Parts): string {
  const value = answer.value ?? 0;
  const until = answer.rows[0]?.date;
  if (query.between === 'values') {
    const on = until ? `, on ${shortDate(until, answer.to ?? until)}` : '';
    return `The largest ${value < 0 ? 'drop' : 'rise'} in your ${nameOf(metric)} from one ${valueNoun(query, metric, answer.what)} to the next${at} was [[f1]]${on}.`;
  }
  const records = kindsOf(query.where, 2) || plural(2, RECORD_NAMES[metric.key] ?? nameOf(metric));
  const days = plural(value, 'day');
  if (query.only) return `Your last two ${records} were [[f1]] ${days} apart.`;
  return `The ${BETWEEN_WORDS[query.aggregate] ?? 'average'} gap between your ${records}${at} was [[f1]] ${days}.`;
}

const RECORD_NAMES: Readonly<Record<string, string>> = {
  fasts: 'fast',
  bloodPanels: 'blood test',
  weighIns: 'weigh-in',
  workouts: 'workout',
};

function targetSentence({ query, metric, answer, at }: Parts): string {
  const value = answer.value ?? 0;
  const isOver = value > 0 === (query.target === 'over');
  const average = query.isTargetTotal
    ? 'total '
    : answer.n > 1 && query.aggregate === 'mean'
      ? 'average '
      : '';
  const name = nameOf(metric);
  const was = isPlural(name) ? 'were' : 'was';
  if (value === 0) return `Your ${average}${name}${at} ${was} on target.`;
  const side = isOver ? 'over' : 'under';
  const of = answer.target === undefined ? '' : ` of [[${TARGET_ID}]]`;
  return `Your ${average}${name}${at} ${was} [[f1]] ${side} your ${targetWord(metric)}${of}.`;
}

/** Sentences for rare queries; undefined for all others. */
export function specialSentence(
  query: Query,
  metric: Metric,
  answer: Answer,
  context: ReplyContext,
): string | undefined {
  const where = selectionWords(query, { metric, ...context });
  const parts: Parts = { query, metric, answer, at: withLeadingSpace(where) };
  const { at } = parts;
  const name = nameOf(metric);
  if (query.pair) return pairSentence(parts);
  if (query.between) {
    const { where: _where, ...rest } = query;
    const when = selectionWords(rest, { metric, ...context });
    return betweenSentence({ ...parts, at: withLeadingSpace(when) });
  }
  if (query.target) return targetSentence(parts);
  if (query.any && !query.threshold && (query.aggregate === 'count' || query.aggregate === 'share')) {
    const { any, ...rest } = query;
    const when = selectionWords(rest, { metric, ...context });
    const either = any.map((each) => conditionWords(each, context.units)).join(' or ');
    const days =
      query.aggregate === 'share' ? '[[f1]] of days' : `[[f1]] ${plural(answer.value ?? 0, 'day')}`;
    return `${youDid(when, 'had')} ${either} on ${days}${withLeadingSpace(when)}.`;
  }
  if (query.nth !== undefined && (query.aggregate === 'max' || query.aggregate === 'min')) {
    const day = answer.rows[0]?.date;
    const on = day
      ? `, on ${new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })}`
      : '';
    return `Your ${ordinalWord(query.nth)}-${extremeWord(query.aggregate === 'max', metric)} ${name}${at} ${isPlural(name) ? 'were' : 'was'} [[f1]]${on}.`;
  }
  if (metric.key === 'foodGrams' && query.where?.food) {
    const most = mostOfFood(query.where.food, parts, context);
    if (most) return most;
  }
  if (query.aggregate === 'cv') return `The coefficient of variation of your ${name}${at} was [[f1]].`;
  return query.aggregate === 'iqr' ? `The interquartile range of your ${name}${at} was [[f1]].` : undefined;
}

/** "The most rice you had in a day in January was [[f1]], on Jan 3." */
function mostOfFood(
  food: string,
  { query, metric, answer }: Parts,
  context: ReplyContext,
): string | undefined {
  const { aggregate, per, window } = query;
  if ((aggregate !== 'max' && aggregate !== 'min') || per !== undefined) return undefined;
  const { food: _food, ...where } = query.where ?? {};
  const when = selectionWords({ ...query, where }, { metric, ...context });
  const day = answer.rows[0]?.date;
  const on = day && window.kind !== 'day' ? `, ${onDay(day, context.today)}` : '';
  const [had] = hadVerb(food);
  return `The ${mostWord(aggregate === 'max', metric)} ${food} you ${had} in a day${withLeadingSpace(when)} was [[f1]]${on}.`;
}

/** "22% of your protein came from lunches", "29% of your steps came on weekends". */
export function partSentence(query: Query, metric: Metric, context: ReplyContext): string {
  const { where, weekdays, ...rest } = query;
  const name = measureOf(metric, query);
  if (!where?.kinds && (where?.food ?? where?.mealWith) === undefined) {
    const days = selectionWords(
      { window: { kind: 'all' }, ...(weekdays && { weekdays }), ...(where && { where }) },
      { metric, ...context },
    );
    const during = selectionWords(rest, { metric, ...context });
    return `[[f1]] of your ${name} came ${[days, during].filter(Boolean).join(' ')}.`;
  }
  const when = selectionWords({ ...rest, ...(weekdays && { weekdays }) }, { metric, ...context });
  const at = withLeadingSpace(when);
  const meals = kindsOf(where, 2) || 'meals';
  const source =
    where?.mealWith === undefined ? (where?.food ?? kindsOf(where, 2)) : `${meals} with ${where.mealWith}`;
  if (name === 'workouts') return `[[f1]] of your workouts${at} were ${kindsOf(where, 2)}.`;
  return `[[f1]] of your ${metric.key === 'workoutMinutes' ? 'workout time' : name}${at} came from ${source}.`;
}

/** What a sentence is made of. */
export interface Facts {
  readonly query: Query;
  readonly metric: Metric;
  readonly answer: Answer;
  readonly context: ReplyContext;
  /** "resting heart rate". */
  readonly name: string;
  /** "was" or "were". */
  readonly was: string;
  /** " on weekends last month"; empty for all days. */
  readonly at: string;
}

/** "Your weight fell by [[f1]] a week in January." */
export function changeSentence({ query, answer, metric, context, name, at }: Facts): string {
  const change = answer.value ?? 0;
  const rate = query.slopePer ?? 'week';
  const shown = showNumber(change, answer.unit, {
    decimals: metric.decimals,
    units: context.units,
    isDifference: true,
  });
  if (query.aggregate === 'slope' && /^−?0$/.test(shown.number))
    return at === ''
      ? `Your ${name} ${isOrAre([name])} steady: the trend is [[f1]] a ${rate}.`
      : `Your ${name} ${isSince(at) ? (isPlural(name) ? 'have been' : 'has been') : isPlural(name) ? 'were' : 'was'} steady${at}: the trend ${isSince(at) ? 'is' : 'was'} [[f1]] a ${rate}.`;
  if (change === 0)
    return isSince(at)
      ? `Your ${name} ${isPlural(name) ? 'haven’t' : 'hasn’t'} changed${at}.`
      : `Your ${name} didn’t change${at}.`;
  const isFall = change < 0;
  if (query.aggregate === 'change') {
    const went = isSince(at) ? `${isPlural(name) ? 'have' : 'has'} gone` : 'went';
    return `Your ${name} ${went} ${isFall ? 'down' : 'up'} by [[f1]]${at}.`;
  }
  if (at !== '')
    return isSince(at)
      ? `Your ${name} ${isPlural(name) ? 'have' : 'has'} ${isFall ? 'fallen' : 'risen'} by [[f1]] a ${rate}${at}.`
      : `Your ${name} ${isFall ? 'fell' : 'rose'} by [[f1]] a ${rate}${at}.`;
  return `Your ${name} ${isOrAre([name])} ${isFall ? 'falling' : 'rising'} by [[f1]] a ${rate}.`;
}
