import { sdOf } from '#domain/numbers/statistics.ts';
import type { GlucoseGrid } from '#domain/glucose/glucose-grid.ts';

/**
 * Continuous overall net glycemic action (CONGA-n), mg/dL: standard deviation of the change over n hours.
 * Common values of n are 1, 2, 4 and 24. Source: McDonnell et al. 2005, doi:10.1089/dia.2005.7.253.
 * @returns undefined if fewer than two slots have a value n hours earlier
 */
export const continuousOverallNetAction = (
  { series, stepMinutes }: GlucoseGrid,
  hours: number,
): number | undefined => sdOf(laggedDifferences(series, Math.round(60 / stepMinutes) * hours));

/** G(t) − G(t − lag) of an even series, with the lag in slots. Skips pairs with a missing end. */
function laggedDifferences(series: Float64Array, lagSlots: number): Float64Array {
  const differences = new Float64Array(Math.max(0, series.length - lagSlots));
  let count = 0;
  for (let slot = lagSlots; slot < series.length; slot++) {
    const difference = (series[slot] ?? Number.NaN) - (series[slot - lagSlots] ?? Number.NaN);
    if (!Number.isNaN(difference)) differences[count++] = difference;
  }
  return differences.subarray(0, count);
}
