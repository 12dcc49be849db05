import { and, desc, eq, sql } from 'drizzle-orm';
import type { HealthProfileAnswer } from '#contract/health.ts';
import { ageOn } from '#domain/account/age.ts';
import { ALLERGENS, type Allergen } from '#domain/account/allergens.ts';
import type { Allergy, HealthProfile } from '#domain/health/health-profile.ts';
import { allergiesOfEater } from '#domain/health/food-allergies.ts';
import { knownHealth } from '#domain/health/known-health.ts';
import { localDate } from '#domain/time/local-date.ts';
import { foodPreferences, profiles } from '#server/account/tables.ts';
import { users } from '#server/auth/tables.ts';
import { bioAgeAnswers } from '#server/bio-age/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { fastingScreenings } from '#server/fasting/tables.ts';
import { goalSettings } from '#server/goals/tables.ts';
import { Refusal } from '#server/core/refusal.ts';
import { healthProfiles } from './tables.ts';

// One statement, since the dashboard asks. Admins made on the command line have no profile: the account leads.
const healthAnswers = prepared((db) => {
  const lastScreening = db
    .select({ conditions: fastingScreenings.conditions })
    .from(fastingScreenings)
    .where(eq(fastingScreenings.userId, users.id))
    .orderBy(desc(fastingScreenings.screenedOn))
    .limit(1)
    .as('last_screening');
  return db
    .select({
      answers: healthProfiles.answers,
      answeredOn: healthProfiles.answeredOn,
      withGoals: goalSettings.conditions,
      beforeFasting: lastScreening.conditions,
      allergies: foodPreferences.allergies,
    })
    .from(users)
    .leftJoin(healthProfiles, eq(healthProfiles.userId, users.id))
    .leftJoin(goalSettings, eq(goalSettings.userId, users.id))
    .leftJoin(foodPreferences, eq(foodPreferences.userId, users.id))
    .leftJoinLateral(lastScreening, sql`true`)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('health_answers');
});

/** What a member told of their health, by where they told it. */
async function toldOf(db: Db, userId: string) {
  const [row] = await healthAnswers(db).execute({ userId });
  const saved: HealthProfileAnswer['saved'] =
    row?.answers && row.answeredOn !== null ? { answers: row.answers, answeredOn: row.answeredOn } : null;
  return {
    saved,
    withGoals: row?.withGoals ?? [],
    beforeFasting: row?.beforeFasting ?? [],
    allergies: row?.allergies ?? [],
  };
}

function allergiesOf(told: readonly string[]): readonly Allergy[] {
  const isAllergen = (code: string): code is Allergen => ALLERGENS.some((allergen) => allergen === code);
  return allergiesOfEater({
    allergens: told.filter(isAllergen),
    otherAllergies: told.filter((code) => !isAllergen(code)),
  });
}

/** What is known of a member's health from everything they told; undefined where they told nothing anywhere. */
export async function healthOf(db: Db, userId: string): Promise<HealthProfile | undefined> {
  const { saved, withGoals, beforeFasting, allergies } = await toldOf(db, userId);
  return knownHealth(saved ?? undefined, [...withGoals, ...beforeFasting], allergiesOf(allergies));
}

/** Whether the bio-age assessment was told of smoking now; null where it was told nothing. */
async function smokesOf(db: Db, userId: string): Promise<boolean | null> {
  const [row] = await db
    .select({ value: bioAgeAnswers.value })
    .from(bioAgeAnswers)
    .where(and(eq(bioAgeAnswers.userId, userId), eq(bioAgeAnswers.id, 'smoke')));
  if (row?.value?.kind !== 'option') return null;
  return row.value.option !== 'never' && !row.value.option.startsWith('quit-');
}

async function profileOf(db: Db, userId: string) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!profile) throw new Refusal('NOT_FOUND');
  return profile;
}

/** The local day on the member's own calendar. @throws Refusal NOT_FOUND for an account without a profile */
export const todayOf = async (db: Db, userId: string, nowMs: number): Promise<string> =>
  localDate(nowMs, (await profileOf(db, userId)).timeZone);

/**
 * The health profile as its form needs it.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function healthProfileOf(db: Db, userId: string, nowMs: number): Promise<HealthProfileAnswer> {
  const [profile, smokesByAssessment, { saved, withGoals, beforeFasting }] = await Promise.all([
    profileOf(db, userId),
    smokesOf(db, userId),
    toldOf(db, userId),
  ]);
  const today = localDate(nowMs, profile.timeZone);
  return {
    saved,
    toldWithGoals: withGoals,
    toldBeforeFasting: beforeFasting,
    sex: profile.sex,
    ageYears: ageOn(profile.ageYears, profile.ageRecordedOn, today),
    dietaryPreference: profile.dietaryPreference,
    smokesByAssessment,
  };
}
