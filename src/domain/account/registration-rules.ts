import type { DietaryPreference } from './profile.ts';
import { preferenceRefusal } from '#domain/goals/draft-rules.ts';
import { targetIssues, type TargetChoices } from '#domain/goals/target-rules.ts';

interface RegistrationChoices extends TargetChoices {
  readonly dietaryPreference: DietaryPreference;
  readonly username: string;
  readonly password: string;
}

/** A field that conflicts with another, and what to do about it. */
export interface Refusal {
  readonly field: 'password' | 'goal' | 'targetMassKg' | 'weeklyLossKg' | 'dietaryPreference';
  readonly message: string;
}

/** Conflicts between fields of the registration form. The contract checks single fields. */
export function registrationRefusals(form: RegistrationChoices): readonly Refusal[] {
  const isUsername = form.password.toLowerCase() === form.username.trim().toLowerCase();
  const preference = preferenceRefusal(form);
  return [
    ...(isUsername
      ? [{ field: 'password' as const, message: 'Choose a password that isn’t your username.' }]
      : []),
    ...targetIssues(form).map(({ field, message }) => ({ field, message })),
    ...(preference ? [{ field: 'dietaryPreference' as const, message: preference.message }] : []),
  ];
}
