import { expect, test } from 'vitest';
import type { Query } from '#domain/query/query.ts';
import { listsByDay } from './daily-lists.ts';

const all = { kind: 'all' } as const;
const listsOf = (query: Partial<Query>): readonly string[] => [
  ...listsByDay([{ metric: 'steps', aggregate: 'mean', window: all, ...query }]),
];
const over = { op: '>', value: 100 } as const;

test('a question about whole days reads sums of days', () => {
  expect(listsOf({ metric: 'energyKcal' })).toEqual(['foods', 'drinks', 'glucose']);
  expect(listsOf({ metric: 'waterMl', aggregate: 'count', threshold: over })).toContain('drinks');
  expect(listsOf({ metric: 'glucoseMgdl', per: 'day' })).toContain('glucose');
  expect(listsOf({ when: [{ metric: 'proteinG', comparison: over }] })).toContain('foods');
});

test('foods, meals and hours are read one by one', () => {
  expect(listsOf({ metric: 'fiberG', group: 'food' })).not.toContain('foods');
  expect(listsOf({ metric: 'energyKcal', where: { kinds: ['dinner'] } })).not.toContain('foods');
  expect(listsOf({ metric: 'energyKcal', versus: { where: { kinds: ['lunch'] } } })).not.toContain('foods');
  expect(listsOf({ metric: 'energyKcal', per: 'meal' })).not.toContain('foods');
  expect(listsOf({ metric: 'meals', aggregate: 'count' })).not.toContain('foods');
  expect(listsOf({ metric: 'meals', per: 'day' })).not.toContain('foods');
  expect(listsOf({ when: [{ metric: 'meals', comparison: over }] })).not.toContain('foods');
  const apples = { metric: 'energyKcal', comparison: over, where: { food: 'apple' } };
  expect(listsOf({ when: [apples] })).not.toContain('foods');
  expect(listsOf({ versus: { when: [apples] } })).not.toContain('foods');
  expect(listsOf({ pair: { how: 'ratio', metric: 'proteinG', where: { food: 'egg' } } })).not.toContain(
    'foods',
  );
});

test('figures of all readings, and readings after meals, are read one by one', () => {
  expect(listsOf({ metric: 'glucoseMgdl' })).not.toContain('glucose');
  expect(listsOf({ metric: 'glucoseInRangePercent', per: 'day' })).not.toContain('glucose');
  const after = listsOf({ metric: 'glucoseMgdl', where: { afterMeal: 'any' } });
  expect(after).not.toContain('glucose');
  expect(after).not.toContain('foods');
});

test('if one question needs single records, they are read for all', () => {
  const days: Query = { metric: 'energyKcal', aggregate: 'mean', window: all };
  expect([...listsByDay([days, { ...days, group: 'food' }])]).not.toContain('foods');
});
