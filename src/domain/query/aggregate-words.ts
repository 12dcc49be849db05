import type { Aggregate } from './query.ts';

/** Name of a statistic before a metric's name: "average sleep". */
export const AGGREGATE_WORDS: Readonly<Record<Aggregate, string>> = {
  mean: 'average',
  median: 'median',
  min: 'lowest',
  max: 'highest',
  sum: 'total',
  sd: 'standard deviation of',
  variance: 'variance of',
  cv: 'coefficient of variation of',
  iqr: 'interquartile range of',
  count: 'number of',
  first: 'first',
  last: 'latest',
  change: 'change in',
  slope: 'weekly change in',
  share: 'share of days with',
  part: 'share of',
  percentile: 'percentile of',
  range: 'range of',
  since: 'days since the last',
  streak: 'longest streak of days with',
  'current-streak': 'current streak of days with',
  held: 'days in a row so far with',
};
