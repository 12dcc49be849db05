import { outsideAcceptableRange, type Macro } from './acceptable-ranges.ts';
import { eerOf } from '#domain/goals/expenditure/eer-2023.ts';
import { energyTarget, usedMeasurement, type EnergyLimit, type EnergyTarget } from './energy-target.ts';
import type { GoalBasis } from './goal-basis.ts';
import {
  macroLimits,
  macroTargets,
  referenceMassKg,
  type MacroLimit,
  type MacroTargets,
} from './macro-targets.ts';

/** Limit that changed a plan. `check-in-step`: a weekly check-in moves the target by at most 150 kcal. */
export type PlanLimit = EnergyLimit | MacroLimit | 'check-in-step';

/** Daily targets shown to the member, with their basis. Energies in kcal, macros in g, masses in kg. */
export interface GoalPlan extends Omit<EnergyTarget, 'targetKcal' | 'limits'>, MacroTargets {
  readonly massKg: number;
  readonly bodyFatPercent: number | null;
  readonly expenditureSource: 'formula' | 'measured';
  /** Expenditure by the 2023 equations; null if they don't apply. */
  readonly eerKcal: number | null;
  readonly energyKcal: number;
  readonly proteinGPerKg: number;
  readonly referenceMassKg: number;
  readonly outsideRange: readonly Macro[];
  readonly limits: readonly PlanLimit[];
}

/** Targets set by the member: energy in kcal, macros in g. */
export interface TargetsByHand extends MacroTargets {
  readonly energyKcal: number;
}

const toNearest = (step: number, value: number): number => Math.round(value / step) * step;

/** Rounds a floor up to 10 kcal, so that no target falls below it. A thousandth of a kcal is floating-point noise. */
const upTo10 = (kcal: number): number => Math.ceil((kcal - 1e-3) / 10) * 10;

function basisOf(basis: GoalBasis, target: EnergyTarget) {
  const eerKcal = eerOf(basis, basis.activityLevel);
  return {
    equation: target.equation,
    massKg: basis.massKg,
    bodyFatPercent: basis.bodyFatFraction === undefined ? null : 100 * basis.bodyFatFraction,
    restingKcal: toNearest(10, target.restingKcal),
    activityFactor: target.activityFactor,
    added: target.added ?? [],
    expenditureKcal: toNearest(10, target.expenditureKcal),
    expenditureSource: usedMeasurement(basis) === undefined ? 'formula' : 'measured',
    eerKcal: eerKcal === undefined ? null : toNearest(10, eerKcal),
    floorKcal: Math.min(upTo10(target.floorKcal), toNearest(10, target.expenditureKcal)),
  } as const;
}

const roundedMacros = ({ proteinG, carbsG, fatG, fiberG }: MacroTargets): MacroTargets => ({
  proteinG: toNearest(5, proteinG),
  carbsG: toNearest(5, carbsG),
  fatG: toNearest(5, fatG),
  fiberG: Math.round(fiberG),
});

/** @param exactProteinG before rounding */
function withMacros(basis: GoalBasis, macros: MacroTargets, exactProteinG: number) {
  const massKg = referenceMassKg(basis.massKg, basis.heightCm);
  return {
    ...macros,
    referenceMassKg: Number(massKg.toFixed(1)),
    proteinGPerKg: Number((exactProteinG / massKg).toFixed(2)),
    outsideRange: outsideAcceptableRange(macros),
  };
}

/**
 * Daily targets: energy rounded to 10 kcal, macros to 5 g and fiber to 1 g, in line with the precision of the formulas.
 * @param steppedKcal energy, if a check-in keeps it closer to the last target than the formula would
 */
export function planGoals(basis: GoalBasis, steppedKcal?: number): GoalPlan {
  const target = energyTarget(basis);
  const common = basisOf(basis, target);
  const energyKcal = steppedKcal ?? Math.max(toNearest(10, target.targetKcal), common.floorKcal);
  const macros = macroTargets(basis, energyKcal);
  const stepped: readonly PlanLimit[] = steppedKcal === undefined ? [] : ['check-in-step'];
  return {
    ...common,
    dailyDeltaKcal: toNearest(
      10,
      steppedKcal === undefined ? target.dailyDeltaKcal : steppedKcal - target.expenditureKcal,
    ),
    energyKcal,
    ...withMacros(basis, roundedMacros(macros), macros.proteinG),
    limits: [...target.limits, ...macroLimits(basis), ...stepped],
  };
}

/** Plan from targets set by the member, along with the formulas' figures for the same body. */
export function planByHand(basis: GoalBasis, { energyKcal, ...macros }: TargetsByHand): GoalPlan {
  const target = energyTarget(basis);
  return {
    ...basisOf(basis, target),
    dailyDeltaKcal: toNearest(10, energyKcal - target.expenditureKcal),
    energyKcal,
    ...withMacros(basis, macros, macros.proteinG),
    limits: [],
  };
}
