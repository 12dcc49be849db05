import { describe, expect, test } from 'vitest';
import { readFollowUp } from '#domain/coach/follow-ups/read-follow-up.ts';
import { readWords } from '#domain/coach/read-words.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { daysMetQuery, daysMetTitle } from './each-day.ts';

const source = miraRecords();
const words = { source, lexicon: buildLexicon(source) };

function read(question: string): Understood {
  const found = readWords(question, words, undefined);
  if (found.kind !== 'query') throw new Error(`not understood: ${question}`);
  return found;
}

function titleOf({ query, check }: Understood): string | undefined {
  const counted = daysMetQuery(query, check);
  return counted && daysMetTitle(counted, evaluate(counted, source));
}

describe('a yes-or-no question about several days', () => {
  test.each([
    ['did I sleep 7 hours this week?', 'On 1 of 3 nights'],
    ['did I walk 10000 steps every day last week?', 'On 2 of 7 days'],
    ['did I walk at least 2000 steps every day last week?', 'Yes, every day'],
    ['did I sleep 4 hours every night this month?', 'Yes, on all 14 nights with data'],
    ['did I walk more than 20000 steps every day last week?', 'No, not on any day'],
    ['did I hit my protein goal this week?', 'No, not on any day'],
  ])('“%s” is answered with the days', (question, title) => {
    expect(titleOf(read(question))).toBe(title);
  });

  test.each([
    'did I sleep 7 hours?',
    'did I walk 10000 steps yesterday?',
    'was my average sleep over 7 hours last week?',
  ])('“%s” is answered with yes or no', (question) => {
    expect(read(question).check).toBeDefined();
    expect(titleOf(read(question))).toBeUndefined();
  });

  test('follows one about a day, and is followed by one', () => {
    const day = read('did I sleep 7 hours?');
    const week = readFollowUp('and this week?', day, words);
    if (week?.kind !== 'query') throw new Error('not understood');
    expect(titleOf(week)).toBe('On 1 of 3 nights');
    expect(readFollowUp('and yesterday?', week, words)).toMatchObject({
      query: { aggregate: 'mean', window: { kind: 'day', back: 1 } },
      check: { test: { op: '>=', value: 420 } },
    });
  });
});
