import { isAfterToday } from '#domain/time/future.ts';
import type { DayRange } from '#domain/time/day-range.ts';
import { useSearchParams } from 'react-router';
import { addDays } from '#domain/time/local-date.ts';
import { withParts } from '#web/lib/address/change-query.ts';
import { isLocalDate, useUtcToday } from '#web/lib/clock.ts';
import { isFullyTyped } from '#web/lib/time/typed-day.ts';

/** Ranges that end today, and custom dates. */
export const RANGE_CHOICES = [
  { value: '7', label: '7 days' },
  { value: '28', label: '28 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'own', label: 'Custom' },
] as const;
export type RangeChoice = (typeof RANGE_CHOICES)[number]['value'];

const USUAL: RangeChoice = '28';
const MAX_DAYS = 731;

const isChoice = (text: string | null): text is RangeChoice =>
  RANGE_CHOICES.some(({ value }) => value === text);

export interface StatisticsRange extends DayRange {
  readonly choice: RangeChoice;
}

/**
 * The range that an address names; days are those of UTC.
 * @param today the current day (UTC), the latest a range can end
 */
export function rangeOf(search: URLSearchParams, today: string): StatisticsRange {
  const asked = search.get('range');
  const choice = isChoice(asked) ? asked : USUAL;
  const back = (days: string) => addDays(today, 1 - Number(days));
  if (choice !== 'own') return { choice, from: back(choice), to: today };
  const [askedFrom, askedTo] = [search.get('from') ?? '', search.get('to') ?? ''];
  const to = isLocalDate(askedTo) && askedTo <= today ? askedTo : today;
  const from = isLocalDate(askedFrom) ? askedFrom : back(USUAL);
  const first = addDays(to, 1 - MAX_DAYS);
  return { choice, from: from > to ? to : from < first ? first : from, to };
}

/** Error of two dates; undefined if they are valid. @param today the current day (UTC) */
export function rangeFault({ from, to }: DayRange, today: string): string | undefined {
  if (![from, to].every(isFullyTyped)) return 'Enter both dates in full.';
  if (isAfterToday(to, today)) return 'The last day is in the future. Days are in UTC.';
  if (from > to) return 'The first day is after the last.';
  return from < addDays(to, 1 - MAX_DAYS) ? 'Choose a range of two years or less.' : undefined;
}

/** The range in view, from the address. */
export function useStatisticsRange() {
  const [search, setSearch] = useSearchParams();
  const today = useUtcToday();
  const range = rangeOf(search, today);
  const choose = (choice: RangeChoice, days: DayRange = range): void =>
    setSearch(
      (was) =>
        withParts(was, {
          range: choice === USUAL ? null : choice,
          from: choice === 'own' ? days.from : null,
          to: choice === 'own' ? days.to : null,
        }),
      { replace: true },
    );
  return { range, today, choose } as const;
}
