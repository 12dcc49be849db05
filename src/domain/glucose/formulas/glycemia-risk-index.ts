import type { TimeInBands } from '#domain/glucose/time-in-bands.ts';

/**
 * Glycemia risk index, 0 to 100, from the time in each band. Lows weigh more than highs.
 * For sensor readings of people with diabetes. Source: Klonoff et al. 2022, doi:10.1177/19322968221085273.
 */
export const glycemiaRiskIndex = (bands: TimeInBands): number =>
  Math.min(
    100,
    3 * bands.veryLowPercent + 2.4 * bands.lowPercent + 1.6 * bands.veryHighPercent + 0.8 * bands.highPercent,
  );

/** Zones of the index, each 20 wide. A is the best. */
export type RiskZone = 'A' | 'B' | 'C' | 'D' | 'E';

/** Zone of an index from 0 to 100. A boundary value belongs to the better zone. */
export const riskZone = (index: number): RiskZone => {
  if (index <= 20) return 'A';
  if (index <= 40) return 'B';
  if (index <= 60) return 'C';
  return index <= 80 ? 'D' : 'E';
};
