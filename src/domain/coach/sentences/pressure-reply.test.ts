import { expect, test } from 'vitest';
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { queryReply } from '#domain/coach/query-reply.ts';
import { spelledOut } from '#domain/coach/reply.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { day } from '#domain/query/testing.ts';
import { joinedAnswers } from './pressure-reply.ts';

const source = recordSource({
  today: '2024-01-31',
  entries: {
    days: [
      day('2024-01-20', { systolicMmhg: 111, diastolicMmhg: 73, steps: 8000 }),
      day('2024-01-24', { systolicMmhg: 115, diastolicMmhg: 77, steps: 9000 }),
    ],
  },
});

function saidOf(one: Query, other: Query): string {
  const [first, second] = [one, other].map((query) =>
    queryReply(query, evaluate(query, source), { today: source.today, units: CANONICAL_UNITS }),
  );
  if (!first || !second) throw new Error('no reply');
  const { paragraphs, figures } = joinedAnswers(first, second);
  return spelledOut(paragraphs.join(' '), figures);
}

const all = { window: { kind: 'all' } } as const;

test('both numbers of a blood pressure are one figure', () => {
  expect(
    saidOf(
      { metric: 'systolicMmhg', aggregate: 'last', ...all },
      { metric: 'diastolicMmhg', aggregate: 'last', ...all },
    ),
  ).toBe('Your latest blood pressure is 115/77 mm Hg, from Jan 24.');
  expect(
    saidOf(
      { metric: 'systolicMmhg', aggregate: 'mean', ...all },
      { metric: 'diastolicMmhg', aggregate: 'mean', ...all },
    ),
  ).toBe('Your average blood pressure is 113/75 mm Hg.');
});

test('the last readings are listed with both numbers', () => {
  const last = { aggregate: 'mean', only: { order: 'last', count: 2 }, ...all } as const;
  expect(saidOf({ metric: 'systolicMmhg', ...last }, { metric: 'diastolicMmhg', ...last })).toBe(
    'Your average blood pressure over your last 2 readings was 113/75 mm Hg. Newest first: 115/77 mm Hg on Jan 24 and 111/73 mm Hg on Jan 20.',
  );
});

test('other figures, and the highest of each number, stay apart', () => {
  expect(
    saidOf(
      { metric: 'systolicMmhg', aggregate: 'max', ...all },
      { metric: 'diastolicMmhg', aggregate: 'max', ...all },
    ),
  ).toContain('diastolic');
  expect(
    saidOf(
      { metric: 'systolicMmhg', aggregate: 'last', ...all },
      { metric: 'steps', aggregate: 'last', ...all },
    ),
  ).toContain('steps');
});
