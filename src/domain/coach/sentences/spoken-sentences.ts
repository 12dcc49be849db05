import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { nameOf } from '#domain/coach/record-words.ts';

/** Actions in the member's own words. */
const SPOKEN: Readonly<Record<string, string>> = {
  steps: 'You took [[f1]] steps',
  sleepMinutes: 'You slept [[f1]]',
  waterMl: 'You drank [[f1]] of water',
  energyKcal: 'You ate [[f1]]',
};

const MASSES: ReadonlySet<string> = new Set(['g', 'mg', 'µg']);

/** "You slept [[f1]] last night.": for a total, or a single day. @param at " last night"; empty for all days */
export function spokenSentence(query: Query, metric: Metric, answer: Answer, at: string): string | undefined {
  const { aggregate, per, where, only, at: extreme, pair, target } = query;
  const isOneDay =
    answer.what === 'days' && answer.n === 1 && answer.from === answer.to && aggregate !== 'median';
  if ((aggregate !== 'sum' && !isOneDay) || (per !== undefined && per !== 'day')) return undefined;
  if (only || extreme || pair || target || where?.having) return undefined;
  const spoken = SPOKEN[metric.key];
  if (spoken) return `${spoken}${at}.`;
  const isEaten = metric.list === 'foods' && metric.field !== null && !metric.derived;
  return isEaten && metric.key !== 'foodGrams' && MASSES.has(metric.unit)
    ? `You had [[f1]] of ${nameOf(metric)}${at}.`
    : undefined;
}
