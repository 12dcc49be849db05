import type { Estimate } from './estimate.ts';

/** Realistic precision of estimated energy: 10 kcal from 100 up, 5 from 20 up. */
const stepOf = (energyKcal: number): number => (energyKcal >= 100 ? 10 : energyKcal >= 20 ? 5 : 1);

/** Rounds estimated energy to a realistic precision. */
export function roundEnergy(energyKcal: number): number {
  const step = stepOf(energyKcal);
  return Math.round(energyKcal / step) * step;
}

/** Estimated energy for display, rounded like its range. Energy typed from a label is exact, and stays to the kilocalorie. */
export const shownKcal = ({ value, low, high }: Estimate): number =>
  low === high ? Math.round(value) : roundEnergy(value);

/**
 * The shown energy of each part of a shown sum, so that readers who add the parts get the sum. If rounding makes a difference, the parts
 * closest to the next step take it, one step each. Exact parts stay, and so does a difference smaller than a step.
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
      if (!part || part.low === part.high) return [];
      const kcal = shownKcal(part);
      return [{ index, kcal, step: stepOf(kcal), lost: (part.value - kcal) * direction }];
    })
    .toSorted((one, other) => other.lost / other.step - one.lost / one.step);
  for (const { index, kcal, step } of candidates) {
    if (step > Math.abs(missingKcal)) continue;
    shown[index] = kcal + direction * step;
    missingKcal -= direction * step;
  }
  return shown;
}
