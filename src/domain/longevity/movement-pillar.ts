import { clampScore } from '#domain/numbers/clamp.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { activityPoints, bodyMassPoints } from './essential-points.ts';
import type { Measured } from './measured.ts';
import { inputOf, pillarOf, type Pillar } from './pillar.ts';
import { pointsOf, type StepTable } from './scale.ts';

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

const MAX_WEIGHT_AGE_DAYS = 30;

const WAIST: StepTable = { limits: [0.5, 0.55, 0.6, 0.65], points: [100, 75, 50, 25, 0] };

const resistancePoints = (sessions: number): number => (sessions >= 2 ? 100 : sessions >= 1 ? 60 : 0);

/** 100 at 10,000 steps a day, or at 8,000 from age 65. */
const stepPoints = (steps: number, ageYears: number): number =>
  clampScore((steps - 2000) / (ageYears >= 65 ? 60 : 80));

/** Pillar 2: 55 % movement (mostly activity, some strength training), 45 % body (body mass index and waist-to-height ratio). */
export function movementPillar(facts: MovementFacts, today: string): Pillar {
  const weighedOn = facts.bodyMassIndex?.date;
  const isWeightFresh = weighedOn !== undefined && daysBetween(weighedOn, today) <= MAX_WEIGHT_AGE_DAYS;
  const hasActivity = facts.activityMinutes ?? facts.steps ?? facts.resistanceSessions;
  const activity =
    facts.activityMinutes || !facts.steps
      ? inputOf('activity', 0.85, facts.activityMinutes, activityPoints)
      : inputOf('steps', 0.85, facts.steps, (steps) => stepPoints(steps, facts.ageYears));
  return pillarOf(
    'movement',
    [
      {
        weight: 55,
        inputs: [activity, inputOf('resistance-training', 0.15, facts.resistanceSessions, resistancePoints)],
      },
      ...(facts.isBodyScored
        ? [
            {
              weight: 45,
              inputs: [
                inputOf('body-mass-index', 1, facts.bodyMassIndex, bodyMassPoints),
                inputOf('waist-to-height', 1, facts.waistToHeight, (ratio) => pointsOf(WAIST, ratio)),
              ],
            },
          ]
        : []),
    ],
    (hasActivity ? facts.activityCoverage / 2 : 0) + (facts.isBodyScored && isWeightFresh ? 0.5 : 0),
  );
}
