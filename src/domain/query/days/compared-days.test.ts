import { expect, test } from 'vitest';
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { queryReply } from '#domain/coach/query-reply.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { day } from '#domain/query/testing.ts';

const today = '2024-03-10';
const source = recordSource({
  today,
  entries: {
    days: ['2024-02-01', '2024-02-02', '2024-02-03', '2024-03-01', '2024-03-02'].map((date) =>
      day(date, { steps: 5000 }),
    ),
  },
});

const basisOf = (query: Pick<Query, 'window' | 'versus'> & Partial<Query>) => {
  const asked: Query = { metric: 'steps', aggregate: 'mean', ...query };
  return queryReply(asked, evaluate(asked, source), { today, units: CANONICAL_UNITS }).basis;
};

test('a comparison of months is based on the days of both', () => {
  expect(
    basisOf({ window: { kind: 'month', back: 0 }, versus: { window: { kind: 'month', back: 1 } } }),
  ).toBe('Based on 5 of 39 days.');
});

test('a day that both sides use counts once', () => {
  expect(
    basisOf({ window: { kind: 'month', back: 0 }, versus: { window: { kind: 'last-days', days: 20 } } }),
  ).toBe('Based on 2 of 20 days.');
});

test('weekends and weekdays of a month add up to the month', () => {
  expect(
    basisOf({
      window: { kind: 'month', back: 1 },
      weekdays: [5, 6],
      versus: { weekdays: [0, 1, 2, 3, 4] },
    }),
  ).toBe('Based on 3 of 29 days.');
});

test('weekends and weekdays are compared since the first day of either', () => {
  const days = recordSource({
    today: '2024-01-31',
    entries: { days: ['2024-01-24', '2024-01-27'].map((date) => day(date, { steps: 5000 })) },
  });
  expect(
    evaluate(
      {
        metric: 'steps',
        aggregate: 'mean',
        window: { kind: 'all' },
        weekdays: [5, 6],
        versus: { weekdays: [0, 1, 2, 3, 4] },
      },
      days,
    ).from,
  ).toBe('2024-01-24');
});
