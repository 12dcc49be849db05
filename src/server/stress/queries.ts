import type { DayRange } from '#domain/time/day-range.ts';
import { and, between, eq, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import { hrvReadings, stressCheckIns, stressQuestionnaires } from './tables.ts';

type EntryTable = PgTable & Record<'userId' | 'localDate' | 'deletedAt', PgColumn>;

/** Inputs of a stress score: the entries in a range of days. */
export async function stressEntriesOf(db: Db, userId: string, { from, to }: DayRange) {
  const within = (table: EntryTable) =>
    and(eq(table.userId, userId), between(table.localDate, from, to), isNull(table.deletedAt));
  const { localDate: answeredOn, questions, answers } = stressQuestionnaires;
  const [checkIns, questionnaires, hrv] = await Promise.all([
    db
      .select({ date: stressCheckIns.localDate, stress: stressCheckIns.stress })
      .from(stressCheckIns)
      .where(within(stressCheckIns)),
    db
      .select({ date: answeredOn, questions, answers })
      .from(stressQuestionnaires)
      .where(within(stressQuestionnaires)),
    db
      .select({ date: hrvReadings.localDate, rmssdMs: hrvReadings.rmssdMs })
      .from(hrvReadings)
      .where(within(hrvReadings)),
  ]);
  return { checkIns, questionnaires, hrv };
}
