import type { NutrientKey } from '#domain/foods/nutrients.ts';

/**
 * A figure that is not known exactly: the best value and its range. A range is an 80% interval wherever the product states one: the
 * truth is below `low` one time in ten and above `high` one time in ten.
 */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations from the center of a normal distribution to either end of a range: its 90th percentile. */
export const RANGE_DEVIATIONS = 1.2816;

/**
 * How far a figure may be off to either side, as natural logarithms of factors: `above` 0.1 reaches to 1.105 times the figure. Foods and
 * amounts err by factors, so independent doubts add up as squares of these, and no range falls below zero.
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

/** Widest side of a range: twelve times as much, or a twelfth. */
const MAX_LOG = 2.5;

/** The factors that an estimate's bounds are away from its value. */
export function logRangeOf({ value, low, high }: Estimate): LogRange {
  if (value <= 0) return { below: 0, above: 0 };
  return {
    below: low > 0 ? Math.min(MAX_LOG, Math.log(value / low)) : MAX_LOG,
    above: Math.min(MAX_LOG, Math.log(Math.max(1, high / value))),
  };
}

/** Independent doubts about one figure, joined. */
export const joinRanges = (...ranges: readonly LogRange[]): LogRange => ({
  below: Math.min(MAX_LOG, Math.hypot(...ranges.map(({ below }) => below))),
  above: Math.min(MAX_LOG, Math.hypot(...ranges.map(({ above }) => above))),
});

/** Estimated amounts; a missing key is unknown, never zero. */
export type NutrientEstimates = { readonly [K in NutrientKey]?: Estimate };
