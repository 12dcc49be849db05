import type { Metric } from '#domain/metrics/metric.ts';
import { AGGREGATE_WORDS } from '#domain/query/aggregate-words.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { capitalized, type Said } from './figure-of.ts';
import { comparisonWords, nameOf, selectionWords, shortDate, windowWords } from './phrases.ts';

export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** "Your steps were", but "your weight was". */
const isPlural = (name: string): boolean => /[^siu]s$/.test(name);

/** Metrics that count records, by what one is called. */
const TALLIES: Readonly<Record<string, readonly [string, string]>> = {
  workouts: ['workout', 'workouts'],
  meals: ['meal', 'meals'],
  foods: ['food', 'foods'],
  drinks: ['drink', 'drinks'],
  fasts: ['fast', 'fasts'],
  weighIns: ['weigh-in', 'weigh-ins'],
  glucoseReadings: ['glucose reading', 'glucose readings'],
  bloodPanels: ['blood test', 'blood tests'],
};

/** "You last logged running [[f1]] days ago, on Nov 12." */
function sinceSentence(
  { where }: Query,
  name: string,
  { value }: Answer,
  latest: string | undefined,
): string {
  const what = where?.food ?? where?.kinds?.join(' or ').replaceAll('-', ' ') ?? `a ${name}`;
  if (value === 0) return `You last logged ${what} today.`;
  if (value === 1) return `You last logged ${what} yesterday.`;
  return `You last logged ${what} [[f1]] days ago${latest === undefined ? '' : `, on ${latest}`}.`;
}

/** When something counted happened last, which "last" means of records without a value: "When did I last run?" */
export const askedOf = (query: Query): Query =>
  query.aggregate === 'last' && TALLIES[query.metric] ? { ...query, aggregate: 'since' } : query;

/** The answer in a sentence, with `[[f1]]` for its figure. */
export function sentenceOf(query: Query, metric: Metric, answer: Answer, said: Said): string {
  const where = selectionWords(query, { metric, ...said });
  const [name, at] = [nameOf(metric), where === '' ? '' : ` ${where}`];
  const [first] = answer.rows;
  const on = first?.date
    ? `, ${first.date === said.today ? 'today' : `on ${shortDate(first.date, said.today)}`}`
    : '';
  const latest = answer.rows.at(-1)?.date;
  const from = latest ? `, from ${shortDate(latest, said.today)}` : '';
  if (metric.list === 'targets') return `Your ${name} is [[f1]].`;
  const tally = TALLIES[metric.key];
  if (tally && !query.threshold && (query.aggregate === 'sum' || query.aggregate === 'count')) {
    const kinds = query.where?.kinds?.join(' or ').replaceAll('-', ' ');
    const food = query.where?.food;
    const [one, many] = food ? [`time ${food}`, `times ${food}`] : kinds ? [kinds, `${kinds}s`] : tally;
    const window = [windowWords(query.window, said.today)].filter(Boolean).join(' ');
    const only = where.includes('on ') && !food && !kinds ? at : window === '' ? '' : ` ${window}`;
    return `You logged [[f1]] ${plural(answer.value ?? 0, one, many)}${only}.`;
  }
  switch (query.aggregate) {
    case 'mean':
    case 'median':
      return `Your ${AGGREGATE_WORDS[query.aggregate]} ${name}${at} ${isPlural(name) ? 'were' : 'was'} [[f1]].`;
    case 'min':
    case 'max':
      return `Your ${AGGREGATE_WORDS[query.aggregate]} ${name}${at} ${isPlural(name) ? 'were' : 'was'} [[f1]]${on}.`;
    case 'sum':
      return answer.from === answer.to
        ? `${capitalized(`${name}${at}`)}: [[f1]].`
        : `${capitalized(`total ${name}${at}`)}: [[f1]].`;
    case 'sd':
      return `Your ${name}${at} varied by [[f1]] around its average (standard deviation).`;
    case 'variance':
      return `The variance of your ${name}${at} was [[f1]].`;
    case 'count':
    case 'share': {
      const days =
        query.per === 'meal' ? 'meals' : answer.what === 'days' || query.per === 'day' ? 'days' : 'entries';
      const test = query.threshold ? ` ${comparisonWords(query.threshold, metric, said.units)}` : '';
      const of =
        query.aggregate === 'share'
          ? ` of ${days}`
          : ` ${answer.value === 1 ? days.replace(/ies$/, 'y').replace(/s$/, '') : days}`;
      return `[[f1]]${of}${at} had ${name}${test}.`;
    }
    case 'percentile':
      return `The ${query.percentile ?? 50}th percentile of your ${name}${at} was [[f1]].`;
    case 'range':
      return `Your ${name}${at} ranged over [[f1]] from lowest to highest.`;
    case 'since':
      return sinceSentence(
        query,
        tally?.[0] ?? name,
        answer,
        latest ? shortDate(latest, said.today) : undefined,
      );
    case 'streak':
    case 'current-streak': {
      const test = query.threshold ? ` ${comparisonWords(query.threshold, metric, said.units)}` : '';
      const which = query.aggregate === 'streak' ? 'longest' : 'current';
      return `Your ${which} streak of days with ${name}${test}${at}: [[f1]] ${plural(answer.value ?? 0, 'day')}.`;
    }
    case 'last':
      return `Your latest ${name}${at} is [[f1]]${from}.`;
    case 'first':
      return `Your first ${name}${at} was [[f1]]${on}.`;
    case 'change':
      return `Your ${name} ${(answer.value ?? 0) < 0 ? 'went down' : 'went up'} by [[f1]]${at}.`;
    case 'slope':
      return `Your ${name} is ${(answer.value ?? 0) < 0 ? 'falling' : 'rising'} by [[f1]] a week${at}.`;
    case 'part':
      return `[[f1]] of your ${name}${windowWords(query.window, said.today) ? ` ${windowWords(query.window, said.today)}` : ''} came ${query.where?.food ? `from ${query.where.food}` : `from ${query.where?.kinds?.join(' and ') ?? 'this'}`}.`;
  }
}
