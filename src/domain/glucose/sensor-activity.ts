import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { deviceStepMinutes } from './sampling-interval.ts';
import type { GlucoseSample } from './reading.ts';

/** How much of its time a sensor measured. */
export interface SensorActivity {
  /** From the first to the last reading, days, to a tenth. */
  readonly periodDays: number;
  /** Readings there are for those that the device's step would have given, 0 to 100. */
  readonly activePercent: number;
}

/**
 * The period of tidy readings and the share of it that was measured. Not for finger-sticks, which have no step.
 * Source: Danne et al. 2017, doi:10.2337/dc17-1600; missing readings counted as Broll et al. 2021, doi:10.1371/journal.pone.0248560.
 * @returns undefined below two readings
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
