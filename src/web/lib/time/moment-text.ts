import { localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone, timeOf, todayHere } from '#web/lib/clock.ts';
import { formatDate } from '#web/lib/format.ts';

/** The day of an instant where the device is: "Fri 20 Nov", with the year where it is not this one. @param at ISO 8601 */
export const dayText = (at: string, today: string = todayHere()): string =>
  formatDate(localDate(Date.parse(at), deviceTimeZone()), today);

/** An instant where the device is: "Fri 20 Nov, 14:05". @param at ISO 8601 */
export const momentText = (at: string): string =>
  `${dayText(at)}, ${timeOf(Date.parse(at), deviceTimeZone())}`;
