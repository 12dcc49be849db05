import { isOneDay } from '#domain/query/windows.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { AGGREGATE_WORDS } from '#domain/query/aggregate-words.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { type ReplyContext } from './build-figure.ts';
import { conditionWords, existenceWords, selectionWords, shortDate, withLeadingSpace } from './phrases.ts';
import { comparisonWords } from '#domain/coach/sentences/comparison-words.ts';
import { doseSentence } from '#domain/coach/sentences/dose-sentence.ts';
import { clockSentence } from '#domain/coach/sentences/clock-sentence.ts';
import { changeSentence, partSentence, specialSentence, type Facts } from './special-sentences.ts';
import { ordinal } from '#domain/coach/sentences/ordinals.ts';
import { countSentence, sinceSentence, tallySentence } from '#domain/coach/sentences/count-sentences.ts';
import { hadVerb } from '#domain/coach/sentences/poured.ts';
import { onDay } from '#domain/coach/sentences/on-day.ts';
import { TALLIES } from '#domain/coach/sentences/tallies.ts';
import { spokenSentence } from '#domain/coach/sentences/spoken-sentences.ts';
import {
  extremeWord,
  isCountedBy,
  isMostOf,
  isOfRecord,
  isSince,
  kindsOf,
  measureOf,
  mostWord,
  nameOf,
  valueNoun,
  withArticle,
  youDid,
} from './record-words.ts';
import { plural } from '#domain/words/plural.ts';
import { isPlural } from '#domain/words/agreement.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** Whether a query is about an amount of one food, in total or a day, week or month. */
export const isOfAmount = ({ aggregate, per, where, versus }: Query, { key }: Metric): boolean =>
  key === 'foodGrams' &&
  where?.food !== undefined &&
  versus?.aggregate === undefined &&
  (aggregate === 'sum' || (aggregate === 'mean' && per !== 'record' && per !== 'meal'));

/** Whether the days compared are single ones, which have no average. */
export const isOfOneDay = ({ aggregate, window }: Query, { kind }: Metric): boolean =>
  aggregate === 'mean' && kind === 'daily' && isOneDay(window);

/** Clause of a comparison: "your average sleep was [[f2]]", "you logged [[f2]] runs", "you drank [[f2]] of coffee". */
export function comparedWords(query: Query, metric: Metric, count: number): string {
  const food = isOfAmount(query, metric) ? query.where?.food : undefined;
  if (food !== undefined)
    return query.aggregate === 'sum'
      ? `you ${hadVerb(food)[0]} [[f2]] of ${food}`
      : `you averaged [[f2]] of ${food} a ${query.per ?? 'day'}`;
  const { where, per = 'day' } = query;
  if (metric.key === 'foods' && where?.food !== undefined && query.aggregate === 'mean')
    return `you had ${where.food} [[f2]] ${plural(count, 'time')} a ${per}`;
  const tally = TALLIES[metric.key];
  const isTally = tally !== undefined && query.aggregate === 'sum' && !query.versus?.where;
  if (isTally) return `you logged [[f2]] ${kindsOf(query.where, count) || plural(count, tally)}`;
  const isPeak = metric.list === 'glucose' && query.per === 'meal';
  const word = isOfOneDay(query, metric) ? '' : `${AGGREGATE_WORDS[query.aggregate]} `;
  const name = `${word}${isPeak ? measureOf(metric, query) : nameOf(metric)}`;
  return `your ${name} ${isPlural(name) ? 'were' : 'was'} [[f2]]`;
}

/** "The most steps in a day last week was [[f1]], on Nov 12." */
function extremeSentence({ query, metric, answer, context, name, was, at }: Facts): string {
  const [first] = answer.rows;
  const on =
    first?.date && query.window.kind !== 'day' ? `, ${onDay(first.date, context.today, metric)}` : '';
  const isHigh = query.aggregate === 'max';
  if (!isMostOf(query, metric)) return `Your ${extremeWord(isHigh, metric)} ${name}${at} ${was} [[f1]]${on}.`;
  return `The ${mostWord(isHigh, metric)} ${name} in a ${valueNoun(query, metric, answer.what)}${at} was [[f1]]${on}.`;
}

/** "My last dinner's protein", without other conditions. */
const isOfOneMeal = ({ where, when, any, weekdays, only, group }: Query, { list, field }: Metric): boolean =>
  list === 'foods' &&
  field !== null &&
  where?.kinds?.length === 1 &&
  Object.keys(where).length === 1 &&
  !when &&
  !any &&
  !weekdays &&
  !only &&
  !group;

/** "Your latest weight is [[f1]], from Jan 31." With "when did I last …", the day comes first. */
function endSentence({ query, metric, answer, context, name, was, at }: Facts): string {
  const isLast = query.aggregate === 'last';
  const row = isLast ? answer.rows.at(-1) : answer.rows[0];
  const day = row?.date ? onDay(row.date, context.today, metric) : '';
  const word = isLast ? 'last' : 'first';
  if (query.only && day && (query.when || query.where?.food || TALLIES[metric.key])) {
    if (query.where?.food) return `You ${word} had ${query.where.food} ${day}: [[f1]].`;
    if (TALLIES[metric.key])
      return `You ${word} logged ${withArticle(kindsOf(query.where, 1) || TALLIES[metric.key] || name)} ${day}.`;
    return `The ${word} time was ${day}, when your ${measureOf(metric, query)} ${was} [[f1]].`;
  }
  if (query.per === 'meal' && metric.list === 'foods') {
    const of = metric.key === 'energyKcal' ? '' : ` of ${name}`;
    return `Your ${isLast ? 'latest' : 'first'} ${valueNoun(query, metric, 'records')}${at} had [[f1]]${of}.`;
  }
  if (isLast && row?.date && query.window.kind === 'all' && isOfOneMeal(query, metric)) {
    const of = metric.key === 'energyKcal' ? '' : ` of ${nameOf(metric)}`;
    const meal = kindsOf(query.where, 1);
    return row.date === context.today
      ? `Your ${meal} today had [[f1]]${of}.`
      : `Your latest ${meal}, ${day}, had [[f1]]${of}.`;
  }
  if (isLast && day && metric.key === 'foodGrams' && query.where?.food && query.where.kinds)
    return `You had [[f1]] of ${query.where.food} at ${kindsOf({ kinds: query.where.kinds }, 1)} ${day}.`;
  if (!isLast) return `Your first ${name}${at} ${was} [[f1]]${day && `, ${day}`}.`;
  const is = query.window.kind === 'all' ? (was === 'were' ? 'are' : 'is') : was;
  const from =
    row?.date && query.window.kind !== 'day'
      ? `, from ${row.date === context.today ? 'today' : shortDate(row.date, context.today)}`
      : '';
  // The latest bedtime is the latest by the clock.
  const which = query.window.kind === 'day' ? '' : metric.unit === 'clock' ? 'most recent ' : 'latest ';
  const { skip } = query.only ?? {};
  if (skip)
    return `Your ${skip === 1 ? 'previous ' : ''}${name}${at} ${skip === 1 ? '' : 'before that '}was [[f1]]${from}.`;
  return `Your ${which}${name}${at} ${is} [[f1]]${from}.`;
}

/** "Your average sleep last week was [[f1]]." */
function figureSentence({ query, metric, answer, context, name, was, at }: Facts): string {
  const spoken = spokenSentence(query, metric, answer, at);
  if (spoken) return spoken;
  const { aggregate, per, where } = query;
  if (metric.key === 'foodGrams' && where?.food && isOfAmount(query, metric)) {
    const { food, ...others } = where;
    const when = selectionWords({ ...query, where: others }, { metric, ...context });
    const during = withLeadingSpace(when);
    return aggregate === 'sum' || isOneDay(query.window)
      ? `${youDid(when, ...hadVerb(food))} [[f1]] of ${food}${during}.`
      : `${youDid(when, 'averaged')} [[f1]] of ${food} a ${per ?? 'day'}${during}.`;
  }
  if (per === 'record' && where?.food && aggregate === 'mean') {
    const when = selectionWords({ ...query, where: {} }, { metric, ...context });
    const of = metric.key === 'energyKcal' || metric.key === 'foodGrams' ? '' : ` of ${name}`;
    return `A serving of ${where.food} ${metric.key === 'foodGrams' ? 'was' : 'had'} [[f1]]${of} on average${withLeadingSpace(when)}.`;
  }
  // A single day or workout has no average; neither does a figure computed from all readings.
  const isSingle =
    (answer.n === 1 && (answer.from === answer.to || query.at !== undefined || query.only?.count === 1)) ||
    metric.derived?.by === 'window-figure';
  // One record has no total: "your last fast was 12 h".
  const ofOne: Query = aggregate === 'sum' ? { ...query, aggregate: 'mean' } : query;
  if (query.only?.count === 1 && isOfRecord(metric, ofOne)) {
    const { only, ...whole } = query;
    const when = selectionWords(whole, { metric, ...context, isNamed: true });
    return `Your ${only.order} ${measureOf(metric, ofOne)}${withLeadingSpace(when)} was [[f1]].`;
  }
  const word = isSingle && aggregate !== 'median' ? '' : `${AGGREGATE_WORDS[aggregate]} `;
  const rate = per === 'week' || per === 'month' ? `${per}ly ` : '';
  const each =
    per === 'meal' && metric.list === 'foods' ? ` per ${valueNoun(query, metric, answer.what)}` : '';
  const isNow = at === '' && query.window.kind === 'all';
  const verb = isSince(at)
    ? `${was === 'were' ? 'have' : 'has'} been`
    : isNow
      ? was === 'were'
        ? 'are'
        : 'is'
      : was;
  return `Your ${word}${rate}${name}${each}${at} ${verb} [[f1]].`;
}

/** The answer in a sentence, with `[[f1]]` for its figure. */
export function sentenceOf(query: Query, metric: Metric, answer: Answer, context: ReplyContext): string {
  const isOfMeal = query.per === 'meal' && metric.list === 'foods';
  const isNamed =
    isOfMeal || isOfRecord(metric, query) || (query.threshold !== undefined && isCountedBy(metric, query));
  const isEnd = query.aggregate === 'last' || query.aggregate === 'first';
  const { only: _only, ...whole } = query;
  const where = selectionWords(isEnd ? whole : query, { metric, ...context, isNamed });
  const name = measureOf(metric, query);
  const was = isPlural(name) ? 'were' : 'was';
  const facts: Facts = { query, metric, answer, context, name, was, at: withLeadingSpace(where) };
  const { at } = facts;
  if (metric.list === 'targets')
    return answer.to === null || answer.to === context.today
      ? `Your ${name} is [[f1]].`
      : `Your ${name}${at} ${was} [[f1]].`;
  const tally = query.threshold || query.target ? undefined : TALLIES[metric.key];
  const isRate = query.aggregate === 'mean' && /^(?:day|week|month)$/.test(query.per ?? '');
  if (tally && (query.aggregate === 'sum' || query.aggregate === 'count' || isRate))
    return tallySentence(facts, tally);
  const special =
    doseSentence(facts) ??
    clockSentence(query, metric, answer, context) ??
    specialSentence(query, metric, answer, context);
  if (special !== undefined) return special;
  switch (query.aggregate) {
    case 'cv':
    case 'iqr':
    case 'mean':
    case 'median':
    case 'sum':
      return figureSentence(facts);
    case 'min':
    case 'max':
      return extremeSentence(facts);
    case 'sd':
      return `Your ${name}${at} varied by [[f1]] around the average (standard deviation).`;
    case 'variance':
      return `The variance of your ${name}${at} was [[f1]].`;
    case 'count':
    case 'share':
      return countSentence(facts);
    case 'percentile':
      return `The ${ordinal(query.percentile ?? 50)} percentile of your ${name}${at} was [[f1]].`;
    case 'range':
      return `The range of your ${name}${at}, from lowest to highest, was [[f1]].`;
    case 'since':
      return sinceSentence(facts);
    case 'held': {
      const test = query.threshold ? comparisonWords(query.threshold, metric, context.units) : '';
      const since = answer.rows[0]?.date;
      return since
        ? `Your ${name} ${was === 'were' ? 'have' : 'has'} been ${test} since ${shortDate(since, context.today)} ([[f1]] ${plural(answer.value ?? 0, 'day')}).`
        : `Your latest ${name} ${was === 'were' ? 'aren’t' : 'isn’t'} ${test}.`;
    }
    case 'streak':
    case 'current-streak': {
      const { threshold, where } = query;
      const existence =
        threshold && metric.field === null && existenceWords(metric, threshold, where, context.units);
      const test = threshold
        ? ` with ${existence || conditionWords({ metric: metric.key, comparison: threshold, ...(where && { where }) }, context.units)}`
        : '';
      const which = query.aggregate === 'streak' ? 'longest' : 'current';
      const { where: _where, ...rest } = query;
      const when = existence ? selectionWords(rest, { metric, ...context }) : '';
      const during = existence ? when && ` ${when}` : at;
      const isOver = query.aggregate === 'streak' && during !== '' && !isSince(during);
      return `${capitalized(`your ${which} streak${test}${during}`)} ${isOver ? 'was' : 'is'} [[f1]] ${plural(answer.value ?? 0, valueNoun(query, metric, answer.what))}.`;
    }
    case 'last':
    case 'first':
      return endSentence(facts);
    case 'change':
    case 'slope':
      return changeSentence(facts);
    case 'part':
      return partSentence(query, metric, context);
  }
}
