import { clamp } from '#domain/numbers/clamp.ts';
import type { ExpenditureState } from '#domain/goals/expenditure/adaptive-expenditure.ts';
import { noDeficitFor } from './energy-target.ts';
import type { GoalBasis } from './goal-basis.ts';
import { planGoals, type GoalPlan } from './plan.ts';
import { restingEnergy } from '#domain/goals/expenditure/resting-energy.ts';

/** Minimum days and maximum standard deviation for showing an estimate. */
const MIN_DAYS = 14;
const MAX_SD_KCAL = 200;
/** An estimate needs recent weighings and logged days: at least this many within this period. */
const RECENT_DAYS = 14;
const MIN_WEIGHED_DAYS = 4;
const MIN_LOGGED_DAYS = 7;
const MAX_STEP_KCAL = 150;
/** Plausible long-term expenditure, as multiples of resting energy. */
export const PLAUSIBLE_EXPENDITURE = { low: 0.8, high: 3.5 } as const;

export type MissingForEstimate =
  | 'no-weights'
  | 'too-few-days'
  | 'too-few-weights'
  | 'too-few-meals'
  | 'too-uncertain';

/** Day of the estimate. */
export interface ObservedDay extends ExpenditureState {
  readonly isWeighed: boolean;
}

/** Expenditure measured from weights and meals, kcal a day, with its 95% interval. */
export interface ExpenditureEstimate {
  readonly expenditureKcal: number;
  readonly sdKcal: number;
  readonly lowKcal: number;
  readonly highKcal: number;
}

const toNearest10 = (kcal: number): number => Math.round(kcal / 10) * 10;

/** Reasons for not having an estimate yet; empty if there is one. */
export function missingForEstimate(days: readonly ObservedDay[]): readonly MissingForEstimate[] {
  const last = days.at(-1);
  if (!last) return ['no-weights'];
  if (days.length < MIN_DAYS) return ['too-few-days'];
  const recent = days.slice(-RECENT_DAYS);
  const missing: MissingForEstimate[] = [];
  if (recent.filter(({ isWeighed }) => isWeighed).length < MIN_WEIGHED_DAYS) missing.push('too-few-weights');
  if (recent.filter(({ isLogged }) => isLogged).length < MIN_LOGGED_DAYS) missing.push('too-few-meals');
  if (missing.length === 0 && last.sdKcal > MAX_SD_KCAL) missing.push('too-uncertain');
  return missing;
}

/** Estimate after the last day, rounded to 10 kcal and clamped to a plausible range; undefined while something is missing. */
export function expenditureEstimate(
  days: readonly ObservedDay[],
  basis: GoalBasis,
): ExpenditureEstimate | undefined {
  const last = days.at(-1);
  if (!last || missingForEstimate(days).length > 0) return undefined;
  const { restingKcal } = restingEnergy(basis, basis.activityLevel);
  const expenditureKcal = toNearest10(
    clamp(
      last.expenditureKcal,
      PLAUSIBLE_EXPENDITURE.low * restingKcal,
      PLAUSIBLE_EXPENDITURE.high * restingKcal,
    ),
  );
  const spreadKcal = 1.96 * last.sdKcal;
  return {
    expenditureKcal,
    sdKcal: toNearest10(last.sdKcal),
    lowKcal: toNearest10(expenditureKcal - spreadKcal),
    highKcal: toNearest10(expenditureKcal + spreadKcal),
  };
}

/** A weekly loss beyond every limit. Asking for it gives the lowest safe energy. */
const ANY_LOSS_KG = 100;

/** Lowest energy that the limits on weight loss allow, kcal; 0 for other goals. */
const minSafeKcal = (basis: GoalBasis): number =>
  basis.goal === 'lose' ? planGoals({ ...basis, weeklyLossKg: ANY_LOSS_KG }).energyKcal : 0;

/**
 * Plan after a weekly check-in, based on the measured expenditure. Its energy moves at most 150 kcal from the last target, so one odd week
 * changes little. The limits on weight loss and the floor still apply, and members for whom a deficit is unsafe leave the deficit at once.
 * @param basis with `measuredExpenditureKcal`
 * @param previousKcal energy of the current plan, kcal
 */
export function checkInPlan(basis: GoalBasis, previousKcal: number): GoalPlan {
  const wanted = planGoals(basis);
  const maxIncreaseKcal = noDeficitFor(basis) === undefined ? MAX_STEP_KCAL : Number.POSITIVE_INFINITY;
  const steppedKcal = Math.max(
    wanted.floorKcal,
    minSafeKcal(basis),
    clamp(wanted.energyKcal, previousKcal - MAX_STEP_KCAL, previousKcal + maxIncreaseKcal),
  );
  return steppedKcal === wanted.energyKcal ? wanted : planGoals(basis, steppedKcal);
}
