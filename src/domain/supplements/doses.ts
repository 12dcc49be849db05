import { daysIn, type DayRange } from '#domain/time/day-range.ts';
import { takesOn, type Schedule } from './own-supplement.ts';

/** A supplement, and what was logged of it. */
export interface TakenSupplement {
  /** Null if the member deleted it. */
  readonly schedule: Schedule | null;
  /** First day with a logged dose, ever; null without any. */
  readonly firstTaken: string | null;
  /** Days of the logged doses, one for each dose. */
  readonly takenOn: readonly string[];
}

/** Doses that weren't logged: `missed` on days that are over, `left` today. */
export interface OpenDose {
  readonly date: string;
  readonly state: 'missed' | 'left';
}

/**
 * Scheduled doses without a log. They count from the first logged dose on, because nothing is known of the days before it. Only their
 * number counts: a morning dose taken in the evening isn't missed.
 */
export function openDoses(
  { schedule, firstTaken, takenOn }: TakenSupplement,
  { from, to }: DayRange,
  today: string,
): readonly OpenDose[] {
  if (!schedule) return [];
  const logged = Map.groupBy(takenOn, (date) => date);
  const earliest = firstTaken ?? today;
  const range = { from: from < earliest ? earliest : from, to: to < today ? to : today };
  if (range.from > range.to) return [];
  return daysIn(range).flatMap((date) => {
    const open = takesOn(schedule, date).length - (logged.get(date)?.length ?? 0);
    const state = date < today ? ('missed' as const) : ('left' as const);
    return Array.from({ length: Math.max(0, open) }, () => ({ date, state }));
  });
}
