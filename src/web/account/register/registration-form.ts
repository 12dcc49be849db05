import './without-eval.ts';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { registration, type Registration } from '#contract/account/account.ts';
import type {
  ActivityLevel,
  DietaryPreference,
  Goal,
  GoalProfile,
  Sex,
  UnitSystem,
} from '#domain/account/profile.ts';
import { registrationRefusals } from '#domain/account/registration-rules.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { keepForm, keptForm } from '#web/lib/storage/form-drafts.ts';

/** What the form holds while it is being filled in; masses and heights always SI, absent while empty. */
export interface RegistrationValues {
  username: string;
  password: string;
  email: string;
  name: string;
  ageYears: number | undefined;
  sex: Sex | undefined;
  unitSystem: UnitSystem;
  heightCm: number | undefined;
  massKg: number | undefined;
  goal: Goal;
  targetMassKg: number | undefined;
  weeklyLossKg: number | undefined;
  activityLevel: ActivityLevel;
  dietaryPreference: DietaryPreference;
  mealReminders: boolean;
  progressReminders: boolean;
}

export type RegistrationForm = UseFormReturnType<RegistrationValues>;

// The three places where people weigh themselves in pounds; all others see metric first.
const prefersImperial = (): boolean => /^en-(US|LR)|^my/.test(navigator.language);

const initialValues = (): RegistrationValues => ({
  username: '',
  password: '',
  email: '',
  name: '',
  ageYears: undefined,
  sex: undefined,
  unitSystem: prefersImperial() ? 'imperial' : 'metric',
  heightCm: undefined,
  massKg: undefined,
  goal: 'maintain',
  targetMassKg: undefined,
  weeklyLossKg: 0.5,
  activityLevel: 'light',
  dietaryPreference: 'none',
  mealReminders: false,
  progressReminders: false,
});

/** The form's values as the wire takes them: empty optional fields absent, a weekly loss only where the goal is to lose. */
export const asRegistration = (values: RegistrationValues): unknown => ({
  ...values,
  email: values.email.trim() || undefined,
  name: values.name.trim() || undefined,
  weeklyLossKg: values.goal === 'lose' ? values.weeklyLossKg : undefined,
  timeZone: deviceTimeZone(),
});

type Choices = Parameters<typeof registrationRefusals>[0];

/** Every refused field with its sentence; the same rules as on the server. */
export function registrationErrors(values: RegistrationValues): Record<string, string> {
  const candidate = asRegistration(values);
  const parsed = registration.safeParse(candidate);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  // Rules that join fields speak as soon as their fields are there, whatever else is still missing.
  const { ageYears, heightCm, massKg } = values;
  if (ageYears !== undefined && heightCm !== undefined && massKg !== undefined) {
    for (const { field, message } of registrationRefusals(candidate as Choices)) errors[field] = message;
  }
  for (const { path, message } of parsed.error.issues.toReversed()) errors[String(path[0])] = message;
  return errors;
}

/** @returns what can be sent, or undefined while a field is refused */
export function readRegistration(values: RegistrationValues): Registration | undefined {
  const parsed = registration.safeParse(asRegistration(values));
  return parsed.success ? parsed.data : undefined;
}

/** The form among the kept ones; its number changes with the shape of what is kept. */
export const REGISTRATION_FORM = 'registration-1';

/** What a reload, or a look at the login, finds again: everything but the password. */
export const withoutPassword = ({ password: _password, ...values }: RegistrationValues) => values;

/** The form as it begins, over it what was typed in this tab before. */
export const begunWith = (kept: Readonly<Record<string, unknown>> | undefined): RegistrationValues => ({
  ...initialValues(),
  ...kept,
  password: '',
});

export const useRegistrationForm = (): RegistrationForm =>
  useForm<RegistrationValues>({
    initialValues: begunWith(keptForm(REGISTRATION_FORM)),
    onValuesChange: (values) => keepForm(REGISTRATION_FORM, withoutPassword(values)),
    validate: registrationErrors,
    validateInputOnBlur: true,
  });

/** The profile that a preview of targets needs, or undefined while something it rests on is missing or refused. */
export function previewProfile(values: RegistrationValues): GoalProfile | undefined {
  const { ageYears, sex, heightCm, massKg } = values;
  const errors = registrationErrors(values);
  if (ageYears === undefined || sex === undefined || heightCm === undefined || massKg === undefined)
    return undefined;
  if (['ageYears', 'heightCm', 'massKg', 'goal', 'weeklyLossKg'].some((field) => field in errors))
    return undefined;
  return { ...values, ageYears, sex, heightCm, massKg };
}
