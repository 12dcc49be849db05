import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { ageOn } from '#domain/account/age.ts';
import { weightTrend } from '#domain/body/weight-trend.ts';
import type { FastingCondition } from '#domain/fasting/screening.ts';
import { CONDITIONS, type Condition } from '#domain/goals/conditions.ts';
import { isUnsafeNow } from '#domain/goals/energy-target.ts';
import type { GoalBasis } from '#domain/goals/goal-basis.ts';
import { goalConditionsOf } from '#domain/health/told-elsewhere.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { profiles } from '#server/account/tables.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { fastingScreenings } from '#server/fasting/tables.ts';
import { healthProfiles } from '#server/health/tables.ts';
import { Refusal } from '#server/http/refusal.ts';
import { goalPlans, goalSettings } from './tables.ts';

/** Measured body fat holds for this long. */
const BODY_FAT_DAYS = 90;
/** As many measurements as a trend can still remember anything of. */
const MEASUREMENTS = 100;

export type PlanRow = typeof goalPlans.$inferSelect;
export type SettingsRow = typeof goalSettings.$inferSelect;
type ProfileRow = typeof profiles.$inferSelect;

/** What a member's plan is made from today, and the plan that is in force. */
export interface MemberBasis {
  readonly userId: string;
  readonly today: string;
  readonly profile: ProfileRow;
  readonly basis: GoalBasis;
  readonly massSource: 'trend' | 'profile';
  readonly settings: SettingsRow | null;
  /** What the member told when they were asked before fasting, or in their health profile. */
  readonly screenedConditions: readonly Condition[];
  readonly inForce: PlanRow | undefined;
}

const lastScreened = sql<FastingCondition[] | null>`(
  select ${fastingScreenings.conditions} from ${fastingScreenings}
  where ${eq(fastingScreenings.userId, profiles.userId)} order by ${fastingScreenings.screenedOn} desc limit 1
)`;

const profileOf = prepared((db) =>
  db
    .select({
      profile: profiles,
      settings: goalSettings,
      screened: lastScreened,
      health: healthProfiles.answers,
    })
    .from(profiles)
    .leftJoin(goalSettings, eq(goalSettings.userId, profiles.userId))
    .leftJoin(healthProfiles, eq(healthProfiles.userId, profiles.userId))
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('profile_with_goals'),
);

const planOn = prepared((db) =>
  db
    .select()
    .from(goalPlans)
    .where(
      and(eq(goalPlans.userId, sql.placeholder('userId')), lte(goalPlans.validFrom, sql.placeholder('date'))),
    )
    .orderBy(desc(goalPlans.validFrom))
    .limit(1)
    .prepare('goal_plan_on'),
);

const measuresOf = prepared((db) =>
  db
    .select({
      measuredAt: bodyMeasurements.measuredAt,
      date: bodyMeasurements.localDate,
      massKg: bodyMeasurements.massKg,
      bodyFatPercent: bodyMeasurements.bodyFatPercent,
    })
    .from(bodyMeasurements)
    .where(and(eq(bodyMeasurements.userId, sql.placeholder('userId')), isNull(bodyMeasurements.deletedAt)))
    .orderBy(desc(bodyMeasurements.localDate), desc(bodyMeasurements.measuredAt))
    .limit(MEASUREMENTS)
    .prepare('latest_measures_of'),
);

type Measure = Awaited<ReturnType<ReturnType<typeof measuresOf>['execute']>>[number];

function measuredBody(measures: readonly Measure[], today: string) {
  const weighings = measures.flatMap(({ measuredAt, date, massKg }) =>
    massKg === null ? [] : [{ atMs: measuredAt.getTime(), date, massKg }],
  );
  const fat = measures.find(({ bodyFatPercent }) => bodyFatPercent !== null);
  const isRecent = fat !== undefined && daysBetween(fat.date, today) <= BODY_FAT_DAYS;
  return {
    trendKg: weightTrend(weighings).points.at(-1)?.trendKg,
    bodyFatFraction: isRecent && fat.bodyFatPercent !== null ? fat.bodyFatPercent / 100 : undefined,
  };
}

/** The plan that was stored for a day, if one was. */
export async function storedPlanOn(db: Db, userId: string, date: string): Promise<PlanRow | undefined> {
  const [row] = await planOn(db).execute({ userId, date });
  return row;
}

/** The two lists that a member's conditions are told in, as one. */
export const allConditions = (
  told: readonly Condition[],
  screened: readonly Condition[],
): readonly Condition[] => [...new Set([...told, ...screened])];

/**
 * What the plan of a member who never stored one is made from: their profile, with the mass and body fat that they measured since.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function unplannedBasisOf(db: Db, userId: string, nowMs: number): Promise<MemberBasis> {
  const [[known], measures] = await Promise.all([
    profileOf(db).execute({ userId }),
    measuresOf(db).execute({ userId }),
  ]);
  if (!known) throw new Refusal('NOT_FOUND');
  const { profile, settings, screened, health } = known;
  const today = localDate(nowMs, profile.timeZone);
  const { trendKg, bodyFatFraction } = measuredBody(measures, today);
  const told = [...(screened ?? []), ...(health ? goalConditionsOf(health) : [])];
  const screenedConditions = CONDITIONS.filter((condition) => told.includes(condition));
  return {
    userId,
    today,
    profile,
    settings,
    screenedConditions,
    inForce: undefined,
    massSource: trendKg === undefined ? 'profile' : 'trend',
    basis: {
      sex: profile.sex,
      ageYears: ageOn(profile.ageYears, profile.ageRecordedOn, today),
      heightCm: profile.heightCm,
      massKg: trendKg ?? profile.massKg,
      goal: profile.goal,
      activityLevel: profile.activityLevel,
      dietaryPreference: profile.dietaryPreference,
      targetMassKg: profile.targetMassKg ?? undefined,
      weeklyLossKg: profile.weeklyLossKg ?? undefined,
      bodyFatFraction,
      conditions: allConditions(settings?.conditions ?? [], screenedConditions),
    },
  };
}

/**
 * A member with the plan that was stored for a day. One that would keep them in a deficit which has become unsafe since, by their weight
 * or by what they told, is in force no longer: what holds their weight is.
 */
export function withStored(member: MemberBasis, stored: PlanRow | undefined): MemberBasis {
  const measuredExpenditureKcal =
    stored?.plan.expenditureSource === 'measured' ? stored.plan.expenditureKcal : undefined;
  const basis = { ...member.basis, measuredExpenditureKcal };
  return { ...member, basis, inForce: stored && !isUnsafeNow(basis, stored.plan) ? stored : undefined };
}

/**
 * What a member's plan is made from as of now, and the plan that is in force. What a check-in measured holds until the next one.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function memberBasisOf(db: Db, userId: string, nowMs: number): Promise<MemberBasis> {
  const member = await unplannedBasisOf(db, userId, nowMs);
  return withStored(member, await storedPlanOn(db, userId, member.today));
}
