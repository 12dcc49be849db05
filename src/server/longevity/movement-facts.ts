import type { LongevityFacts } from '#domain/longevity/assess-longevity.ts';
import type { Measured } from '#domain/longevity/measured.ts';
import { USUAL_MOVEMENT_DAYS, usualMovement } from '#domain/movement/usual-movement.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { activeDaysBetween } from '#server/movement/queries.ts';
import { usualVitalsOf } from '#server/vitals/queries.ts';
import type { ScoredDay } from './window.ts';

const tracked = (value: number | undefined, days: number): Measured | undefined =>
  value === undefined ? undefined : { value, origin: 'tracked', days };

/** Tracked movement and blood pressure as of a day. Each replaces the answer of the assessment. */
export async function movementFactsOf(
  db: Db,
  { userId, date }: ScoredDay,
): Promise<Pick<LongevityFacts, 'movement' | 'bloodPressure'>> {
  const [days, { pressure }] = await Promise.all([
    activeDaysBetween(db, userId, addDays(date, 1 - USUAL_MOVEMENT_DAYS), date),
    usualVitalsOf(db, userId, date),
  ]);
  const { weeklyMinutes, weeklyStrengthSessions, trackedDays, steps } = usualMovement(days, date);
  const measure = (value: number): Measured | undefined =>
    pressure && { value, origin: 'tracked', date: pressure.measuredOn };
  return {
    movement: {
      activityMinutes: tracked(weeklyMinutes, trackedDays),
      resistanceSessions: tracked(weeklyStrengthSessions, trackedDays),
      steps: tracked(steps?.mean, steps?.days ?? 0),
    },
    bloodPressure: pressure && {
      systolicMmhg: measure(pressure.systolicMmhg),
      diastolicMmhg: measure(pressure.diastolicMmhg),
    },
  };
}
