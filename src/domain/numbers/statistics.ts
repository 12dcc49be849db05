/** Sample statistics. They skip missing values (NaN or undefined) and return undefined if too few are left. */

/** Arithmetic mean; undefined without values. */
export function meanOf(values: ArrayLike<number | undefined>): number | undefined {
  let sum = 0;
  let count = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    count++;
  }
  return count === 0 ? undefined : sum / count;
}

/** Sample standard deviation (n − 1); undefined for fewer than two values. */
export function sdOf(values: ArrayLike<number>): number | undefined {
  const mean = meanOf(values);
  if (mean === undefined) return undefined;
  let squares = 0;
  let count = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    squares += (value - mean) ** 2;
    count++;
  }
  return count < 2 ? undefined : Math.sqrt(squares / (count - 1));
}

/** Present values in ascending order, as input for {@link quantileOf}. */
export const sortedPresent = (values: ArrayLike<number>): Float64Array =>
  new Float64Array(values).filter((value) => !Number.isNaN(value)).sort();

/**
 * Quantile of ascending values by linear interpolation between order statistics (type 7 of Hyndman and Fan 1996,
 * doi:10.1080/00031305.1996.10473566).
 * @param share 0 to 1
 * @returns undefined without values
 */
export function quantileOf(sorted: ArrayLike<number>, share: number): number | undefined {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) return undefined;
  return below + (above - below) * (at - Math.floor(at));
}
