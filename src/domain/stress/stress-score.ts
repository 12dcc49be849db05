import { clampScore } from '#domain/numbers/clamp.ts';

/** What a stress score can rest on; what is not known is left out. */
export interface StressParts {
  /** Strain of a questionnaire, 0 to 100 of what it can tell. */
  readonly strainPercent?: number | undefined;
  /** Mean of the daily check-ins, 1 (calm) to 10 (worst). */
  readonly checkInMean?: number | undefined;
  /** Heart rate variability of the week against the member's own baseline, in standard deviations. */
  readonly hrvZ?: number | undefined;
}

export type StressPartKey = 'questionnaire' | 'check-in' | 'hrv';

/** A stress score, 0 to 100, high is good, with the parts it rests on. */
export interface StressScore {
  readonly score: number;
  readonly parts: readonly {
    readonly key: StressPartKey;
    /** 0 to 100, high is good. */
    readonly score: number;
    /** Share of the score, 0 to 1; those of all parts add up to 1. */
    readonly share: number;
  }[];
}

/** Weights while all parts are known. */
export const STRESS_WEIGHTS: Readonly<Record<StressPartKey, number>> = {
  questionnaire: 0.45,
  'check-in': 0.35,
  hrv: 0.2,
};

/**
 * How little stress somebody is under: the weighted mean of what is known. Weights and scales are choices of this product, not
 * taken from a study; it is no diagnosis.
 * @returns undefined where nothing is known
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
