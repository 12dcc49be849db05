import { type DayRange, lastDays, monthStart, untilToday } from '#domain/time/day-range.ts';
import { addDays, mondayOf } from '#domain/time/local-date.ts';
import type { Window } from './query.ts';

/** First and last day, both included; null is open. */
export interface Span {
  readonly from: string | null;
  readonly to: string | null;
}

function calendarRange(kind: 'day' | 'week' | 'month' | 'year', back: number, today: string): DayRange {
  switch (kind) {
    case 'day': {
      const day = addDays(today, -back);
      return { from: day, to: day };
    }
    case 'week': {
      const monday = addDays(mondayOf(today), -7 * back);
      return { from: monday, to: addDays(monday, 6) };
    }
    case 'month':
      return { from: monthStart(today, -back), to: addDays(monthStart(today, 1 - back), -1) };
    case 'year': {
      const year = Number(today.slice(0, 4)) - back;
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    }
  }
}

/** Days of a window that has a first day, up to today. */
export function windowRange(window: Exclude<Window, { kind: 'all' | 'dates' }>, today: string): DayRange {
  if (window.kind === 'last-days') return lastDays(today, window.days);
  return untilToday(calendarRange(window.kind, window.back, today), today);
}

/** Days of a window, up to today. */
export function spanOf(window: Window, today: string): Span {
  switch (window.kind) {
    case 'all':
      return { from: null, to: today };
    case 'dates':
      return { from: window.from, to: window.to !== null && window.to < today ? window.to : today };
    default:
      return windowRange(window, today);
  }
}

/** Whether a window is a single day. */
export const isOneDay = (window: Window | undefined): boolean =>
  window?.kind === 'day' || (window?.kind === 'dates' && window.from !== null && window.from === window.to);

/** Whether a day, week, month or year isn't over yet. */
export const isUnderWay = (window: Window): boolean =>
  window.kind !== 'all' && window.kind !== 'dates' && window.kind !== 'last-days' && window.back === 0;

export const isWithin = (date: string, { from, to }: Span): boolean =>
  (from === null || date >= from) && (to === null || date <= to);

/** First index of an ordered list whose element passes; all later ones pass too. */
export function firstIndex<T>(ordered: readonly T[], isPast: (element: T) => boolean): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = ordered[middle];
    if (element !== undefined && isPast(element)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The part of an ordered list that is within a span of days. */
export const slicedBy = <T extends { readonly date: string }>(
  ordered: readonly T[],
  { from, to }: Span,
): readonly T[] =>
  ordered.slice(
    from === null ? 0 : firstIndex(ordered, ({ date }) => date >= from),
    to === null ? ordered.length : firstIndex(ordered, ({ date }) => date > to),
  );
