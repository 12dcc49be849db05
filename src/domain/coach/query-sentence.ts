import type { Metric } from '#domain/metrics/metric.ts';
import { AGGREGATE_WORDS } from '#domain/query/aggregate-words.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { tallyOf } from '#domain/questions/named-parts.ts';
import { capitalized, type ReplyContext } from './build-figure.ts';
import { comparisonWords, conditionWords, existenceWords, selectionWords, shortDate } from './phrases.ts';
import { clockSentence } from '#domain/coach/sentences/clock-sentence.ts';
import { changeSentence, ordinal, partSentence, specialSentence, type Facts } from './special-sentences.ts';
import { spokenSentence } from '#domain/coach/sentences/spoken-sentences.ts';
import {
  extremeWord,
  isCountedBy,
  isMostOf,
  isOfRecord,
  isPlural,
  kindsOf,
  measureOf,
  mostWord,
  nameOf,
  plural,
  valueNoun,
  withArticle,
} from './record-words.ts';

/** Metrics that count records, with the noun for one record. */
export const TALLIES: Readonly<Record<string, string>> = {
  workouts: 'workout',
  meals: 'meal',
  foods: 'food',
  drinks: 'drink',
  fasts: 'fast',
  weighIns: 'weigh-in',
  glucoseReadings: 'glucose reading',
  bloodPanels: 'blood test',
};

/** When the counted thing last happened, which is what "last" means for records without a value: "When did I last run?" */
export const askedOf = (query: Query): Query =>
  query.aggregate === 'last' && TALLIES[query.metric] ? { ...query, aggregate: 'since' } : query;

const onDay = (date: string, today: string): string =>
  date === today ? 'today' : `on ${shortDate(date, today)}`;

/** Clause of a comparison: "your average sleep was [[f2]]", "you logged [[f2]] runs". */
export function comparedWords(query: Query, metric: Metric, count: number): string {
  const tally = TALLIES[metric.key];
  const isTally = tally !== undefined && query.aggregate === 'sum' && !query.versus?.where;
  if (isTally) return `you logged [[f2]] ${kindsOf(query.where, count) || plural(count, tally)}`;
  const isPeak = metric.list === 'glucose' && query.per === 'meal';
  const name = `${AGGREGATE_WORDS[query.aggregate]} ${isPeak ? measureOf(metric, query) : nameOf(metric)}`;
  return `your ${name} ${isPlural(name) ? 'were' : 'was'} [[f2]]`;
}

/** "You logged [[f1]] runs in January", "You had fruit [[f1]] times a week on average". */
function tallySentence({ query, answer, context, metric }: Facts, one: string): string {
  const { where, ...rest } = query;
  const at = selectionWords(rest, { metric, ...context });
  const each = query.aggregate === 'mean' ? ` a ${query.per} on average` : '';
  const when = `${each}${at === '' ? '' : ` ${at}`}`;
  const count = answer.value ?? 0;
  if (query.isDistinct) {
    const of = selectionWords(query, { metric, ...context });
    return `You had [[f1]] different ${plural(count, 'food')}${each}${of === '' ? '' : ` ${of}`}.`;
  }
  if (where?.mealWith?.includes(' and '))
    return `You had ${where.mealWith} together [[f1]] ${plural(count, 'time')}${when}.`;
  if (where?.food) return `You had ${where.food} [[f1]] ${plural(count, 'time')}${when}.`;
  return `You logged [[f1]] ${kindsOf(where, count) || plural(count, one)}${when}.`;
}

/** "You last logged a run [[f1]] days ago, on Nov 12." */
function sinceSentence({ query, answer, context, metric, name }: Facts): string {
  const { where, when: [test] = [] } = query;
  const what = where?.food ?? withArticle(kindsOf(where, 1) || TALLIES[tallyOf(metric.key)] || name);
  const latest = answer.rows.at(-1)?.date;
  const on = latest ? `, ${onDay(latest, context.today)}` : '';
  if (test && metric.field !== null)
    return `The last day with ${conditionWords(test, context.units)} was [[f1]] ${plural(answer.value ?? 0, 'day')} ago${on}.`;
  if (answer.value === 0) return `You last logged ${what} today.`;
  if (answer.value === 1) return `You last logged ${what} yesterday.`;
  return `You last logged ${what} [[f1]] days ago${on}.`;
}

/** "Your steps were over 10,000 on [[f1]] days last month." */
function countSentence({ query, metric, answer, context, name, was, at }: Facts): string {
  const { threshold, aggregate } = query;
  const noun = valueNoun(query, metric, answer.what);
  const isShare = aggregate === 'share';
  const isOfDays = /^(?:day|night|week|month)$/.test(noun);
  if (!threshold)
    return `You logged ${isOfDays ? `${name} on ` : ''}[[f1]] ${plural(answer.value ?? 0, noun)}${at}.`;
  const [test, many] = [comparisonWords(threshold, metric, context.units), plural(2, noun)];
  if (isCountedBy(metric, query))
    return isShare
      ? `[[f1]] of your ${many}${at} were ${test}.`
      : `You had [[f1]] ${plural(answer.value ?? 0, noun)} ${test.startsWith('at ') ? 'of ' : ''}${test}${at}.`;
  const among = `${/^(?:day|night)$/.test(noun) ? 'on' : 'in'} [[f1]] ${isShare ? `of ${many}` : plural(answer.value ?? 0, noun)}`;
  const existence =
    metric.field === null ? existenceWords(metric, threshold, query.where, context.units) : undefined;
  if (!existence) return `Your ${name} ${was} ${test} ${among}${at}.`;
  const { where: _where, ...rest } = query;
  const when = selectionWords(rest, { metric, ...context });
  return `You had ${existence} ${among}${when === '' ? '' : ` ${when}`}.`;
}

/** "The most steps in a day last week was [[f1]], on Nov 12." */
function extremeSentence({ query, metric, answer, context, name, was, at }: Facts): string {
  const [first] = answer.rows;
  const on = first?.date ? `, ${onDay(first.date, context.today)}` : '';
  const isHigh = query.aggregate === 'max';
  if (!isMostOf(query, metric)) return `Your ${extremeWord(isHigh, metric)} ${name}${at} ${was} [[f1]]${on}.`;
  return `The ${mostWord(isHigh, metric)} ${name} in a ${valueNoun(query, metric, answer.what)}${at} was [[f1]]${on}.`;
}

/** "Your latest weight is [[f1]], from Jan 31." With "when did I last …", the day comes first. */
function endSentence({ query, metric, answer, context, name, was, at }: Facts): string {
  const isLast = query.aggregate === 'last';
  const row = isLast ? answer.rows.at(-1) : answer.rows[0];
  const day = row?.date ? onDay(row.date, context.today) : '';
  const word = isLast ? 'last' : 'first';
  if (query.only && day && (query.when || query.where?.food || TALLIES[metric.key])) {
    if (query.where?.food) return `You ${word} had ${query.where.food} ${day}: [[f1]].`;
    if (TALLIES[metric.key])
      return `You ${word} logged ${withArticle(kindsOf(query.where, 1) || TALLIES[metric.key] || name)} ${day}.`;
    return `The ${word} time was ${day}, when your ${measureOf(metric, query)} ${was} [[f1]].`;
  }
  if (!isLast) return `Your first ${name}${at} ${was} [[f1]]${day && `, ${day}`}.`;
  const is = query.window.kind === 'all' ? (was === 'were' ? 'are' : 'is') : was;
  const from = row?.date && query.window.kind !== 'day' ? `, from ${shortDate(row.date, context.today)}` : '';
  const which = query.window.kind === 'day' ? '' : 'latest ';
  return `Your ${which}${name}${at} ${is} [[f1]]${from}.`;
}

/** "Your average sleep last week was [[f1]]." */
function figureSentence({ query, metric, answer, context, name, was, at }: Facts): string {
  const spoken = spokenSentence(query, metric, answer, at);
  if (spoken) return spoken;
  const { aggregate, per, where } = query;
  if (metric.key === 'foodGrams' && where?.food && aggregate === 'sum') {
    const when = selectionWords({ ...query, where: {} }, { metric, ...context });
    return `You ate [[f1]] of ${where.food}${when === '' ? '' : ` ${when}`}.`;
  }
  if (per === 'record' && where?.food && aggregate === 'mean') {
    const when = selectionWords({ ...query, where: {} }, { metric, ...context });
    const of = metric.key === 'energyKcal' || metric.key === 'foodGrams' ? '' : ` of ${name}`;
    return `A serving of ${where.food} ${metric.key === 'foodGrams' ? 'was' : 'had'} [[f1]]${of} on average${when === '' ? '' : ` ${when}`}.`;
  }
  // A single day or workout has no average; neither does a figure computed from all readings.
  const isSingle =
    (answer.n === 1 && (answer.from === answer.to || query.at !== undefined || query.only?.count === 1)) ||
    metric.derived?.by === 'window-figure';
  if (query.only?.count === 1 && isOfRecord(metric, query)) {
    const { only, ...whole } = query;
    const when = selectionWords(whole, { metric, ...context, isNamed: true });
    return `Your ${only.order} ${name}${when === '' ? '' : ` ${when}`} was [[f1]].`;
  }
  const word = isSingle && aggregate !== 'median' ? '' : `${AGGREGATE_WORDS[aggregate]} `;
  const rate = per === 'week' || per === 'month' ? `${per}ly ` : '';
  const each =
    per === 'meal' && metric.list === 'foods' ? ` per ${valueNoun(query, metric, answer.what)}` : '';
  return `Your ${word}${rate}${name}${each}${at} ${was} [[f1]].`;
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
  const facts: Facts = { query, metric, answer, context, name, was, at: where === '' ? '' : ` ${where}` };
  const { at } = facts;
  if (metric.list === 'targets')
    return answer.to === null || answer.to === context.today
      ? `Your ${name} is [[f1]].`
      : `Your ${name}${at} ${was} [[f1]].`;
  const tally = TALLIES[metric.key];
  const isRate =
    query.aggregate === 'mean' && (query.per === 'day' || query.per === 'week' || query.per === 'month');
  if (tally && !query.threshold && (query.aggregate === 'sum' || query.aggregate === 'count' || isRate))
    return tallySentence(facts, tally);
  const special =
    clockSentence(query, metric, answer, context) ?? specialSentence(query, metric, answer, context);
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
      return `${capitalized(`your ${which} streak${test}${during}`)} is [[f1]] ${plural(answer.value ?? 0, valueNoun(query, metric, answer.what))}.`;
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
