import type { MemberUnits } from '#domain/account/member-units.ts';
import {
  bodyMassBand,
  bodyMassIndex,
  massAtBodyMassIndex,
  OVERWEIGHT_INDEX,
  UNDERWEIGHT_INDEX,
  type BodyMassBand,
} from '#domain/goals/body-mass-index.ts';
import { noDeficitFor } from '#domain/goals/energy-target.ts';
import { refused, Shown, type WeightAdvice, type WeightFacts } from './weight-advice.ts';

const WEIGHT_TITLES: Readonly<Record<BodyMassBand, string>> = {
  underweight: 'You’re below the healthy range',
  healthy: 'You’re in the healthy range',
  overweight: 'You’re above the healthy range',
  obesity: 'You’re above the healthy range',
};

/** The weights that the WHO's healthy BMI range means for a member's height. */
export function healthyWeightAdvice(
  { basis }: WeightFacts,
  units: Pick<MemberUnits, 'system'>,
): WeightAdvice {
  const { heightCm, massKg } = basis;
  const reason = noDeficitFor(basis);
  if (reason === 'under-18')
    return refused(
      'Adult ranges don’t apply to you yet',
      'You’re still growing. A doctor can compare your weight with growth charts for your age and height. Regular meals, enough sleep and activities you enjoy are good for you at any weight.',
    );
  if (reason === 'clinician-first')
    return refused(
      'Ask your doctor or midwife',
      'Based on your health answers, the usual weight range doesn’t apply to you right now. Your doctor or midwife can tell you what weight is right for you.',
    );
  const shown = new Shown(units);
  const at = (index: number): number => massAtBodyMassIndex(index, heightCm);
  const low = shown.add('Lowest healthy weight', at(UNDERWEIGHT_INDEX), 'kg');
  const high = shown.add('Highest healthy weight', at(OVERWEIGHT_INDEX), 'kg');
  const band = bodyMassBand(bodyMassIndex(massKg, heightCm));
  return {
    title: WEIGHT_TITLES[band],
    paragraphs: [
      `For your height, a BMI of ${UNDERWEIGHT_INDEX} to ${OVERWEIGHT_INDEX} means about ${low} to ${high}. You weigh ${shown.add('Your weight', massKg, 'kg', 1)}.`,
    ],
    figures: shown.list,
    isRefused: false,
  };
}
