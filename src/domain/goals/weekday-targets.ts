import { KCAL_PER_G } from '#domain/units/energy.ts';
import type { MacroTargets } from './macro-targets.ts';
import type { TargetsByHand } from './plan.ts';

export const SAME_EVERY_DAY: readonly number[] = [0, 0, 0, 0, 0, 0, 0];

/**
 * Energy for Monday to Sunday, kcal, if some days get more and others less. If a day would fall below the floor, all differences
 * shrink proportionally, which keeps the weekly total.
 * @param offsetsKcal differences from `energyKcal` that add up to 0
 */
export function weekdayEnergies(
  energyKcal: number,
  floorKcal: number,
  offsetsKcal: readonly number[],
): readonly number[] {
  const lowest = Math.min(...offsetsKcal);
  const room = Math.max(0, energyKcal - floorKcal);
  const share = -lowest > room ? room / -lowest : 1;
  return offsetsKcal.map((offset) => energyKcal + share * offset);
}

/** Targets for a day whose energy differs from the plan's. Protein and fiber stay, and carbohydrate and fat share the difference. */
export function targetsAt(plan: TargetsByHand, energyKcal: number): TargetsByHand {
  const { proteinG, carbsG, fatG, fiberG } = plan;
  if (energyKcal === plan.energyKcal) return { energyKcal, proteinG, carbsG, fatG, fiberG };
  const flexibleKcal = KCAL_PER_G.carbsG * carbsG + KCAL_PER_G.fatG * fatG;
  const scale = Math.max(0, 1 + (energyKcal - plan.energyKcal) / flexibleKcal);
  const macros: MacroTargets = {
    proteinG,
    carbsG: Math.round(carbsG * scale),
    fatG: Math.round(fatG * scale),
    fiberG,
  };
  return { energyKcal: Math.round(energyKcal), ...macros };
}
