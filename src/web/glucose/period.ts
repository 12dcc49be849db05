import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { DayRange } from '#domain/time/day-range.ts';
import { addDays } from '#domain/time/local-date.ts';
import { withParts } from '#web/lib/address/change-query.ts';
import { isLocalDate } from '#web/lib/clock.ts';

/** Lengths of a period in days. */
export const PERIOD_DAYS = [1, 3, 7, 14, 30, 90] as const;
const USUAL_DAYS = 14;

/** Longer periods move by more than a day at a time. */
const stepDays = (days: number): number => (days <= 14 ? 1 : days === 30 ? 7 : 30);

export interface Period extends DayRange {
  readonly days: number;
  /** The last day of the period one step back, and one step forward. */
  readonly previous: string;
  readonly next: string;
}

/** The period that ends on a day. */
export const periodTo = (to: string, days: number): Period => ({
  from: addDays(to, 1 - days),
  to,
  days,
  previous: addDays(to, -stepDays(days)),
  next: addDays(to, stepDays(days)),
});

/** The days in view, from the address: `?days=14&to=2026-11-20`; by default two weeks up to today. */
export function usePeriod(today: string) {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('days'));
  const days = PERIOD_DAYS.find((choice) => choice === asked) ?? USUAL_DAYS;
  const askedTo = search.get('to') ?? '';
  const to = isLocalDate(askedTo) && askedTo <= today ? askedTo : today;
  // A stable object while the days don't change, so that everything is computed once.
  const period = useMemo(() => periodTo(to, days), [to, days]);
  const change = (parts: Record<string, string | null>): void =>
    setSearch((was) => withParts(was, parts), { replace: true });
  return {
    period,
    setDays: (chosen: number) => change({ days: String(chosen) }),
    setTo: (date: string) => change({ to: date < today ? date : null }),
  } as const;
}
