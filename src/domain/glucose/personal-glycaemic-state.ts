import { meanOf } from '#domain/numbers/statistics.ts';
import { DAY_MINUTES } from '#domain/time/spans.ts';
import { glycaemicVariabilityPercentage } from './glycaemic-variability-percentage.ts';
import { hypoglycaemiaEpisodes } from './hypoglycaemia-episodes.ts';
import { percentWithin } from './percent-of-readings.ts';
import type { GlucoseGrid } from './glucose-grid.ts';

/** The definition's own episodes; they differ from those of the later consensus. */
const DURATIONS = { leastMinutes: 20, endMinutes: 30 } as const;

const rising = (value: number, steepness: number, middle: number): number =>
  9 / (1 + Math.exp(-steepness * (value - middle)));

/**
 * Personal glycaemic state, from 4.6 (best) to 40: variability, mean, time in range, and weekly episodes below 54 and of 54 to 70 mg/dL
 * (those that never were episodes below 54). For sensor readings of people with diabetes.
 * Source: Hirsch et al. 2017, doi:10.1089/dia.2017.0080, with the rate 0.81093 (ln 2.25, as iglu computes;
 * its manual prints 0.91093) for episodes below 54.
 * @param valuesMgdl the readings themselves @param grid the same on a grid
 * @returns undefined for no reading or an empty grid
 */
export function personalGlycaemicState(valuesMgdl: readonly number[], grid: GlucoseGrid): number | undefined {
  const mean = meanOf(valuesMgdl);
  const inRange = percentWithin(valuesMgdl, 70, 180);
  const variability = glycaemicVariabilityPercentage(grid);
  if (mean === undefined || inRange === undefined || variability === undefined) return undefined;
  const veryLow = hypoglycaemiaEpisodes(grid, { belowMgdl: 54, ...DURATIONS });
  const onlyLow = hypoglycaemiaEpisodes(grid, { belowMgdl: 70, ...DURATIONS }).filter(
    (low) => !veryLow.some(({ from, until }) => from < low.until && until > low.from),
  );
  const slots = grid.series.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0);
  const perWeek = (count: number): number => (7 * count) / ((slots * grid.stepMinutes) / DAY_MINUTES);
  const lowsPerWeek = perWeek(onlyLow.length);
  return (
    1 +
    rising(variability, 0.049, 65.47) +
    (1 + rising(mean, -0.1139, 72.08) + rising(mean, 0.09195, 157.57)) +
    (1 + rising(inRange, -0.0833, 55.04)) +
    (0.5 + 4.5 * (1 - Math.exp(-0.81093 * perWeek(veryLow.length)))) +
    (lowsPerWeek <= 7.65 ? 0.5714 * lowsPerWeek + 0.625 : 5)
  );
}
