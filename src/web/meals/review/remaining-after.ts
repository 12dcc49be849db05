import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { shownKcal } from '#domain/meals/estimates/round-energy.ts';
import { formatGrams, formatKcal } from '#web/lib/format.ts';
import type { DayInView } from '#web/meals/pending.ts';

const sideOf = (left: number): string => (left >= 0 ? 'left' : 'over');

/** "60 kcal left, 2 g protein left": the day once the meal under review is part of it. Undefined while either isn't known. */
export function remainingAfter(
  { targets, total }: Pick<DayInView, 'targets' | 'total'>,
  meal: NutrientEstimates,
): string | undefined {
  if (!targets || !meal.energyKcal) return undefined;
  const kcal =
    targets.energyKcal - (total.energyKcal ? shownKcal(total.energyKcal) : 0) - shownKcal(meal.energyKcal);
  const energy = `${formatKcal(Math.abs(kcal))} kcal ${sideOf(kcal)}`;
  if (!meal.proteinG) return energy;
  const proteinG = targets.proteinG - (total.proteinG?.value ?? 0) - meal.proteinG.value;
  return proteinG > 0 ? `${energy}, ${formatGrams(proteinG)} g protein left` : energy;
}
