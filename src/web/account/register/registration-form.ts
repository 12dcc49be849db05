import './without-eval.ts';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { registration, type Registration } from '#contract/account/account.ts';
import { registrationErrors as draftErrors } from '#contract/account/registration-errors.ts';
import type {
  ActivityLevel,
  DietaryPreference,
  Goal,
  GoalProfile,
  Sex,
  UnitSystem,
} from '#domain/account/profile.ts';
import { asDraft, firstChoices } from '#domain/account/registration-start.ts';
import { loadEstimator, weakFault } from '#web/account/password-estimator.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { saveForm, formDraft } from '#web/lib/storage/form-drafts.ts';

/** Values while the form is being filled in; masses and heights always SI, absent while empty. */
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

const initialValues = (): RegistrationValues => ({
  username: '',
  password: '',
  email: '',
  name: '',
  ageYears: undefined,
  sex: undefined,
  ...firstChoices(navigator.language),
  heightCm: undefined,
  massKg: undefined,
  targetMassKg: undefined,
  mealReminders: false,
  progressReminders: false,
});

const draftOf = (values: RegistrationValues) => asDraft({ ...values, timeZone: deviceTimeZone() });

/** Every refused field with its sentence; the same rules as on the server. */
export const registrationErrors = (values: RegistrationValues): Record<string, string> =>
  draftErrors(draftOf(values));

/** Fields of the first step: how the member logs in. */
const ACCOUNT_FIELDS = ['username', 'password', 'email'] as const;

export const hasAccountFault = (faults: Readonly<Record<string, string>>): boolean =>
  ACCOUNT_FIELDS.some((field) => field in faults);

/** Every refused field, among them a password that is easy to guess, once that can be told. */
function faultsOf(values: RegistrationValues): Record<string, string> {
  const errors = registrationErrors(values);
  const weak = 'password' in errors ? undefined : weakFault(values.password, values.username);
  return weak === undefined ? errors : { ...errors, password: weak };
}

/** Refused fields of the first step. */
export async function accountFaults(values: RegistrationValues): Promise<Record<string, string>> {
  await loadEstimator();
  return Object.fromEntries(
    Object.entries(faultsOf(values)).filter((fault) => hasAccountFault(Object.fromEntries([fault]))),
  );
}

/** @returns the validated form, or undefined while a field is invalid */
export function readRegistration(values: RegistrationValues): Registration | undefined {
  const parsed = registration.safeParse(draftOf(values));
  return parsed.success ? parsed.data : undefined;
}

/** Storage key of the form's draft; its number changes with the draft's shape. */
export const REGISTRATION_FORM = 'registration-1';

/** What survives a reload or a visit to the login: everything except the password. */
export const withoutPassword = ({ password: _password, ...values }: RegistrationValues) => values;

/** An identity provider's claims about a visitor. */
interface KnownPerson {
  readonly username: string;
  readonly email: string | null;
}

/** The initial form, with the claims of an identity provider and this tab's draft applied. */
export const begunWith = (
  kept: Readonly<Record<string, unknown>> | undefined,
  known?: KnownPerson | null,
): RegistrationValues => ({
  ...initialValues(),
  ...(known && { username: known.username, email: known.email ?? '' }),
  ...kept,
  password: '',
});

/** How long a press may take: an error that appears meanwhile moves the control under it, and the tap does nothing. */
const PRESS_MS = 200;

/** Checks a field that was left, after the press that left it. */
export const checkLater =
  ({ validateField }: RegistrationForm, field: Parameters<RegistrationForm['validateField']>[0]) =>
  (): void =>
    void setTimeout(() => validateField(field), PRESS_MS);

export const useRegistrationForm = (known: KnownPerson | null | undefined): RegistrationForm =>
  useForm<RegistrationValues>({
    initialValues: begunWith(formDraft(REGISTRATION_FORM), known),
    onValuesChange: (values) => saveForm(REGISTRATION_FORM, withoutPassword(values)),
    validate: faultsOf,
    enhanceGetInputProps: ({ field, form }) => ({
      onBlur: checkLater(form, field),
    }),
  });

/** The profile for a preview of targets; undefined while an input is missing or invalid. */
export function previewProfile(values: RegistrationValues): GoalProfile | undefined {
  const { ageYears, sex, heightCm, massKg } = values;
  const errors = registrationErrors(values);
  if (ageYears === undefined || sex === undefined || heightCm === undefined || massKg === undefined)
    return undefined;
  if (['ageYears', 'heightCm', 'massKg', 'goal', 'weeklyLossKg'].some((field) => field in errors))
    return undefined;
  return { ...values, ageYears, sex, heightCm, massKg };
}
