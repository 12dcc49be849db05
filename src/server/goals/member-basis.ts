import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { ageOn } from '#domain/account/age.ts';
import { weightTrend } from '#domain/body/weight-trend.ts';
import type { FastingCondition } from '#domain/fasting/screening.ts';
import { CONDITIONS, type Condition } from '#domain/goals/conditions.ts';
import { isUnsafeNow } from '#domain/goals/energy-target.ts';
import type { GoalBasis } from '#domain/goals/goal-basis.ts';
import { goalConditionsOf } from '#domain/health/health-from-screening.ts';
import { addDays, daysBetween, localDate } from '#domain/time/local-date.ts';
import { profiles } from '#server/account/tables.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { fastingScreenings } from '#server/fasting/tables.ts';
import { healthProfiles } from '#server/health/tables.ts';
import { Refusal } from '#server/core/refusal.ts';
import { goalPlans, goalSettings } from './tables.ts';

/** Measured body fat holds for this long. */
const BODY_FAT_DAYS = 90;
/** As many measurements as a trend can still remember anything of. */
const MEASUREMENTS = 100;
/**
 * Enough to include the plans of today and yesterday: a member who traveled may already have one for tomorrow, and no day has two.
 */
const PLANS = 3;

/** A stored plan, without what only the database cares for. */
export type PlanRow = Omit<typeof goalPlans.$inferSelect, 'userId' | 'createdAt'>;
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

interface Measure {
  readonly atMs: number;
  readonly date: string;
  readonly massKg: number | null;
  readonly bodyFatPercent: number | null;
}

const lastMeasures = sql<Measure[]>`(
  select coalesce(json_agg(json_build_object(
    'atMs', extract(epoch from measured_at) * 1000, 'date', local_date, 'massKg', mass_kg, 'bodyFatPercent', body_fat_percent
  )), '[]')
  from (
    select * from ${bodyMeasurements}
    where ${and(eq(bodyMeasurements.userId, profiles.userId), isNull(bodyMeasurements.deletedAt))}
    order by local_date desc, measured_at desc limit ${sql.raw(String(MEASUREMENTS))}
  ) as latest
)`;

const lastPlans = sql<PlanRow[]>`(
  select coalesce(json_agg(json_build_object(
    'validFrom', valid_from, 'mode', mode, 'reason', reason, 'plan', plan, 'weekdayOffsetsKcal', weekday_offsets_kcal
  )), '[]')
  from (
    select * from ${goalPlans}
    where ${and(eq(goalPlans.userId, profiles.userId), lte(goalPlans.validFrom, sql.placeholder('until')))}
    order by valid_from desc limit ${sql.raw(String(PLANS))}
  ) as latest
)`;

// One statement, since nearly every screen asks.
const factsOf = prepared((db) =>
  db
    .select({
      profile: profiles,
      settings: goalSettings,
      screened: lastScreened,
      health: healthProfiles.answers,
      measures: lastMeasures,
      plans: lastPlans,
    })
    .from(profiles)
    .leftJoin(goalSettings, eq(goalSettings.userId, profiles.userId))
    .leftJoin(healthProfiles, eq(healthProfiles.userId, profiles.userId))
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('profile_with_goals'),
);

type Facts = Awaited<ReturnType<ReturnType<typeof factsOf>['execute']>>[number];

function measuredBody(measures: readonly Measure[], today: string) {
  const weighings = measures.flatMap(({ atMs, date, massKg }) =>
    massKg === null ? [] : [{ atMs, date, massKg }],
  );
  const fat = measures.find(({ bodyFatPercent }) => bodyFatPercent !== null);
  const isRecent = fat !== undefined && daysBetween(fat.date, today) <= BODY_FAT_DAYS;
  return {
    trendKg: weightTrend(weighings).points.at(-1)?.trendKg,
    bodyFatFraction: isRecent && fat.bodyFatPercent !== null ? fat.bodyFatPercent / 100 : undefined,
  };
}

/** The two lists that a member's conditions are told in, as one. */
export const allConditions = (
  told: readonly Condition[],
  screened: readonly Condition[],
): readonly Condition[] => [...new Set([...told, ...screened])];

/** What the plan of a member who never stored one is made from: their profile, with the mass and body fat that they measured since. */
function unplannedBasisOf(
  { profile, settings, screened, health, measures }: Facts,
  nowMs: number,
): MemberBasis {
  const today = localDate(nowMs, profile.timeZone);
  const { trendKg, bodyFatFraction } = measuredBody(measures, today);
  const told = [...(screened ?? []), ...(health ? goalConditionsOf(health) : [])];
  const screenedConditions = CONDITIONS.filter((condition) => told.includes(condition));
  return {
    userId: profile.userId,
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
 * What a member's plan would be made from as of now, and the plan that was stored for a day, if one was.
 * @param date the member's today if none is given
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function plannedOn(
  db: Db,
  userId: string,
  nowMs: number,
  date?: string,
): Promise<{ member: MemberBasis; stored: PlanRow | undefined }> {
  // Which day it is where the member lives is known only with the profile: at most a day later than in UTC. Days around today all ask the
  // same, so that one statement answers them.
  const latest = addDays(localDate(nowMs, 'UTC'), 1);
  const isNear = date === undefined || (date <= latest && date > addDays(latest, -PLANS));
  const until = isNear ? latest : date;
  const [facts] = await factsOf(db).execute({ userId, until });
  if (!facts) throw new Refusal('NOT_FOUND');
  const member = unplannedBasisOf(facts, nowMs);
  return { member, stored: facts.plans.find(({ validFrom }) => validFrom <= (date ?? member.today)) };
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
  const { member, stored } = await plannedOn(db, userId, nowMs);
  return withStored(member, stored);
}
