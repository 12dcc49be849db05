import { laggedDifferences } from './lagged-differences.ts';
import type { GlucoseGrid } from './glucose-grid.ts';

/**
 * Mean absolute glucose change (MAG), mg/dL an hour: all changes from slot to slot added up without sign, for each hour of them.
 * Source: Hermanides et al. 2010, doi:10.1097/CCM.0b013e3181cc4be9; Kohnert et al. 2013, doi:10.1089/dia.2012.0303.
 * @returns undefined where no two neighbouring slots have values
 */
export function meanAbsoluteGlucose({ series, stepMinutes }: GlucoseGrid): number | undefined {
  const changes = laggedDifferences(series, 1);
  const sum = changes.reduce((total, change) => total + Math.abs(change), 0);
  return changes.length === 0 ? undefined : sum / ((changes.length * stepMinutes) / 60);
}
