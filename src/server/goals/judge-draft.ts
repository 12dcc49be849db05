import type { GoalDraft } from '#contract/goals/goal-plan.ts';
import type { GoalPreview } from '#contract/goals/goals.ts';
import { draftIssues, type DraftIssues } from '#domain/goals/draft-rules.ts';
import type { GoalBasis } from '#domain/goals/goal-basis.ts';
import { maternityDateIssues, maternityStage } from '#domain/goals/maternity.ts';
import { planByHand, planGoals, type GoalPlan } from '#domain/goals/plan.ts';
import { allConditions, type MemberBasis } from './member-basis.ts';
import { projectionOf } from './projection.ts';
import { energiesOf, planAnswer } from './queries.ts';

/** A draft's plan and its problems. */
export interface JudgedDraft extends DraftIssues {
  readonly basis: GoalBasis;
  readonly plan: GoalPlan;
}

const NO_FIGURES = {
  field: 'byHand.energyKcal',
  code: 'figures-missing',
  message: 'Enter your own daily calories and macros.',
} as const;

/** The member with the draft's changes. A new activity level invalidates what was measured before. */
const draftedBasis = (
  { basis, screenedConditions, settings, today }: MemberBasis,
  draft: GoalDraft,
): GoalBasis => ({
  ...basis,
  goal: draft.goal,
  targetMassKg: draft.targetMassKg ?? undefined,
  weeklyLossKg: draft.weeklyLossKg ?? undefined,
  activityLevel: draft.activityLevel,
  dietaryPreference: draft.dietaryPreference,
  conditions: allConditions(draft.settings.conditions, screenedConditions),
  maternity: maternityStage({ dueOn: settings?.dueOn, bornOn: settings?.bornOn, ...draft.settings }, today),
  measuredExpenditureKcal:
    draft.activityLevel === basis.activityLevel ? basis.measuredExpenditureKcal : undefined,
});

/** Plans a draft and applies the safety rules, without saving anything. */
export function judgeDraft(member: MemberBasis, draft: GoalDraft): JudgedDraft {
  const basis = draftedBasis(member, draft);
  const byHand = draft.mode === 'by-hand' ? draft.byHand : undefined;
  const plan = byHand ? planByHand(basis, byHand) : planGoals(basis);
  const { weekdayOffsetsKcal } = draft;
  const { fastingProtocol } = draft.settings;
  const { refusals, confirmations } = draftIssues({
    basis,
    plan,
    byHand,
    weekdayOffsetsKcal,
    fastingProtocol,
  });
  const lacksFigures = draft.mode === 'by-hand' && !byHand;
  const dates = maternityDateIssues(draft.settings, member.today);
  return {
    basis,
    plan,
    refusals: [...(lacksFigures ? [NO_FIGURES] : []), ...dates, ...refusals],
    confirmations,
  };
}

/** A draft as its screen shows it: the plan, its projection, and its problems. */
export function previewOf(member: MemberBasis, draft: GoalDraft): GoalPreview {
  const { basis, plan, refusals, confirmations } = judgeDraft(member, draft);
  const { weekdayOffsetsKcal } = draft;
  return {
    plan: planAnswer(plan),
    weekdayEnergiesKcal: energiesOf({ plan, weekdayOffsetsKcal }),
    projection: projectionOf(basis, plan, member.today),
    refusals: [...refusals],
    confirmations: [...confirmations],
  };
}
