import { addDays } from '#domain/time/local-date.ts';
import { DAYS, dates, lastOf, type TimeWords } from './calendar-dates.ts';

/** "Monday to Thursday". */
export function daySpan([from = '', to = '']: readonly string[]): TimeWords | undefined {
  const [first, last] = [from, to].map((name) => DAYS.findIndex((day) => day.startsWith(name.slice(0, 3))));
  if (first === undefined || last === undefined || first >= last) return undefined;
  return { weekdays: Array.from({ length: last - first + 1 }, (_, at) => first + at) };
}

/** "Between Monday and Thursday": the latest of these days, or of each week. */
export function latestSpan(names: readonly string[], today: string): TimeWords | undefined {
  const weekdays = daySpan(names)?.weekdays;
  if (!weekdays) return undefined;
  const to = lastOf(weekdays.at(-1) ?? 0, today, false);
  return { ...dates(addDays(to, 1 - weekdays.length), to), inWindow: weekdays, inAverages: weekdays };
}
