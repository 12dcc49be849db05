import { KCAL_PER_G } from '#domain/units/energy.ts';
import type { MacroTargets } from './macro-targets.ts';
import type { TargetsByHand } from './plan.ts';

/** No day differs from another. */
export const SAME_EVERY_DAY: readonly number[] = [0, 0, 0, 0, 0, 0, 0];

/**
 * The energy of Monday to Sunday, kcal, where some days have more and others less. Where a day would fall below the floor, all
 * differences shrink alike, so that the sum of the week stays.
 * @param offsetsKcal differences to `energyKcal`, whose sum is 0
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

/** The targets of a day whose energy differs from the plan's: protein and fiber stay, carbohydrate and fat share the difference. */
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
