import type { NutrientKey } from '#domain/foods/nutrients.ts';

/**
 * An uncertain figure: the best value and its range. All displayed ranges are 80% intervals: the truth is below `low` one time in ten and
 * above `high` one time in ten.
 */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations from the mean of a normal distribution to its 90th percentile, the end of a range. */
export const RANGE_DEVIATIONS = 1.2816;

/**
 * How far a figure may be off to either side, as natural logarithms of factors: `above` 0.1 reaches to 1.105 times the figure. Errors in
 * foods and amounts are factors, so independent errors add up as squares of these, and no range falls below zero.
 */
export interface LogRange {
  readonly below: number;
  readonly above: number;
}

/** An estimate with the same factor on both sides. */
export const around = (value: number, log: number): Estimate => within(value, { below: log, above: log });

/** The estimate of a figure that may be off by these factors. */
export const within = (value: number, { below, above }: LogRange): Estimate => ({
  value,
  low: value * Math.exp(-below),
  high: value * Math.exp(above),
});

/** Maximum width of a range on each side: a factor of twelve. */
const MAX_LOG = 2.5;

/** Factors between an estimate's value and its bounds. */
export function logRangeOf({ value, low, high }: Estimate): LogRange {
  if (value <= 0) return { below: 0, above: 0 };
  return {
    below: low > 0 ? Math.min(MAX_LOG, Math.log(value / low)) : MAX_LOG,
    above: Math.min(MAX_LOG, Math.log(Math.max(1, high / value))),
  };
}

/** Combines independent errors of one figure. */
export const joinRanges = (...ranges: readonly LogRange[]): LogRange => ({
  below: Math.min(MAX_LOG, Math.hypot(...ranges.map(({ below }) => below))),
  above: Math.min(MAX_LOG, Math.hypot(...ranges.map(({ above }) => above))),
});

/** Estimated amounts; a missing key is unknown, never zero. */
export type NutrientEstimates = { readonly [K in NutrientKey]?: Estimate };
