import { KCAL_PER_G } from '#domain/units/energy.ts';
import type { MacroTargets } from './macro-targets.ts';

export type Macro = 'proteinG' | 'carbsG' | 'fatG';
type Grams = Pick<MacroTargets, Macro>;

/** Acceptable shares of energy. Source: National Academies 2005, doi:10.17226/10490. */
export const ACCEPTABLE_SHARES: Readonly<Record<Macro, readonly [number, number]>> = {
  proteinG: [0.1, 0.35],
  carbsG: [0.45, 0.65],
  fatG: [0.2, 0.35],
};
const MACROS = ['proteinG', 'carbsG', 'fatG'] as const;

/** Energy of macros, kcal. */
export const energyOfMacros = (grams: Grams): number =>
  MACROS.reduce((sum, macro) => sum + KCAL_PER_G[macro] * grams[macro], 0);

/** Macros whose share of energy is outside the acceptable range by more than a percentage point, which allows for rounded grams. */
export function outsideAcceptableRange(grams: Grams): readonly Macro[] {
  const energyKcal = energyOfMacros(grams);
  return MACROS.filter((macro) => {
    const share = (KCAL_PER_G[macro] * grams[macro]) / energyKcal;
    const [min, max] = ACCEPTABLE_SHARES[macro];
    return share < min - 0.01 || share > max + 0.01;
  });
}
