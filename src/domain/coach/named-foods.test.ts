import { expect, test } from 'vitest';
import type { Query } from '#domain/query/query.ts';
import { namedFoods } from './named-foods.ts';

const apples: Query = {
  metric: 'foods',
  aggregate: 'count',
  window: { kind: 'all' },
  where: { food: 'apple' },
};

test('a question about a food needs the rows with its longest word', () => {
  expect(namedFoods([apples])).toEqual(['apple']);
  expect(namedFoods([{ ...apples, where: { food: 'Greek yogurts or dried berries' } }])).toEqual([
    'yogurt',
    'dried',
  ]);
  expect(namedFoods([apples, { ...apples, where: { food: 'cherries' } }])).toEqual(['apple', 'cherr']);
});

test('a question about a kind of food needs the rows with any of its words', () => {
  expect(namedFoods([{ ...apples, where: { food: 'poultry' } }])).toEqual([
    'poultr',
    'chicken',
    'turke',
    'duck',
    'goose',
  ]);
});

test('a question that looks at other foods needs them all', () => {
  const over = { op: '>', value: 0 } as const;
  const others: readonly Partial<Query>[] = [
    { where: { kinds: ['dinner'] } },
    { where: { food: 'apple', afterMeal: 'any' } },
    { where: { food: 'жир' } },
    { metric: 'proteinG', aggregate: 'mean', per: 'day' },
    { metric: 'foodGrams', aggregate: 'mean' },
    { metric: 'foodGrams', aggregate: 'mean', per: 'week' },
    { metric: 'glucoseMgdl' },
    { metric: 'proteinEnergyPercent' },
    { metric: 'energyKcal', aggregate: 'part' },
    { when: [{ metric: 'energyKcal', comparison: over }] },
    { any: [{ metric: 'energyKcal', comparison: over }] },
    { pair: { how: 'ratio', metric: 'energyKcal' } },
    { at: { metric: 'energyKcal', order: 'highest' } },
    { versus: { where: {} } },
  ];
  for (const other of others) {
    const query = { ...apples, ...other };
    expect(namedFoods([query]), JSON.stringify(other)).toBeUndefined();
    expect(namedFoods([apples, query])).toBeUndefined();
  }
});
