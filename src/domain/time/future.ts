import { localDate } from './local-date.ts';
import { MINUTE_MS } from './spans.ts';

/** Device clocks differ, so a time up to this far ahead still counts as now. */
export const MAX_CLOCK_SKEW_MS = 5 * MINUTE_MS;

/** Whether a moment is in the future, clock skew aside. */
export const isInFuture = (atMs: number, nowMs: number): boolean => atMs > nowMs + MAX_CLOCK_SKEW_MS;

/** Whether a local day comes after today. @param date `YYYY-MM-DD` @param today where the day counts */
export const isAfterToday = (date: string, today: string): boolean => date > today;

/** Whether a local day hasn't started yet, clock skew aside. @param date `YYYY-MM-DD` */
export const isFutureDay = (date: string, timeZone: string, nowMs: number): boolean =>
  isAfterToday(date, localDate(nowMs + MAX_CLOCK_SKEW_MS, timeZone));

/** Whether a day hasn't started in any time zone. For days whose time zone is unknown. @param date `YYYY-MM-DD` */
export const isFutureDayAnywhere = (date: string, nowMs: number): boolean =>
  isFutureDay(date, 'Pacific/Kiritimati', nowMs);
