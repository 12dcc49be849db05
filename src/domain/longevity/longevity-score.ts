import { clampScore } from '#domain/numbers/clamp.ts';
import type { Pillar } from './pillar.ts';
import {
  HIGH_CONFIDENCE,
  MIN_CONFIDENCE,
  MIN_PILLARS,
  MEDIUM_CONFIDENCE,
  PILLAR_WEIGHTS,
  PRIOR_SCORE,
  PRIOR_WEIGHT,
} from './tuning.ts';

export const SCORE_BANDS = ['excellent', 'good', 'fair', 'needs-work', 'priority'] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];
export type ConfidenceLevel = 'low' | 'medium' | 'high';

/** Habits that cost points. */
export interface PenaltyFacts {
  /** Points of Life's Essential 8; no penalty if unknown. */
  readonly nicotinePoints?: number | undefined;
  /** At least 45 g of ethanol a day for men, 25 g for women. */
  readonly drinksHeavily?: boolean | undefined;
}

/** Points to subtract, 0 or more. */
export interface Penalty {
  readonly nicotine: number;
  readonly alcohol: number;
}

/** A score and everything it is based on. */
export interface LongevityScore {
  /** 0 to 100, not rounded; undefined below the minimum confidence or number of pillars. */
  readonly score: number | undefined;
  /** Score if everything unknown were poor (40) or good (90). */
  readonly low: number;
  readonly high: number;
  /** How much is known, 0 to 100: sum of weight times coverage. */
  readonly confidence: number;
  /** Pillars with any data. */
  readonly pillarCount: number;
  /** Weighted average of the pillars; undefined if nothing is known. */
  readonly mean: number | undefined;
  /** Average pulled toward 60 by what is unknown, before the penalty. */
  readonly posterior: number;
  readonly penalty: Penalty;
}

/** Lowest and highest score assumed for what is unknown. */
export const UNKNOWN_RANGE = { low: 40, high: 90 } as const;
/** Score points per nicotine point below 100. */
export const NICOTINE_SHARE = 0.15;
export const HEAVY_DRINKING_POINTS = 5;

/** Threshold for heavy drinking, g of ethanol a day. */
export const HEAVY_DRINKING_G = { male: 45, female: 25 } as const;

/** Effective weight of a pillar: weight times coverage; 0 if unknown or excluded. */
export const countedWeight = ({ key, coverage, score, neutral }: Pillar): number =>
  neutral || score === undefined ? 0 : PILLAR_WEIGHTS[key] * coverage;

const penaltyOf = ({ nicotinePoints, drinksHeavily }: PenaltyFacts): Penalty => ({
  nicotine: nicotinePoints === undefined ? 0 : NICOTINE_SHARE * (100 - nicotinePoints),
  alcohol: drinksHeavily ? HEAVY_DRINKING_POINTS : 0,
});

/**
 * Longevity score: weighted average of the known pillars, pulled toward 60 if little is known, minus a penalty for nicotine and
 * heavy drinking. A choice of this product (science notes 6.2): an estimate of habits, not a forecast of lifespan.
 */
export function longevityScore(pillars: readonly Pillar[], penaltyFacts: PenaltyFacts): LongevityScore {
  const counted = pillars.map((pillar) => ({ weight: countedWeight(pillar), score: pillar.score ?? 0 }));
  const confidence = counted.reduce((sum, { weight }) => sum + weight, 0);
  const weighed = counted.reduce((sum, { weight, score }) => sum + weight * score, 0);
  const pillarCount = counted.filter(({ weight }) => weight > 0).length;
  const posterior = (weighed + PRIOR_WEIGHT * PRIOR_SCORE) / (confidence + PRIOR_WEIGHT);
  const penalty = penaltyOf(penaltyFacts);
  const lessPenalty = (score: number) => clampScore(score - penalty.nicotine - penalty.alcohol);
  const unknown = Math.max(0, 100 - confidence);
  const withUnknownAt = (score: number) =>
    lessPenalty(
      (weighed + PRIOR_WEIGHT * PRIOR_SCORE + unknown * score) / (confidence + PRIOR_WEIGHT + unknown),
    );
  const isShown = confidence >= MIN_CONFIDENCE && pillarCount >= MIN_PILLARS;
  const score = lessPenalty(posterior);
  return {
    score: isShown ? score : undefined,
    low: Math.min(score, withUnknownAt(UNKNOWN_RANGE.low)),
    high: Math.max(score, withUnknownAt(UNKNOWN_RANGE.high)),
    confidence,
    pillarCount,
    mean: confidence > 0 ? weighed / confidence : undefined,
    posterior,
    penalty,
  };
}

export const scoreBand = (score: number): ScoreBand =>
  score >= 85
    ? 'excellent'
    : score >= 70
      ? 'good'
      : score >= 55
        ? 'fair'
        : score >= 40
          ? 'needs-work'
          : 'priority';

/** Confidence in words; undefined if too low for a score. */
export const confidenceLevel = (confidence: number): ConfidenceLevel | undefined =>
  confidence >= HIGH_CONFIDENCE
    ? 'high'
    : confidence >= MEDIUM_CONFIDENCE
      ? 'medium'
      : confidence >= MIN_CONFIDENCE
        ? 'low'
        : undefined;
