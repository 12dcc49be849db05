import { heightFault, massFault } from '#domain/account/body-limits.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { registrationRefusals } from '#domain/account/registration-rules.ts';
import { registration } from './account.ts';

type Choices = Parameters<typeof registrationRefusals>[0];
type Body = 'ageYears' | 'heightCm' | 'massKg';

/** What rules across fields look at in a form before it is checked; the form has more fields. */
export type RegistrationDraft = Omit<Choices, Body> &
  Readonly<Record<Body, number | undefined>> & { readonly unitSystem: UnitSystem };

/** Limits in the units that the form is filled out in; the API names them in both. */
function limitFaults(form: RegistrationDraft): Record<string, string> {
  const { heightCm, massKg, targetMassKg, unitSystem } = form;
  const faultOf = (value: number | null | undefined, fault: typeof heightFault): string | undefined =>
    value === null || value === undefined ? undefined : fault(value, unitSystem);
  const faults = {
    heightCm: faultOf(heightCm, heightFault),
    massKg: faultOf(massKg, massFault),
    targetMassKg: faultOf(targetMassKg, massFault),
  };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])),
  );
}

/** Neither missing nor NaN, which is typed text that isn't a number. */
const isNumber = (value: number | undefined): value is number => Number.isFinite(value);

/** Every refused field of a form with its sentence. */
export function registrationErrors(form: RegistrationDraft): Record<string, string> {
  const parsed = registration.safeParse(form);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  // Rules across fields apply as soon as their fields are filled in, whatever else is missing.
  const { ageYears, heightCm, massKg } = form;
  if (isNumber(ageYears) && isNumber(heightCm) && isNumber(massKg))
    for (const { field, message } of registrationRefusals({ ...form, ageYears, heightCm, massKg }))
      errors[field] = message;
  for (const { path, message } of parsed.error.issues.toReversed()) errors[String(path[0])] = message;
  return { ...errors, ...limitFaults(form) };
}
