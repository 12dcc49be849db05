import { ageFactor } from './age-factor.ts';
import { type BioAgeFigure, bioAgeFigure, softCap } from './bio-age-figure.ts';
import type { BioAgePerson } from './lifestyle-result.ts';
import type { SectionSum } from './score-answers.ts';

/** Standard deviation of the figure with all questions answered, years. */
export const BASE_SIGMA = 3;
/** Relative error of each item's years. */
export const ITEM_ERROR = 0.2;

export interface LifestyleTotal extends BioAgeFigure {
  /** Years in the figure per year of an item. */
  readonly yearsPerDelta: number;
}

/** Sums an assessment: age factor, soft cap, minimum and uncertainty. Science notes 5.3. */
export function lifestyleTotal(sums: readonly SectionSum[], { ageYears }: BioAgePerson): LifestyleTotal {
  const factor = ageFactor(ageYears);
  const rawYears = factor * sums.reduce((sum, { deltaYears }) => sum + deltaYears, 0);
  const open = sums.reduce(
    (sum, { missingVariance, known }) =>
      sum +
      missingVariance +
      known.reduce((total, { deltaYears }) => total + (ITEM_ERROR * deltaYears) ** 2, 0),
    0,
  );
  return {
    ...bioAgeFigure(ageYears, rawYears, Math.sqrt(BASE_SIGMA ** 2 + factor ** 2 * open)),
    yearsPerDelta: factor * (rawYears === 0 ? 1 : softCap(rawYears) / rawYears),
  };
}
