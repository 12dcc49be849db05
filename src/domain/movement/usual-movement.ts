import { meanOf } from '#domain/numbers/statistics.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import { creditedMinutes, type ActiveDay } from './active-days.ts';

/** Days that define usual movement, including the last one. */
export const USUAL_MOVEMENT_DAYS = 28;
/** Fewer tracked days aren't enough for a usual week. */
export const MIN_TRACKED_DAYS = 7;
const WEEK = 7;

export interface UsualMovement {
  /** Minutes a week of moderate effort; vigorous ones count twice. */
  readonly weeklyMinutes: number | undefined;
  readonly weeklyStrengthSessions: number | undefined;
  readonly trackedDays: number;
  /** Per day, averaged over the days with data. */
  readonly steps: { readonly mean: number; readonly days: number } | undefined;
}

/**
 * A member's usual week as of a day. Days since the first with minutes count as tracked: a later day without any is a day of rest.
 * @param days of any range
 */
export function usualMovement(days: readonly ActiveDay[], date: string): UsualMovement {
  const from = addDays(date, 1 - USUAL_MOVEMENT_DAYS);
  const recent = days.filter((day) => day.date >= from && day.date <= date);
  const first = recent.find(({ hasMinutes }) => hasMinutes);
  const trackedDays = first ? daysBetween(first.date, date) + 1 : 0;
  const perWeek = (figureOf: (day: ActiveDay) => number): number | undefined =>
    trackedDays < MIN_TRACKED_DAYS
      ? undefined
      : (recent.reduce((sum, day) => sum + figureOf(day), 0) * WEEK) / trackedDays;
  const steps = recent.flatMap((day) => day.steps ?? []);
  const mean = meanOf(steps);
  return {
    weeklyMinutes: perWeek(creditedMinutes),
    weeklyStrengthSessions: perWeek(({ strengthSessions }) => strengthSessions),
    trackedDays,
    steps: mean === undefined || steps.length < MIN_TRACKED_DAYS ? undefined : { mean, days: steps.length },
  };
}
