import { sdOf } from '#domain/numbers/statistics.ts';
import { laggedDifferences } from './lagged-differences.ts';
import type { GlucoseGrid } from './glucose-grid.ts';

/**
 * Continuous overall net glycaemic action (CONGA-n), mg/dL: the standard deviation of the change over n hours.
 * Usual n are 1, 2, 4 and 24. Source: McDonnell et al. 2005, doi:10.1089/dia.2005.7.253.
 * @returns undefined where fewer than two slots have a partner n hours earlier
 */
export const continuousOverallNetAction = (
  { series, stepMinutes }: GlucoseGrid,
  hours: number,
): number | undefined => sdOf(laggedDifferences(series, Math.round(60 / stepMinutes) * hours));
