import type { Estimate } from './estimate.ts';

/** Realistic precision of estimated energy: 10 kcal from 100 up, 5 from 20 up. */
export function energyStepKcal(energyKcal: number): number {
  const size = Math.abs(energyKcal);
  return size >= 100 ? 10 : size >= 20 ? 5 : 1;
}

/** Rounds estimated energy, or a difference of it, to a realistic precision. */
export function roundEnergy(energyKcal: number): number {
  const step = energyStepKcal(energyKcal);
  return Math.round(energyKcal / step) * step;
}

const isExact = ({ low, high }: Estimate): boolean => low === high;

/**
 * Estimated energy for display, rounded like its range. Energy typed from a label is exact, so it keeps every kilocalorie. A food, a meal and
 * a day are each rounded once and by themselves, so that one apple is the same figure everywhere; figures in a list may add up to a few
 * kilocalories more or less than the total.
 */
export const shownKcal = (energy: Estimate): number =>
  isExact(energy) ? Math.round(energy.value) : roundEnergy(energy.value);
