import { bioAgeOn } from '#domain/bio-age/headline-bio-age.ts';
import { computePhenoAge } from '#domain/bio-age/pheno-age/compute-pheno-age.ts';
import { PHENO_MARKERS } from '#domain/bio-age/pheno-age/inputs.ts';
import { ageBefore } from '#domain/member/age.ts';
import { memberDraws } from '#server/blood/queries.ts';
import type { Db } from '#server/db/database.ts';
import { bioAgeMemberOf } from './member.ts';
import { latestRows, MAX_ASSESSMENTS } from './queries.ts';

/**
 * Headline bio-age of each assessment finished by a day, newest first: as of the assessment's day, and the newest as of `until`.
 * @param until a local day up to today
 */
export async function headlinesOf(db: Db, userId: string, nowMs: number, until: string) {
  const [{ person, today, member }, rows, draws] = await Promise.all([
    bioAgeMemberOf(db, userId, nowMs),
    latestRows(db, userId, MAX_ASSESSMENTS),
    memberDraws(db, userId, PHENO_MARKERS),
  ]);
  return rows
    .filter(({ localDate }) => localDate <= until)
    .map(({ localDate: finishedOn, result }, index) => {
      const on = index === 0 ? until : finishedOn;
      const ageYears = ageBefore(person.ageYears, on, today);
      const known = draws.filter(({ date }) => date <= on);
      const blood = computePhenoAge(known, { sex: person.sex, ageYears }, member.health, on);
      return { finishedOn, ...bioAgeOn(on, ageYears, result, blood).headline };
    });
}
