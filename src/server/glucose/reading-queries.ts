import { and, asc, between, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { GlucoseReading } from '#contract/glucose/glucose.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { entryAnswer } from '#server/db/entries.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { glucoseReadings } from './tables.ts';

/** Condition for an origin's readings in a range of local days, for prepared statements that get `daysOf`. */
export const readingsOf = (origin: 'finger-stick' | 'sensor'): SQL | undefined =>
  and(
    eq(glucoseReadings.userId, sql.placeholder('userId')),
    eq(glucoseReadings.origin, origin),
    gte(glucoseReadings.measuredAt, sql.placeholder('earliest')),
    lt(glucoseReadings.measuredAt, sql.placeholder('before')),
    between(glucoseReadings.localDate, sql.placeholder('from'), sql.placeholder('to')),
    isNull(glucoseReadings.deletedAt),
  );

/**
 * A range of local days. Days of all zones are within a day of UTC's, which keeps the search within the index of instants: a sensor adds
 * hundreds of rows a day.
 */
export const daysOf = (from: string, to: string) => ({
  from,
  to,
  earliest: `${addDays(from, -1)}T00:00:00Z`,
  before: `${addDays(to, 2)}T00:00:00Z`,
});

const fingerSticks = prepared((db) =>
  db
    .select()
    .from(glucoseReadings)
    .where(readingsOf('finger-stick'))
    .orderBy(asc(glucoseReadings.measuredAt))
    .prepare('finger_sticks'),
);

/** Fingersticks in a range of local days, oldest first. */
export async function fingerSticksBetween(
  db: Db,
  userId: string,
  from: string,
  to: string,
): Promise<GlucoseReading[]> {
  const rows = await fingerSticks(db).execute({ userId, ...daysOf(from, to) });
  return rows.map(entryAnswer);
}
