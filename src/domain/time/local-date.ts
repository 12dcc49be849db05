import { DAY_MS } from './spans.ts';
import { instantOf, wallClock } from './wall-clock.ts';

/**
 * Calendar day in a time zone at an instant.
 * @param instantMs milliseconds since 1970-01-01 UTC
 * @param timeZone IANA name
 * @returns `YYYY-MM-DD`
 */
export function localDate(instantMs: number, timeZone: string): string {
  const { year, month, day } = wallClock(instantMs, timeZone);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Days that every month has. */
const SHORTEST_MONTH = 28;

/** Calendar day `days` after `date`, or before if negative. Independent of time zones and daylight saving. */
export function addDays(date: string, days: number): string {
  // Mostly a day of the same month, which takes a tenth as long as a conversion: ten years are walked day by day.
  const day = Number(date.slice(8)) + days;
  if (day >= 1 && day <= SHORTEST_MONTH) return `${date.slice(0, 8)}${day < 10 ? '0' : ''}${day}`;
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Weekdays that months begin later than January, with leap days counted from March on. */
const MONTH_SHIFTS = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

/** Weekday of a calendar day, from Monday 0 to Sunday 6. Arithmetic, because ten years of meals need 10,000 of them. Source: Sakamoto 1993. */
export function weekdayOf(date: string): number {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month < 3 ? 1 : 0);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return (year + leapDays + (MONTH_SHIFTS[month - 1] ?? 0) + Number(date.slice(8, 10)) + 6) % 7;
}

/** Monday of the week that contains a calendar day (ISO 8601). */
export const mondayOf = (date: string): string => addDays(date, -weekdayOf(date));

/**
 * First instant of a local day and first instant of the next: 23 to 25 hours apart on daylight saving changes.
 * @returns milliseconds since 1970-01-01 UTC
 */
export function localDayBounds(date: string, timeZone: string): { startMs: number; endMs: number } {
  const startOf = (day: string): number => {
    const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
    return instantOf({ year, month, day: dayOfMonth, hour: 0, minute: 0, second: 0 }, timeZone);
  };
  return { startMs: startOf(date), endMs: startOf(addDays(date, 1)) };
}
