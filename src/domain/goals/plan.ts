import type { GoalProfile } from '#domain/account/profile.ts';
import { energyTarget, type EnergyTarget } from './energy-target.ts';
import { macroTargets, type MacroTargets } from './macro-targets.ts';

/** Daily targets as members see them, with what they rest on. Energies in kcal, macros in g. */
export interface GoalPlan extends Omit<EnergyTarget, 'targetKcal'>, MacroTargets {
  readonly energyKcal: number;
}

const toNearest = (step: number, value: number): number => Math.round(value / step) * step;

/** A member's daily targets: energy rounded to 10 kcal, macros to 5 g, fiber to 1 g, as the precision of the formulas deserves. */
export function planGoals(profile: GoalProfile): GoalPlan {
  const { targetKcal, ...basis } = energyTarget(profile);
  const energyKcal = toNearest(10, targetKcal);
  const macros = macroTargets(profile, energyKcal);
  return {
    ...basis,
    restingKcal: toNearest(10, basis.restingKcal),
    expenditureKcal: toNearest(10, basis.expenditureKcal),
    dailyDeltaKcal: toNearest(10, basis.dailyDeltaKcal),
    energyKcal,
    proteinG: toNearest(5, macros.proteinG),
    carbsG: toNearest(5, macros.carbsG),
    fatG: toNearest(5, macros.fatG),
    fiberG: Math.round(macros.fiberG),
  };
}
