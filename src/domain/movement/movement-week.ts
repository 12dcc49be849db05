import { addDays, mondayOf } from '#domain/time/local-date.ts';
import { creditedMinutes, type ActiveDay } from './active-days.ts';

/** Weekly targets for adults: minutes of moderate effort and days of strength training (WHO 2020, doi:10.1136/bjsports-2020-102955). */
export const WEEKLY_MINUTES = 150;
export const WEEKLY_STRENGTH_DAYS = 2;
/** Mortality falls with more steps a day up to some 8,000 (Paluch 2022, doi:10.1016/S2468-2667(21)00302-9). */
export const DAILY_STEPS = 8000;

export interface MovementWeek {
  /** Its Monday. */
  readonly from: string;
  /** Minutes of moderate effort; vigorous ones count twice. */
  readonly minutes: number;
  readonly strengthDays: number;
}

/** The calendar week of a day, Monday to Sunday. */
export function movementWeek(days: readonly ActiveDay[], date: string): MovementWeek {
  const from = mondayOf(date);
  const to = addDays(from, 6);
  const week = days.filter((day) => day.date >= from && day.date <= to);
  return {
    from,
    minutes: week.reduce((sum, day) => sum + creditedMinutes(day), 0),
    strengthDays: week.filter(({ strengthSessions }) => strengthSessions > 0).length,
  };
}
