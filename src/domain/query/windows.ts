import { addDays, mondayOf } from '#domain/time/local-date.ts';
import type { Window } from './query.ts';

/** First and last day, both included; null is open. */
export interface Span {
  readonly from: string | null;
  readonly to: string | null;
}

const monthStart = (today: string, back: number): string => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
};

function period(kind: 'day' | 'week' | 'month' | 'year', back: number, today: string): Span {
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
      return { from: monthStart(today, back), to: addDays(monthStart(today, back - 1), -1) };
    case 'year': {
      const year = Number(today.slice(0, 4)) - back;
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    }
  }
}

/** Days of a window. None is later than today. */
export function spanOf(window: Window, today: string): Span {
  switch (window.kind) {
    case 'all':
      return { from: null, to: today };
    case 'last-days':
      return { from: addDays(today, 1 - window.days), to: today };
    case 'dates':
      return { from: window.from, to: window.to !== null && window.to < today ? window.to : today };
    default: {
      const { from, to } = period(window.kind, window.back, today);
      return { from, to: to !== null && to < today ? to : today };
    }
  }
}

export const isWithin = (date: string, { from, to }: Span): boolean =>
  (from === null || date >= from) && (to === null || date <= to);

/** First index of an ordered list whose element passes; all after it do. */
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

/** The part of a list in order of days that a span holds. */
export const slicedBy = <T extends { readonly date: string }>(
  ordered: readonly T[],
  { from, to }: Span,
): readonly T[] =>
  ordered.slice(
    from === null ? 0 : firstIndex(ordered, ({ date }) => date >= from),
    to === null ? ordered.length : firstIndex(ordered, ({ date }) => date > to),
  );
