import { addDays, daysBetween } from './local-date.ts';

/** Local days `YYYY-MM-DD`, both ends included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The last days up to and including one. */
export const lastDays = (to: string, count: number): DayRange => ({ from: addDays(to, 1 - count), to });

/** Every day of a range, oldest first; none if it ends before it begins. */
export function daysIn({ from, to }: DayRange): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A range without the days after today. */
export const untilToday = ({ from, to }: DayRange, today: string): DayRange => ({
  from,
  to: to < today ? to : today,
});

/** The range of the same length right before another. */
export const rangeBefore = ({ from, to }: DayRange): DayRange => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
});

/** First day of the month that is some months after a day's month. */
export const monthStart = (date: string, monthsAfter = 0): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsAfter, 1)).toISOString().slice(0, 10);
};
