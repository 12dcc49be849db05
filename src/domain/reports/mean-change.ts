import { meanOf, sdOf } from '#domain/numbers/statistics.ts';
import { studentT975 } from '#domain/numbers/student-t.ts';

/** With fewer days in either range, a change can't be judged. */
export const MIN_CHANGE_DAYS = 5;

/** `high`: the interval is far from zero. `low`: it includes zero. */
export type Certainty = 'high' | 'moderate' | 'low';

/** Difference of two means with its 95% interval. */
export interface MeanChange {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Distance from zero in half-widths of the interval: above 1, the interval excludes zero. */
  readonly strength: number;
  readonly certainty: Certainty;
}

/** Changes at least this far from zero are highly certain: about three standard errors. */
const HIGH = 1.5;
/** Above this, a whole range would count as about one day. */
const MAX_AUTOCORRELATION = 0.9;

/** Lag-1 autocorrelation of both ranges together, corrected for its bias in short series (Marriott and Pope 1954, doi:10.1093/biomet/41.3-4.390). */
function autocorrelation(series: readonly (readonly number[])[]): number {
  let [shared, own, count] = [0, 0, 0];
  for (const values of series) {
    const mean = meanOf(values) ?? 0;
    for (const [at, value] of values.entries()) {
      own += (value - mean) ** 2;
      const next = values[at + 1];
      if (next !== undefined) shared += (value - mean) * (next - mean);
      count += 1;
    }
  }
  if (own === 0) return 0;
  const raw = shared / own;
  return Math.min(MAX_AUTOCORRELATION, Math.max(0, raw + (1 + 3 * raw) / count));
}

/** Number of independent days with the same information (Bayley and Hammersley 1946, doi:10.2307/2983560). */
const effectiveCount = (count: number, correlation: number): number =>
  Math.max(2, (count * (1 - correlation)) / (1 + correlation));

/**
 * Change of the mean from one range of days to another, with Welch's interval on effective sample sizes, because consecutive days
 * correlate. Source: Welch 1947, doi:10.1093/biomet/34.1-2.28.
 * @param before
 * @param now daily values in chronological order
 * @returns undefined if either range has fewer than five days, or no spread at all
 */
export function meanChange(before: readonly number[], now: readonly number[]): MeanChange | undefined {
  if (before.length < MIN_CHANGE_DAYS || now.length < MIN_CHANGE_DAYS) return undefined;
  const correlation = autocorrelation([before, now]);
  const parts = [before, now].map((values) => {
    const count = effectiveCount(values.length, correlation);
    return { mean: meanOf(values) ?? 0, variance: (sdOf(values) ?? 0) ** 2 / count, count };
  });
  const [one, other] = parts;
  const variance = parts.reduce((sum, part) => sum + part.variance, 0);
  if (!one || !other || variance === 0) return undefined;
  const freedom = variance ** 2 / parts.reduce((sum, part) => sum + part.variance ** 2 / (part.count - 1), 0);
  const difference = other.mean - one.mean;
  const half = studentT975(Math.max(1, freedom)) * Math.sqrt(variance);
  const strength = Math.abs(difference) / half;
  return {
    difference,
    low: difference - half,
    high: difference + half,
    strength,
    certainty: strength >= HIGH ? 'high' : strength >= 1 ? 'moderate' : 'low',
  };
}
