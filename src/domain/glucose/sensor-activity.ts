import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { deviceStepMinutes } from './sampling-interval.ts';
import type { GlucoseSample } from './reading.ts';

/** Share of its time that a sensor measured. */
export interface SensorActivity {
  /** Days from the first to the last reading, rounded to a tenth. */
  readonly periodDays: number;
  /** Actual readings as a percentage of those expected at the device's interval, 0 to 100. */
  readonly activePercent: number;
}

/**
 * Period that tidy readings span, and the share of it that was measured. Not for fingersticks, which have no fixed interval.
 * Source: Danne et al. 2017, doi:10.2337/dc17-1600; missing readings counted as in Broll et al. 2021, doi:10.1371/journal.pone.0248560.
 * @returns undefined for fewer than two readings
 */
export function sensorActivity(tidy: readonly GlucoseSample[]): SensorActivity | undefined {
  const [first, last, stepMinutes] = [tidy[0], tidy.at(-1), deviceStepMinutes(tidy)];
  if (!first || !last || stepMinutes === undefined) return undefined;
  const periodMs = last.atMs - first.atMs;
  const expected = Math.round(Math.round(periodMs / MINUTE_MS) / stepMinutes) + 1;
  let gapMinutes = 0;
  for (let index = 1; index < tidy.length; index++) {
    const minutes = ((tidy[index]?.atMs ?? 0) - (tidy[index - 1]?.atMs ?? 0)) / MINUTE_MS;
    if (Math.round(minutes) > stepMinutes) gapMinutes += minutes - stepMinutes;
  }
  return {
    periodDays: Math.round((periodMs / DAY_MS) * 10) / 10,
    activePercent: (100 * (expected - Math.round(gapMinutes / stepMinutes))) / expected,
  };
}
