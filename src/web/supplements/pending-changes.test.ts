import { describe, expect, test } from 'vitest';
import type { Reminder, Suggestions } from '#contract/supplements/supplements.ts';
import { withoutSettled, withoutSuggestion } from './pending-changes.ts';

describe('a dismissed suggestion', () => {
  test('disappears as soon as the server accepts it', () => {
    const all = { suggestions: [{ id: 'b12' }, { id: 'iron' }], dismissed: [] } as unknown as Suggestions;
    expect(withoutSuggestion(all, 'b12').suggestions.map(({ id }) => id)).toEqual(['iron']);
  });
  test('stays if a reminder was reopened or the write was about something else', () => {
    const reminders = [{ id: 'retest' }, { id: 'magnesium' }] as unknown as Reminder[];
    expect(withoutSettled(reminders, { id: 'retest', state: 'done' }).map(({ id }) => id)).toEqual([
      'magnesium',
    ]);
    expect(withoutSettled(reminders, { id: 'retest', state: 'open' })).toHaveLength(2);
    expect(withoutSettled(reminders, 'retest')).toHaveLength(2);
  });
});
