import { eq, sql } from 'drizzle-orm';
import { ageOn } from '#domain/account/age.ts';
import { withDerived } from '#domain/blood/derived/derived-markers.ts';
import type { Draw, Person } from '#domain/blood/lab-value.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import type { Diary } from '#domain/bio-age/diary-figures.ts';
import { avoidedItems, exclusionsOf } from '#domain/bio-age/offer-by-health.ts';
import type { BioAgePerson } from '#domain/bio-age/lifestyle-result.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { profiles } from '#server/account/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { Refusal } from '#server/core/refusal.ts';
import { bodyFiguresOf, type BodyFigures } from './body-figures.ts';

/** What the bio-age is read from; blood, health and diet are other slices' to tell: composed in `app.ts`. */
export interface BioAgeDeps {
  readonly db: Db;
  readonly now: () => number;
  /** @param markers those that matter; all if not given */
  readonly drawsOf: (userId: string, markers?: readonly MarkerKey[]) => Promise<readonly Draw[]>;
  readonly healthOf: (userId: string) => Promise<HealthProfile | undefined>;
  readonly dietOf: (userId: string, from: string, to: string) => Promise<Diary>;
}

/** Whom an assessment is of today. */
export interface BioAgeMember {
  readonly userId: string;
  readonly today: string;
  readonly person: BioAgePerson;
  readonly body: BodyFigures;
  readonly health: HealthProfile | undefined;
}

const profileOf = prepared((db) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('bio_age_profile'),
);

/** @throws Refusal NOT_FOUND for an account without a profile */
export async function bioAgeMemberOf(
  { db, now, healthOf }: Pick<BioAgeDeps, 'db' | 'now' | 'healthOf'>,
  userId: string,
): Promise<BioAgeMember> {
  const [[profile], health] = await Promise.all([profileOf(db).execute({ userId }), healthOf(userId)]);
  if (!profile) throw new Refusal('NOT_FOUND');
  const today = localDate(now(), profile.timeZone);
  const body = await bodyFiguresOf(db, profile, today);
  const person: BioAgePerson = {
    sex: profile.sex,
    ageYears: ageOn(profile.ageYears, profile.ageRecordedOn, today),
    massKg: body.massKg,
    bodyFatPercent: body.bodyFatPercent,
    exclusions: exclusionsOf(health),
    avoids: avoidedItems(health),
  };
  return { userId, today, person, body, health };
}

/** A member's draws with what follows from their values. */
export async function derivedDrawsOf(
  { drawsOf }: Pick<BioAgeDeps, 'drawsOf'>,
  { userId, today, person: { sex, ageYears } }: BioAgeMember,
): Promise<readonly Draw[]> {
  const personOn = (date: string): Person => ({
    sex,
    ageYears: ageYears - daysBetween(date, today) / 365.25,
  });
  return withDerived(await drawsOf(userId), personOn);
}
