/** Two-sided 95% quantile of the normal distribution */
const Z = 1.959964;

/** Share with its sample size. */
export interface Rate {
  /** 0 to 1 */
  readonly value: number;
  /** Bounds of the 95% interval, 0 to 1. */
  readonly low: number;
  readonly high: number;
  readonly count: number;
  readonly n: number;
}

/**
 * Share with the Wilson score interval (Wilson 1927, doi:10.1080/01621459.1927.10502953), which stays accurate for small samples and
 * shares near 0 and 1.
 * @param count 0 to `n`
 * @returns undefined if `n` is 0
 */
export function rateOf(count: number, n: number): Rate | undefined {
  if (n === 0) return undefined;
  const value = count / n;
  const shrink = 1 + Z ** 2 / n;
  const center = (value + Z ** 2 / (2 * n)) / shrink;
  const half = (Z * Math.sqrt((value * (1 - value)) / n + (Z / (2 * n)) ** 2)) / shrink;
  return {
    value,
    // At the ends, the bound equals the end exactly, without rounding error.
    low: count === 0 ? 0 : Math.max(0, center - half),
    high: count === n ? 1 : Math.min(1, center + half),
    count,
    n,
  };
}
