import type { AccountSettings, SettingsInput } from '#contract/account/settings.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** Whether a value that was kept on the device holds settings as they are sent. */
export const isSettingsInput = (value: unknown): value is SettingsInput =>
  isRecord(value) && typeof value['heightCm'] === 'number' && 'mealReminders' in value;

/** The settings as the member left them: what this device has not sent yet stands over what the server said. */
export const withUnsent = (
  settings: AccountSettings | undefined,
  unsent: unknown,
): AccountSettings | undefined =>
  settings && isSettingsInput(unsent) ? { ...settings, ...unsent } : settings;
