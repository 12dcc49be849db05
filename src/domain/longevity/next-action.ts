import { countedWeight, type LongevityScore } from './longevity-score.ts';
import type { Pillar, PillarInput, PillarInputKey, PillarKey } from './pillar.ts';
import { PRIOR_WEIGHT } from './tuning.ts';

/** A figure of a pillar, or a habit behind the penalty. */
export type Lever = PillarInputKey | 'nicotine' | 'alcohol';

/** A change and the points it would add if the figure reached its target. */
export interface Action {
  readonly lever: Lever;
  /** Absent for the penalty. */
  readonly pillar?: PillarKey | undefined;
  readonly marker?: string | undefined;
  readonly points: number;
}

/**
 * Effort of a change, from 1 (a glass of water) to 5 (years). A choice of this product. The bio-age gap has none, because it
 * follows the other figures.
 */
const EFFORT: Readonly<Record<Lever, number | undefined>> = {
  'diet-quality': 3,
  protein: 2,
  fiber: 2,
  sodium: 3,
  'saturated-fat': 2,
  'added-sugars': 2,
  activity: 3,
  steps: 2,
  'resistance-training': 2,
  'body-mass-index': 5,
  'waist-to-height': 5,
  'sleep-score': 2,
  strain: 3,
  'check-in': 3,
  'heart-rate-variability': 4,
  'blood-glucose': 4,
  'blood-pressure': 3,
  'sensor-glucose': 3,
  'insulin-resistance': 4,
  'triglyceride-glucose': 4,
  marker: 4,
  water: 1,
  'nightly-fast': 2,
  'bio-age-gap': undefined,
  nicotine: 4,
  alcohol: 3,
};

/** Smaller gains are not suggested, score points. */
const MIN_POINTS = 0.2;

const pointsOf = (pillar: Pillar, { share, score }: PillarInput, confidence: number): number =>
  (countedWeight(pillar) * share * (100 - score)) / (confidence + PRIOR_WEIGHT);

/** Changes that would raise a pillar, biggest gain first. */
export const actionsOf = (pillar: Pillar, confidence: number): readonly Action[] =>
  pillar.inputs
    .map(({ key, marker, ...input }) => ({
      lever: key,
      pillar: pillar.key,
      marker,
      points: pointsOf(pillar, { key, ...input }, confidence),
    }))
    .filter(({ lever, points }) => points >= MIN_POINTS && EFFORT[lever] !== undefined)
    .toSorted((one, other) => other.points - one.points);

const worth = ({ lever, points }: Action): number => points / (EFFORT[lever] ?? Infinity);

export interface ActionLimits {
  /** Penalty points a current smoker or vaper would save by quitting; 0 for everyone else. */
  readonly quittingPoints: number;
  /** True for members who should not lose weight. */
  readonly avoidsWeightAdvice: boolean;
}

/**
 * The change with the most points for its effort: weight × coverage × (target − score) ÷ effort.
 * @returns undefined if nothing is known or no change is worthwhile
 */
export function nextAction(
  pillars: readonly Pillar[],
  { confidence, penalty }: LongevityScore,
  { quittingPoints, avoidsWeightAdvice }: ActionLimits,
): Action | undefined {
  const levers: readonly Action[] = [
    ...pillars.flatMap((pillar) => actionsOf(pillar, confidence)),
    { lever: 'nicotine', points: quittingPoints },
    { lever: 'alcohol', points: penalty.alcohol },
  ];
  return levers
    .filter(({ lever, points }) => {
      const isOfWeight = lever === 'body-mass-index' || lever === 'waist-to-height';
      return points >= MIN_POINTS && !(avoidsWeightAdvice && isOfWeight);
    })
    .toSorted((one, other) => worth(other) - worth(one))[0];
}
