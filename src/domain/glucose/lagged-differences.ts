/** G(t) − G(t − lag) of an even series, lag in slots; only those of which both ends are there. */
export function laggedDifferences(series: Float64Array, lagSlots: number): Float64Array {
  const differences = new Float64Array(Math.max(0, series.length - lagSlots));
  let count = 0;
  for (let slot = lagSlots; slot < series.length; slot++) {
    const difference = (series[slot] ?? Number.NaN) - (series[slot - lagSlots] ?? Number.NaN);
    if (!Number.isNaN(difference)) differences[count++] = difference;
  }
  return differences.subarray(0, count);
}
