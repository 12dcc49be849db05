import { meanOf } from '#domain/numbers/statistics.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';

/** Systolic and diastolic, mm Hg. */
export interface BloodPressure {
  readonly systolicMmhg: number;
  readonly diastolicMmhg: number;
}

export interface PressureReading extends BloodPressure {
  /** Local day, `YYYY-MM-DD`. */
  readonly date: string;
}

export const PRESSURE_CATEGORIES = ['normal', 'elevated', 'stage-1', 'stage-2', 'crisis'] as const;
export type PressureCategory = (typeof PRESSURE_CATEGORIES)[number];

/**
 * Lower limits of each category; either figure is enough, except for `elevated` (ACC/AHA 2017, doi:10.1161/HYP.0000000000000065). That
 * guideline's crisis begins just above 180 or 120. Here it includes them, because exactly 180 needs the same care.
 */
export const PRESSURE_LIMITS = {
  elevated: { systolicMmhg: 120 },
  'stage-1': { systolicMmhg: 130, diastolicMmhg: 80 },
  'stage-2': { systolicMmhg: 140, diastolicMmhg: 90 },
  crisis: { systolicMmhg: 180, diastolicMmhg: 120 },
} as const;

/** Category of a blood pressure in adults. */
export function pressureCategory({ systolicMmhg, diastolicMmhg }: BloodPressure): PressureCategory {
  const { crisis, elevated, 'stage-1': first, 'stage-2': second } = PRESSURE_LIMITS;
  if (systolicMmhg >= crisis.systolicMmhg || diastolicMmhg >= crisis.diastolicMmhg) return 'crisis';
  if (systolicMmhg >= second.systolicMmhg || diastolicMmhg >= second.diastolicMmhg) return 'stage-2';
  if (systolicMmhg >= first.systolicMmhg || diastolicMmhg >= first.diastolicMmhg) return 'stage-1';
  return systolicMmhg >= elevated.systolicMmhg ? 'elevated' : 'normal';
}

export interface UsualPressure extends BloodPressure {
  readonly readings: number;
  /** Days with readings. */
  readonly days: number;
  /** Local day of the last reading. */
  readonly measuredOn: string;
}

/** Days before the last reading that count toward the average. */
export const PRESSURE_DAYS = 7;
/** An average older than this is no longer current. */
export const PRESSURE_HOLDS_DAYS = 90;
/** A single reading isn't enough. */
export const MIN_READINGS = 2;

/**
 * Average of the readings in the week up to the last one (AHA's home monitoring: two readings each time, over several days,
 * doi:10.1161/CIR.0000000000000803).
 * @param readings in any order
 * @returns undefined without two readings, or if the last is older than 90 days
 */
export function usualPressure(readings: readonly PressureReading[], date: string): UsualPressure | undefined {
  const known = readings
    .filter((reading) => reading.date <= date)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const last = known.at(-1);
  if (!last || daysBetween(last.date, date) > PRESSURE_HOLDS_DAYS) return undefined;
  const from = addDays(last.date, 1 - PRESSURE_DAYS);
  const week = known.filter((reading) => reading.date >= from);
  const systolicMmhg = meanOf(week.map((reading) => reading.systolicMmhg));
  const diastolicMmhg = meanOf(week.map((reading) => reading.diastolicMmhg));
  if (systolicMmhg === undefined || diastolicMmhg === undefined || week.length < MIN_READINGS)
    return undefined;
  return {
    systolicMmhg,
    diastolicMmhg,
    readings: week.length,
    days: new Set(week.map((reading) => reading.date)).size,
    measuredOn: last.date,
  };
}
