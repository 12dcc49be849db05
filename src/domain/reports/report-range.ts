import { monthStart, rangeBefore, type DayRange } from '#domain/time/day-range.ts';
import { addDays, daysBetween, mondayOf } from '#domain/time/local-date.ts';

/** Calendar ranges of a report; weeks begin on Monday. */
export const REPORT_PERIODS = ['week', 'month', 'quarter', 'year'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

const laterOf = (one: string, other: string): string => (one > other ? one : other);

const MONTHS: Readonly<Record<Exclude<ReportPeriod, 'week'>, number>> = { month: 1, quarter: 3, year: 12 };

/** The whole calendar period that contains a day. */
export function periodAround(period: ReportPeriod, date: string): DayRange {
  if (period === 'week') {
    const monday = mondayOf(date);
    return { from: monday, to: addDays(monday, 6) };
  }
  const months = MONTHS[period];
  const month = Number(date.slice(5, 7)) - 1;
  const from = monthStart(date, -(month % months));
  return { from, to: addDays(monthStart(from, months), -1) };
}

/** The calendar period that a range exactly covers; undefined for other ranges. */
export const periodOfRange = (range: DayRange): ReportPeriod | undefined =>
  REPORT_PERIODS.find((period) => {
    const { from, to } = periodAround(period, range.from);
    return from === range.from && to === range.to;
  });

/**
 * The previous range: the calendar period before, or the same number of days right before. For a range in progress, only as many days of
 * the previous one are compared as have passed.
 */
export function comparedRange(range: DayRange, today: string): DayRange {
  const isOver = range.to <= today;
  const period = periodOfRange(range);
  if (!period) return rangeBefore(isOver ? range : { from: range.from, to: laterOf(range.from, today) });
  const whole = periodAround(period, addDays(range.from, -1));
  if (isOver) return whole;
  const last = addDays(whole.from, daysBetween(range.from, laterOf(range.from, today)));
  return { from: whole.from, to: last < whole.to ? last : whole.to };
}

/** Step in charts and tables: weeks above a quarter, months above two years. */
export type ReportStep = 'day' | 'week' | 'month';
export const stepOf = ({ from, to }: DayRange): ReportStep => {
  const days = daysBetween(from, to) + 1;
  return days <= 92 ? 'day' : days <= 731 ? 'week' : 'month';
};

/** First day of a day's step; a range's first step may begin before the range. */
export const stepStart = (date: string, step: ReportStep): string =>
  step === 'day' ? date : step === 'week' ? mondayOf(date) : monthStart(date);

/** {@link stepStart}, cached for many metrics of the same days. */
export function stepStarts(step: ReportStep): (date: string) => string {
  const known = new Map<string, string>();
  return (date) => {
    const start = known.get(date) ?? stepStart(date, step);
    known.set(date, start);
    return start;
  };
}

/** First days of the steps of a range, oldest first. */
export function stepsOf({ from, to }: DayRange, step: ReportStep): readonly string[] {
  const starts: string[] = [];
  for (
    let at = stepStart(from, step);
    at <= to;
    at = step === 'month' ? monthStart(at, 1) : addDays(at, step === 'week' ? 7 : 1)
  )
    starts.push(at);
  return starts;
}
