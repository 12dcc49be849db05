import { ADULT_YEARS } from '#domain/account/profile.ts';
import type { BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import { changesNow } from '#domain/bio-age/changes-now.ts';
import { bioAgeOn } from '#domain/bio-age/headline-bio-age.ts';
import { computePhenoAge } from '#domain/bio-age/pheno-age/compute-pheno-age.ts';
import { PHENO_MARKERS } from '#domain/bio-age/pheno-age/inputs.ts';
import { retakeOn } from '#domain/bio-age/retake.ts';
import { WEIGHTS_VERSION } from '#domain/bio-age/weights-version.ts';
import { memberDraws } from '#server/blood/queries.ts';
import type { Db } from '#server/db/database.ts';
import { bodyFigures, draftAnswersOf } from './draft.ts';
import { bioAgeMemberOf } from './member.ts';
import { movementFiguresOf } from './movement-figures.ts';
import { assessmentAnswer, comparisonOf, latestRows } from './queries.ts';

/** The newest bio-age, PhenoAge from the newest blood test, and both combined. */
export async function overviewOf(db: Db, userId: string, nowMs: number): Promise<BioAgeOverview> {
  const [known, [latest, before], answers, draws] = await Promise.all([
    bioAgeMemberOf(db, userId, nowMs),
    latestRows(db, userId, 2),
    draftAnswersOf(db, userId),
    memberDraws(db, userId, PHENO_MARKERS),
  ]);
  const { person, today, member } = known;
  const phenoAge = computePhenoAge(draws, person, member.health, today);
  const refusal = person.ageYears < ADULT_YEARS ? 'under-18' : (person.exclusions[0] ?? null);
  const ofDay = latest && !refusal ? bioAgeOn(today, person.ageYears, latest.result, phenoAge) : undefined;
  const combined = ofDay?.combined;
  const figures = ofDay ? [...bodyFigures(member), ...(await movementFiguresOf(db, userId, today))] : [];
  return {
    latest: latest ? assessmentAnswer(latest) : null,
    comparison: latest ? comparisonOf(before, latest) : null,
    changes: ofDay && latest ? [...changesNow(latest.answers, latest.localDate, figures, person)] : [],
    retakeOn: latest ? retakeOn(latest.localDate) : null,
    draftAnswers: answers.length,
    draftStartedAt: answers.map(({ answeredAt }) => answeredAt).toSorted()[0] ?? null,
    phenoAge: phenoAge as BioAgeOverview['phenoAge'],
    headline: ofDay?.headline ?? null,
    combined: combined ? { ...combined, sections: [...combined.sections] } : null,
    refusal,
    weightsVersion: WEIGHTS_VERSION,
  };
}
