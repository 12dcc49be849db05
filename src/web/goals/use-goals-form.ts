import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Member } from '#contract/account/account.ts';
import type { GoalPreview, GoalsInForce } from '#contract/goals/goals.ts';
import { explain } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { GOALS_FORM } from '#web/lib/member/goals-in-force.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';
import { useUpdateGoals } from './commands.ts';
import { goalsFormOf, readGoals, type GoalsForm } from './goals-form.ts';
import { previewQuery, usePreview } from './queries.ts';

const PAUSE_MS = 250;
const SAID = {
  sent: { title: 'Goals updated', text: 'They apply starting today.' },
  waiting: {
    title: 'Saved on this device',
    text: 'Your goals will sync when you’re back online. They’ll apply from then on.',
  },
} as const;

type Confirmations = GoalPreview['confirmations'];

/** Messages by field; the first one wins. */
const byField = (issues: GoalPreview['refusals']): Readonly<Record<string, string>> =>
  Object.fromEntries(issues.toReversed().map(({ field, message }) => [field, message]));

/** State of the goals form, its preview, and saving: errors appear at their fields, and risky goals need confirmation. */
export function useGoalsForm(goals: GoalsInForce, member: Member) {
  const navigate = useNavigate();
  const [form, change, forget] = useFormDraft<GoalsForm>(GOALS_FORM, () =>
    goalsFormOf(goals, member.unitSystem),
  );
  const { draft, faults } = readGoals(form, goals, member.unitSystem);
  const [settled] = useDebouncedValue(JSON.stringify(draft), PAUSE_MS);
  const asked = settled === undefined ? undefined : (JSON.parse(settled) as NonNullable<typeof draft>);
  const { data: preview, error } = usePreview(asked);
  const update = useUpdateGoals();
  const [toConfirm, setToConfirm] = useState<Confirmations>([]);
  // The question stays visible while the dialog closes.
  const [isAsking, setAsking] = useState(false);
  const refused = {
    ...(preview && draft ? byField(preview.refusals) : {}),
    ...faults,
  };
  const notices = preview && draft ? byField(preview.confirmations) : {};
  const send = (confirmed: Confirmations): void => {
    setAsking(false);
    if (!draft) return;
    update.mutate(
      { ...draft, confirmed: confirmed.map(({ code }) => code) },
      {
        onSuccess: (heard) => {
          if (heard.kind === 'refused') return;
          void toast(SAID[heard.kind]);
          void navigate(paths.goals());
        },
        onError: (failure) => void toast({ ...explain(failure), tone: 'destructive' }),
      },
    );
  };
  const submit = async (): Promise<void> => {
    if (!draft) return focusFirstRefused();
    // The visible preview may be of older input. Without an answer the server itself decides.
    const judged = await queryClient.fetchQuery(previewQuery(draft)).catch(() => undefined);
    if (judged && judged.refusals.length > 0) {
      // Not every error has a single field: the week has seven.
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
    refusal: update.data?.kind === 'refused' ? update.data.refusal : undefined,
    isSaving: update.isPending,
    toConfirm,
    isAsking,
    faultOf: (field: string): string | undefined => refused[field],
    noticeOf: (field: string): string | undefined =>
      refused[field] === undefined ? notices[field] : undefined,
    onChange: (part: Partial<GoalsForm>): void => {
      // The server's errors referred to the previous input.
      if (update.data) update.reset();
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
