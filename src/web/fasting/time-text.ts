import { localDate } from '#domain/time/local-date.ts';
import { formatDate, nearDay, formatTime } from '#web/lib/format.ts';

/** "today at 12:00 PM", "tomorrow at 7:30 AM", "Thu, Nov 19 at 8:00 PM": local time in a zone. */
export function whenText(ms: number, timeZone: string, today: string): string {
  const date = localDate(ms, timeZone);
  const day = nearDay(date, today)?.toLowerCase() ?? formatDate(date, today);
  return `${day} at ${formatTime(ms, timeZone)}`;
}

/** "today at 12:00 to 20:00": the day once if both are on it. */
export function spanText(fromMs: number, toMs: number, timeZone: string, today: string): string {
  const isSameDay = localDate(fromMs, timeZone) === localDate(toMs, timeZone);
  const until = isSameDay ? formatTime(toMs, timeZone) : whenText(toMs, timeZone, today);
  return `${whenText(fromMs, timeZone, today)} to ${until}`;
}
