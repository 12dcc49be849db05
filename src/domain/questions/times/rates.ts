import type { Metric } from '#domain/metrics/metric.ts';
import type { Aggregate, Query } from '#domain/query/query.ts';
import type { Words } from '#domain/questions/clause.ts';

/** The time that a rate is asked for: "how much weight do I lose per month". A "daily" intake may trend per week. */
function ratePeriod({ all }: Words): 'day' | 'week' | 'month' | undefined {
  const said = all.flatMap(({ tag, value, words }) => (tag === 'per' && words !== 'daily' ? [value] : []));
  return (['week', 'month', 'day'] as const).find((period) => said.includes(period));
}

/**
 * "How much does my weight change per week (on average)" asks for a rate, not for the change so far.
 * @param named statistics that the question names besides
 */
export function changeOf(words: Words, metric: Metric, named: readonly string[]): Aggregate | undefined {
  const period = ratePeriod(words);
  if (named.length > 0 && (named.join() !== 'mean' || period === undefined)) return undefined;
  // "How much did my daily steps change": not a rate, unlike "my weight a day".
  if (period === undefined || (period === 'day' && metric.plain !== 'last')) return 'change';
  return metric.field !== null && metric.list !== 'blood' ? 'slope' : undefined;
}

const EACH_DAY = /^(?:per|a|each|every) day$|^daily$/;

/** "Snacks per day", not "in a single day". */
export const isEachDay = ({ all }: Words): boolean =>
  all.some(({ tag, words }) => tag === 'per' && EACH_DAY.test(words));

/** The time that a slope is given for, if not a week. */
export function slopePeriod(words: Words, aggregate: Aggregate): Pick<Query, 'slopePer'> {
  const rate = aggregate === 'slope' ? ratePeriod(words) : undefined;
  return rate === 'day' || rate === 'month' ? { slopePer: rate } : {};
}
