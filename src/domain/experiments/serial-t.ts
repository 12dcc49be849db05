import { meanOf, sdOf } from '#domain/numbers/statistics.ts';
import { studentTQuantile } from '#domain/numbers/student-t-quantile.ts';
import { studentTTail } from '#domain/numbers/student-t-tail.ts';

/** Mean difference of one person's pairs, with its 95% interval. */
export interface SerialT {
  readonly mean: number;
  readonly sd: number;
  /** Correlation of each difference with the next. */
  readonly correlation: number;
  /** Equivalent number of independent pairs. */
  readonly effectivePairs: number;
  readonly standardError: number;
  readonly freedom: number;
  /** Two-sided. */
  readonly p: number;
  readonly low: number;
  readonly high: number;
}

/** Estimate of the first autocorrelation (Fuller 1996, Introduction to Statistical Time Series, section 6.2). */
function fullersCorrelation(values: readonly number[], mean: number): number {
  const rest = values.map((value) => value - mean);
  const own = rest.reduce((sum, value) => sum + value ** 2, 0);
  if (own === 0) return 0;
  const shared = rest.slice(1).reduce((sum, value, at) => sum + value * (rest[at] ?? 0), 0);
  const raw = shared / own;
  return raw + (1 - raw ** 2) / (values.length - 1);
}

/** Variance of the mean of n values with a variance of 1 that correlate like a first-order autoregression. */
export const varianceOfMean = (n: number, r: number): number =>
  (n + 2 * r ** (n + 1) - n * r ** 2 - 2 * r) / (n ** 2 * (1 - r) ** 2);

/** Expected sample variance of such values: too small if neighbors are similar. */
export const biasOf = (ofMean: number, n: number): number => (n * (1 - ofMean)) / (n - 1);

/**
 * Paired serial t-test for a change of level in one person: a paired t-test on differences that may correlate with the previous difference.
 * Source: Tang and Landes 2020, doi:10.1371/journal.pone.0228077. They warn of few observations: with fewer than about six pairs the
 * correlation is hardly known.
 * @param differences of the pairs, in order of time
 * @param minCorrelation a lower estimate counts as this; experiments use 0, because a negative one from a few pairs is chance and would
 * make the interval too narrow
 * @returns undefined for fewer than three pairs, or if all are equal
 */
export function pairedSerialT(differences: readonly number[], minCorrelation = -1): SerialT | undefined {
  const count = differences.length;
  const [mean, sd] = [meanOf(differences), sdOf(differences)];
  if (count < 3 || mean === undefined || sd === undefined || sd === 0) return undefined;
  const correlation = Math.max(minCorrelation, fullersCorrelation(differences, mean));
  const ofMean = varianceOfMean(count, correlation);
  const standardError = sd * Math.sqrt(ofMean / biasOf(ofMean, count));
  const effectivePairs = 1 / ofMean;
  const freedom = effectivePairs - 1;
  const half = studentTQuantile(0.05, freedom) * standardError;
  return {
    mean,
    sd,
    correlation,
    effectivePairs,
    standardError,
    freedom,
    p: studentTTail(mean / standardError, freedom),
    low: mean - half,
    high: mean + half,
  };
}
