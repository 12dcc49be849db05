import { and, between, eq, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ratedDays } from '#domain/sleep/rated-days.ts';
import { currentStress } from '#domain/stress/current-stress.ts';
import type { FortnightScore } from '#domain/supplements/facts.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { sleeps } from '#server/sleep/tables.ts';
import { hrvReadings, stressCheckIns, stressQuestionnaires } from '#server/stress/tables.ts';

const FORTNIGHT_DAYS = 14;
/** Fewer scored days are no fortnight. */
const MIN_DAYS = 10;
/** As far back as a score of the fortnight can look: the baseline of heart rate variability. */
const LOOK_BACK_DAYS = 90;

type EntryTable = PgTable & Record<'userId' | 'localDate' | 'deletedAt', PgColumn>;

const within = (table: EntryTable, userId: string, today: string) =>
  and(
    eq(table.userId, userId),
    between(table.localDate, addDays(today, -LOOK_BACK_DAYS), today),
    isNull(table.deletedAt),
  );

function meanOf(scores: readonly number[], date: string): FortnightScore | undefined {
  if (scores.length < MIN_DAYS) return undefined;
  const value = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return { value, date, days: scores.length };
}

/** Average sleep score over two weeks, if most nights are rated. */
export async function sleepFortnight(db: Db, userId: string, today: string, ageYears: number) {
  const rows = await db
    .select()
    .from(sleeps)
    .where(within(sleeps, userId, today));
  const entered = rows.map(({ localDate, inBedAt, outOfBedAt, ...row }) => ({
    ...row,
    date: localDate,
    inBedMs: inBedAt.getTime(),
    outOfBedMs: outOfBedAt.getTime(),
  }));
  const latest = entered.toSorted((one, other) => one.inBedMs - other.inBedMs).at(-1);
  if (!latest) return undefined;
  const from = addDays(today, 1 - FORTNIGHT_DAYS);
  const scores = ratedDays(entered, ageYears, latest.timeZone)
    .filter(({ date }) => date >= from)
    .flatMap(({ score }) => score?.score ?? []);
  return meanOf(scores, latest.date);
}

/** Average stress score over two weeks, if most days have one. */
export async function stressFortnight(db: Db, userId: string, today: string) {
  const [checkIns, questionnaires, hrv] = await Promise.all([
    db
      .select({ date: stressCheckIns.localDate, stress: stressCheckIns.stress })
      .from(stressCheckIns)
      .where(within(stressCheckIns, userId, today)),
    db
      .select({
        date: stressQuestionnaires.localDate,
        questions: stressQuestionnaires.questions,
        answers: stressQuestionnaires.answers,
      })
      .from(stressQuestionnaires)
      .where(within(stressQuestionnaires, userId, today)),
    db
      .select({ date: hrvReadings.localDate, rmssdMs: hrvReadings.rmssdMs })
      .from(hrvReadings)
      .where(within(hrvReadings, userId, today)),
  ]);
  const until = (date: string) => (entry: { readonly date: string }) => entry.date <= date;
  const scores = Array.from({ length: FORTNIGHT_DAYS }, (_, ago) => addDays(today, -ago)).flatMap((date) => {
    const told = {
      checkIns: checkIns.filter(until(date)),
      questionnaires: questionnaires.filter(until(date)),
      hrv: hrv.filter(until(date)),
    };
    return currentStress(told, date).score?.score ?? [];
  });
  return meanOf(scores, today);
}
