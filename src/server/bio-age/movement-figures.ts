import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import type { OwnFigure } from '#domain/bio-age/suggested-answers.ts';
import type { PrefillSource } from '#domain/bio-age/answer.ts';
import { USUAL_MOVEMENT_DAYS, usualMovement } from '#domain/movement/usual-movement.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { activeDaysBetween, newestVo2Max } from '#server/movement/queries.ts';
import { usualVitalsOf } from '#server/vitals/queries.ts';

/** Fitness changes within months. */
const VO2MAX_HOLDS_DAYS = 180;

/** Usual minutes, steps and strength sessions of four weeks, VO2 max, blood pressure and resting heart rate. */
export async function movementFiguresOf(
  db: Db,
  userId: string,
  today: string,
): Promise<readonly OwnFigure[]> {
  const [active, { pressure, heartRate }, fitness] = await Promise.all([
    activeDaysBetween(db, userId, addDays(today, 1 - USUAL_MOVEMENT_DAYS), today),
    usualVitalsOf(db, userId, today),
    newestVo2Max(db, userId, addDays(today, -VO2MAX_HOLDS_DAYS), today),
  ]);
  const { weeklyMinutes, weeklyStrengthSessions, trackedDays, steps } = usualMovement(active, today);
  const measuredOn = active.at(-1)?.date ?? today;
  const figure = (
    item: ItemKey,
    value: number | undefined,
    source: PrefillSource,
    days: number | null,
    on: string,
  ): readonly OwnFigure[] =>
    value === undefined ? [] : [{ item, figure: value, source, measuredOn: on, days, isApproximate: false }];
  return [
    ...figure('mvpa', weeklyMinutes, 'movement', trackedDays, measuredOn),
    ...figure('rt', weeklyStrengthSessions, 'movement', trackedDays, measuredOn),
    ...figure('steps', steps?.mean, 'movement', steps?.days ?? 0, measuredOn),
    ...figure('vo2max', fitness?.vo2MaxMlKgMin, 'movement', null, fitness?.date ?? today),
    ...figure('sbp', pressure?.systolicMmhg, 'vitals', pressure?.days ?? 0, pressure?.measuredOn ?? today),
    ...figure('rhr', heartRate?.bpm, 'vitals', heartRate?.days ?? 0, heartRate?.measuredOn ?? today),
  ];
}
