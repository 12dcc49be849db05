import { addDays } from '#domain/time/local-date.ts';

/** A check-in of a day: stress 1 (calm) to 10 (worst). */
export interface DayStress {
  readonly date: string;
  readonly stress: number;
}

/** Days of check-ins, oldest first, each with its mean: two check-ins of one day count as one day. */
export function stressByDay(checkIns: readonly DayStress[]): readonly DayStress[] {
  const byDay = new Map<string, number[]>();
  for (const { date, stress } of checkIns) byDay.set(date, [...(byDay.get(date) ?? []), stress]);
  return [...byDay]
    .map(([date, values]) => ({ date, stress: values.reduce((sum, each) => sum + each, 0) / values.length }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The last seven days: mean of the days that had a check-in. */
export interface WeekOfStress {
  /** 1 to 10; undefined with none. */
  readonly mean: number | undefined;
  readonly days: number;
  /** Days on which it reached 9 or 10. */
  readonly veryHighDays: number;
}

const VERY_HIGH = 9;

/** The seven local days that end on `today`. */
export function weekOfStress(checkIns: readonly DayStress[], today: string): WeekOfStress {
  const week = checkIns.filter(({ date }) => date > addDays(today, -7) && date <= today);
  const days = stressByDay(week);
  return {
    mean: days.length === 0 ? undefined : days.reduce((sum, { stress }) => sum + stress, 0) / days.length,
    days: days.length,
    veryHighDays: new Set(week.filter(({ stress }) => stress >= VERY_HIGH).map(({ date }) => date)).size,
  };
}
