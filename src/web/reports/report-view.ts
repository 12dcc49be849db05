import { type DayRange, daysIn, untilToday } from '#domain/time/day-range.ts';
import type { Report } from '#contract/reports/reports.ts';
import { PLAN_LIMITS, type Plan } from '#domain/membership/plans.ts';
import {
  periodAround,
  periodOfRange,
  REPORT_PERIODS,
  type ReportPeriod,
} from '#domain/reports/report-range.ts';
import type { ReportUnits } from '#domain/reports/figure-summary.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import { isLocalDate } from '#web/lib/clock.ts';
import { useFilter } from '#web/lib/address/use-filter.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import { formatMonth, formatShortDate } from '#web/lib/format.ts';

/** Props of every part of a report. */
export interface ReportPartProps {
  readonly report: Report;
  readonly units: ReportUnits;
}

export type Span = 'week' | 'month' | 'quarter' | 'year' | 'all' | 'custom';

/** The report in the address. `range` is undefined for all data. */
export interface ReportChoice {
  readonly span: Span;
  readonly range: DayRange | undefined;
}

/** From the middle of a month on, its report is useful; until then the previous month opens. */
const ENOUGH_DAYS = 14;

const isPeriod = (text: string | undefined): text is ReportPeriod =>
  REPORT_PERIODS.some((period) => period === text);

const usualDay = (period: ReportPeriod, today: string): string => {
  const { from } = periodAround(period, today);
  return period === 'month' && daysBetween(from, today) < ENOUGH_DAYS ? addDays(from, -1) : today;
};

/** The range of the report in the address, and its setter. */
export function useReportChoice(today: string) {
  const [{ span, on, from, to }, set] = useFilter(['span', 'on', 'from', 'to'] as const);
  const choose = (next: Partial<Record<'span' | 'on' | 'from' | 'to', string | null>>): void =>
    set({ span: null, on: null, from: null, to: null, ...next });
  const choice = ((): ReportChoice => {
    if (span === 'all') return { span, range: undefined };
    if (span === 'custom' && from && to && isLocalDate(from) && isLocalDate(to) && from <= to)
      return { span, range: { from, to } };
    const period = isPeriod(span) ? span : 'month';
    const day = on && isLocalDate(on) && on <= today ? on : usualDay(period, today);
    return { span: period, range: periodAround(period, day) };
  })();
  return { choice, choose } as const;
}

const QUARTER_NAMES = ['First', 'Second', 'Third', 'Fourth'];

/** "October 2026", "Third quarter of 2026", "Week of Oct 5", or both days. */
export function rangeName({ from, to }: DayRange, today: string): string {
  switch (periodOfRange({ from, to })) {
    case 'month':
      return from.slice(0, 4) === today.slice(0, 4)
        ? formatMonth(from).replace(/ \d+$/, '')
        : formatMonth(from);
    case 'quarter':
      return `${QUARTER_NAMES[Math.floor(Number(from.slice(5, 7)) / 3)]} quarter of ${from.slice(0, 4)}`;
    case 'year':
      return from.slice(0, 4);
    case 'week':
      return `Week of ${formatShortDate(from, today)}`;
    default:
      return from === to
        ? formatShortDate(from, today)
        : `${formatShortDate(from, today)} – ${formatShortDate(to, today)}`;
  }
}

/** "October", "the week of Oct 5", "the third quarter of 2026": a range inside a sentence. */
export function rangeInSentence(range: DayRange, today: string): string {
  const period = periodOfRange(range);
  const name = rangeName(range, today);
  return period === 'week' || period === 'quarter' ? `the ${nameInSentence(name)}` : name;
}

const daysText = (count: number): string => (count === 1 ? 'the first day' : `the first ${count} days`);

/** The range that a report is compared with, as part of a sentence: "September", "the first 23 days of October", "the week before". */
export function beforeName({ range, before, today }: Report): string | undefined {
  if (!before) return undefined;
  const period = periodOfRange(range);
  if (!period) {
    const days = daysBetween(before.from, before.to) + 1;
    return days === 1 ? 'the day before' : `the ${days} days before`;
  }
  const whole = periodAround(period, before.from);
  const name = period === 'month' || period === 'year' ? rangeName(whole, today) : `the ${period} before`;
  return before.to === whole.to ? name : `${daysText(daysBetween(before.from, before.to) + 1)} of ${name}`;
}

/** Whether the plan allows a range; today's day isn't over but counts. */
export function isWithinPlan(plan: Plan, range: ReportChoice['range'], today: string): boolean {
  const limit = PLAN_LIMITS[plan].reportDays;
  if (limit === null) return true;
  if (!range) return false;
  return daysIn(untilToday(range, today)).length <= limit;
}
