import { addDays, daysBetween, weekdayOf } from '#domain/time/local-date.ts';
import type { Window } from './answer.ts';

/** Windows that people name. Weeks begin on Monday; "last 7 days" end today. */
export const PERIODS = [
  'today',
  'yesterday',
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
] as const;
export type Period = (typeof PERIODS)[number];

const monthStart = (date: string): string => `${date.slice(0, 7)}-01`;

/** The local days of a named window. @param today local day */
export function windowOf(period: Period, today: string): Window {
  const monday = addDays(today, -weekdayOf(today));
  const lastDays = (days: number): Window => ({ from: addDays(today, 1 - days), to: today });
  const yesterday = addDays(today, -1);
  const lastMonthEnd = addDays(monthStart(today), -1);
  const windows: Readonly<Record<Period, Window>> = {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    'last-7-days': lastDays(7),
    'last-30-days': lastDays(30),
    'last-90-days': lastDays(90),
    'this-week': { from: monday, to: today },
    'last-week': { from: addDays(monday, -7), to: addDays(monday, -1) },
    'this-month': { from: monthStart(today), to: today },
    'last-month': { from: monthStart(lastMonthEnd), to: lastMonthEnd },
  };
  return windows[period];
}

/** The window of the same length right before another. */
export const windowBefore = ({ from, to }: Window): Window => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
});
