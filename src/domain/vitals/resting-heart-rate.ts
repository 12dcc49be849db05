import { quantileOf, sortedPresent } from '#domain/numbers/statistics.ts';
import { addDays } from '#domain/time/local-date.ts';

/** Days that define a usual resting heart rate, including the last one. */
export const HEART_RATE_DAYS = 28;

export interface UsualHeartRate {
  /** Beats per minute: median of the days. */
  readonly bpm: number;
  readonly days: number;
  readonly measuredOn: string;
}

/**
 * Usual resting heart rate as of a day: the median of each day's lowest reading.
 * @returns undefined without readings in 28 days
 */
export function usualHeartRate(
  readings: readonly { readonly date: string; readonly restingHeartRateBpm: number }[],
  date: string,
): UsualHeartRate | undefined {
  const from = addDays(date, 1 - HEART_RATE_DAYS);
  const byDay = new Map<string, number>();
  for (const reading of readings)
    if (reading.date >= from && reading.date <= date)
      byDay.set(reading.date, Math.min(byDay.get(reading.date) ?? Infinity, reading.restingHeartRateBpm));
  const bpm = quantileOf(sortedPresent([...byDay.values()]), 0.5);
  const measuredOn = [...byDay.keys()].toSorted().at(-1);
  return bpm === undefined || measuredOn === undefined ? undefined : { bpm, days: byDay.size, measuredOn };
}

export type RestingRateBand = 'low' | 'usual' | 'raised' | 'high';

/**
 * Band of an adult's resting heart rate, bpm: under 60 has the lowest mortality (Zhang 2016, doi:10.1503/cmaj.150535), and above 100 is
 * tachycardia. Not for children, pregnancy or with a beta blocker.
 */
export function restingRateBand(bpm: number): RestingRateBand {
  if (bpm < 60) return 'low';
  if (bpm < 80) return 'usual';
  return bpm <= 100 ? 'raised' : 'high';
}
