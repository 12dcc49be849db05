import { useDebouncedValue } from '@mantine/hooks';
import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Member } from '#contract/account.ts';
import type { GoalPreview, GoalsInForce } from '#contract/goals.ts';
import { refusedFields } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/focus-refused.ts';
import { useKeptForm } from '#web/lib/kept-form.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';
import { useUpdateGoals } from './commands.ts';
import { goalsFormOf, readGoals, type GoalsForm } from './goals-form.ts';
import { previewQuery, usePreview } from './queries.ts';

const PAUSE_MS = 250;

type Confirmations = GoalPreview['confirmations'];

/** Sentences by field; the first of each speaks. */
const byField = (issues: GoalPreview['refusals']): Readonly<Record<string, string>> =>
  Object.fromEntries(issues.toReversed().map(({ field, message }) => [field, message]));

/** The goals as they are being typed, what they would mean, and saving them: refused beside its field, or asked about first. */
export function useGoalsForm(goals: GoalsInForce, member: Member) {
  const navigate = useNavigate();
  const [form, change, forget] = useKeptForm<GoalsForm>('goals-1', () =>
    goalsFormOf(goals, member.unitSystem),
  );
  const { draft, faults } = readGoals(form, goals, member.unitSystem);
  const [settled] = useDebouncedValue(JSON.stringify(draft), PAUSE_MS);
  const asked = settled === undefined ? undefined : (JSON.parse(settled) as NonNullable<typeof draft>);
  const { data: preview, error } = usePreview(asked);
  const update = useUpdateGoals();
  const [toConfirm, setToConfirm] = useState<Confirmations>([]);
  // What is asked stays while the dialog goes away.
  const [isAsking, setAsking] = useState(false);
  const refused = {
    ...(preview && draft ? byField(preview.refusals) : {}),
    ...(update.error instanceof ORPCError ? refusedFields(update.error.data) : {}),
    ...faults,
  };
  const send = (confirmed: Confirmations): void => {
    setAsking(false);
    if (!draft) return;
    update.mutate(
      { ...draft, confirmed: confirmed.map(({ code }) => code) },
      {
        onSuccess: () => {
          forget();
          void toast({ title: 'Goals updated', text: 'They are in force from today on.' });
          void navigate(paths.goals());
        },
        onError: focusFirstRefused,
      },
    );
  };
  const submit = async (): Promise<void> => {
    if (!draft) return focusFirstRefused();
    // The preview on screen may be of what was typed a moment ago. Without an answer the server itself judges.
    const judged = await queryClient.fetchQuery(previewQuery(draft)).catch(() => undefined);
    if (judged && judged.refusals.length > 0) {
      // Not every reason has a field to go to: the week has seven.
      const text = judged.refusals.map(({ message }) => message).join(' ');
      void toast({ title: 'Not saved', text, tone: 'destructive' });
      focusFirstRefused();
    } else if (judged && judged.confirmations.length > 0) {
      setToConfirm(judged.confirmations);
      setAsking(true);
    } else send([]);
  };
  return {
    form,
    preview,
    previewError: error,
    update,
    toConfirm,
    isAsking,
    faultOf: (field: string): string | undefined => refused[field],
    onChange: (part: Partial<GoalsForm>): void => {
      // What the server refused was said of what was typed before.
      if (update.error) update.reset();
      change(part);
    },
    submit: () => void submit(),
    confirm: () => send(toConfirm),
    goBack: () => setAsking(false),
    discard: (): void => {
      forget();
      void navigate(paths.goals());
    },
  };
}
