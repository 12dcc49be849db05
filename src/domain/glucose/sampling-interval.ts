import { quantileOf } from '#domain/numbers/statistics.ts';
import { DAY_MINUTES, MINUTE_MS } from '#domain/time/spans.ts';
import type { GlucoseSample } from './reading.ts';

/**
 * Interval at which a device measures, in minutes: the rounded median of the intervals between tidy readings, at least 1.
 * @returns undefined for fewer than two readings
 */
export function deviceStepMinutes(tidy: readonly GlucoseSample[]): number | undefined {
  const intervals = new Float64Array(Math.max(0, tidy.length - 1));
  for (let index = 0; index < intervals.length; index++) {
    intervals[index] = ((tidy[index + 1]?.atMs ?? 0) - (tidy[index]?.atMs ?? 0)) / MINUTE_MS;
  }
  const median = quantileOf(intervals.sort(), 0.5);
  return median === undefined ? undefined : Math.max(1, Math.round(median));
}

/**
 * Grid step for a device's interval: the interval itself if it divides a day, otherwise the nearest multiple of 5, at most 20.
 * Slots then have the same clock times on every day. Source: Broll et al. 2021, doi:10.1371/journal.pone.0248560.
 */
export function gridStepMinutes(deviceMinutes: number): number {
  if (DAY_MINUTES % deviceMinutes === 0) return deviceMinutes;
  if (deviceMinutes > 20) return 20;
  const over = deviceMinutes % 5;
  return over > 2 ? deviceMinutes + 5 - over : deviceMinutes - over;
}
