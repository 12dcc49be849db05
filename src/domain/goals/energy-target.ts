import { ADULT_YEARS, type ActivityLevel } from '#domain/account/profile.ts';
import { BODY_KCAL_PER_KG } from '#domain/units/energy.ts';
import { bodyMassIndex, UNDERWEIGHT_INDEX } from './body-mass-index.ts';
import { forbidsDeficit } from './conditions.ts';
import type { GoalBasis } from './goal-basis.ts';
import { isTrained, restingEnergy, type RestingEquation } from './resting-energy.ts';

/**
 * Daily expenditure as a multiple of resting energy, by activity level. A convention in the manner of FAO/WHO/UNU physical activity
 * levels, not a measured regression: the low end under-estimates most people.
 */
const ACTIVITY_FACTOR: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
};

const FLOOR_KCAL = { female: 1200, male: 1500 } as const;

/** Why somebody is planned no deficit at all. */
export type NoDeficit = 'under-18' | 'underweight' | 'clinician-first';

/** Which safety limit changed a target. */
export type EnergyLimit =
  | NoDeficit
  | 'target-reached'
  | 'loss-1-percent'
  | 'deficit-25-percent'
  | 'deficit-1000-kcal'
  | 'energy-floor'
  | 'gain-half-percent';

/** Energies in kcal a day. `dailyDeltaKcal` is negative for a deficit, after all limits. */
export interface EnergyTarget {
  readonly equation: RestingEquation;
  readonly restingKcal: number;
  readonly activityFactor: number;
  readonly expenditureKcal: number;
  readonly dailyDeltaKcal: number;
  readonly targetKcal: number;
  /** The least that any target may be, or expenditure where that is less. */
  readonly floorKcal: number;
  readonly limits: readonly EnergyLimit[];
}

/** Applies caps in turn and remembers those that bit. */
function capped(
  amount: number,
  caps: readonly (readonly [EnergyLimit, number])[],
  limits: EnergyLimit[],
): number {
  return caps.reduce((current, [limit, cap]) => {
    if (current <= cap) return current;
    limits.push(limit);
    return cap;
  }, amount);
}

/** Why a body may be planned no deficit; undefined where it may. */
export function noDeficitFor({
  ageYears,
  massKg,
  heightCm,
  conditions = [],
}: GoalBasis): NoDeficit | undefined {
  if (ageYears < ADULT_YEARS) return 'under-18';
  if (forbidsDeficit(conditions)) return 'clinician-first';
  return bodyMassIndex(massKg, heightCm) < UNDERWEIGHT_INDEX ? 'underweight' : undefined;
}

/** Expenditure is known to a few percent at best: this far below it still counts as holding. */
export const MAINTENANCE_SHARE = 0.95;

/** Whether a plan of before would keep somebody in a deficit that they may not be planned now. */
export const isUnsafeNow = (
  basis: GoalBasis,
  plan: { readonly energyKcal: number; readonly expenditureKcal: number },
): boolean => noDeficitFor(basis) !== undefined && plan.energyKcal < MAINTENANCE_SHARE * plan.expenditureKcal;

/** The energy a day that a weekly change of mass stands for in this week, kcal. */
export const dailyKcalOf = (weeklyKg: number): number => (weeklyKg * BODY_KCAL_PER_KG) / 7;

const isReached = ({ goal, massKg, targetMassKg }: GoalBasis): boolean =>
  targetMassKg !== undefined && (goal === 'lose' ? massKg <= targetMassKg : massKg >= targetMassKg);

function lossKcal(
  basis: GoalBasis,
  expenditureKcal: number,
  floorKcal: number,
  limits: EnergyLimit[],
): number {
  return capped(
    dailyKcalOf(basis.weeklyLossKg ?? 0.005 * basis.massKg),
    [
      ['energy-floor', expenditureKcal - floorKcal],
      ['deficit-25-percent', 0.25 * expenditureKcal],
      ['deficit-1000-kcal', 1000],
      ['loss-1-percent', dailyKcalOf(0.01 * basis.massKg)],
    ],
    limits,
  );
}

function deltaKcal(
  basis: GoalBasis,
  expenditureKcal: number,
  floorKcal: number,
  limits: EnergyLimit[],
): number {
  if (basis.goal === 'maintain') return 0;
  if (isReached(basis)) {
    limits.push('target-reached');
    return 0;
  }
  if (basis.goal === 'gain') {
    const share = isTrained(basis, basis.activityLevel) ? 0.0025 : 0.005;
    return capped(0.1 * expenditureKcal, [['gain-half-percent', dailyKcalOf(share * basis.massKg)]], limits);
  }
  const forbidden = noDeficitFor(basis);
  if (forbidden) {
    limits.push(forbidden);
    return 0;
  }
  return -lossKcal(basis, expenditureKcal, floorKcal, limits);
}

/**
 * The day's energy target from expenditure and goal, inside the safety limits. Expenditure is the measured one where there is one, else
 * resting energy times activity. Losing takes the chosen weekly rate (0.5 % of body mass where none is chosen); gaining takes 10 % of
 * expenditure, at most 0.5 % of body mass a week (0.25 % for trained bodies).
 * Limits after AHA/ACC/TOS 2013, doi:10.1161/01.cir.0000437739.71477.ee, and the product's own design.
 */
export function energyTarget(basis: GoalBasis): EnergyTarget {
  const resting = restingEnergy(basis, basis.activityLevel);
  const activityFactor = ACTIVITY_FACTOR[basis.activityLevel];
  const expenditureKcal = basis.measuredExpenditureKcal ?? resting.restingKcal * activityFactor;
  const floorKcal = Math.min(Math.max(FLOOR_KCAL[basis.sex], 0.75 * resting.restingKcal), expenditureKcal);
  const limits: EnergyLimit[] = [];
  const dailyDeltaKcal = deltaKcal(basis, expenditureKcal, floorKcal, limits);
  return {
    ...resting,
    activityFactor,
    expenditureKcal,
    dailyDeltaKcal,
    targetKcal: expenditureKcal + dailyDeltaKcal,
    floorKcal,
    limits,
  };
}
