import { targetIssues, type TargetChoices } from '#domain/goals/target-rules.ts';

interface RegistrationChoices extends TargetChoices {
  readonly username: string;
  readonly password: string;
}

/** A field that cannot stand beside the others, and what to do about it. */
export interface Refusal {
  readonly field: 'password' | 'goal' | 'targetMassKg' | 'weeklyLossKg';
  readonly message: string;
}

/**
 * What a registration form cannot have together: every rule that needs more than one field.
 * Ranges of single fields are the contract's; masses in kg, height in cm, age in years.
 */
export function registrationRefusals(form: RegistrationChoices): readonly Refusal[] {
  const isUsername = form.password.toLowerCase() === form.username.trim().toLowerCase();
  return [
    ...(isUsername
      ? [{ field: 'password' as const, message: 'Choose a password that is not your username.' }]
      : []),
    ...targetIssues(form).map(({ field, message }) => ({ field, message })),
  ];
}
