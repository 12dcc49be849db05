import type { Reminder, Suggestions } from '#contract/supplements/supplements.ts';

/** The cached suggestions without one that the server has dismissed, so that its card doesn't reappear before the refetch. */
export const withoutSuggestion = (all: Suggestions, id: string): Suggestions => ({
  ...all,
  suggestions: all.suggestions.filter((one) => one.id !== id),
});

/** A settled reminder: its id and new state; undefined if an outbox value is something else. */
function settledOf(value: unknown): Pick<Reminder, 'id' | 'state'> | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('state' in value))
    return undefined;
  const { id, state } = value;
  const isState = state === 'done' || state === 'dismissed' || state === 'open';
  return typeof id === 'string' && isState ? { id, state } : undefined;
}

/** The cached reminders without one that is no longer open. */
export const withoutSettled = (reminders: readonly Reminder[], value: unknown): Reminder[] => {
  const settled = settledOf(value);
  return reminders.filter(({ id }) => settled?.state === 'open' || id !== settled?.id);
};
