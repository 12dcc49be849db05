import type { Reminder, Suggestions } from '#contract/supplements/supplements.ts';

/** What was known, without a suggestion that the server has put away: until it is read anew, the card must not come back. */
export const withoutSuggestion = (all: Suggestions, id: string): Suggestions => ({
  ...all,
  suggestions: all.suggestions.filter((one) => one.id !== id),
});

/** A reminder that was settled: its id and what it became; undefined where a value of the outbox is something else. */
function settledOf(value: unknown): Pick<Reminder, 'id' | 'state'> | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('state' in value))
    return undefined;
  const { id, state } = value;
  const isState = state === 'done' || state === 'dismissed' || state === 'open';
  return typeof id === 'string' && isState ? { id, state } : undefined;
}

/** What was known, without a reminder that is no longer open. */
export const withoutSettled = (reminders: readonly Reminder[], value: unknown): Reminder[] => {
  const settled = settledOf(value);
  return reminders.filter(({ id }) => settled?.state === 'open' || id !== settled?.id);
};
