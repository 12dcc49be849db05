import { addDays, daysBetween } from './local-date.ts';

/** Local days `YYYY-MM-DD`, both ends included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The range of the same length right before another. */
export const rangeBefore = ({ from, to }: DayRange): DayRange => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
});

/** The first day of a month, some months after the month of a day. */
export const monthStart = (date: string, monthsAfter = 0): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsAfter, 1)).toISOString().slice(0, 10);
};
