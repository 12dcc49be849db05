import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { HealthProfileAnswer } from '#contract/health.ts';
import { explain } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { paths } from '#web/lib/paths.ts';
import { toast } from '#web/ui/toast.ts';
import { healthFormOf, readHealth, type HealthForm } from './health-form.ts';
import { putHealthBack, removeHealth, saveHealth } from './queries.ts';

const NAME = 'health-1';

const SAID = {
  sent: { title: 'Health profile saved', text: 'From now on, we’ll check suggestions against it.' },
  waiting: { title: 'Saved on this device', text: 'Your answers will sync when you’re back online.' },
} as const;

/** State of the health profile's form, saving and deleting. A draft survives a reload. */
export function useHealthForm(profile: HealthProfileAnswer) {
  const navigate = useNavigate();
  const [form, change, forget, { reset }] = useFormDraft<HealthForm>(NAME, () => healthFormOf(profile));
  const [tried, setTried] = useState(false);
  const { answers, faults } = readHealth(form);
  const failed = (error: unknown) => void toast({ ...explain(error), tone: 'destructive' });
  const save = useMutation({
    mutationFn: saveHealth,
    onError: failed,
    onSuccess: (heard) => {
      if (heard.kind === 'refused') return;
      forget();
      void toast(SAID[heard.kind]);
      void navigate(paths.supplements());
    },
  });
  const remove = useMutation({
    mutationFn: removeHealth,
    onError: failed,
    onSuccess: () => {
      const before = profile.saved?.answers;
      reset(healthFormOf({ ...profile, saved: null }));
      void toast({
        title: 'Deleted',
        text: 'Your health profile',
        ...(before && {
          undo: () => {
            reset(healthFormOf(profile));
            void putHealthBack(before);
          },
        }),
      });
    },
  });
  return {
    form,
    faults: tried ? faults : {},
    refusal: save.data?.kind === 'refused' ? save.data.refusal.text : undefined,
    isSaving: save.isPending,
    isRemoving: remove.isPending,
    change,
    submit: () => {
      setTried(true);
      if (answers) save.mutate(answers);
      else focusFirstRefused();
    },
    remove: () => remove.mutate(),
  };
}

export type HealthFormState = ReturnType<typeof useHealthForm>;
