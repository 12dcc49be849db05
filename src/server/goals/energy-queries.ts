import type { ExpenditureEstimate } from '#domain/goals/check-in.ts';
import type { GoalBasis } from '#domain/goals/goal-basis.ts';
import type { GoalPlan } from '#domain/goals/plan.ts';
import type { Db } from '#server/db/database.ts';
import { expenditureOf } from './expenditure.ts';
import { memberBasisOf } from './member-basis.ts';
import { planOf } from './queries.ts';

/** What a member's energy is planned from, the plan in force, and what they burn by their own meals and weigh-ins. */
export async function energyFactsOf(
  db: Db,
  userId: string,
  nowMs: number,
): Promise<{
  readonly basis: GoalBasis;
  readonly plan: GoalPlan;
  readonly estimate: ExpenditureEstimate | null;
}> {
  const member = await memberBasisOf(db, userId, nowMs);
  const { estimate } = await expenditureOf(db, member);
  return { basis: member.basis, plan: planOf(member).plan, estimate };
}
