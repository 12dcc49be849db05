import { describe, expect, test } from 'vitest';
import { readFollowUp } from '#domain/coach/follow-ups/read-follow-up.ts';
import { selectionWords } from '#domain/coach/phrases.ts';
import { readWords } from '#domain/coach/read-words.ts';
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { nightsNote } from './nights-note.ts';

const source = miraRecords();
const words = { source, lexicon: buildLexicon(source) };

function read(question: string): Understood {
  const found = readWords(question, words, undefined);
  if (found.kind !== 'query') throw new Error(`not understood: ${question}`);
  return found;
}

/** The nights of an answer, in words. */
function nightsOf({ query }: { readonly query: Query }): string {
  const metric = findMetric(query.metric);
  if (!metric) throw new Error('no metric');
  return selectionWords(query, { metric, today: source.today, units: CANONICAL_UNITS });
}

describe('a named night', () => {
  // Today is Wednesday, Jan 31.
  test.each([
    ['How long did I sleep on Saturday night?', 'the night of Sat, Jan 27'],
    ['How long did I sleep the night of January 27?', 'the night of Sat, Jan 27'],
    ['How long did I sleep the night from Saturday to Sunday?', 'the night of Sat, Jan 27'],
    ['How long did I sleep on Saturday?', 'the night of Fri, Jan 26'],
    ['How long did I sleep on Wednesday night?', 'the night of Wed, Jan 24'],
    ['How long did I sleep last night?', 'last night'],
    ['What was my bedtime on Saturday?', 'the night of Sat, Jan 27'],
    ['What was my bedtime yesterday?', 'last night'],
    ['What time did I go to bed last night?', 'last night'],
    ['What time do I usually go to bed on Fridays?', 'on Friday nights'],
    ['How long do I usually sleep on a Saturday night?', 'on Saturday nights'],
    ['Average sleep on weekends', 'on weekends'],
    ['What time did I wake up on Sunday?', 'on Jan 28'],
  ])('“%s” is of %s', (question, nights) => {
    expect(nightsOf(read(question))).toBe(nights);
  });

  test('decides a yes-or-no question', () => {
    const { query, check } = read('Did I go to bed before midnight on Saturday?');
    expect(nightsOf({ query })).toBe('the night of Sat, Jan 27');
    expect(check).toMatchObject({ test: { op: '<', value: 1440 } });
  });

  test('is compared with another', () => {
    const { query } = read('Did I sleep more on Friday night than on Saturday night?');
    expect(nightsOf({ query })).toBe('the night of Fri, Jan 26');
    expect(query.versus?.window).toEqual({ kind: 'dates', from: '2024-01-28', to: '2024-01-28' });
  });

  test('is followed by other nights, and by other figures of the same night', () => {
    const first = read('How long did I sleep on Saturday night?');
    const after = (message: string): string => {
      const next = readFollowUp(message, first, words);
      return next?.kind === 'query' ? nightsOf(next) : 'not understood';
    };
    expect(after('and Friday?')).toBe('the night of Fri, Jan 26');
    expect(after('and from Sunday to Monday?')).toBe('not understood');
    expect(after('and Sunday to Monday?')).toBe('the night of Sun, Jan 28');
    expect(after('and the night before?')).toBe('the night of Fri, Jan 26');
    expect(after('and my bedtime?')).toBe('the night of Sat, Jan 27');
  });
});

test('an answer about weekends or days says which nights it counts', () => {
  const sleep = { metric: 'sleepMinutes', aggregate: 'mean', window: { kind: 'all' } } as const;
  expect(nightsNote({ ...sleep, weekdays: [5, 6] }, false)).toMatch(
    /^Weekend nights are Friday and Saturday/,
  );
  expect(nightsNote({ ...sleep, window: { kind: 'day', back: 1 } }, false)).toBe(
    'A night counts toward the day you get up.',
  );
  expect(nightsNote({ ...sleep, window: { kind: 'day', back: 1 } }, true)).toBeNull();
  expect(nightsNote({ ...sleep, metric: 'steps', weekdays: [5, 6] }, false)).toBeNull();
});
