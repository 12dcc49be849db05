import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query, Selection, Window } from '#domain/query/query.ts';
import { isOneDay, spanOf } from '#domain/query/windows.ts';
import { windowBefore, windowYearBefore } from '#domain/questions/times/calendar-words.ts';
import { addDays, daysBetween, weekdayOf } from '#domain/time/local-date.ts';

/** Days that a follow-up names. */
export type NamedDays = Pick<Selection, 'weekdays'> & { readonly window?: Window };

interface Moved {
  readonly today: string;
  /** "No, I meant September": in place of the days named last. */
  readonly isCorrection?: boolean;
}

const isSame = (one: Window, other: Window, today: string): boolean =>
  JSON.stringify(spanOf(one, today)) === JSON.stringify(spanOf(other, today));

/** Shortest window that has two of a group. */
const TWO_OF: Readonly<Partial<Record<NonNullable<Query['group']>, number>>> = {
  day: 2,
  weekday: 2,
  week: 8,
  month: 32,
};

/** Whether a window has several of the groups that a list is made of. */
export function hasSeveral(window: Window, group: Query['group'], today: string): boolean {
  const { from, to } = spanOf(window, today);
  const least = group && TWO_OF[group];
  if (least === undefined || from === null || to === null) return true;
  return daysBetween(from, to) + 1 >= least;
}

/** A comparison moved to other days, with its second side where it was relative to the first: "last week with the week before". */
function comparedOn(query: Query, window: Window, { today, isCorrection }: Moved): Partial<Query> {
  const { versus } = query;
  if (!versus?.window) return { window, ...(versus && { versus }) };
  const before = windowBefore(query.window, today);
  const yearBefore = windowYearBefore(query.window, today);
  const moved =
    before && isSame(before, versus.window, today)
      ? windowBefore(window, today)
      : yearBefore && isSame(yearBefore, versus.window, today)
        ? windowYearBefore(window, today)
        : undefined;
  if (moved && !isCorrection) return { window, versus: { ...versus, window: moved } };
  return isSame(window, query.window, today) ? { window } : { versus: { ...versus, window } };
}

/** Weekdays that haven't come yet this week are those of last week: "What about weekends?" on a Friday. */
function withThese(window: Window, weekdays: readonly number[], today: string): Window {
  if (isOneDay(window)) return { kind: 'all' };
  const { from, to } = spanOf(window, today);
  if (from === null || to === null || daysBetween(from, to) >= 6) return window;
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => weekdayOf(addDays(from, at)));
  if (days.some((day) => weekdays.includes(day))) return window;
  return window.kind === 'week' ? { kind: 'week', back: window.back + 1 } : { kind: 'all' };
}

/** Statistics that a single day doesn't have. */
const OF_SEVERAL: ReadonlySet<Query['aggregate']> = new Set([
  'min',
  'max',
  'median',
  'sd',
  'change',
  'slope',
]);

/** What a figure of several days is on a single one. */
function onOneDay(query: Query): Query {
  const metric = findMetric(query.metric);
  const isDaily = metric?.kind === 'daily' && !query.where;
  if (!metric || !isOneDay(query.window)) return query;
  if (metric.list === 'supplements' && query.aggregate === 'count') {
    const { threshold: _threshold, per: _per, ...doses } = query;
    return { ...doses, aggregate: 'sum' };
  }
  const { per, rank, nth: _nth, ...rest } = query;
  const isRate = per === 'week' || per === 'month';
  const plain = isRate || per === undefined ? rest : { ...rest, per };
  const isStatistic = isDaily && !rank && OF_SEVERAL.has(query.aggregate);
  return { ...(rank && query.group ? query : plain), ...(isStatistic && { aggregate: metric.plain }) };
}

/** The same question about other days: lists, rankings and comparisons stay what they are. */
export function onOtherDays(query: Query, days: NamedDays, moved: Moved): Query {
  const { today } = moved;
  const { window, weekdays } = days;
  // "The one before my last run" is no longer meant.
  const { only: _only, at: _at, versus, weekdays: before, ...own } = query;
  if (window === undefined) {
    if (weekdays === undefined) return query;
    const kept = versus && !versus.weekdays ? { versus } : {};
    return { ...own, ...kept, window: withThese(own.window, weekdays, today), weekdays };
  }
  // "On weekends", then "and last month?", but not "and yesterday?"
  const named = weekdays ?? (isOneDay(window) ? undefined : before);
  const next: Query = {
    ...own,
    ...comparedOn(query, window, moved),
    ...(named && { weekdays: named }),
  };
  if (hasSeveral(next.window, next.group, today)) return onOneDay(next);
  const { group: _group, rank: _rank, ...whole } = next;
  return onOneDay(whole);
}
