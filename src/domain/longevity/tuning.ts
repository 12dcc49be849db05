import type { PillarKey } from './pillar.ts';

/** Names the weights below; it is kept with each score. Change it with them. */
export const LONGEVITY_WEIGHTS_VERSION = 1;

/** What a pillar counts at most; together 100. Choices of this product (science notes 6.2), no literature values. */
export const PILLAR_WEIGHTS: Readonly<Record<PillarKey, number>> = {
  nutrition: 18,
  movement: 18,
  sleep: 14,
  stress: 10,
  metabolic: 12,
  blood: 14,
  habits: 4,
  'bio-age': 10,
};

/** Sparse data is drawn towards this score, as if so much weight of it had been seen. */
export const PRIOR_SCORE = 60;
export const PRIOR_WEIGHT = 10;

/** Below either of these nothing is shown. */
export const MIN_CONFIDENCE = 35;
export const MIN_PILLARS = 3;
export const MEDIUM_CONFIDENCE = 65;
export const HIGH_CONFIDENCE = 85;

/** After so many days a change shows by half. */
export const HALF_LIFE_DAYS = 7;

/** The days that most figures look back, and how many of them make a pillar whole. */
export const WINDOW_DAYS = 28;
export const FULL_COVERAGE_DAYS = 14;

/** Scores below 18 years are not given. */
export const MIN_AGE_YEARS = 18;
