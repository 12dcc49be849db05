import type { GoalPlanAnswer, GoalSettings } from '#contract/goals/goal-plan.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import type { Targets } from '#contract/meals/meals.ts';
import { planGoals, type GoalPlan } from '#domain/goals/plan.ts';
import { restingEnergies } from '#domain/goals/expenditure/resting-energy.ts';
import { SAME_EVERY_DAY, targetsAt, weekdayEnergies } from '#domain/goals/weekday-targets.ts';
import { weekdayOf } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import type { GoalSettingsRow } from '#server/member/queries.ts';
import { memberBasisOf, plannedOn, withStored, type MemberBasis } from './member-basis.ts';

interface PlanOfDays {
  readonly plan: GoalPlan;
  readonly weekdayOffsetsKcal: readonly number[];
}

/** Today's plan: the stored one, else computed from the current profile. */
export const planOf = ({ basis, inForce }: MemberBasis): PlanOfDays =>
  inForce ?? { plan: planGoals(basis), weekdayOffsetsKcal: SAME_EVERY_DAY };

/** The energy of Monday to Sunday, kcal. */
export const energiesOf = ({ plan, weekdayOffsetsKcal }: PlanOfDays): number[] =>
  weekdayEnergies(plan.energyKcal, plan.floorKcal, weekdayOffsetsKcal).map(Math.round);

export const targetsOn = (planned: PlanOfDays, date: string): Targets =>
  targetsAt(planned.plan, energiesOf(planned)[weekdayOf(date)] ?? planned.plan.energyKcal);

/**
 * A member's targets on a local day, from that day's plan and the weekday's energy. Days before the first stored plan use the
 * current profile.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function targetsOf(db: Db, userId: string, date: string, nowMs: number): Promise<Targets> {
  const { member, stored } = await plannedOn(db, userId, nowMs, date);
  // Past days keep their targets.
  return targetsOn(stored && date < member.today ? stored : planOf(withStored(member, stored)), date);
}

/** Converts a plan to its API form. */
export const planAnswer = ({ added = [], ...plan }: GoalPlan): GoalPlanAnswer => ({
  ...plan,
  added: [...added],
  outsideRange: [...plan.outsideRange],
  limits: [...plan.limits],
});

const settingsAnswer = (settings: GoalSettingsRow | null): GoalSettings => ({
  waterMl: settings?.waterMl ?? null,
  sleepHours: settings?.sleepHours ?? null,
  fastingProtocol: settings?.fastingProtocol ?? null,
  dueOn: settings?.dueOn ?? null,
  bornOn: settings?.bornOn ?? null,
  conditions: settings?.conditions ?? [],
});

/** Current goals, with the member's choices. */
export async function goalsOf(db: Db, userId: string, nowMs: number): Promise<GoalsInForce> {
  const member = await memberBasisOf(db, userId, nowMs);
  const { profile, settings, inForce, today } = member;
  const planned = planOf(member);
  return {
    ...planAnswer(planned.plan),
    goal: profile.goal,
    targetMassKg: profile.targetMassKg,
    weeklyLossKg: profile.weeklyLossKg,
    activityLevel: profile.activityLevel,
    dietaryPreference: profile.dietaryPreference,
    mode: inForce?.mode ?? 'computed',
    weekdayOffsetsKcal: [...planned.weekdayOffsetsKcal],
    settings: settingsAnswer(settings),
    validFrom: inForce?.validFrom ?? null,
    reason: inForce?.reason ?? null,
    screenedConditions: [...member.screenedConditions],
    currentMassKg: member.basis.massKg,
    currentMassSource: member.massSource,
    restingByEquation: restingEnergies(member.basis).map(({ equation, restingKcal }) => ({
      equation,
      restingKcal: Math.round(restingKcal / 10) * 10,
    })),
    today: targetsOn(planned, today),
    weekdayEnergiesKcal: energiesOf(planned),
  };
}
