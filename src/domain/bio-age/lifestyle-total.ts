import { ageFactor } from './age-factor.ts';
import { type BioAgeFigure, bioAgeFigure, softCap } from './bio-age-figure.ts';
import type { BioAgePerson } from './lifestyle-result.ts';
import type { SectionSum } from './score-answers.ts';

/** Standard deviation of the whole figure with everything answered, years. */
const BASE_SIGMA = 3;
/** Each item's years are uncertain by a fifth. */
const ITEM_ERROR = 0.2;

/** The one figure of an assessment. */
export interface LifestyleTotal extends BioAgeFigure {
  /** What a year of an item comes to in the figure. */
  readonly yearsPerDelta: number;
}

/** Adds up an assessment: age factor, soft cap, floor, and how uncertain it is. Science notes 5.3. */
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
