import { meanOf } from '#domain/numbers/statistics.ts';
import type { Measured } from '#domain/longevity/measured.ts';
import { WINDOW_DAYS } from '#domain/longevity/tuning.ts';
import { REGULARITY_DAYS } from '#domain/sleep/sleep-regularity.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { ratedSleepOf } from '#server/sleep/queries.ts';
import { windowOf, type ScoredDay } from './window.ts';

function trackedMean(values: readonly number[]): Measured | undefined {
  const value = meanOf(values);
  return value === undefined ? undefined : { value, origin: 'tracked', days: values.length };
}

/** Average sleep score and hours over 28 days. Regularity looks two weeks further back. */
export async function sleepFactsOf(db: Db, { userId, date }: ScoredDay, ageYears: number) {
  const range = { from: addDays(date, -(WINDOW_DAYS + REGULARITY_DAYS)), to: date };
  const rated = await ratedSleepOf(db, userId, range, ageYears);
  const { from } = windowOf(date);
  const days = rated.days.filter((day) => day.date >= from);
  return {
    sleepScore: trackedMean(days.flatMap(({ score }) => score?.score ?? [])),
    sleepHours: trackedMean(days.flatMap(({ night, asleepMinutes }) => (night ? asleepMinutes / 60 : []))),
  };
}
