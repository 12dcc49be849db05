import { localDate } from '#domain/time/local-date.ts';
import type { EnteredSleep } from './sleep-days.ts';

/** A sleep with only its times. */
export const sleepBetween = (inBedMs: number, outOfBedMs: number, timeZone: string): EnteredSleep => ({
  inBedMs,
  outOfBedMs,
  latencyMinutes: null,
  awakeMinutes: null,
  awakenings: null,
  quality: null,
  isNap: false,
  timeZone,
  date: localDate(outOfBedMs, timeZone),
});
