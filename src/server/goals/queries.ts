import { eq, sql } from 'drizzle-orm';
import { ageOn } from '#domain/account/age.ts';
import { planGoals, type GoalPlan } from '#domain/goals/plan.ts';
import { localDate } from '#domain/time/local-date.ts';
import { profiles } from '#server/account/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { Refusal } from '#server/http/refusal.ts';

const profileOf = prepared((db) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('profile_of'),
);

/**
 * A member's daily targets as of now, from their profile.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function goalPlanOf(db: Db, userId: string, nowMs: number): Promise<GoalPlan> {
  const [profile] = await profileOf(db).execute({ userId });
  if (!profile) throw new Refusal('NOT_FOUND');
  return planGoals({
    sex: profile.sex,
    ageYears: ageOn(profile.ageYears, profile.ageRecordedOn, localDate(nowMs, profile.timeZone)),
    heightCm: profile.heightCm,
    massKg: profile.massKg,
    goal: profile.goal,
    activityLevel: profile.activityLevel,
    dietaryPreference: profile.dietaryPreference,
    targetMassKg: profile.targetMassKg ?? undefined,
    weeklyLossKg: profile.weeklyLossKg ?? undefined,
  });
}
