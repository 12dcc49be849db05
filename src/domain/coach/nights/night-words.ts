import type { Metric } from '#domain/metrics/metric.ts';
import type { Selection } from '#domain/query/query.ts';
import { isOneDay, spanOf } from '#domain/query/windows.ts';
import { addDays } from '#domain/time/local-date.ts';
import { joinWords } from '#domain/words/join-words.ts';

/*
 * A night is stored, charted and averaged under the day it ends on. People name it by its evening: Friday night ends on a Saturday.
 * Answers therefore name single nights by their evening, whichever day was asked for.
 */

/** Figures of the day after a night, or of the daytime. */
const OF_DAYS: ReadonlySet<string> = new Set(['wakeTime', 'napMinutes']);

/** Whether a metric describes nights. */
export const isOfNights = ({ slice, key }: Pick<Metric, 'slice' | 'key'>): boolean =>
  slice === 'sleep' && !OF_DAYS.has(key);

const EVENINGS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const WEEKEND = '5,6';
const WORKWEEK = '0,1,2,3,4';

/** Whether weekdays are the usual two parts of the week, which need no names. */
export const isPartOfWeek = (weekdays: readonly number[]): boolean =>
  weekdays.join() === WEEKEND || weekdays.join() === WORKWEEK;

/** "Fri, Nov 13": the evening of the night that ends on a day. */
export function eveningOf(date: string, today: string): string {
  const evening = addDays(date, -1);
  return new Date(`${evening}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(evening.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  });
}

/** "last night", "the night of Fri, Nov 13". @param date on which it ends */
export const nightOf = (date: string, today: string): string =>
  date === today ? 'last night' : `the night of ${eveningOf(date, today)}`;

/** "Friday night" for Saturday. */
export const weekdayNight = (weekday: string): string => {
  const day = EVENINGS[(EVENINGS.findIndex((evening) => evening === weekday) + 6) % 7] ?? weekday;
  return `${day} night`;
};

/** The nights that a selection picks: "on Friday nights", "the night of Fri, Nov 13". Undefined if it needs no other words than days. */
export function nightsWords(
  { window, weekdays }: Pick<Selection, 'window' | 'weekdays'>,
  today: string,
): { readonly weekdays?: string; readonly window?: string } {
  const { to } = spanOf(window, today);
  const isNamed = weekdays !== undefined && !isPartOfWeek(weekdays);
  return {
    ...(isNamed && {
      weekdays: `on ${joinWords(weekdays.flatMap((day) => EVENINGS[day] ?? []))} nights`,
    }),
    ...(isOneDay(window) && to !== null
      ? { window: nightOf(to, today) }
      : window.kind === 'last-days' && { window: `over the last ${window.days} nights` }),
  };
}
