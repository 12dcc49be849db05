import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountSettings, SettingsInput } from '#contract/account/settings.ts';
import { explain } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { toast } from '#web/ui/toast.ts';
import { saveSettings } from './queries.ts';
import {
  changesTargets,
  isChanged,
  readSettings,
  settingsFormOf,
  type SettingsForm,
} from './settings-form.ts';

const NAME = 'settings-2';
const WAITING = 'Your settings will sync when you’re back online.';

/** Effect on the daily targets; undefined if there is none. */
function targetsText(
  input: SettingsInput | undefined,
  before: AccountSettings,
  hasPlan: boolean,
): string | undefined {
  if (!input || !changesTargets(input, before)) return undefined;
  return hasPlan
    ? 'Your daily targets won’t change until you update your goals. Scores and ranges use your new settings right away.'
    : 'Your daily targets, scores and ranges use your new settings right away.';
}

/** State of the settings form, and saving it. A draft survives a reload. */
export function useSettingsForm(settings: AccountSettings) {
  // Only edited fields are stored; all others follow the server, even while typing.
  const [typed, change, , { reset }] = useFormDraft<Partial<SettingsForm>>(NAME, () => ({}));
  const form: SettingsForm = { ...settingsFormOf(settings), ...typed };
  const [tried, setTried] = useState(false);
  const { data: goals } = useGoalsInForce();
  const { faults, input } = readSettings(form);
  const consequence = targetsText(input, settings, goals !== undefined && goals.validFrom !== null);
  const save = useMutation({
    mutationFn: saveSettings,
    onError: (error) => void toast({ ...explain(error), tone: 'destructive' }),
    onSuccess: (heard) => {
      if (heard.kind === 'refused') return;
      reset({});
      setTried(false);
      void toast(
        heard.kind === 'sent'
          ? { title: 'Settings saved', text: consequence ?? 'They apply on all your devices.' }
          : { title: 'Saved on this device', text: WAITING },
      );
    },
  });
  return {
    form,
    /** Errors appear only after an attempt to save. */
    faultOf: (field: string): string | undefined => (tried ? faults[field] : undefined),
    consequence,
    refusal: save.data?.kind === 'refused' ? save.data.refusal.text : undefined,
    isChanged: isChanged(form, settings),
    isSaving: save.isPending,
    change: (part: Partial<SettingsForm>): void => {
      // The server's errors referred to the previous input.
      if (save.data) save.reset();
      change(part);
    },
    submit: (): void => {
      setTried(true);
      if (input) save.mutate(input);
      else focusFirstRefused();
    },
    discard: (): void => {
      reset({});
      setTried(false);
    },
  };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
