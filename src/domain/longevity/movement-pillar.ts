import { shareBetween } from '#domain/numbers/clamp.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { activityPoints, bodyMassPoints } from './essential-points.ts';
import type { Measured } from './measured.ts';
import { inputOf, pillarOf, type Pillar } from './pillar.ts';
import { pointsOf, type StepTable } from './scale.ts';
import { MAX_WEIGHT_AGE_DAYS } from './tuning.ts';

export interface MovementFacts {
  readonly ageYears: number;
  /** Moderate minutes a week; vigorous minutes count twice. */
  readonly activityMinutes?: Measured | undefined;
  /** Per day; used only if minutes are unknown. */
  readonly steps?: Measured | undefined;
  /** Per week. */
  readonly resistanceSessions?: Measured | undefined;
  /** Share of the last 14 days covered by the activity figures, 0 to 1. */
  readonly activityCoverage: number;
  /** Dated by the last weigh-in. */
  readonly bodyMassIndex?: Measured | undefined;
  readonly waistToHeight?: Measured | undefined;
  /** False in pregnancy. */
  readonly isBodyScored: boolean;
}

/** Weights of the parts, %, and of activity (or steps) and strength training within movement. */
export const MOVEMENT_WEIGHTS = { movement: 55, body: 45 } as const;
export const ACTIVITY_WEIGHTS = { activity: 0.85, resistanceTraining: 0.15 } as const;

export const WAIST_TO_HEIGHT: StepTable = { limits: [0.5, 0.55, 0.6, 0.65], points: [100, 75, 50, 25, 0] };

/** By sessions a week. */
export const RESISTANCE_TRAINING: StepTable = { limits: [1, 2], points: [0, 60, 100] };

/** Daily steps that score 0 and 100; linear in between. */
export const STEP_RANGE = { zero: 2000, full: 10_000, fullFrom65: 8000 } as const;

const stepPoints = (steps: number, ageYears: number): number =>
  100 * shareBetween(steps, STEP_RANGE.zero, ageYears >= 65 ? STEP_RANGE.fullFrom65 : STEP_RANGE.full);

/** Pillar 2: movement (activity and strength training) and body (body mass index and waist-to-height ratio). */
export function movementPillar(facts: MovementFacts, today: string): Pillar {
  const weighedOn = facts.bodyMassIndex?.date;
  const isWeightFresh = weighedOn !== undefined && daysBetween(weighedOn, today) <= MAX_WEIGHT_AGE_DAYS;
  const hasActivity = facts.activityMinutes ?? facts.steps ?? facts.resistanceSessions;
  const activity =
    facts.activityMinutes || !facts.steps
      ? inputOf('activity', ACTIVITY_WEIGHTS.activity, facts.activityMinutes, activityPoints)
      : inputOf('steps', ACTIVITY_WEIGHTS.activity, facts.steps, (steps) =>
          stepPoints(steps, facts.ageYears),
        );
  const training = inputOf(
    'resistance-training',
    ACTIVITY_WEIGHTS.resistanceTraining,
    facts.resistanceSessions,
    (sessions) => pointsOf(RESISTANCE_TRAINING, sessions),
  );
  return pillarOf(
    'movement',
    [
      { weight: MOVEMENT_WEIGHTS.movement, inputs: [activity, training] },
      ...(facts.isBodyScored
        ? [
            {
              weight: MOVEMENT_WEIGHTS.body,
              inputs: [
                inputOf('body-mass-index', 1, facts.bodyMassIndex, bodyMassPoints),
                inputOf('waist-to-height', 1, facts.waistToHeight, (ratio) =>
                  pointsOf(WAIST_TO_HEIGHT, ratio),
                ),
              ],
            },
          ]
        : []),
    ],
    (hasActivity ? facts.activityCoverage / 2 : 0) + (facts.isBodyScored && isWeightFresh ? 0.5 : 0),
  );
}
