import type { Effort } from './workout-types.ts';

/** Shares of the maximal heart rate from which effort is moderate and vigorous (ACSM, doi:10.1249/MSS.0b013e318213fefb). */
const MODERATE_FROM = 0.64;
const VIGOROUS_FROM = 0.77;

/** Maximal heart rate of an adult, bpm: 208 − 0.7 × age (Tanaka 2001, doi:10.1016/S0735-1097(00)01054-8). */
export const maxHeartRate = (ageYears: number): number => 208 - 0.7 * ageYears;

/** Effort of a workout by its average heart rate. */
export function effortByHeartRate(averageBpm: number, ageYears: number): Effort {
  const share = averageBpm / maxHeartRate(ageYears);
  if (share >= VIGOROUS_FROM) return 'vigorous';
  return share >= MODERATE_FROM ? 'moderate' : 'light';
}
