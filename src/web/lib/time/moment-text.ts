import { localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone, todayHere } from '#web/lib/clock.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';

/** The local day of an instant: "Fri 20 Nov", with the year if it isn't the current one. @param at ISO 8601 */
export const dayText = (at: string, today: string = todayHere()): string =>
  formatDate(localDate(Date.parse(at), deviceTimeZone()), today);

/** An instant, in local time unless another zone is given: "Fri 20 Nov, 14:05". @param at ISO 8601 */
export const momentText = (at: string, timeZone: string = deviceTimeZone()): string =>
  `${formatDate(localDate(Date.parse(at), timeZone), todayHere())}, ${formatTime(Date.parse(at), timeZone)}`;
