import type { AccountSettings, SettingsInput } from '#contract/account/settings.ts';
import { heightFault } from '#domain/account/body-limits.ts';
import { AGE_YEARS, type Sex, type UnitSystem } from '#domain/account/profile.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { NOT_A_NUMBER } from '#domain/numbers/typed-number.ts';
import { isTimeZone } from '#domain/time/time-zone.ts';

/** Settings being typed. Plain data, so that they survive a reload. */
export interface SettingsForm {
  readonly name: string;
  readonly age: string;
  readonly sex: Sex;
  /** Always SI, whatever the field shows; null while it is empty, NaN while its text isn't a number. */
  readonly heightCm: number | null;
  readonly unitSystem: UnitSystem;
  readonly glucoseUnit: GlucoseUnit;
  readonly timeZone: string;
}

/** The parsed form: `input` exists if every field is valid. */
export interface ReadSettings {
  /** By the field's name in the API. */
  readonly faults: Readonly<Record<string, string>>;
  readonly input: SettingsInput | undefined;
}

/** The current settings as a form. */
export const settingsFormOf = (settings: AccountSettings): SettingsForm => ({
  name: settings.name ?? '',
  age: String(settings.ageYears),
  sex: settings.sex,
  heightCm: settings.heightCm,
  unitSystem: settings.unitSystem,
  glucoseUnit: settings.glucoseUnit,
  timeZone: settings.timeZone,
});

function ageFault(age: string): string | undefined {
  if (!/^\d+$/.test(age.trim())) return 'Enter your age in whole years.';
  if (Number(age) < AGE_YEARS.low) return `You must be at least ${AGE_YEARS.low} years old.`;
  return Number(age) > AGE_YEARS.high ? `Enter an age up to ${AGE_YEARS.high}.` : undefined;
}

const typedHeightFault = (heightCm: number, units: UnitSystem): string | undefined =>
  Number.isNaN(heightCm) ? NOT_A_NUMBER : heightFault(heightCm, units);

/** Parses the form. */
export function readSettings(form: SettingsForm): ReadSettings {
  const { name, age, heightCm, ...rest } = form;
  const faults = Object.entries({
    name: name.trim().length > 80 ? 'Use 80 characters or fewer.' : undefined,
    ageYears: ageFault(age),
    heightCm: heightCm === null ? 'Enter your height.' : typedHeightFault(heightCm, form.unitSystem),
    timeZone: isTimeZone(form.timeZone) ? undefined : 'Choose a time zone from the list.',
  }).flatMap(([field, text]) => (text === undefined ? [] : [[field, text] as const]));
  if (faults.length > 0 || heightCm === null) return { faults: Object.fromEntries(faults), input: undefined };
  return { faults: {}, input: { ...rest, name: name.trim() || null, ageYears: Number(age), heightCm } };
}

/** Whether an input of formulas changed, which changes targets and scores. */
export const changesTargets = (input: SettingsInput, before: AccountSettings): boolean =>
  input.ageYears !== before.ageYears || input.sex !== before.sex || input.heightCm !== before.heightCm;

/** Whether there is anything to save. */
export const isChanged = (form: SettingsForm, settings: AccountSettings): boolean =>
  JSON.stringify(form) !== JSON.stringify(settingsFormOf(settings));
