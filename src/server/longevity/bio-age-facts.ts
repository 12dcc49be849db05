import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import { bioAgeOn } from '#domain/bio-age/headline-bio-age.ts';
import { computePhenoAge } from '#domain/bio-age/pheno-age/compute-pheno-age.ts';
import type { Person } from '#domain/blood/person.ts';
import type { Draw } from '#domain/blood/lab-value.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import type { LongevityFacts } from '#domain/longevity/assess-longevity.ts';
import { bioAgeAssessments } from '#server/bio-age/tables.ts';
import type { Db } from '#server/db/database.ts';
import type { ScoredDay } from './window.ts';

/** The latest assessment finished by a day. */
export async function assessmentOf(db: Db, { userId, date }: ScoredDay) {
  const [row] = await db
    .select({
      finishedOn: bioAgeAssessments.localDate,
      answers: bioAgeAssessments.answers,
      result: bioAgeAssessments.result,
    })
    .from(bioAgeAssessments)
    .where(
      and(
        eq(bioAgeAssessments.userId, userId),
        lte(bioAgeAssessments.localDate, date),
        isNull(bioAgeAssessments.deletedAt),
      ),
    )
    .orderBy(desc(bioAgeAssessments.localDate), desc(bioAgeAssessments.finishedAt))
    .limit(1);
  return row;
}

type StoredAssessment = NonNullable<Awaited<ReturnType<typeof assessmentOf>>>;

/** An assessment's bio-age, combined with blood values if there are any, and its answers. */
export function bioAgeFactsOf(
  { finishedOn, answers, result }: StoredAssessment,
  draws: readonly Draw[],
  person: Person,
  health: HealthProfile | undefined,
  date: string,
): Pick<LongevityFacts, 'answers' | 'bioAge'> {
  const { headline } = bioAgeOn(date, person.ageYears, result, computePhenoAge(draws, person, health, date));
  const options = answers.flatMap(({ item, value }) =>
    value.kind === 'option' ? [[item, value.option]] : [],
  );
  return {
    answers: { date: finishedOn, options: Object.fromEntries(options) },
    bioAge: {
      gapYears: {
        value: headline.deltaYears,
        origin: 'assessment',
        date: finishedOn,
      },
      coverage: result.coverage,
    },
  };
}
