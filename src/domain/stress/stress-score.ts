import { clampScore } from '#domain/numbers/clamp.ts';

/** Inputs of a stress score; undefined if unknown. */
export interface StressParts {
  /** Strain from the questionnaire, 0 to 100. */
  readonly strainPercent?: number | undefined;
  /** Average of the daily check-ins, 1 (calm) to 10 (worst). */
  readonly checkInMean?: number | undefined;
  /** The week's heart rate variability relative to the member's baseline, in standard deviations. */
  readonly hrvZ?: number | undefined;
}

export type StressPartKey = 'questionnaire' | 'check-in' | 'hrv';

/** Stress score, 0 to 100 (higher is better), with its parts. */
export interface StressScore {
  readonly score: number;
  readonly parts: readonly {
    readonly key: StressPartKey;
    /** 0 to 100, higher is better. */
    readonly score: number;
    /** Share of the score, 0 to 1. The shares add up to 1. */
    readonly share: number;
  }[];
}

/** Weights if all parts are known. */
export const STRESS_WEIGHTS: Readonly<Record<StressPartKey, number>> = {
  questionnaire: 0.45,
  'check-in': 0.35,
  hrv: 0.2,
};

/**
 * Stress score: the weighted average of the known parts. Weights and scales are this product's own, not from a study. Not a diagnosis.
 * @returns undefined if all parts are unknown
 */
export function stressScore({ strainPercent, checkInMean, hrvZ }: StressParts): StressScore | undefined {
  const known = (
    [
      ['questionnaire', strainPercent === undefined ? undefined : 100 - strainPercent],
      ['check-in', checkInMean === undefined ? undefined : (100 * (10 - checkInMean)) / 9],
      ['hrv', hrvZ === undefined ? undefined : 70 + 20 * hrvZ],
    ] as const
  ).flatMap(([key, score]) =>
    score === undefined ? [] : [{ key, score: clampScore(score), weight: STRESS_WEIGHTS[key] }],
  );
  if (known.length === 0) return undefined;
  const whole = known.reduce((sum, { weight }) => sum + weight, 0);
  const parts = known.map(({ key, score, weight }) => ({ key, score, share: weight / whole }));
  return { score: parts.reduce((sum, { score, share }) => sum + score * share, 0), parts };
}
