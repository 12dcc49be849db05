import type { AccountSettings, SettingsInput } from '#contract/account/settings.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** Whether a value from the device contains settings as they are sent. */
export const isSettingsInput = (value: unknown): value is SettingsInput =>
  isRecord(value) && typeof value['heightCm'] === 'number' && 'unitSystem' in value;

/** The settings with unsent changes applied to the server's answer. */
export const withUnsent = (
  settings: AccountSettings | undefined,
  unsent: unknown,
): AccountSettings | undefined =>
  settings && isSettingsInput(unsent)
    ? { ...settings, ...unsent, glucoseUnit: unsent.glucoseUnit ?? settings.glucoseUnit }
    : settings;
