import { sdOf } from '#domain/numbers/statistics.ts';
import { laggedDifferences } from './lagged-differences.ts';
import type { GlucoseGrid } from './glucose-grid.ts';

const LAG_MINUTES = 15;

/**
 * Standard deviation of the rate of change, mg/dL a minute, each rate taken over 15 minutes (one step of a slower device).
 * Source: Clarke and Kovatchev 2009, doi:10.1089/dia.2008.0138.
 * @returns undefined below two rates
 */
export function sdOfRateOfChange({ series, stepMinutes }: GlucoseGrid): number | undefined {
  const lagSlots = Math.max(1, Math.floor(LAG_MINUTES / stepMinutes));
  const sd = sdOf(laggedDifferences(series, lagSlots));
  return sd === undefined ? undefined : sd / Math.max(LAG_MINUTES, stepMinutes);
}
