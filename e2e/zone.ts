import { addDays, localDate } from '#domain/time/local-date.ts';
import { instantOf } from '#domain/time/wall-clock.ts';

const BERLIN = 'Europe/Berlin';

const hourIn = (timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());

const isDay = (timeZone: string): boolean => hourIn(timeZone) >= 4 && hourIn(timeZone) < 20;

/** Time zone of the tests: Berlin, or Tokyo while it is night there. No run crosses midnight, and hours of the day have passed. */
export const ZONE = (process.env.E2E_TIME_ZONE ??= isDay(BERLIN) ? BERLIN : 'Asia/Tokyo');

/** The current hour in the tests' time zone, 0–23. */
export const localHour = (): number => hourIn(ZONE);

/** The day a number of days ago, today by default. */
export const dayAgo = (days = 0): string => addDays(localDate(Date.now(), ZONE), -days);

/** The instant of a local time ("07:30") a number of days ago. */
export function instantAgo(days: number, time: string): string {
  const [year = 0, month = 0, day = 0] = dayAgo(days).split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(instantOf({ year, month, day, hour, minute, second: 0 }, ZONE)).toISOString();
}
