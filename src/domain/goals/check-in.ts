import { clamp } from '#domain/numbers/clamp.ts';
import type { ExpenditureState } from './adaptive-expenditure.ts';
import { noDeficitFor } from './energy-target.ts';
import type { GoalBasis } from './goal-basis.ts';
import { planGoals, type GoalPlan } from './plan.ts';
import { restingEnergy } from './resting-energy.ts';

/** An estimate is shown from this many days on, with at most this standard deviation. */
const MIN_DAYS = 14;
const MAX_SD_KCAL = 200;
/** Within the last 14 days: an estimate rests on what was weighed and logged lately. */
const RECENT_DAYS = 14;
const MIN_WEIGHED_DAYS = 4;
const MIN_LOGGED_DAYS = 7;
const MAX_STEP_KCAL = 150;
/** No body spends less or more than these multiples of its resting energy for long. */
const PLAUSIBLE = { least: 0.8, most: 3.5 } as const;

export type MissingForEstimate =
  | 'no-weights'
  | 'too-few-days'
  | 'too-few-weights'
  | 'too-few-meals'
  | 'too-uncertain';

/** One day of the estimate, with whether it was weighed. */
export interface ObservedDay extends ExpenditureState {
  readonly isWeighed: boolean;
}

/** Expenditure as weights and meals show it. Energies in kcal a day; the interval holds 95 %. */
export interface ExpenditureEstimate {
  readonly expenditureKcal: number;
  readonly sdKcal: number;
  readonly lowKcal: number;
  readonly highKcal: number;
}

const toNearest10 = (kcal: number): number => Math.round(kcal / 10) * 10;

/** Why the days so far allow no estimate; empty where they do. */
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

/** The estimate after the last day, rounded to 10 kcal and held within what a body can spend; undefined while something is missing. */
export function expenditureEstimate(
  days: readonly ObservedDay[],
  basis: GoalBasis,
): ExpenditureEstimate | undefined {
  const last = days.at(-1);
  if (!last || missingForEstimate(days).length > 0) return undefined;
  const { restingKcal } = restingEnergy(basis, basis.activityLevel);
  const expenditureKcal = toNearest10(
    clamp(last.expenditureKcal, PLAUSIBLE.least * restingKcal, PLAUSIBLE.most * restingKcal),
  );
  const spreadKcal = 1.96 * last.sdKcal;
  return {
    expenditureKcal,
    sdKcal: toNearest10(last.sdKcal),
    lowKcal: toNearest10(expenditureKcal - spreadKcal),
    highKcal: toNearest10(expenditureKcal + spreadKcal),
  };
}

/** A weekly loss that no limit allows: asking for it gives the least energy that is safe. */
const ANY_LOSS_KG = 100;

/** The least energy that the limits on losing allow, kcal; nothing for another goal. */
const leastSafeKcal = (basis: GoalBasis): number =>
  basis.goal === 'lose' ? planGoals({ ...basis, weeklyLossKg: ANY_LOSS_KG }).energyKcal : 0;

/**
 * The plan of a weekly check-in: the one that the measured expenditure makes, its energy at most 150 kcal from the last target, so that
 * one odd week moves little. The limits on losing and the floor hold all the same, and whom a deficit could harm is not left in one.
 * @param basis with `measuredExpenditureKcal`
 * @param previousKcal the energy of the plan in force, kcal
 */
export function checkInPlan(basis: GoalBasis, previousKcal: number): GoalPlan {
  const wanted = planGoals(basis);
  const mostUpKcal = noDeficitFor(basis) === undefined ? MAX_STEP_KCAL : Number.POSITIVE_INFINITY;
  const steppedKcal = Math.max(
    wanted.floorKcal,
    leastSafeKcal(basis),
    clamp(wanted.energyKcal, previousKcal - MAX_STEP_KCAL, previousKcal + mostUpKcal),
  );
  return steppedKcal === wanted.energyKcal ? wanted : planGoals(basis, steppedKcal);
}
