import { eq } from 'drizzle-orm';
import type { BloodLoop } from '#contract/blood/blood.ts';
import { ageOn } from '#domain/account/age.ts';
import { ADULT_YEARS } from '#domain/account/profile.ts';
import type { Person } from '#domain/blood/lab-value.ts';
import { DIET_PATTERNS, type DietPattern, type HealthProfile } from '#domain/health/health-profile.ts';
import type { Eater } from '#domain/supplements/recommended-intakes.ts';
import { profiles } from '#server/account/tables.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';

export interface MemberDeps {
  readonly db: Db;
  /** What is known of the member's health: composed in `app.ts`. */
  readonly healthOf: (userId: string) => Promise<HealthProfile | undefined>;
}

/** Whom the values of a blood panel are judged for. */
export interface BloodMember {
  readonly person: Person;
  readonly eater: Eater;
  readonly timeZone: string;
  /** Why ranges, all of adults who are not pregnant, do not apply; null where they do. */
  readonly notFor: BloodLoop['notFor'];
}

/** A preference told with the profile is as good as a pattern where no health profile says otherwise. */
const patternOf = (preference: string): DietPattern | null =>
  DIET_PATTERNS.find((pattern) => pattern === preference) ?? null;

/**
 * @param today local day
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function bloodMemberOf(
  { db, healthOf }: MemberDeps,
  userId: string,
  today: string,
): Promise<BloodMember> {
  const [[profile], health] = await Promise.all([
    db.select().from(profiles).where(eq(profiles.userId, userId)),
    healthOf(userId),
  ]);
  if (!profile) throw new Refusal('NOT_FOUND');
  const ageYears = ageOn(profile.ageYears, profile.ageRecordedOn, today);
  const person = { sex: profile.sex, ageYears };
  const isPregnant = health?.isPregnant === true;
  const eater = {
    ...person,
    isPregnant,
    isBreastfeeding: health?.isBreastfeeding ?? null,
    smokes: health?.smokes ?? null,
    dietPattern: health?.dietPattern ?? patternOf(profile.dietaryPreference),
  };
  const ofAge = ageYears < ADULT_YEARS ? 'under-18' : null;
  return { person, eater, timeZone: profile.timeZone, notFor: isPregnant ? 'pregnancy' : ofAge };
}
