import { quantileOf } from '#domain/numbers/statistics.ts';
import { DAY_MINUTES, MINUTE_MS } from '#domain/time/spans.ts';
import type { GlucoseSample } from './reading.ts';

/**
 * The interval at which a device measures, minutes: the rounded median of the intervals between tidy readings, at least 1.
 * @returns undefined below two readings
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
 * The step of an even grid for a device's step: itself where it divides a day, else the nearest multiple of 5 (above 20: 20), so that
 * the slots of all days have the same clock times. Source: Broll et al. 2021, doi:10.1371/journal.pone.0248560.
 */
export function gridStepMinutes(deviceMinutes: number): number {
  if (DAY_MINUTES % deviceMinutes === 0) return deviceMinutes;
  if (deviceMinutes > 20) return 20;
  const over = deviceMinutes % 5;
  return over > 2 ? deviceMinutes + 5 - over : deviceMinutes - over;
}
