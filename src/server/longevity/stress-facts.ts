import { and, between, eq, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { StressFacts } from '#domain/longevity/stress-pillar.ts';
import type { Measured } from '#domain/longevity/measured.ts';
import { currentStress, type CurrentStress } from '#domain/stress/current-stress.ts';
import { BASELINE_DAYS } from '#domain/stress/hrv-baseline.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { hrvReadings, stressCheckIns, stressQuestionnaires } from '#server/stress/tables.ts';
import type { ScoredDay } from './window.ts';

type EntryTable = PgTable & Record<'userId' | 'localDate' | 'deletedAt', PgColumn>;

const of = (table: EntryTable, { userId, date }: ScoredDay) =>
  and(
    eq(table.userId, userId),
    between(table.localDate, addDays(date, -BASELINE_DAYS), date),
    isNull(table.deletedAt),
  );

/** Inputs of each part of the stress score, in their own units. */
function measuredOf({
  week,
  strain,
  baseline,
}: CurrentStress): Readonly<Record<keyof StressFacts, Measured | undefined>> {
  return {
    questionnaire: strain && { value: strain.percent, origin: 'tracked', date: strain.date },
    'check-in':
      week.mean === undefined ? undefined : { value: week.mean, origin: 'tracked', days: week.days },
    hrv: baseline?.week ? { value: baseline.week.z, origin: 'tracked', days: baseline.days } : undefined,
  };
}

/** The parts of the stress score as of a day. */
export async function stressFactsOf(db: Db, day: ScoredDay): Promise<StressFacts> {
  const [checkIns, questionnaires, hrv] = await Promise.all([
    db
      .select({ date: stressCheckIns.localDate, stress: stressCheckIns.stress })
      .from(stressCheckIns)
      .where(of(stressCheckIns, day)),
    db
      .select({
        date: stressQuestionnaires.localDate,
        questions: stressQuestionnaires.questions,
        answers: stressQuestionnaires.answers,
      })
      .from(stressQuestionnaires)
      .where(of(stressQuestionnaires, day)),
    db
      .select({ date: hrvReadings.localDate, rmssdMs: hrvReadings.rmssdMs })
      .from(hrvReadings)
      .where(of(hrvReadings, day)),
  ]);
  const current = currentStress({ checkIns, questionnaires, hrv }, day.date);
  const measured = measuredOf(current);
  return Object.fromEntries(
    (current.score?.parts ?? []).flatMap(({ key, score }) => {
      const figure = measured[key];
      return figure ? [[key, { measured: figure, score }]] : [];
    }),
  );
}
