import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contract } from '#contract/contract.ts';
import type { OwnSupplement, SupplementTake } from '#contract/supplements/supplement-entries.ts';
import type { Reminder, Suggestions } from '#contract/supplements/supplements.ts';
import { api } from '#web/lib/api.ts';
import { enqueue, onSent, useOutbox } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { isTracked, storedOrToast, tracked } from '#web/lib/outbox/tracked.ts';
import { toast } from '#web/ui/toast.ts';
import { withoutSettled, withoutSuggestion } from './pending-changes.ts';

const SUGGESTIONS = 'supplement-suggestions';
const RETESTS = 'retest-reminders';

const isOwn = (value: unknown): value is OwnSupplement =>
  isTracked(value) && typeof value['name'] === 'string' && Array.isArray(value['amounts']);

/** The member's supplements. */
export const own = tracked({
  name: 'own-supplements',
  version: 1,
  writes: contract.supplements.own,
  list: () => api.supplements.own.list(),
  isEntry: isOwn,
  at: ({ activeFrom }) => `${activeFrom}T00:00:00Z`,
  say: ({ name }) => name,
  feeds: [[SUGGESTIONS], [RETESTS]],
});

/** All of them, regardless of their first day. */
export const useOwn = () => own.useEntries('1900-01-01', '2199-12-31');

const isTake = (value: unknown): value is SupplementTake =>
  isTracked(value) && typeof value['supplementId'] === 'string' && typeof value['takenAt'] === 'string';

/** Ticked doses. */
export const takes = tracked({
  name: 'supplement-takes',
  version: 1,
  writes: contract.supplements.takes,
  list: (range) => api.supplements.takes.list(range),
  isEntry: isTake,
  at: ({ takenAt }) => takenAt,
  say: () => 'a supplement dose',
});

export const useSuggestions = () =>
  useQuery({
    queryKey: [SUGGESTIONS],
    queryFn: (): Promise<Suggestions> => api.supplements.suggestions.get(),
  });

export const useReminders = () =>
  useQuery({ queryKey: [RETESTS], queryFn: (): Promise<Reminder[]> => api.supplements.reminders.list() });

const DISMISS = 'dismiss-suggestion-1';
const RECALL = 'recall-suggestion-1';
const SETTLE = 'settle-reminder-1';

/** Undoes a dismissal. */
export const recall = ({ id, title }: { readonly id: string; readonly title: string }): Promise<boolean> =>
  storedOrToast(
    enqueue(
      contract.supplements.suggestions.recall,
      { ruleId: id },
      {
        subject: `dismissal-${id}`,
        effect: { type: RECALL, value: id },
        label: `Show ${title} again`,
      },
    ),
  );

interface Dismissed {
  readonly id: string;
  readonly title: string;
  readonly triggerKey: string;
}

/** Dismisses a suggestion until its trigger changes; can be undone. */
export async function dismiss({ id, title, triggerKey }: Dismissed): Promise<void> {
  const isStored = await storedOrToast(
    enqueue(
      contract.supplements.suggestions.dismiss,
      { ruleId: id, triggerKey },
      {
        subject: `dismissal-${id}`,
        effect: { type: DISMISS, value: id },
        label: `Not for me: ${title}`,
      },
    ),
  );
  if (isStored)
    void toast({
      title: 'Suggestion dismissed',
      text: `${title}. We’ll suggest it again when your values change.`,
      undo: () => void recall({ id, title }),
    });
}

/** Rules dismissed on this device but not sent yet. */
export function useUnsentDismissals(): ReadonlySet<string> {
  const { rows } = useOutbox();
  return useMemo(() => {
    const away = new Set<string>();
    for (const { effect, rejected } of rows) {
      if (rejected || typeof effect.value !== 'string') continue;
      if (effect.type === DISMISS) away.add(effect.value);
      if (effect.type === RECALL) away.delete(effect.value);
    }
    return away;
  }, [rows]);
}

const settling = ({ id, title }: Reminder, state: Reminder['state']) =>
  enqueue(
    contract.supplements.reminders.settle,
    { id, state },
    {
      subject: `reminder-${id}`,
      effect: { type: SETTLE, value: { id, state } },
      label: `${state === 'open' ? 'Remind again' : 'Done'}: ${title}`,
    },
  );

/** Marks a reminder done or dismissed; can be undone. */
export async function settle(reminder: Reminder, state: 'done' | 'dismissed'): Promise<void> {
  if (await storedOrToast(settling(reminder, state)))
    void toast({
      title: state === 'done' ? 'Done' : 'Reminder dismissed',
      text: reminder.title,
      undo: () => void storedOrToast(settling(reminder, 'open')),
    });
}

/** Open reminders that are due, except those settled on this device. */
export function useDueReminders(today: string): readonly Reminder[] {
  const { data } = useReminders();
  const { rows } = useOutbox();
  return useMemo(() => {
    const settled = new Map(
      rows.flatMap(({ effect, subject, rejected }) =>
        effect.type === SETTLE && !rejected ? [[subject, effect.value]] : [],
      ),
    );
    return (data ?? []).filter(({ id, dueOn }) => dueOn <= today && !settled.has(`reminder-${id}`));
  }, [data, rows, today]);
}

// Runs before the row leaves the outbox: the cache is corrected first, or a card would reappear until the refetch.
onSent(({ effect: { type, value } }) => {
  if (type === DISMISS && typeof value === 'string')
    queryClient.setQueryData<Suggestions>([SUGGESTIONS], (all) => all && withoutSuggestion(all, value));
  if (type === SETTLE)
    queryClient.setQueryData<Reminder[]>([RETESTS], (all) => all && withoutSettled(all, value));
  if (type === DISMISS || type === RECALL) void queryClient.invalidateQueries({ queryKey: [SUGGESTIONS] });
  if (type === SETTLE) void queryClient.invalidateQueries({ queryKey: [RETESTS] });
});
