import { meanOf } from '#domain/numbers/statistics.ts';
import { formatDate, formatDayMonth } from '#web/lib/format.ts';
import { chartDays } from './chart-days.ts';

/** First day of a chart: in longer ranges the first logged day, so that the chart doesn't start with a gap. */
export const firstDay = (range: { readonly range: string; readonly from: string }, logged?: string): string =>
  range.range !== '2w' && logged !== undefined && logged > range.from ? logged : range.from;

/** A value without uncertainty, in the form of charts. */
export const exact = (value: number) => ({ value, low: value, high: value });

/**
 * Positions and axis of a chart by day, or by week if there are many days.
 * @param from first day @param to last day @param today for the names of days
 */
export function dayAxis(from: string, to: string, today = to) {
  const positions = chartDays(from, to);
  const isWeekly = (positions[0]?.days.length ?? 1) > 1;
  const averages = (valueOf: (day: string) => number | null | undefined) =>
    positions.map(({ days }) => meanOf(days.map((day) => valueOf(day) ?? undefined)));
  return {
    positions,
    isWeekly,
    averages,
    /** Averages as bars. */
    bars: (valueOf: (day: string) => number | null | undefined) =>
      averages(valueOf).map((value) => (value === undefined ? undefined : exact(value))),
    /** Props of the chart. */
    axis: {
      dates: positions.map(({ date }) => date),
      formatX: formatDayMonth,
      formatDay: (date: string) => (isWeekly ? 'Week of ' : '') + formatDate(date, today),
    },
  };
}
