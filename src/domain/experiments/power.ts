import { meanOf, sdOf } from '#domain/numbers/statistics.ts';
import { studentTQuantile } from '#domain/numbers/student-t-quantile.ts';
import { addDays } from '#domain/time/local-date.ts';
import { biasOf, varianceOfMean } from './serial-t.ts';

/** How a member's outcome varies from day to day without any experiment. */
export interface Baseline {
  readonly days: number;
  readonly mean: number;
  readonly sd: number;
  /** Of each day with the next. */
  readonly correlation: number;
}

/** Fewer days don't show how much an outcome varies. */
export const MIN_BASELINE_DAYS = 14;
const MAX_CORRELATION = 0.9;

/** @returns undefined if there are too few days or the outcome doesn't vary */
export function baselineOf(values: ReadonlyMap<string, number>): Baseline | undefined {
  const numbers = [...values.values()];
  const [mean, sd] = [meanOf(numbers), sdOf(numbers)];
  if (numbers.length < MIN_BASELINE_DAYS || mean === undefined || sd === undefined || sd === 0)
    return undefined;
  const products = [...values].flatMap(([date, value]) => {
    const next = values.get(addDays(date, 1));
    return next === undefined ? [] : [((value - mean) * (next - mean)) / sd ** 2];
  });
  const correlation = Math.min(MAX_CORRELATION, Math.max(0, meanOf(products) ?? 0));
  return { days: numbers.length, mean, sd, correlation };
}

export interface PairShape {
  readonly blockDays: number;
  readonly washoutDays: number;
}

/** Share of days that members follow and log. */
const FOLLOWED = 0.85;

/** Variance of the difference between the two blocks of a pair, if days correlate like a first-order autoregression. */
export function pairVariance(
  { sd, correlation }: Pick<Baseline, 'sd' | 'correlation'>,
  { blockDays, washoutDays }: PairShape,
): number {
  const counted = blockDays - washoutDays;
  const weights = Array.from({ length: 2 * blockDays }, (_, day) =>
    day % blockDays < washoutDays ? 0 : (day < blockDays ? 1 : -1) / counted,
  );
  let variance = 0;
  for (const [one, weight] of weights.entries())
    for (const [other, too] of weights.entries())
      variance += weight * too * correlation ** Math.abs(one - other);
  return (sd ** 2 * variance) / FOLLOWED;
}

/** Distribution function of the standard normal (Abramowitz and Stegun 1964, 26.2.17), to 1e-7. */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** Average estimated correlation of uncorrelated pairs. Negative estimates count as 0, so this is half a normal distribution. */
const chanceCorrelation = (pairs: number): number => 0.4 / Math.sqrt(pairs);

/**
 * Chance that the interval of the serial t-test excludes zero if the true difference is as stated.
 * Source: noncentral t as approximated by Abramowitz and Stegun 1964, 26.7.10.
 */
export function powerOf(difference: number, variance: number, pairs: number): number {
  const ofMean = varianceOfMean(pairs, chanceCorrelation(pairs));
  const freedom = 1 / ofMean - 1;
  const shift = difference / Math.sqrt((variance * ofMean) / biasOf(ofMean, pairs));
  const limit = studentTQuantile(0.05, freedom);
  const below = (t: number): number =>
    normalBelow((t * (1 - 1 / (4 * freedom)) - shift) / Math.sqrt(1 + t ** 2 / (2 * freedom)));
  return 1 - below(limit) + below(-limit);
}
