import type { GoalDraft } from '#contract/goals/goal-plan.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import type { Confirmation } from '#domain/goals/draft-issue.ts';
import type { GoalPlan } from '#domain/goals/plan.ts';
import { SAME_EVERY_DAY } from '#domain/goals/weekday-targets.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { checkInOf } from './expenditure.ts';
import { judgeDraft } from './judge-draft.ts';
import type { PlanRow } from '#server/member/queries.ts';
import { memberBasisOf, type MemberBasis } from './member-basis.ts';
import { goalsOf, planOf } from './queries.ts';
import { goalPlans, goalSettings } from './tables.ts';

/** Profile fields that belong to goals; the account slice writes them. */
type ProfileGoals = Pick<
  GoalDraft,
  'goal' | 'targetMassKg' | 'weeklyLossKg' | 'activityLevel' | 'dietaryPreference'
>;

/** Dependencies of commands on goals. */
export interface GoalDeps extends Deps {
  /** Writes goals to the member's profile within the caller's transaction. */
  readonly saveProfileGoals: (tx: Db, userId: string, goals: ProfileGoals, nowMs: number) => Promise<void>;
}

/** Past days without a stored plan keep the one from before the first change. */
const EVER_SINCE = '1900-01-01';

type NewPlan = Pick<PlanRow, 'mode' | 'reason' | 'weekdayOffsetsKcal' | 'addsWorkouts'> & {
  readonly plan: GoalPlan;
};

/** Stores a plan that applies from today on. Earlier days keep their targets. */
async function storePlan(tx: Db, member: MemberBasis, stored: NewPlan, nowMs: number): Promise<void> {
  const { userId, today, inForce } = member;
  const createdAt = new Date(nowMs);
  if (!inForce) {
    const before: NewPlan = {
      mode: 'computed',
      reason: 'update',
      weekdayOffsetsKcal: [...SAME_EVERY_DAY],
      addsWorkouts: false,
      plan: planOf(member).plan,
    };
    await tx
      .insert(goalPlans)
      .values({ userId, validFrom: EVER_SINCE, ...before, createdAt })
      .onConflictDoNothing();
  }
  await tx
    .insert(goalPlans)
    .values({ userId, validFrom: today, ...stored, createdAt })
    .onConflictDoUpdate({
      target: [goalPlans.userId, goalPlans.validFrom],
      set: { ...stored, createdAt },
    });
}

async function storeSettings(
  tx: Db,
  userId: string,
  set: Partial<Omit<typeof goalSettings.$inferInsert, 'userId'>>,
): Promise<void> {
  await tx
    .insert(goalSettings)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: goalSettings.userId, set });
}

/** @throws Refusal BAD_REQUEST with each rejected field, or each that needs confirmation */
function approved(member: MemberBasis, draft: GoalDraft, confirmed: readonly Confirmation[]): GoalPlan {
  const { plan, refusals, confirmations } = judgeDraft(member, draft);
  const open = confirmations.filter(({ code }) => !confirmed.includes(code));
  const issues = (refusals.length > 0 ? refusals : open).map(({ field, message }) => ({ field, message }));
  if (issues.length > 0) throw new Refusal('BAD_REQUEST', { issues });
  return plan;
}

/**
 * Sets a member's goals from today on; the same draft again changes nothing.
 * @throws Refusal BAD_REQUEST naming each unsafe field, with the reason
 */
export async function updateGoals(
  { db, now, saveProfileGoals }: GoalDeps,
  { userId }: Actor,
  draft: GoalDraft,
  confirmed: readonly Confirmation[],
): Promise<GoalsInForce> {
  const nowMs = now();
  const member = await memberBasisOf(db, userId, nowMs);
  const plan = approved(member, draft, confirmed);
  const { goal, activityLevel, dietaryPreference, mode, weekdayOffsetsKcal } = draft;
  const { addsWorkouts = planOf(member).addsWorkouts } = draft;
  await db.transaction(async (tx) => {
    const stored = { mode, reason: 'update', plan, weekdayOffsetsKcal, addsWorkouts } as const;
    await storePlan(tx, member, stored, nowMs);
    await storeSettings(tx, userId, { ...draft.settings, updatedAt: new Date(nowMs) });
    const { targetMassKg, weeklyLossKg } = draft;
    const chosen = { goal, activityLevel, dietaryPreference, targetMassKg, weeklyLossKg };
    await saveProfileGoals(tx, userId, chosen, nowMs);
  });
  return goalsOf(db, userId, nowMs);
}

/** Whether the last check-in already set the requested target: the request was repeated. */
const isTaken = ({ inForce, today }: MemberBasis, energyKcal: number): boolean =>
  inForce?.reason === 'check-in' &&
  inForce.plan.energyKcal === energyKcal &&
  inForce.validFrom > addDays(today, -2);

/**
 * Accepts the target that a check-in offers, from today on; a repeated request changes nothing.
 * @throws Refusal NOT_FOUND if none is offered, CONFLICT if the offer has changed
 */
export async function acceptCheckIn(
  { db, now }: GoalDeps,
  { userId }: Actor,
  energyKcal: number,
): Promise<GoalsInForce> {
  const nowMs = now();
  const member = await memberBasisOf(db, userId, nowMs);
  if (!isTaken(member, energyKcal)) {
    const { plan } = await checkInOf(db, member);
    if (!plan) throw new Refusal('NOT_FOUND', { said: 'You don’t have a check-in due.' });
    if (plan.energyKcal !== energyKcal)
      throw refuseField('CONFLICT', 'energyKcal', 'The suggested target has changed. Review it again.');
    const { weekdayOffsetsKcal, addsWorkouts } = planOf(member);
    const stored = { mode: 'computed', reason: 'check-in', plan, addsWorkouts } as const;
    await db.transaction(async (tx) => {
      await storePlan(tx, member, { ...stored, weekdayOffsetsKcal: [...weekdayOffsetsKcal] }, nowMs);
      await storeSettings(tx, userId, { checkedInOn: member.today, updatedAt: new Date(nowMs) });
    });
  }
  return goalsOf(db, userId, nowMs);
}

/** Declines an offered check-in until next week. Does nothing without an offer. */
export async function declineCheckIn({ db, now }: GoalDeps, { userId }: Actor): Promise<GoalsInForce> {
  const nowMs = now();
  const member = await memberBasisOf(db, userId, nowMs);
  const { plan } = await checkInOf(db, member);
  if (plan) await storeSettings(db, userId, { checkedInOn: member.today, updatedAt: new Date(nowMs) });
  return goalsOf(db, userId, nowMs);
}
