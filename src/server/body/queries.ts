import { and, asc, between, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Weighing } from '#domain/body/weight-trend.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { bodyMeasurements } from './tables.ts';

const weighings = prepared((db) =>
  db
    .select({
      atMs: sql<number>`extract(epoch from ${bodyMeasurements.measuredAt}) * 1000`.mapWith(Number),
      date: bodyMeasurements.localDate,
      massKg: sql<number>`${bodyMeasurements.massKg}`,
    })
    .from(bodyMeasurements)
    .where(
      and(
        eq(bodyMeasurements.userId, sql.placeholder('userId')),
        between(bodyMeasurements.localDate, sql.placeholder('from'), sql.placeholder('to')),
        isNull(bodyMeasurements.deletedAt),
        isNotNull(bodyMeasurements.massKg),
      ),
    )
    .orderBy(asc(bodyMeasurements.measuredAt))
    .prepare('weighings_between'),
);

/** Weighings of a range of local days, both included, oldest first. */
export const weighingsBetween = (db: Db, userId: string, from: string, to: string): Promise<Weighing[]> =>
  weighings(db).execute({ userId, from, to });
