import { ADULT_YEARS, type Goal } from '#domain/account/profile.ts';
import { bodyMassIndex, UNDERWEIGHT_INDEX } from './body-mass-index.ts';

/** Goal of a member with their current body. Masses in kg, height in cm, age in years. */
export interface TargetChoices {
  readonly ageYears: number;
  readonly heightCm: number;
  readonly massKg: number;
  readonly goal: Goal;
  readonly targetMassKg?: number | undefined;
  readonly weeklyLossKg?: number | undefined;
}

/** Problem with a field: its code, and what to do about it. */
export interface TargetIssue {
  readonly field: 'goal' | 'targetMassKg' | 'weeklyLossKg';
  readonly code: string;
  readonly message: string;
}

/** From this body mass index on, gaining weight isn't planned: class III obesity. Source: WHO, Technical Report Series 894, 2000. */
const MAX_GAIN_INDEX = 40;
/** Obesity. */
const HEAVY_INDEX = 30;
/** Severe thinness, for which maintaining weight isn't planned. */
const SEVERE_THINNESS_INDEX = 16;

/** The lowest body mass index allowed for a target weight. */
const minBodyMassIndex = (ageYears: number): number => (ageYears >= 65 ? 20 : UNDERWEIGHT_INDEX);

type Fault = readonly [code: string, message: string] | undefined;

/** Whether gaining weight is unsafe without a clinician. */
export const isTooHeavyToGain = ({ massKg, heightCm }: Pick<TargetChoices, 'massKg' | 'heightCm'>): boolean =>
  bodyMassIndex(massKg, heightCm) >= MAX_GAIN_INDEX;

function goalFault({ ageYears, heightCm, massKg, goal }: TargetChoices): Fault {
  const index = bodyMassIndex(massKg, heightCm);
  if (goal === 'lose' && ageYears < ADULT_YEARS)
    return [
      'under-18',
      'Perennial doesn’t offer weight-loss plans to anyone under 18. Choose Maintain, and talk to a doctor.',
    ];
  if (goal === 'gain' && isTooHeavyToGain({ massKg, heightCm }))
    return [
      'gain-at-40',
      `At a body mass index of ${MAX_GAIN_INDEX} or higher, gaining weight isn’t safe without a doctor’s guidance. Choose Maintain or Lose.`,
    ];
  return goal === 'maintain' && ageYears >= ADULT_YEARS && index < SEVERE_THINNESS_INDEX
    ? [
        'severe-thinness',
        `Your body mass index is below ${SEVERE_THINNESS_INDEX}, which is dangerous. Choose Gain, and talk to a doctor soon.`,
      ]
    : undefined;
}

function targetFault({ ageYears, heightCm, massKg, goal, targetMassKg }: TargetChoices): Fault {
  if (targetMassKg === undefined)
    return goal === 'maintain' ? undefined : ['target-missing', 'Enter your target weight.'];
  const minIndex = minBodyMassIndex(ageYears);
  if (goal === 'lose' && targetMassKg >= massKg)
    return ['target-not-below', 'To lose weight, choose a target below your current weight.'];
  if (goal === 'lose' && bodyMassIndex(targetMassKg, heightCm) < minIndex)
    return [
      'target-underweight',
      `This target would put your body mass index below ${minIndex}, which isn’t safe. Choose a higher weight.`,
    ];
  if (goal === 'gain' && targetMassKg <= massKg)
    return ['target-not-above', 'To gain weight, choose a target above your current weight.'];
  if (goal === 'gain' && bodyMassIndex(targetMassKg, heightCm) < UNDERWEIGHT_INDEX)
    return [
      'target-underweight',
      'This target would still leave your body mass index below 18.5, which isn’t safe. Choose a higher weight.',
    ];
  if (goal === 'gain' && bodyMassIndex(targetMassKg, heightCm) >= MAX_GAIN_INDEX)
    return [
      'target-too-heavy',
      `This target would put your body mass index at ${MAX_GAIN_INDEX} or higher, which isn’t safe. Choose a lower weight.`,
    ];
  if (goal === 'maintain' && Math.abs(targetMassKg - massKg) > 0.03 * massKg)
    return [
      'target-not-near',
      'To maintain, choose a target within 3% of your current weight, or leave this blank.',
    ];
  if (goal === 'maintain' && targetMassKg < massKg && bodyMassIndex(targetMassKg, heightCm) < minIndex)
    return [
      'target-underweight',
      `This target would put your body mass index below ${minIndex}, which isn’t safe. Choose a higher weight.`,
    ];
  return undefined;
}

function rateFault({ goal, massKg, weeklyLossKg }: TargetChoices): Fault {
  if (goal !== 'lose')
    return weeklyLossKg === undefined
      ? undefined
      : ['rate-without-loss', 'A weekly loss only applies if your goal is to lose weight.'];
  if (weeklyLossKg === undefined) return ['rate-missing', 'Choose a weekly rate.'];
  return weeklyLossKg > 0.01 * massKg
    ? ['loss-1-percent', 'This is faster than 1% of your body weight a week. Choose a slower rate.']
    : undefined;
}

/** Problems with the combination of goal, target weight and weekly loss for this body. */
export function targetIssues(choices: TargetChoices): readonly TargetIssue[] {
  const faults = [
    ['goal', goalFault(choices)],
    ['targetMassKg', targetFault(choices)],
    ['weeklyLossKg', rateFault(choices)],
  ] as const;
  return faults.flatMap(([field, fault]) => (fault ? [{ field, code: fault[0], message: fault[1] }] : []));
}

/** Whether a target weight is so lean that the member has to confirm it: a body mass index of 18.5 to 20. */
export const isLeanTarget = ({ heightCm, goal, targetMassKg }: TargetChoices): boolean =>
  goal === 'lose' && targetMassKg !== undefined && bodyMassIndex(targetMassKg, heightCm) < 20;

/** Whether a target weight to gain to means obesity, so that the member has to confirm it: a body mass index of 30 or more. */
export const isHeavyTarget = ({ heightCm, goal, targetMassKg }: TargetChoices): boolean =>
  goal === 'gain' && targetMassKg !== undefined && bodyMassIndex(targetMassKg, heightCm) >= HEAVY_INDEX;

/** Whether an underweight adult wants to stay underweight. Under 18, other limits apply. */
export const isUnderweightHold = ({ ageYears, heightCm, massKg, goal }: TargetChoices): boolean =>
  goal === 'maintain' && ageYears >= ADULT_YEARS && bodyMassIndex(massKg, heightCm) < UNDERWEIGHT_INDEX;
