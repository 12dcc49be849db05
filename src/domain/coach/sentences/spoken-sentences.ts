import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { nameOf, youDid } from '#domain/coach/record-words.ts';

/** Actions in the member's own words. */
const SPOKEN: Readonly<Record<string, readonly [past: string, participle: string, amount: string]>> = {
  steps: ['took', 'taken', '[[f1]] steps'],
  sleepMinutes: ['slept', 'slept', '[[f1]]'],
  waterMl: ['drank', 'drunk', '[[f1]] of water'],
  energyKcal: ['ate', 'eaten', '[[f1]]'],
  alcoholicDrinks: ['had', 'had', '[[f1]] standard drinks'],
  alcoholUnits: ['had', 'had', '[[f1]] units of alcohol'],
};

const MASSES: ReadonlySet<string> = new Set(['g', 'mg', 'µg']);

/** "You slept [[f1]] last night.", "You averaged [[f1]] steps a day.": for a total, a single day or an average. @param at " last night"; empty for all days */
export function spokenSentence(query: Query, metric: Metric, answer: Answer, at: string): string | undefined {
  const { aggregate, per, where, only, at: extreme, pair, target } = query;
  const isOneDay =
    answer.what === 'days' && answer.n === 1 && answer.from === answer.to && aggregate !== 'median';
  const isAverage = aggregate === 'mean' && !isOneDay && metric.kind === 'daily' && answer.what === 'days';
  if ((aggregate !== 'sum' && !isOneDay && !isAverage) || (per !== undefined && per !== 'day'))
    return undefined;
  if (only || extreme || pair || target || where?.having) return undefined;
  const spoken = SPOKEN[metric.key];
  const isEaten = metric.list === 'foods' && metric.field !== null && !metric.derived;
  const isOne = answer.value !== null && answer.value.toFixed(1) === '1.0';
  const amount =
    (isOne ? spoken?.[2].replace(/(drink|unit)s\b/, '$1') : spoken?.[2]) ??
    (isEaten && metric.key !== 'foodGrams' && MASSES.has(metric.unit)
      ? `[[f1]] of ${nameOf(metric).replace(/ intake$/, '')}`
      : undefined);
  if (amount === undefined) return undefined;
  if (isAverage)
    return metric.slice === 'sleep' ? undefined : `${youDid(at, 'averaged')} ${amount} a day${at}.`;
  const [past, participle] = spoken ?? ['had', 'had'];
  return `${youDid(at, past, participle)} ${amount}${at}.`;
}
