import type { GoalProfile } from '#domain/account/profile.ts';
import type { Condition } from './conditions.ts';
import type { MeasuredBody } from './resting-energy.ts';

/** What a plan is made from: a profile, what was measured since, and what is unsafe for its owner. */
export interface GoalBasis extends GoalProfile, MeasuredBody {
  /** Expenditure as weights and meals showed it, kcal a day; absent until a check-in was taken. */
  readonly measuredExpenditureKcal?: number | undefined;
  readonly conditions?: readonly Condition[] | undefined;
}
