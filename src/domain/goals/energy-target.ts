import type { GoalProfile } from '#domain/account/profile.ts';
import { ACTIVITY_FACTOR } from './activity-factor.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import { mifflinStJeor } from './mifflin-st-jeor.ts';

/** Energy of a kilogram of body mass, kcal: right for this week's target, wrong for any projection. */
const KCAL_PER_KG = 7700;
const FLOOR_KCAL = { female: 1200, male: 1500 } as const;

/** Which safety limit changed a target. */
export type EnergyLimit =
  | 'under-18'
  | 'underweight'
  | 'loss-1-percent'
  | 'deficit-25-percent'
  | 'deficit-1000-kcal'
  | 'energy-floor'
  | 'gain-half-percent';

/** Energies in kcal a day. `dailyDeltaKcal` is negative for a deficit, after all limits. */
export interface EnergyTarget {
  readonly restingKcal: number;
  readonly activityFactor: number;
  readonly expenditureKcal: number;
  readonly dailyDeltaKcal: number;
  readonly targetKcal: number;
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

function deficitKcal(
  profile: GoalProfile,
  restingKcal: number,
  expenditureKcal: number,
  limits: EnergyLimit[],
): number {
  const wanted = ((profile.weeklyLossKg ?? 0.005 * profile.massKg) * KCAL_PER_KG) / 7;
  const deficit = capped(
    wanted,
    [
      ['loss-1-percent', (0.01 * profile.massKg * KCAL_PER_KG) / 7],
      ['deficit-25-percent', 0.25 * expenditureKcal],
      ['deficit-1000-kcal', 1000],
    ],
    limits,
  );
  const floorKcal = Math.max(FLOOR_KCAL[profile.sex], 0.75 * restingKcal);
  return capped(deficit, [['energy-floor', Math.max(0, expenditureKcal - floorKcal)]], limits);
}

/**
 * The day's energy target from resting energy, activity and goal, inside the safety limits. Losing takes the chosen weekly rate
 * (0.5 % of body mass where none is chosen); gaining takes 10 % of expenditure, at most 0.5 % of body mass a week.
 * Sources: Mifflin 1990; limits after AHA/ACC/TOS 2013, doi:10.1161/01.cir.0000437739.71477.ee, and the product's own design.
 */
export function energyTarget(profile: GoalProfile): EnergyTarget {
  const restingKcal = mifflinStJeor(profile);
  const activityFactor = ACTIVITY_FACTOR[profile.activityLevel];
  const expenditureKcal = restingKcal * activityFactor;
  const limits: EnergyLimit[] = [];
  let dailyDeltaKcal = 0;
  if (profile.goal === 'lose') {
    if (profile.ageYears < 18) limits.push('under-18');
    else if (bodyMassIndex(profile.massKg, profile.heightCm) < 18.5) limits.push('underweight');
    else dailyDeltaKcal = -deficitKcal(profile, restingKcal, expenditureKcal, limits);
  }
  if (profile.goal === 'gain') {
    dailyDeltaKcal = capped(
      0.1 * expenditureKcal,
      [['gain-half-percent', (0.005 * profile.massKg * KCAL_PER_KG) / 7]],
      limits,
    );
  }
  return {
    restingKcal,
    activityFactor,
    expenditureKcal,
    dailyDeltaKcal,
    targetKcal: expenditureKcal + dailyDeltaKcal,
    limits,
  };
}
