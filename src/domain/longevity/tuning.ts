import type { PillarKey } from './pillar.ts';

/** Identifies the weights below and is stored with each score. Change it whenever they change. */
export const LONGEVITY_WEIGHTS_VERSION = 1;

/** Maximum weights of the pillars, 100 in all. Choices of this product (science notes 6.2), not from the literature. */
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

/** Sparse data is pulled toward this score, as if this much weight had been observed. */
export const PRIOR_SCORE = 60;
export const PRIOR_WEIGHT = 10;

/** No score is shown below either of these. */
export const MIN_CONFIDENCE = 35;
export const MIN_PILLARS = 3;
export const MEDIUM_CONFIDENCE = 65;
export const HIGH_CONFIDENCE = 85;

/** Half of a change shows after this many days. */
export const HALF_LIFE_DAYS = 7;

/** Days that most figures look back, and days that fully cover a pillar. */
export const WINDOW_DAYS = 28;
export const FULL_COVERAGE_DAYS = 14;

/** Glucose sensors and nights without food look back this many days. */
export const SENSOR_DAYS = 14;
export const NIGHTLY_FAST_DAYS = 14;

/** A weigh-in covers the body half of pillar 2 for this many days. */
export const MAX_WEIGHT_AGE_DAYS = 30;

/** Bio-age answers count in full for 90 days and expire after a year, like the bio-age itself. */
export const FULL_ANSWERS_DAYS = 90;
export const MAX_ANSWERS_DAYS = 365;

/** Score at one's own age, and points per year younger. */
export const BIO_AGE_SCORE = { atOwnAge: 60, perYear: 5 } as const;
