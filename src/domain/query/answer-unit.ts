import type { Metric } from '#domain/metrics/metric.ts';
import { unitOfPair } from './pairs.ts';
import type { Query } from './query.ts';

const OF_DISTANCE: ReadonlySet<string> = new Set<Query['aggregate']>([
  'sd',
  'variance',
  'iqr',
  'range',
  'change',
  'slope',
]);

/** Unit of an answer. */
export function unitOf({ aggregate, threshold, pair, isPercent, between }: Query, metric: Metric): string {
  const { unit } = metric;
  if (between === 'days') return 'count';
  if (pair) return unitOfPair(pair, metric, isPercent === true);
  if (aggregate === 'cv' || (aggregate === 'change' && isPercent)) return '%';
  if (aggregate === 'share' || aggregate === 'part') return '%';
  if (aggregate === 'since') return 'count';
  // How far times of day are apart is no time of day.
  if (unit === 'clock' && OF_DISTANCE.has(aggregate)) return aggregate === 'variance' ? 'min²' : 'min';
  // Percentage points and counts have no unit to square.
  if (aggregate === 'variance' && unit !== 'count') return `${unit}²`;
  return aggregate === 'count' || (threshold !== undefined && aggregate !== 'sum') ? 'count' : unit;
}
