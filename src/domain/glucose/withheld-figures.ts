import type { GlucoseOrigin } from './reading.ts';

/** What the consensus asks of sensor data before figures of a period are reported. */
export const MIN_DAYS = 10;
export const MIN_PROFILE_DAYS = 14;
export const MIN_ACTIVE_PERCENT = 70;
const MIN_READINGS_PER_DAY = 24;

/**
 * Figures that are shown or withheld together. `readings`: mean, median, lowest, highest, share of readings in bands. `period`: time in range, SD, CV, GMI, estimated A1c, risk
 * indices, and all that depend on time. `profile`: the ambulatory glucose profile.
 */
export type MetricFamily = 'readings' | 'period' | 'profile';

/** Why figures are withheld. */
export type WithheldReason = 'no-readings' | 'finger-sticks' | 'too-few-days' | 'too-little-of-time';

/** What is known of the readings of a period. `activePercent` and `periodDays` as `sensorActivity` gives them. */
export interface PeriodOfReadings {
  readonly origin: GlucoseOrigin;
  readonly readings: number;
  readonly periodDays: number;
  readonly activePercent: number;
}

/**
 * Which figures of a period may be shown: undefined where they may, else the reason. Figures of a period need 10 days (the profile
 * 14) with 70 % of the time measured; below that they are "limited data". Finger-sticks, or sensor readings so rare that they are like
 * them (fewer than 24 a day), show shares of readings only. Source: Battelino et al. 2019, doi:10.2337/dci19-0028.
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
  leastDays: number,
): WithheldReason | undefined {
  const readingsPerDay = readings / Math.max(1, periodDays);
  if (origin === 'finger-stick') return 'finger-sticks';
  // A period of whole days, counted from first to last reading, falls short of them by the sensor's step.
  if (Math.round(periodDays) < leastDays) return 'too-few-days';
  if (activePercent < MIN_ACTIVE_PERCENT || readingsPerDay < MIN_READINGS_PER_DAY) {
    return 'too-little-of-time';
  }
  return undefined;
}
