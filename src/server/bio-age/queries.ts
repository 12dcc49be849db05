import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Assessment, AssessmentComparison, AssessmentSummary } from '#contract/bio-age/bio-age.ts';
import { compareResults } from '#domain/bio-age/compare-results.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { Refusal } from '#server/core/refusal.ts';
import { bioAgeAnswers, bioAgeAssessments } from './tables.ts';

type Row = typeof bioAgeAssessments.$inferSelect;

/** Maximum assessments: 99 years of retakes. */
export const MAX_ASSESSMENTS = 400;

const latest = prepared((db) =>
  db
    .select()
    .from(bioAgeAssessments)
    .where(and(eq(bioAgeAssessments.userId, sql.placeholder('userId')), isNull(bioAgeAssessments.deletedAt)))
    .orderBy(desc(bioAgeAssessments.finishedAt), desc(bioAgeAssessments.id))
    .limit(sql.placeholder('most'))
    .prepare('latest_assessments'),
);

/** Finished assessments of a member, newest first. */
export const latestRows = (db: Db, userId: string, most: number): Promise<Row[]> =>
  latest(db).execute({ userId, most });

const answer = prepared((db) =>
  db
    .select()
    .from(bioAgeAnswers)
    .where(
      and(eq(bioAgeAnswers.userId, sql.placeholder('userId')), eq(bioAgeAnswers.id, sql.placeholder('item'))),
    )
    .prepare('bio_age_answer'),
);

/** A member's answer to an item of the current assessment. */
export const answerTo = async (db: Db, userId: string, item: string) =>
  (await answer(db).execute({ userId, item }))[0];

/** Converts a stored assessment to its API form, with the weights it was computed with. */
export const assessmentAnswer = (row: Row): Assessment => ({
  id: row.id,
  finishedOn: row.localDate,
  finishedAt: row.finishedAt.toISOString(),
  timeZone: row.timeZone,
  weightsVersion: row.weightsVersion,
  answers: row.answers,
  result: row.result as Assessment['result'],
});

const summaryOf = ({ id, localDate, weightsVersion, result }: Row): AssessmentSummary => ({
  id,
  finishedOn: localDate,
  weightsVersion,
  ageYears: result.ageYears,
  bioAgeYears: result.bioAgeYears,
  lowYears: result.lowYears,
  highYears: result.highYears,
  deltaYears: result.deltaYears,
  coverage: result.coverage,
  isPreliminary: result.isPreliminary,
});

/** All finished assessments, newest first. */
export const assessmentsOf = async (db: Db, userId: string): Promise<AssessmentSummary[]> =>
  (await latestRows(db, userId, MAX_ASSESSMENTS)).map(summaryOf);

/** Differences between two assessments; null without an earlier one. */
export const comparisonOf = (before: Row | undefined, after: Row): AssessmentComparison | null =>
  before
    ? {
        before: summaryOf(before),
        bioAgeYears: after.result.bioAgeYears - before.result.bioAgeYears,
        ageYears: after.result.ageYears - before.result.ageYears,
        isSameVersion: before.weightsVersion === after.weightsVersion,
        items: [...compareResults(before.result, after.result)],
      }
    : null;

/**
 * One finished assessment, and what changed since the previous one.
 * @throws Refusal NOT_FOUND if it isn't the member's, or was deleted
 */
export async function assessmentOf(db: Db, userId: string, id: string) {
  const { userId: owner, deletedAt, finishedAt } = bioAgeAssessments;
  const own = and(eq(owner, userId), isNull(deletedAt));
  const [row] = await db
    .select()
    .from(bioAgeAssessments)
    .where(and(own, eq(bioAgeAssessments.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  const [before] = await db
    .select()
    .from(bioAgeAssessments)
    .where(and(own, lt(finishedAt, row.finishedAt)))
    .orderBy(desc(finishedAt))
    .limit(1);
  return { ...assessmentAnswer(row), comparison: comparisonOf(before, row) };
}
