import { useMutation } from '@tanstack/react-query';
import type { FoodPreferences } from '#contract/account/food-preferences.ts';
import { explain } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { toast } from '#web/ui/toast.ts';
import { isChanged, wordsFault } from './dietary-form.ts';
import { saveFoodPreferences } from './queries.ts';

const NAME = 'dietary-preferences-2';

const SAID = {
  sent: { title: 'Dietary preferences saved', text: 'We’ll use them to flag foods from now on.' },
  waiting: { title: 'Saved on this device', text: 'They’ll sync when you’re back online.' },
} as const;

/** State of the dietary preferences form, and saving it. A draft survives a reload. */
export function useDietaryForm(saved: FoodPreferences) {
  // Only edited fields are stored; all others follow the server.
  const [chosen, change, , { reset }] = useFormDraft<Partial<FoodPreferences>>(NAME, () => ({}));
  const form: FoodPreferences = { ...saved, ...chosen };
  const { data: goals } = useGoalsInForce();
  const faults = { otherAllergies: wordsFault(form.otherAllergies), dislikes: wordsFault(form.dislikes) };
  const save = useMutation({
    mutationFn: saveFoodPreferences,
    onError: (error) => void toast({ ...explain(error), tone: 'destructive' }),
    onSuccess: (heard) => {
      if (heard.kind === 'refused') return;
      reset({});
      void toast(SAID[heard.kind]);
    },
  });
  return {
    form,
    faults,
    change,
    /** Whether targets were set by hand and so don't follow a new diet. */
    hasPlan: goals !== undefined && goals.validFrom !== null,
    isNewDiet: form.dietaryPreference !== saved.dietaryPreference,
    isChanged: isChanged(form, saved),
    refusal: save.data?.kind === 'refused' ? save.data.refusal.text : undefined,
    isSaving: save.isPending,
    submit: (): void => {
      if (faults.otherAllergies ?? faults.dislikes) focusFirstRefused();
      else save.mutate(form);
    },
    discard: (): void => reset({}),
  };
}

export type DietaryFormState = ReturnType<typeof useDietaryForm>;
