import type { Estimate } from './estimate.ts';

/** Realistic precision of estimated energy: 10 kcal from 100 up, 5 from 20 up. */
const stepOf = (energyKcal: number): number => (energyKcal >= 100 ? 10 : energyKcal >= 20 ? 5 : 1);

/** Rounds estimated energy to a realistic precision. */
export function roundEnergy(energyKcal: number): number {
  const step = stepOf(energyKcal);
  return Math.round(energyKcal / step) * step;
}

const isExact = ({ low, high }: Estimate): boolean => low === high;

/** Estimated energy for display, rounded like its range. Energy typed from a label is exact, so it keeps every kilocalorie. */
export const shownKcal = (energy: Estimate): number =>
  isExact(energy) ? Math.round(energy.value) : roundEnergy(energy.value);

/**
 * Rounds the energy of parts so that they add up to their displayed sum. The parts that rounding changes most take a difference, one step
 * each. Exact parts never change, so a difference smaller than a step may remain.
 * @param parts undefined if a part's energy is unknown
 */
export function roundToSum(
  parts: readonly (Estimate | undefined)[],
  sumKcal: number,
): readonly (number | undefined)[] {
  const shown = parts.map((part) => part && shownKcal(part));
  let missingKcal = sumKcal - shown.reduce<number>((sum, kcal) => sum + (kcal ?? 0), 0);
  const direction = Math.sign(missingKcal);
  const candidates = parts
    .flatMap((part, index) => {
      if (!part || isExact(part)) return [];
      const kcal = shownKcal(part);
      return [{ index, kcal, step: stepOf(kcal), lost: (part.value - kcal) * direction }];
    })
    .toSorted((one, other) => other.lost - one.lost);
  for (const { index, kcal, step } of candidates) {
    if (step > Math.abs(missingKcal)) continue;
    shown[index] = kcal + direction * step;
    missingKcal -= direction * step;
  }
  return shown;
}
