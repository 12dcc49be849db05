import { meanOf } from '#domain/numbers/statistics.ts';
import { addDays } from '#domain/time/local-date.ts';

/** Stress on a day, from 1 (calm) to 10 (worst). */
export interface DayStress {
  readonly date: string;
  readonly stress: number;
}

/** Averages check-ins by day, oldest first. */
export function stressByDay(checkIns: readonly DayStress[]): readonly DayStress[] {
  const byDay = new Map<string, number[]>();
  for (const { date, stress } of checkIns) byDay.set(date, [...(byDay.get(date) ?? []), stress]);
  return [...byDay]
    .map(([date, values]) => ({ date, stress: meanOf(values) ?? 0 }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Stress over the last seven days. */
export interface WeekOfStress {
  /** Average of the days with a check-in, 1 to 10; undefined without any. */
  readonly mean: number | undefined;
  readonly days: number;
  /** Days on which stress reached 9 or 10. */
  readonly veryHighDays: number;
}

/** Check-ins of this many days make up the stress of a week. */
export const CHECK_IN_DAYS = 7;
/** Limits of the tags of a check-in. */
export const MAX_TAGS = 12;
export const MAX_TAG_CHARACTERS = 40;

const VERY_HIGH = 9;

/** Summarizes the seven local days up to `today`. */
export function weekOfStress(checkIns: readonly DayStress[], today: string): WeekOfStress {
  const week = checkIns.filter(({ date }) => date > addDays(today, -CHECK_IN_DAYS) && date <= today);
  const days = stressByDay(week);
  return {
    mean: meanOf(days.map(({ stress }) => stress)),
    days: days.length,
    veryHighDays: new Set(week.filter(({ stress }) => stress >= VERY_HIGH).map(({ date }) => date)).size,
  };
}
