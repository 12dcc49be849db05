import { ADULT_YEARS, type ActivityLevel } from '#domain/account/profile.ts';
import { BODY_KCAL_PER_KG } from '#domain/units/energy.ts';
import { bodyMassIndex, UNDERWEIGHT_INDEX } from './body-mass-index.ts';
import { forbidsDeficit } from './conditions.ts';
import type { GoalBasis } from './goal-basis.ts';
import { addedEnergies, isMaternity, type AddedEnergy } from './maternity.ts';
import { isTrained, restingEnergy, type RestingEquation } from '#domain/goals/expenditure/resting-energy.ts';
import { isTooHeavyToGain } from './target-rules.ts';

/**
 * Daily expenditure as a multiple of resting energy, by activity level. A convention similar to the FAO/WHO/UNU physical activity
 * levels, not a measured regression. The low end underestimates most people.
 */
export const ACTIVITY_FACTOR: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
};

const FLOOR_KCAL = { female: 1200, male: 1500 } as const;

/** Reason for not planning a deficit. */
export type NoDeficit = 'under-18' | 'underweight' | 'clinician-first';

/** Safety limit that changed a target. */
export type EnergyLimit =
  | NoDeficit
  | 'target-reached'
  | 'loss-1-percent'
  | 'deficit-25-percent'
  | 'deficit-1000-kcal'
  | 'energy-floor'
  | 'gain-half-percent'
  | 'no-surplus';

/** Energies in kcal a day. `dailyDeltaKcal` is negative for a deficit, and includes all limits. */
export interface EnergyTarget {
  readonly equation: RestingEquation;
  readonly restingKcal: number;
  readonly activityFactor: number;
  /** Energy added for pregnancy or breastfeeding; part of the expenditure. Absent in plans stored by earlier versions. */
  readonly added?: readonly AddedEnergy[];
  readonly expenditureKcal: number;
  readonly dailyDeltaKcal: number;
  readonly targetKcal: number;
  /** Minimum for any target, or expenditure if that is lower. */
  readonly floorKcal: number;
  readonly limits: readonly EnergyLimit[];
}

/** Applies caps in order and records the ones that changed the amount. */
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

/** Reason for not planning a deficit; undefined if one is safe. */
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

/** Expenditure is known to within a few percent at best, so this share of it still counts as maintenance. */
export const MAINTENANCE_SHARE = 0.95;

/** Daily energy of a weekly change in mass, kcal. */
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
  // The expenditure already includes what the child needs; no surplus is planned on top.
  if (basis.goal === 'gain' && (basis.conditions?.includes('pregnant') || isTooHeavyToGain(basis))) {
    limits.push('no-surplus');
    return 0;
  }
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
 * Measured expenditure, if it counts. In pregnancy and while breastfeeding it doesn't: the scale also weighs the child, and an earlier
 * measurement doesn't include it.
 */
export const usedMeasurement = ({ conditions, measuredExpenditureKcal }: GoalBasis): number | undefined =>
  isMaternity(conditions) ? undefined : measuredExpenditureKcal;

/**
 * Daily energy target from expenditure and goal, within the safety limits. Uses measured expenditure if available, otherwise resting energy
 * times activity plus the energy for pregnancy or breastfeeding. Weight loss uses the chosen weekly rate (by default 0.5% of body mass).
 * Weight gain adds 10% of expenditure, at most 0.5% of body mass a week (0.25% for trained people). Limits after AHA/ACC/TOS 2013,
 * doi:10.1161/01.cir.0000437739.71477.ee, and the product's own design.
 */
export function energyTarget(basis: GoalBasis): EnergyTarget {
  const resting = restingEnergy(basis, basis.activityLevel);
  const activityFactor = ACTIVITY_FACTOR[basis.activityLevel];
  const added = addedEnergies(basis.conditions, basis.maternity);
  const expenditureKcal =
    usedMeasurement(basis) ??
    resting.restingKcal * activityFactor + added.reduce((sum, { kcal }) => sum + kcal, 0);
  const floorKcal = Math.min(Math.max(FLOOR_KCAL[basis.sex], 0.75 * resting.restingKcal), expenditureKcal);
  const limits: EnergyLimit[] = [];
  const dailyDeltaKcal = deltaKcal(basis, expenditureKcal, floorKcal, limits);
  return {
    ...resting,
    activityFactor,
    added,
    expenditureKcal,
    dailyDeltaKcal,
    targetKcal: expenditureKcal + dailyDeltaKcal,
    floorKcal,
    limits,
  };
}
