import { eq, sql } from 'drizzle-orm';
import type { Member } from '#contract/account/account.ts';
import { ageOn } from '#domain/member/age.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Actor } from '#server/core/actor.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { Refusal } from '#server/core/refusal.ts';
import { cancelDeletion } from './deletion.ts';
import { profiles } from './tables.ts';

const profileOf = prepared((db) =>
  db
    .select({ profile: profiles, deletesAt: users.deletesAt })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('profile_of_account'),
);

/**
 * The signed-in member for their own screens, with today's age. Reading it cancels a scheduled deletion: the member has come back.
 * @throws Refusal NOT_FOUND for an account without a profile, such as an admin made on the command line
 */
export async function memberOf(db: Db, actor: Actor, nowMs: number): Promise<Member> {
  const [known] = await profileOf(db).execute({ userId: actor.userId });
  if (!known) throw new Refusal('NOT_FOUND');
  const { profile, deletesAt } = known;
  if (deletesAt) await cancelDeletion(db, actor, nowMs);
  const wasToBeDeletedAt = deletesAt ?? profile.wasToBeDeletedAt;
  return {
    username: actor.username,
    role: actor.role,
    owesSecondFactor: actor.owesSecondFactor ?? false,
    isDemo: actor.isDemo,
    name: profile.name,
    plan: profile.plan,
    sex: profile.sex,
    ageYears: ageOn(profile, localDate(nowMs, profile.timeZone)),
    unitSystem: profile.unitSystem,
    glucoseUnit: profile.glucoseUnit,
    heightCm: profile.heightCm,
    massKg: profile.massKg,
    goal: profile.goal,
    targetMassKg: profile.targetMassKg,
    weeklyLossKg: profile.weeklyLossKg,
    activityLevel: profile.activityLevel,
    dietaryPreference: profile.dietaryPreference,
    timeZone: profile.timeZone,
    memberSince: localDate(profile.createdAt.getTime(), profile.timeZone),
    wasToBeDeletedAt: wasToBeDeletedAt?.toISOString() ?? null,
  };
}
