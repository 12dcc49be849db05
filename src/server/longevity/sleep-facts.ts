import { meanOf } from '#domain/numbers/statistics.ts';
import { and, between, eq, isNull } from 'drizzle-orm';
import type { Measured } from '#domain/longevity/measured.ts';
import { WINDOW_DAYS } from '#domain/longevity/tuning.ts';
import { ratedDays } from '#domain/sleep/rated-days.ts';
import { REGULARITY_DAYS } from '#domain/sleep/sleep-regularity.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { sleeps } from '#server/sleep/tables.ts';
import { windowOf, type ScoredDay } from './window.ts';

function trackedMean(values: readonly number[]): Measured | undefined {
  const value = meanOf(values);
  return value === undefined ? undefined : { value, origin: 'tracked', days: values.length };
}

/** Average sleep score and hours over 28 days. Regularity looks two weeks further back. */
export async function sleepFactsOf(db: Db, { userId, date }: ScoredDay, ageYears: number) {
  const rows = await db
    .select()
    .from(sleeps)
    .where(
      and(
        eq(sleeps.userId, userId),
        between(sleeps.localDate, addDays(date, -(WINDOW_DAYS + REGULARITY_DAYS)), date),
        isNull(sleeps.deletedAt),
      ),
    );
  const entered = rows.map(({ localDate, inBedAt, outOfBedAt, ...row }) => ({
    ...row,
    date: localDate,
    inBedMs: inBedAt.getTime(),
    outOfBedMs: outOfBedAt.getTime(),
  }));
  const latest = entered.toSorted((one, other) => one.inBedMs - other.inBedMs).at(-1);
  const { from } = windowOf(date);
  const days = latest ? ratedDays(entered, ageYears, latest.timeZone).filter((day) => day.date >= from) : [];
  return {
    sleepScore: trackedMean(days.flatMap(({ score }) => score?.score ?? [])),
    sleepHours: trackedMean(days.flatMap(({ night, asleepMinutes }) => (night ? asleepMinutes / 60 : []))),
  };
}
