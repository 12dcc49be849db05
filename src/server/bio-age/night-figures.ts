import { and, between, desc, eq, isNull, sql } from 'drizzle-orm';
import type { OwnFigure } from '#domain/bio-age/suggested-answers.ts';
import { strainPercent } from '#domain/stress/questionnaire.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { stressQuestionnaires } from '#server/stress/tables.ts';
import { ratedSleepOf } from '#server/sleep/queries.ts';

const DAYS = 28;
const MIN_NIGHTS = 7;
const QUESTIONNAIRE_DAYS = 90;
/** Upper end of the scale that the stress item uses. */
const STRESS_SCALE = 16;

/** Typical hours asleep and the Sleep Regularity Index, from 28 nights. */
export async function sleepFiguresOf(
  db: Db,
  userId: string,
  ageYears: number,
  today: string,
): Promise<readonly OwnFigure[]> {
  const from = addDays(today, -DAYS);
  const { days } = await ratedSleepOf(db, userId, { from, to: today }, ageYears);
  const nights = days.filter(({ date, night }) => night && date >= from);
  const measuredOn = nights.at(-1)?.date;
  if (measuredOn === undefined || nights.length < MIN_NIGHTS) return [];
  const shared = { source: 'sleep', measuredOn, isApproximate: false } as const;
  const hours = nights.reduce((sum, { asleepMinutes }) => sum + asleepMinutes / 60, 0) / nights.length;
  const regular = nights.flatMap(({ regularity: { index } }) => index ?? []);
  const index = regular.reduce((sum, each) => sum + each, 0) / regular.length;
  return [
    { ...shared, item: 'dur', figure: hours, days: nights.length },
    ...(regular.length > 0 ? [{ ...shared, item: 'sri', figure: index, days: regular.length } as const] : []),
  ];
}

const lastQuestionnaire = prepared((db) =>
  db
    .select()
    .from(stressQuestionnaires)
    .where(
      and(
        eq(stressQuestionnaires.userId, sql.placeholder('userId')),
        between(stressQuestionnaires.localDate, sql.placeholder('from'), sql.placeholder('to')),
        isNull(stressQuestionnaires.deletedAt),
      ),
    )
    .orderBy(desc(stressQuestionnaires.answeredAt))
    .limit(1)
    .prepare('last_stress_questionnaire'),
);

/** Strain from the last questionnaire, on the item's scale. The two questionnaires are similar but not the same. */
export async function stressFiguresOf(db: Db, userId: string, today: string): Promise<readonly OwnFigure[]> {
  const [row] = await lastQuestionnaire(db).execute({
    userId,
    from: addDays(today, -QUESTIONNAIRE_DAYS),
    to: today,
  });
  const percent = row && strainPercent(row.questions, row.answers);
  return percent === undefined || !row
    ? []
    : [
        {
          item: 'stress',
          figure: (STRESS_SCALE * percent) / 100,
          source: 'stress-questionnaire',
          measuredOn: row.localDate,
          days: null,
          isApproximate: true,
        },
      ];
}
