import type { ActivityLevel, DietaryPreference, Goal, UnitSystem } from './profile.ts';

/** The three countries where people weigh themselves in pounds; all others start with metric units. */
const unitsFor = (language: string): UnitSystem => (/^en-(US|LR)|^my/.test(language) ? 'imperial' : 'metric');

interface FirstChoices {
  readonly unitSystem: UnitSystem;
  readonly goal: Goal;
  readonly weeklyLossKg: number;
  readonly activityLevel: ActivityLevel;
  readonly dietaryPreference: DietaryPreference;
}

/** Choices of an empty registration form. @param language a tag such as "en-US", or a list that starts with one */
export const firstChoices = (language: string): FirstChoices => ({
  unitSystem: unitsFor(language),
  goal: 'maintain',
  weeklyLossKg: 0.5,
  activityLevel: 'light',
  dietaryPreference: 'none',
});

interface Typed {
  readonly email: string;
  readonly name: string;
  readonly goal: Goal;
  readonly weeklyLossKg: number | undefined;
}

/** A filled-in form for the API: empty optional fields absent, a weekly loss only if the goal is weight loss. */
export const asDraft = <Values extends Typed>(values: Values) => ({
  ...values,
  email: values.email.trim() || undefined,
  name: values.name.trim() || undefined,
  weeklyLossKg: values.goal === 'lose' ? values.weeklyLossKg : undefined,
});
