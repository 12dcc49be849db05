import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { indexOthers, rankFoods } from './rank-foods.ts';

const nothingElse = { others: indexOthers([]), usage: new Map(), today: '2026-11-20' };
const find = (query: string, limit: number): readonly Food[] =>
  rankFoods({ reference: index, ...nothingElse }, query, limit).map(({ food }) => food);
const first = (query: string) => find(query, 5)[0]?.name;

describe('searching the reference foods', () => {
  test.each([
    ['banana', 'Banana'],
    ['banan', 'Banana'],
    ['bananas', 'Banana'],
    ['bannana', 'Banana'],
    ['greek yog', 'Greek yogurt'],
    ['scramb eg', 'Scrambled eggs'],
    ['eggs scrambled', 'Scrambled eggs'],
    ['cofee', 'Coffee'],
    ['2% mi', '2% milk'],
    ['aubergine', 'Eggplant'],
    ['COKE', 'Cola'],
  ])('%s finds %s first', (query, name) => {
    expect(first(query)).toBe(name);
  });

  test('an empty box, symbols and an unknown language find nothing and never fail', () => {
    for (const query of ['', '   ', '%%%', '🍎', '鸡蛋', '\\(*']) expect(find(query, 5)).toEqual([]);
    expect(find('a'.repeat(10_000), 5)).toEqual([]);
  });

  test('returns at most the limit, each food once', () => {
    const found = find('chi', 8);
    expect(found).toHaveLength(8);
    expect(new Set(found.map(({ id }) => id)).size).toBe(8);
  });
});
