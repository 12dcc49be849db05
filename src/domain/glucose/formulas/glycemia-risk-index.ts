import type { TimeInBands } from '#domain/glucose/time-in-bands.ts';

/**
 * Glycaemia risk index, 0 to 100, from the shares of time in bands: lows weigh more than highs.
 * For sensor readings of people with diabetes. Source: Klonoff et al. 2022, doi:10.1177/19322968221085273.
 */
export const glycemiaRiskIndex = (bands: TimeInBands): number =>
  Math.min(
    100,
    3 * bands.veryLowPercent + 2.4 * bands.lowPercent + 1.6 * bands.veryHighPercent + 0.8 * bands.highPercent,
  );

/** The zones of the index, each 20 wide; A is the best fifth. */
export type RiskZone = 'A' | 'B' | 'C' | 'D' | 'E';

/** The zone of an index from 0 to 100; a limit belongs to the better zone. */
export const riskZone = (index: number): RiskZone => {
  if (index <= 20) return 'A';
  if (index <= 40) return 'B';
  if (index <= 60) return 'C';
  return index <= 80 ? 'D' : 'E';
};
