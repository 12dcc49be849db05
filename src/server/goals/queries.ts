import type { GoalPlanAnswer, GoalSettings } from '#contract/goals/goal-plan.ts';
import type { GoalsInForce, Projection } from '#contract/goals/goals.ts';
import type { Targets } from '#contract/goals/day-targets.ts';
import { noDeficitFor } from '#domain/goals/energy-target.ts';
import { planGoals, type GoalPlan } from '#domain/goals/plan.ts';
import { restingEnergies } from '#domain/goals/expenditure/resting-energy.ts';
import { SAME_EVERY_DAY, targetsAt, weekdayEnergies } from '#domain/goals/weekday-targets.ts';
import {
  tooFewWorkoutDays,
  WORKOUT_TARGET_DAYS,
  workoutAdjustment,
  type WorkoutRecords,
} from '#domain/goals/workout-target.ts';
import type { DayRange } from '#domain/time/day-range.ts';
import { addDays, weekdayOf } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { workoutRecordsBetween } from '#server/movement/queries.ts';
import type { GoalSettingsRow } from '#server/member/queries.ts';
import { memberBasisOf, plannedOn, withStored, type MemberBasis } from './member-basis.ts';
import { projectionOf } from './projection.ts';

export interface PlanOfDays {
  readonly plan: GoalPlan;
  readonly mode: 'computed' | 'by-hand';
  readonly weekdayOffsetsKcal: readonly number[];
  readonly addsWorkouts: boolean;
}

/** Today's plan: the stored one, else computed from the current profile. */
export const planOf = ({ basis, inForce }: MemberBasis): PlanOfDays =>
  inForce ?? {
    plan: planGoals(basis),
    mode: 'computed',
    weekdayOffsetsKcal: SAME_EVERY_DAY,
    addsWorkouts: false,
  };

/** The energy of Monday to Sunday, kcal. */
export const energiesOf = ({
  plan,
  weekdayOffsetsKcal,
}: Pick<PlanOfDays, 'plan' | 'weekdayOffsetsKcal'>): number[] =>
  weekdayEnergies(plan.energyKcal, plan.floorKcal, weekdayOffsetsKcal).map(Math.round);

/** Workouts from which the targets of a range of days follow, if the member adds them. */
export async function workoutsFor(
  db: Db,
  { userId, today }: MemberBasis,
  plans: readonly Pick<PlanOfDays, 'addsWorkouts'>[],
  { from, to }: DayRange,
): Promise<WorkoutRecords | undefined> {
  if (from > today || !plans.some(({ addsWorkouts }) => addsWorkouts)) return undefined;
  return workoutRecordsBetween(db, userId, addDays(from, -WORKOUT_TARGET_DAYS), to);
}

/** The targets of a day. Workouts of days to come are unknown, so these have the plan's. */
export function targetsOn(
  { basis, today }: MemberBasis,
  planned: PlanOfDays,
  date: string,
  records: WorkoutRecords | undefined,
): Targets {
  const { plan, mode } = planned;
  const planKcal = energiesOf(planned)[weekdayOf(date)] ?? plan.energyKcal;
  const isDeficitSafe = noDeficitFor(basis) === undefined;
  const counted = planned.addsWorkouts && date <= today ? records : undefined;
  const workouts = counted && workoutAdjustment({ date, plan, mode, planKcal, isDeficitSafe }, counted);
  const workoutDays = counted && tooFewWorkoutDays({ date, plan, mode }, counted);
  return {
    ...targetsAt(plan, planKcal + (workouts?.addedKcal ?? 0)),
    ...(workouts && { workouts }),
    ...(workoutDays !== undefined && { workoutDays }),
  };
}

async function plannedDay(db: Db, userId: string, date: string, nowMs: number) {
  const { member, stored } = await plannedOn(db, userId, nowMs, date);
  // Past days keep their targets.
  return { member, planned: stored && date < member.today ? stored : planOf(withStored(member, stored)) };
}

/**
 * A member's targets on a local day, from that day's plan, the weekday's energy, and the day's workouts if the member adds them. Days
 * before the first stored plan use the current profile.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function targetsOf(db: Db, userId: string, date: string, nowMs: number): Promise<Targets> {
  const { member, planned } = await plannedDay(db, userId, date, nowMs);
  return targetsOn(member, planned, date, await workoutsFor(db, member, [planned], { from: date, to: date }));
}

/** A member's targets today, which needs no day: it is read with the member. @throws Refusal NOT_FOUND for an account without a profile */
export async function targetsToday(db: Db, userId: string, nowMs: number): Promise<Targets> {
  const member = await memberBasisOf(db, userId, nowMs);
  const { today } = member;
  const planned = planOf(member);
  return targetsOn(
    member,
    planned,
    today,
    await workoutsFor(db, member, [planned], { from: today, to: today }),
  );
}

/** A member's targets on a local day without its workouts: what an average of days is compared with. */
export async function planTargetsOf(db: Db, userId: string, date: string, nowMs: number): Promise<Targets> {
  const { member, planned } = await plannedDay(db, userId, date, nowMs);
  return targetsOn(member, planned, date, undefined);
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
  const records = await workoutsFor(db, member, [planned], { from: today, to: today });
  return {
    ...planAnswer(planned.plan),
    goal: profile.goal,
    targetMassKg: profile.targetMassKg,
    weeklyLossKg: profile.weeklyLossKg,
    activityLevel: profile.activityLevel,
    dietaryPreference: profile.dietaryPreference,
    mode: planned.mode,
    weekdayOffsetsKcal: [...planned.weekdayOffsetsKcal],
    addsWorkouts: planned.addsWorkouts,
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
    today: targetsOn(member, planned, today, records),
    weekdayEnergiesKcal: energiesOf(planned),
  };
}

/** The member's projected weight if they eat to their plan. */
export async function projectedWeight(db: Db, userId: string, nowMs: number): Promise<Projection> {
  const member = await memberBasisOf(db, userId, nowMs);
  return projectionOf(member.basis, planOf(member).plan, member.today);
}

/** When the member reaches their target weight, or another one, by their plan. */
export async function weightGoalOf(db: Db, userId: string, nowMs: number, targetMassKg?: number) {
  const member = await memberBasisOf(db, userId, nowMs);
  const basis = targetMassKg === undefined ? member.basis : { ...member.basis, targetMassKg };
  const { arrival } = projectionOf(basis, planOf(member).plan, member.today);
  return { arrival, goal: basis.goal, massKg: basis.massKg };
}
