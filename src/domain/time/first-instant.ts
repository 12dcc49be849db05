import { localDate } from './local-date.ts';
import { DAY_MINUTES, DAY_MS } from './spans.ts';
import { instantOf, wallClock } from './wall-clock.ts';

/** Longest jump of a clock: zones that crossed the date line skipped a whole day. */
const LONGEST_GAP_MS = DAY_MS;

/**
 * First instant at which a zone's clock shows a time of day or later: a time that is skipped in spring gives the first instant after the
 * gap, and one that occurs twice in fall its first occurrence.
 * @param date `YYYY-MM-DD`
 * @param minute after midnight, 0 to 1439
 * @param timeZone IANA name
 * @returns milliseconds since 1970-01-01 UTC
 */
export function firstInstantAt(date: string, minute: number, timeZone: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const clock = { year, month, day, hour: Math.floor(minute / 60), minute: minute % 60, second: 0 };
  const found = instantOf(clock, timeZone);
  const isReached = (atMs: number): boolean => {
    const shown = localDate(atMs, timeZone);
    return shown === date ? minuteOfDay(atMs, timeZone) >= minute : shown > date;
  };
  if (localDate(found, timeZone) === date && minuteOfDay(found, timeZone) === minute) return found;
  // In a gap: the clock jumps over the time between these two.
  let [before, after] = [found - LONGEST_GAP_MS, found];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isReached(middle)) after = middle;
    else before = middle;
  }
  return after;
}

/** Minutes after midnight on a zone's clock, 0 to 1439. */
export function minuteOfDay(atMs: number, timeZone: string): number {
  const { hour, minute } = wallClock(atMs, timeZone);
  return hour * 60 + minute;
}

/** "07:30" as minutes after midnight. */
export const minuteOfTime = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Minutes after midnight as "07:30", also of the day before or after. */
export function timeOfMinute(minute: number): string {
  const inDay = ((Math.round(minute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(inDay / 60))}:${part(inDay % 60)}`;
}
