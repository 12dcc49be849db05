import { ADULT_YEARS } from '#domain/account/profile.ts';
import type { BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import { combinedBioAge } from '#domain/bio-age/combined-bio-age.ts';
import { bloodAgeMonths, phenoAgeOf } from '#domain/bio-age/pheno-age/pheno-age-of.ts';
import { PHENO_MARKERS } from '#domain/bio-age/pheno-age/inputs.ts';
import type { PhenoAgeOutcome } from '#domain/bio-age/pheno-age/result.ts';
import { retakeOn } from '#domain/bio-age/retake.ts';
import { WEIGHTS_VERSION } from '#domain/bio-age/weights-version.ts';
import { memberDraws } from '#server/blood/queries.ts';
import type { Db } from '#server/db/database.ts';
import { draftAnswersOf } from './draft.ts';
import { bioAgeMemberOf, type BioAgeMember } from './member.ts';
import { assessmentAnswer, comparisonOf, latestRows } from './queries.ts';
import type { bioAgeAssessments } from './tables.ts';

function combinedOf(
  { today, person }: BioAgeMember,
  latest: typeof bioAgeAssessments.$inferSelect | undefined,
  blood: PhenoAgeOutcome,
): BioAgeOverview['combined'] {
  if (!latest || blood.kind !== 'known') return null;
  const ageMonths = bloodAgeMonths(blood.drawnOn, today);
  const { againstPeersYears } = blood;
  const combined = combinedBioAge(person.ageYears, { againstPeersYears, ageMonths }, latest.result.sections);
  return combined ? { ...combined, sections: [...combined.sections] } : null;
}

/** The newest bio-age with PhenoAge of the newest blood beside it, and both in one figure. */
export async function overviewOf(db: Db, userId: string, nowMs: number): Promise<BioAgeOverview> {
  const [known, [latest, before], answers, draws] = await Promise.all([
    bioAgeMemberOf(db, userId, nowMs),
    latestRows(db, userId, 2),
    draftAnswersOf(db, userId),
    memberDraws(db, userId, PHENO_MARKERS),
  ]);
  const { person, today, member } = known;
  const phenoAge = phenoAgeOf(draws, person, member.health, today);
  const refusal = person.ageYears < ADULT_YEARS ? 'under-18' : (person.exclusions[0] ?? null);
  return {
    latest: latest ? assessmentAnswer(latest) : null,
    comparison: latest ? comparisonOf(before, latest) : null,
    retakeOn: latest ? retakeOn(latest.localDate) : null,
    draftAnswers: answers.length,
    draftStartedAt: answers.map(({ answeredAt }) => answeredAt).toSorted()[0] ?? null,
    phenoAge: phenoAge as BioAgeOverview['phenoAge'],
    combined: refusal ? null : combinedOf(known, latest, phenoAge),
    refusal,
    weightsVersion: WEIGHTS_VERSION,
  };
}
