import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';
import type { Goal } from './profile.ts';

interface RegistrationChoices {
  readonly username: string;
  readonly password: string;
  readonly ageYears: number;
  readonly heightCm: number;
  readonly massKg: number;
  readonly goal: Goal;
  readonly targetMassKg?: number | undefined;
  readonly weeklyLossKg?: number | undefined;
}

/** A field that cannot stand beside the others, and what to do about it. */
export interface Refusal {
  readonly field: 'password' | 'goal' | 'targetMassKg' | 'weeklyLossKg';
  readonly message: string;
}

/** The least body mass index a target weight may mean: 18.5, from 65 years on 20. */
const leastBodyMassIndex = (ageYears: number): number => (ageYears >= 65 ? 20 : 18.5);

function targetRefusal({
  ageYears,
  heightCm,
  massKg,
  goal,
  targetMassKg,
}: RegistrationChoices): string | undefined {
  if (targetMassKg === undefined) return goal === 'maintain' ? undefined : 'Enter the weight you are after.';
  const least = leastBodyMassIndex(ageYears);
  if (goal === 'lose' && targetMassKg >= massKg)
    return 'To lose weight, choose a target below your current weight.';
  if (goal === 'lose' && bodyMassIndex(targetMassKg, heightCm) < least)
    return `This target is below a body mass index of ${least}, which is not safe. Choose a higher weight.`;
  if (goal === 'gain' && targetMassKg <= massKg)
    return 'To gain weight, choose a target above your current weight.';
  if (goal === 'maintain' && Math.abs(targetMassKg - massKg) > 0.03 * massKg)
    return 'To maintain, choose a target within 3 % of your current weight, or leave it empty.';
  return undefined;
}

function rateRefusal({ goal, massKg, weeklyLossKg }: RegistrationChoices): string | undefined {
  if (goal !== 'lose')
    return weeklyLossKg === undefined ? undefined : 'A weekly loss belongs to the goal of losing weight.';
  if (weeklyLossKg === undefined) return 'Choose how fast.';
  return weeklyLossKg > 0.01 * massKg
    ? 'This is faster than 1 % of your body weight a week. Choose a slower rate.'
    : undefined;
}

/**
 * What a registration form cannot have together: every rule that needs more than one field.
 * Ranges of single fields are the contract's; masses in kg, height in cm, age in years.
 */
export function registrationRefusals(form: RegistrationChoices): readonly Refusal[] {
  const found: Refusal[] = [];
  const add = (field: Refusal['field'], message: string | undefined): void =>
    void (message && found.push({ field, message }));
  add(
    'password',
    form.password.toLowerCase() === form.username.trim().toLowerCase()
      ? 'Choose a password that is not your username.'
      : undefined,
  );
  add(
    'goal',
    form.goal === 'lose' && form.ageYears < 18
      ? 'Under 18, Perennial plans no weight loss. Choose to maintain, and talk to a clinician.'
      : undefined,
  );
  add('targetMassKg', targetRefusal(form));
  add('weeklyLossKg', rateRefusal(form));
  return found;
}
