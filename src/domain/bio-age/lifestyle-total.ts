import { ageFactor } from './age-factor.ts';
import type { BioAgePerson } from './lifestyle-result.ts';
import type { SectionSum } from './score-answers.ts';
import { LEAST_BIO_AGE, softCap } from './soft-cap.ts';

/** Standard deviation of the whole figure with everything answered, years. */
const BASE_SIGMA = 3;
/** Each item's years are uncertain by a fifth. */
const ITEM_ERROR = 0.2;

/** The one figure of an assessment. */
export interface LifestyleTotal {
  readonly rawYears: number;
  readonly deltaYears: number;
  readonly bioAgeYears: number;
  readonly sigmaYears: number;
  readonly floorYears: number;
  /** What a year of an item comes to in the figure. */
  readonly yearsPerDelta: number;
}

/** Adds up an assessment: age factor, soft cap, floor, and how uncertain it is. Science notes 5.3. */
export function lifestyleTotal(sums: readonly SectionSum[], { ageYears }: BioAgePerson): LifestyleTotal {
  const factor = ageFactor(ageYears);
  const rawYears = factor * sums.reduce((sum, { deltaYears }) => sum + deltaYears, 0);
  const cappedYears = softCap(rawYears);
  const bioAgeYears = Math.max(LEAST_BIO_AGE, ageYears + cappedYears);
  const open = sums.reduce(
    (sum, { missingVariance, known }) =>
      sum +
      missingVariance +
      known.reduce((total, { deltaYears }) => total + (ITEM_ERROR * deltaYears) ** 2, 0),
    0,
  );
  return {
    rawYears,
    bioAgeYears,
    deltaYears: bioAgeYears - ageYears,
    sigmaYears: Math.sqrt(BASE_SIGMA ** 2 + factor ** 2 * open),
    floorYears: bioAgeYears - (ageYears + cappedYears),
    yearsPerDelta: factor * (rawYears === 0 ? 1 : cappedYears / rawYears),
  };
}
