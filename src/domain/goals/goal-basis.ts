import type { GoalProfile } from '#domain/account/profile.ts';
import type { Condition } from './conditions.ts';
import type { MaternityStage } from './maternity.ts';
import type { MeasuredBody } from '#domain/goals/expenditure/resting-energy.ts';

/** Input of a plan: a profile, later measurements, and conditions that limit it. */
export interface GoalBasis extends GoalProfile, MeasuredBody {
  /** Expenditure measured from weights and meals, kcal a day; undefined before the first check-in. */
  readonly measuredExpenditureKcal?: number | undefined;
  readonly conditions?: readonly Condition[] | undefined;
  /** Counts only with the matching condition. */
  readonly maternity?: MaternityStage | undefined;
}
