import { sdOf } from '#domain/numbers/statistics.ts';
import type { GlucoseGrid } from '#domain/glucose/glucose-grid.ts';

/**
 * Continuous overall net glycaemic action (CONGA-n), mg/dL: the standard deviation of the change over n hours.
 * Usual n are 1, 2, 4 and 24. Source: McDonnell et al. 2005, doi:10.1089/dia.2005.7.253.
 * @returns undefined where fewer than two slots have a partner n hours earlier
 */
export const continuousOverallNetAction = (
  { series, stepMinutes }: GlucoseGrid,
  hours: number,
): number | undefined => sdOf(laggedDifferences(series, Math.round(60 / stepMinutes) * hours));

/** G(t) − G(t − lag) of an even series, lag in slots; only those of which both ends are there. */
function laggedDifferences(series: Float64Array, lagSlots: number): Float64Array {
  const differences = new Float64Array(Math.max(0, series.length - lagSlots));
  let count = 0;
  for (let slot = lagSlots; slot < series.length; slot++) {
    const difference = (series[slot] ?? Number.NaN) - (series[slot - lagSlots] ?? Number.NaN);
    if (!Number.isNaN(difference)) differences[count++] = difference;
  }
  return differences.subarray(0, count);
}
