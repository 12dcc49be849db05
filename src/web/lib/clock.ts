import { useSyncExternalStore } from 'react';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { instantOf, wallClock } from '#domain/time/wall-clock.ts';

let zone = '';
let zoneReadAt = 0;

/** The zone the device is in now; it may change while traveling. Read once a second: reading it is slow, and every screen asks often. */
export function deviceTimeZone(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== zoneReadAt) {
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    zoneReadAt = second;
  }
  return zone;
}

/** Today's date where the member is now. */
export const todayHere = (): string => localDate(Date.now(), deviceTimeZone());

// A timer set for midnight doesn't survive a sleeping laptop, so this checks twice a minute and when the page becomes visible.
function subscribe(look: () => void): () => void {
  const timer = setInterval(look, 30_000);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Today, `YYYY-MM-DD`; changes at midnight while the page stays open. */
export const useToday = (): string => useSyncExternalStore(subscribe, todayHere);

/** Today in UTC, `YYYY-MM-DD`; changes while the page stays open. */
export const useUtcToday = (): string => useSyncExternalStore(subscribe, () => localDate(Date.now(), 'UTC'));

const two = (value: number): string => String(value).padStart(2, '0');

/** The wall-clock time of an instant as a time input takes it, `HH:MM`. */
export function timeOf(instantMs: number, timeZone: string): string {
  const { hour, minute } = wallClock(instantMs, timeZone);
  return `${two(hour)}:${two(minute)}`;
}

/** The local time now, `HH:MM`; updates while the page stays open. */
export const useTimeHere = (): string =>
  useSyncExternalStore(subscribe, () => timeOf(Date.now(), deviceTimeZone()));

const minuteMs = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The start of the current minute, ms; for "3 min ago", updates while the page stays open. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minuteMs);

/**
 * The instant of a date and a wall-clock time in a zone, ISO 8601 in UTC.
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function instantAt(date: string, time: string, timeZone: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(instantOf({ year, month, day, hour, minute, second: 0 }, timeZone)).toISOString();
}

/** Whether a text in an address is a calendar day, `YYYY-MM-DD`. */
export const isLocalDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
