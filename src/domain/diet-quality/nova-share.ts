import type { EatenItem } from './eaten-item.ts';

export interface NovaShares {
  /** Percentage of energy in the NOVA classes 1 to 4. */
  readonly percents: readonly [number, number, number, number];
  /** Percentage of energy from foods with an unknown class. */
  readonly unknownPercent: number;
}

/**
 * Share of energy by degree of processing: 1 minimal, 2 culinary ingredients, 3 processed, 4 ultra-processed. The grouping is contested:
 * in cohort studies, whole-grain bread and yogurt of class 4 show no harm. For information, and used only in the simple index.
 * Source: Monteiro et al., Public Health Nutr 2019;22:936-941, doi:10.1017/S1368980018003762.
 * @returns undefined without energy
 */
export function novaShare(items: readonly EatenItem[]): NovaShares | undefined {
  const kcal: [number, number, number, number] = [0, 0, 0, 0];
  let total = 0;
  for (const { amounts, food } of items) {
    const energyKcal = amounts.energyKcal ?? 0;
    total += energyKcal;
    food?.novaShares?.forEach((share, at) => (kcal[at] = (kcal[at] ?? 0) + share * energyKcal));
  }
  if (total === 0) return undefined;
  const known = kcal.reduce((sum, ofClass) => sum + ofClass, 0);
  const percent = (ofClass: number) => (ofClass / total) * 100;
  return {
    percents: [percent(kcal[0]), percent(kcal[1]), percent(kcal[2]), percent(kcal[3])],
    unknownPercent: Math.max(0, percent(total - known)),
  };
}
