import { queryOptions, useQuery } from '@tanstack/react-query';
import { contract } from '#contract/contract.ts';
import type { AccountSettings, ExportSizes, SettingsInput } from '#contract/account/settings.ts';
import type { FoodPreferences } from '#contract/account/food-preferences.ts';
import { api } from '#web/lib/api.ts';
import { PUT_FOOD_PREFERENCES } from '#web/lib/foods/food-preferences.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { onSent, sendOrKeep, useOutbox } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { isSettingsInput, withUnsent } from './unsent-settings.ts';

const settingsQuery = queryOptions({
  queryKey: ['account-settings'],
  queryFn: (): Promise<AccountSettings> => api.accountSettings.get(),
});

const PUT_SETTINGS = 'put-settings-1';

/** The member's profile, unsent changes included. */
export function useSettings() {
  const query = useQuery(settingsQuery);
  const { rows } = useOutbox();
  const unsent = rows.findLast(({ effect }) => effect.type === PUT_SETTINGS)?.effect.value;
  return { ...query, data: withUnsent(query.data, unsent) };
}

/** Shows the server's answer to a change immediately. */
export const rememberSettings = (settings: AccountSettings): void =>
  void queryClient.setQueryData(settingsQuery.queryKey, settings);

/** Size of the full export. */
export const useExportSizes = () =>
  useQuery({
    queryKey: ['account-settings', 'export'],
    queryFn: (): Promise<ExportSizes> => api.accountSettings.exportSizes(),
    meta: NOT_CACHED,
  });

/** Saves the settings through the outbox. */
export const saveSettings = (body: SettingsInput) =>
  sendOrKeep(contract.accountSettings.save, body, {
    subject: 'account-settings',
    effect: { type: PUT_SETTINGS, value: body },
    label: 'Save your settings',
  });

/** Saves dietary preferences through the outbox. */
export const saveFoodPreferences = (body: FoodPreferences) =>
  sendOrKeep(contract.foodPreferences.put, body, {
    subject: 'food-preferences',
    effect: { type: PUT_FOOD_PREFERENCES, value: body },
    label: 'Save your dietary preferences',
  });

const isSettings = (value: unknown): value is AccountSettings =>
  isSettingsInput(value) && 'username' in value;

onSent(({ effect: { type } }, answer) => {
  if (type !== PUT_SETTINGS) return;
  if (isSettings(answer)) rememberSettings(answer);
  // Targets, scores, ranges and every figure with a unit follow from it.
  void queryClient.invalidateQueries();
});
