import { meanOf, quantileOf, sortedPresent } from '#domain/numbers/statistics.ts';
import { minuteOfDay, samplesByDay, type Zones } from './local-days.ts';
import { percentBelow, percentWithin, BAND_LIMITS_MGDL } from './time-in-bands.ts';
import type { GlucoseSample } from './reading.ts';

/** Readings of one clock hour over all days. Figures are undefined without readings. */
export interface HourOfPattern {
  /** 0 to 23 */
  readonly hour: number;
  readonly readings: number;
  readonly meanMgdl: number | undefined;
  readonly medianMgdl: number | undefined;
  readonly inRangePercent: number | undefined;
  readonly lowPercent: number | undefined;
}

/** Compares tidy readings between the 24 hours of the local clock. Percentages are of readings within 70–180 and below 70 mg/dL. */
export function hourlyPattern(tidy: readonly GlucoseSample[], zones: Zones): readonly HourOfPattern[] {
  const byHour = Array.from({ length: 24 }, (): number[] => []);
  for (const { day, samples } of samplesByDay(tidy, zones)) {
    for (const { atMs, glucoseMgdl } of samples) {
      byHour[Math.floor(minuteOfDay(day, atMs) / 60)]?.push(glucoseMgdl);
    }
  }
  return byHour.map((values, hour) => ({
    hour,
    readings: values.length,
    meanMgdl: meanOf(values),
    medianMgdl: quantileOf(sortedPresent(values), 0.5),
    inRangePercent: percentWithin(values, BAND_LIMITS_MGDL.low, BAND_LIMITS_MGDL.high),
    lowPercent: percentBelow(values, BAND_LIMITS_MGDL.low),
  }));
}
