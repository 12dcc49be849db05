import type { GlucoseOrigin } from './reading.ts';

/** Sensor data that the consensus requires before reporting figures of a period. */
export const MIN_DAYS = 10;
export const MIN_PROFILE_DAYS = 14;
export const MIN_ACTIVE_PERCENT = 70;
const MIN_READINGS_PER_DAY = 24;

/**
 * Figures shown or withheld together. `readings`: mean, median, lowest, highest, share of readings in bands. `period`: time in range, SD, CV, GMI, estimated A1c, risk
 * indices, and everything that depends on time. `profile`: the ambulatory glucose profile.
 */
export type MetricFamily = 'readings' | 'period' | 'profile';

/** Why figures are withheld. */
export type WithheldReason = 'no-readings' | 'finger-sticks' | 'too-few-days' | 'too-little-of-time';

/** Readings of a period, with `activePercent` and `periodDays` from `sensorActivity`. */
export interface PeriodOfReadings {
  readonly origin: GlucoseOrigin;
  readonly readings: number;
  readonly periodDays: number;
  readonly activePercent: number;
}

/**
 * Reasons to withhold figures of a period; undefined for figures that may be shown. Period figures need 10 days, and the profile 14,
 * with 70% of the time measured. Fingersticks, and sensor readings that are as sparse (fewer than 24 a day), only show shares of
 * readings. Source: Battelino et al. 2019, doi:10.2337/dci19-0028.
 */
export function withheldFigures(
  period: PeriodOfReadings,
): Readonly<Record<MetricFamily, WithheldReason | undefined>> {
  if (period.readings === 0) {
    return { readings: 'no-readings', period: 'no-readings', profile: 'no-readings' };
  }
  return {
    readings: undefined,
    period: whyNot(period, MIN_DAYS),
    profile: whyNot(period, MIN_PROFILE_DAYS),
  };
}

function whyNot(
  { origin, readings, periodDays, activePercent }: PeriodOfReadings,
  minDays: number,
): WithheldReason | undefined {
  const readingsPerDay = readings / Math.max(1, periodDays);
  if (origin === 'finger-stick') return 'finger-sticks';
  // From the first to the last reading, a period of whole days is one sensor interval short.
  if (Math.round(periodDays) < minDays) return 'too-few-days';
  if (activePercent < MIN_ACTIVE_PERCENT || readingsPerDay < MIN_READINGS_PER_DAY) {
    return 'too-little-of-time';
  }
  return undefined;
}
