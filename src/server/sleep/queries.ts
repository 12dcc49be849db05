import type { DayRange } from '#domain/time/day-range.ts';
import { and, between, eq, isNull, sql } from 'drizzle-orm';
import { ratedDays } from '#domain/sleep/rated-days.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { sleeps } from './tables.ts';

const sleepsBetween = prepared((db) =>
  db
    .select()
    .from(sleeps)
    .where(
      and(
        eq(sleeps.userId, sql.placeholder('userId')),
        between(sleeps.localDate, sql.placeholder('from'), sql.placeholder('to')),
        isNull(sleeps.deletedAt),
      ),
    )
    .orderBy(sleeps.inBedAt)
    .prepare('sleeps_between'),
);

/** A member's rated sleep in a range of days, in the zone of the last entry, and the day of that entry. */
export async function ratedSleepOf(db: Db, userId: string, { from, to }: DayRange, ageYears: number) {
  const rows = await sleepsBetween(db).execute({ userId, from, to });
  const entered = rows.map(({ localDate: date, inBedAt, outOfBedAt, ...row }) => ({
    ...row,
    date,
    inBedMs: inBedAt.getTime(),
    outOfBedMs: outOfBedAt.getTime(),
  }));
  const latest = entered.at(-1);
  return { days: latest ? ratedDays(entered, ageYears, latest.timeZone) : [], lastDate: latest?.date };
}
