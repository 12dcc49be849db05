import { CONDITIONS, type Condition } from '#domain/goals/conditions.ts';
import { maternityStage } from '#domain/goals/maternity.ts';
import { isOutdatedPlan } from '#domain/goals/outdated-plan.ts';
import type { GoalBasis } from '#domain/goals/goal-basis.ts';
import { knownHealth, limitingConditions } from '#domain/health/known-health.ts';
import type { BodyMass } from '#domain/member/body-mass.ts';
import type { Db } from '#server/db/database.ts';
import {
  memberWithPlan,
  type GoalSettingsRow,
  type Member,
  type PlanRow,
  type ProfileRow,
} from '#server/member/queries.ts';

/** Inputs of a member's plan today, and the current plan. */
export interface MemberBasis {
  readonly userId: string;
  readonly today: string;
  readonly profile: ProfileRow;
  readonly basis: GoalBasis;
  readonly massSource: BodyMass['source'];
  readonly settings: GoalSettingsRow | null;
  /** Answers from the fasting screening or the health profile. */
  readonly screenedConditions: readonly Condition[];
  readonly inForce: PlanRow | undefined;
}

/** Conditions from two lists, without duplicates, in the order of `CONDITIONS`. */
export const allConditions = (one: readonly Condition[], other: readonly Condition[]): readonly Condition[] =>
  CONDITIONS.filter((condition) => one.includes(condition) || other.includes(condition));

/** Inputs of a plan for a member without a stored one. */
function unplannedBasisOf(member: Member): MemberBasis {
  const { profile, settings, mass, bodyFatPercent, savedHealth, screening } = member;
  return {
    userId: member.userId,
    today: member.date,
    profile,
    settings,
    screenedConditions: limitingConditions(knownHealth(savedHealth, screening?.conditions ?? [])),
    inForce: undefined,
    massSource: mass.source,
    basis: {
      sex: member.sex,
      ageYears: member.ageYears,
      heightCm: member.heightCm,
      massKg: mass.massKg,
      goal: profile.goal,
      activityLevel: profile.activityLevel,
      dietaryPreference: profile.dietaryPreference,
      targetMassKg: profile.targetMassKg ?? undefined,
      weeklyLossKg: profile.weeklyLossKg ?? undefined,
      bodyFatFraction: bodyFatPercent === undefined ? undefined : bodyFatPercent / 100,
      conditions: member.conditions,
      maternity: maternityStage(settings ?? {}, member.date),
    },
  };
}

/**
 * Inputs of a member's plan as of now, and the plan stored for a day, if any.
 * @param date the member's today if none is given
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function plannedOn(
  db: Db,
  userId: string,
  nowMs: number,
  date?: string,
): Promise<{ member: MemberBasis; stored: PlanRow | undefined }> {
  const { member, stored } = await memberWithPlan(db, userId, nowMs, date);
  return { member: unplannedBasisOf(member), stored };
}

/** A member with the plan stored for a day. If that has become unsafe, the computed plan applies instead. */
export function withStored(member: MemberBasis, stored: PlanRow | undefined): MemberBasis {
  const measuredExpenditureKcal =
    stored?.plan.expenditureSource === 'measured' ? stored.plan.expenditureKcal : undefined;
  const basis = { ...member.basis, measuredExpenditureKcal };
  const isOutdated = stored && isOutdatedPlan(basis, stored.plan, stored.mode);
  return { ...member, basis, inForce: isOutdated ? undefined : stored };
}

/**
 * Inputs of a member's plan as of now, and the current plan. A check-in's measured expenditure applies until the next one.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function memberBasisOf(db: Db, userId: string, nowMs: number): Promise<MemberBasis> {
  const { member, stored } = await plannedOn(db, userId, nowMs);
  return withStored(member, stored);
}
