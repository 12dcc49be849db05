import type { DayRange } from '#domain/time/day-range.ts';
import { and, between, eq, isNull } from 'drizzle-orm';
import { ratedDays } from '#domain/sleep/rated-days.ts';
import type { Db } from '#server/db/database.ts';
import { sleeps } from './tables.ts';

/** A member's rated sleep in a range of days, in the zone of the last entry, and the day of that entry. */
export async function ratedSleepOf(db: Db, userId: string, { from, to }: DayRange, ageYears: number) {
  const rows = await db
    .select()
    .from(sleeps)
    .where(and(eq(sleeps.userId, userId), between(sleeps.localDate, from, to), isNull(sleeps.deletedAt)))
    .orderBy(sleeps.inBedAt);
  const entered = rows.map(({ localDate: date, inBedAt, outOfBedAt, ...row }) => ({
    ...row,
    date,
    inBedMs: inBedAt.getTime(),
    outOfBedMs: outOfBedAt.getTime(),
  }));
  const latest = entered.at(-1);
  return { days: latest ? ratedDays(entered, ageYears, latest.timeZone) : [], lastDate: latest?.date };
}
