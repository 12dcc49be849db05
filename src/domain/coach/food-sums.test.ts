import { expect, test } from 'vitest';
import type { Query } from '#domain/query/query.ts';
import { sumsFoods } from './food-sums.ts';

const most: Query = {
  metric: 'fiberG',
  aggregate: 'sum',
  per: 'record',
  group: 'food',
  rank: { order: 'highest', limit: 5 },
  window: { kind: 'last-days', days: 30 },
};

test('the foods that gave the most are found from sums', () => {
  expect(sumsFoods(most)).toBe(true);
  expect(sumsFoods({ ...most, nth: 2 })).toBe(true);
});

test('a question about when or how often something was eaten needs each time', () => {
  const others: Partial<Query>[] = [
    { metric: 'foods', aggregate: 'count' },
    { aggregate: 'mean' },
    { group: 'kind' },
    { per: 'day' },
    { weekdays: [0] },
    { where: { kinds: ['breakfast'] } },
    { when: [{ metric: 'steps', comparison: { op: '>', value: 8000 } }] },
    { versus: { window: { kind: 'all' } } },
  ];
  for (const other of others) expect(sumsFoods({ ...most, ...other }), JSON.stringify(other)).toBe(false);
});
