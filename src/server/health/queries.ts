import { and, desc, eq } from 'drizzle-orm';
import type { HealthProfileAnswer } from '#contract/health.ts';
import { ageOn } from '#domain/account/age.ts';
import { ALLERGENS, type Allergen } from '#domain/account/allergens.ts';
import type { Allergy, HealthProfile } from '#domain/health/health-profile.ts';
import { allergiesOfEater } from '#domain/health/food-allergies.ts';
import { knownHealth } from '#domain/health/known-health.ts';
import { localDate } from '#domain/time/local-date.ts';
import { foodPreferences, profiles } from '#server/account/tables.ts';
import { bioAgeAnswers } from '#server/bio-age/tables.ts';
import type { Db } from '#server/db/database.ts';
import { fastingScreenings } from '#server/fasting/tables.ts';
import { goalSettings } from '#server/goals/tables.ts';
import { Refusal } from '#server/http/refusal.ts';
import { healthProfiles } from './tables.ts';

async function savedOf(
  db: Db,
  userId: string,
): Promise<NonNullable<HealthProfileAnswer['saved']> | undefined> {
  const [row] = await db.select().from(healthProfiles).where(eq(healthProfiles.userId, userId));
  return row?.answers && row.answeredOn !== null
    ? { answers: row.answers, answeredOn: row.answeredOn }
    : undefined;
}

async function toldWithGoalsOf(db: Db, userId: string) {
  const [row] = await db
    .select({ conditions: goalSettings.conditions })
    .from(goalSettings)
    .where(eq(goalSettings.userId, userId));
  return row?.conditions ?? [];
}

async function toldBeforeFastingOf(db: Db, userId: string) {
  const [row] = await db
    .select({ conditions: fastingScreenings.conditions })
    .from(fastingScreenings)
    .where(eq(fastingScreenings.userId, userId))
    .orderBy(desc(fastingScreenings.screenedOn))
    .limit(1);
  return row?.conditions ?? [];
}

async function allergiesOf(db: Db, userId: string): Promise<readonly Allergy[]> {
  const [row] = await db
    .select({ allergies: foodPreferences.allergies })
    .from(foodPreferences)
    .where(eq(foodPreferences.userId, userId));
  const told = row?.allergies ?? [];
  const isAllergen = (code: string): code is Allergen => ALLERGENS.some((allergen) => allergen === code);
  return allergiesOfEater({
    allergens: told.filter(isAllergen),
    otherAllergies: told.filter((code) => !isAllergen(code)),
  });
}

const toldOf = (db: Db, userId: string) =>
  Promise.all([savedOf(db, userId), toldWithGoalsOf(db, userId), toldBeforeFastingOf(db, userId)]);

/** What is known of a member's health from everything they told; undefined where they told nothing anywhere. */
export async function healthOf(db: Db, userId: string): Promise<HealthProfile | undefined> {
  const [[saved, withGoals, beforeFasting], allergies] = await Promise.all([
    toldOf(db, userId),
    allergiesOf(db, userId),
  ]);
  return knownHealth(saved, [...withGoals, ...beforeFasting], allergies);
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
  const [profile, smokesByAssessment, [saved, toldWithGoals, toldBeforeFasting]] = await Promise.all([
    profileOf(db, userId),
    smokesOf(db, userId),
    toldOf(db, userId),
  ]);
  const today = localDate(nowMs, profile.timeZone);
  return {
    saved: saved ?? null,
    toldWithGoals,
    toldBeforeFasting,
    sex: profile.sex,
    ageYears: ageOn(profile.ageYears, profile.ageRecordedOn, today),
    dietaryPreference: profile.dietaryPreference,
    smokesByAssessment,
  };
}
