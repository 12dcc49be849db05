import { KETOGENIC_BELOW_G, noKetosisFor } from './conditions.ts';
import { MAINTENANCE_SHARE, noDeficitFor } from './energy-target.ts';
import type { GoalBasis } from './goal-basis.ts';
import { maxProteinGPerKg } from './macro-targets.ts';
import { addedKcal, isMaternity, maternityCarbs } from './maternity.ts';
import type { GoalPlan } from './plan.ts';

/** Plans round protein to 5 g. */
const ROUNDING_G = 5;

/**
 * Whether an earlier plan is now unsafe for its member: a deficit or few carbs that have become unsafe, or a computed plan whose energy for
 * pregnancy or breastfeeding is outdated.
 */
export function isOutdatedPlan(basis: GoalBasis, plan: GoalPlan, mode: 'computed' | 'by-hand'): boolean {
  const { conditions = [] } = basis;
  const addedNow = addedKcal(conditions, basis.maternity);
  const addedThen = (plan.added ?? []).reduce((sum, { kcal }) => sum + kcal, 0);
  const needKcal = plan.expenditureKcal + addedNow - addedThen;
  const minCarbsG = maternityCarbs(conditions)?.minG ?? (noKetosisFor(basis) ? KETOGENIC_BELOW_G : 0);
  if (noDeficitFor(basis) !== undefined && plan.energyKcal < MAINTENANCE_SHARE * needKcal) return true;
  if (plan.carbsG < minCarbsG) return true;
  if (mode === 'by-hand') return false;
  const maxProteinG = maxProteinGPerKg(conditions) * plan.referenceMassKg + ROUNDING_G;
  return (
    addedNow !== addedThen ||
    (isMaternity(conditions) && plan.expenditureSource === 'measured') ||
    (conditions.includes('kidney-disease') && plan.proteinG > maxProteinG)
  );
}
