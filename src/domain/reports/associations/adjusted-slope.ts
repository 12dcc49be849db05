import { meanOf } from '#domain/numbers/statistics.ts';
import { studentT975 } from '#domain/numbers/student-t.ts';
import { studentTTail } from '#domain/numbers/student-t-tail.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { dot, residuals, weeklyAndSlow } from './weekly-and-slow.ts';

/** A day with both values; `date` is the day of `x`. */
export interface PairedDay {
  readonly date: string;
  readonly x: number;
  readonly y: number;
}

/** How y changes with x between days, with its 95% interval. */
export interface AdjustedSlope {
  readonly slope: number;
  readonly low: number;
  readonly high: number;
  /** Two-sided. */
  readonly p: number;
  readonly days: number;
  /** Equivalent number of independent days. */
  readonly effectiveDays: number;
  /** Half-width of the 95% band around the line, at a given x. */
  readonly bandAt: (x: number) => number;
  /** The days without weekday pattern and trend, around their averages. */
  readonly points: readonly PairedDay[];
}

/** Fewer days than this show nothing. */
export const MIN_PAIRED_DAYS = 21;
/** Degrees of freedom below which the autocorrelation can't be estimated. */
const MIN_FREEDOM = 8;
/** Days are never fully independent; lower estimates are chance. */
const MIN_AUTOCORRELATION = 0.2;
const MAX_AUTOCORRELATION = 0.95;

/**
 * Correlation of each day with the next. Every column removed lowers it by about (1 + 3r)/n, which is added back (Marriott and Pope 1954,
 * doi:10.1093/biomet/41.3-4.390, for the mean alone); for several columns this is conservative.
 */
function autocorrelation(dates: readonly string[], values: readonly number[], columns: number): number {
  const own = dot(values, values) / values.length;
  const products = dates.flatMap((date, at) => {
    const [before, value, next] = [dates[at - 1], values[at - 1], values[at]];
    return before !== undefined &&
      value !== undefined &&
      next !== undefined &&
      daysBetween(before, date) === 1
      ? [value * next]
      : [];
  });
  const shared = meanOf(products);
  if (shared === undefined) return MIN_AUTOCORRELATION;
  const raw = shared / own;
  return Math.min(
    MAX_AUTOCORRELATION,
    Math.max(MIN_AUTOCORRELATION, raw + (columns * (1 + 3 * raw)) / values.length),
  );
}

/**
 * Slope of y on x without weekday pattern and slow trend (Frisch and Waugh 1933, doi:10.2307/1907330), with an interval and p-value on the
 * effective number of days: two autocorrelated series agree by chance more often than independent days (Bartlett 1935, doi:10.2307/2342284;
 * Pyper and Peterman 1998, doi:10.1139/f98-104, with first-order autocorrelation).
 * @param days in chronological order
 * @returns undefined for too few days, or if either value hardly varies
 */
export function adjustedSlope(days: readonly PairedDay[]): AdjustedSlope | undefined {
  if (days.length < MIN_PAIRED_DAYS) return undefined;
  const dates = days.map(({ date }) => date);
  const columns = weeklyAndSlow(dates);
  const freedom = days.length - columns.length - 1;
  if (freedom < MIN_FREEDOM) return undefined;
  const [allX, allY] = [days.map(({ x }) => x), days.map(({ y }) => y)];
  const [xs, ys] = [residuals(allX, columns), residuals(allY, columns)];
  const spread = dot(xs, xs);
  if (isSteady(spread, allX) || isSteady(dot(ys, ys), allY)) return undefined;
  const slope = dot(xs, ys) / spread;
  const missed = ys.map((y, at) => y - slope * (xs[at] ?? 0));
  const shared = autocorrelation(dates, xs, columns.length) * autocorrelation(dates, missed, columns.length);
  const inflation = (1 + shared) / (1 - shared);
  const effectiveFreedom = Math.max(2, freedom / inflation);
  const variance = (dot(missed, missed) / freedom) * inflation;
  const error = Math.sqrt(variance / spread);
  const t = studentT975(effectiveFreedom);
  const [meanX, meanY] = [meanOf(allX) ?? 0, meanOf(allY) ?? 0];
  return {
    slope,
    low: slope - t * error,
    high: slope + t * error,
    p: error === 0 ? 0 : studentTTail(slope / error, effectiveFreedom),
    days: days.length,
    effectiveDays: days.length / inflation,
    bandAt: (x) => t * Math.sqrt(variance * (1 / days.length + (x - meanX) ** 2 / spread)),
    points: dates.map((date, at) => ({ date, x: meanX + (xs[at] ?? 0), y: meanY + (ys[at] ?? 0) })),
  };
}

/** Whether the remaining variance is only rounding error. */
const isSteady = (spread: number, values: readonly number[]): boolean =>
  spread <= 1e-12 * dot(values, values);
