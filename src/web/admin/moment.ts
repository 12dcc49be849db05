import { localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone, timeOf, todayHere } from '#web/lib/clock.ts';
import { formatDate } from '#web/lib/format.ts';

/** "Fri 20 Nov, 14:05", where the admin is now; the year where it is not this one. */
export function momentText(instant: string): string {
  const ms = Date.parse(instant);
  return `${dayText(instant)}, ${timeOf(ms, deviceTimeZone())}`;
}

/** "Fri 20 Nov". */
export const dayText = (instant: string): string =>
  formatDate(localDate(Date.parse(instant), deviceTimeZone()), todayHere());
