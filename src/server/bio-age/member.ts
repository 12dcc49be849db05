import { ageBefore } from '#domain/member/age.ts';
import { withDerived } from '#domain/blood/derived/derived-markers.ts';
import type { Person } from '#domain/blood/person.ts';
import type { Draw } from '#domain/blood/lab-value.ts';
import { avoidedItems, exclusionsOf } from '#domain/bio-age/answers-from-health.ts';
import type { BioAgePerson } from '#domain/bio-age/lifestyle-result.ts';
import { memberDraws } from '#server/blood/queries.ts';
import type { Db } from '#server/db/database.ts';
import { memberOn, type Member } from '#server/member/queries.ts';

/** A member today, in the form that assessments use. */
export interface BioAgeMember {
  readonly member: Member;
  readonly today: string;
  readonly person: BioAgePerson;
}

/** @throws Refusal NOT_FOUND for an account without a profile */
export async function bioAgeMemberOf(db: Db, userId: string, nowMs: number): Promise<BioAgeMember> {
  const member = await memberOn(db, userId, nowMs);
  const person: BioAgePerson = {
    sex: member.sex,
    ageYears: member.ageYears,
    massKg: member.mass.massKg,
    bodyFatPercent: member.bodyFatPercent ?? null,
    exclusions: exclusionsOf(member.health),
    avoids: avoidedItems(member.health),
  };
  return { member, today: member.date, person };
}

/** A member's draws with derived values. */
export async function derivedDrawsOf(
  db: Db,
  { member: { userId, sex, ageYears, date: today } }: BioAgeMember,
): Promise<readonly Draw[]> {
  const personOn = (date: string): Person => ({
    sex,
    ageYears: ageBefore(ageYears, date, today),
  });
  return withDerived(await memberDraws(db, userId), personOn);
}
