import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { indexOthers, rankFoods } from './rank-foods.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const nothingElse = { others: indexOthers([]), usage: new Map(), today: '2026-11-20' };
const find = (query: string, limit: number): readonly Food[] =>
  rankFoods({ reference: index, ...nothingElse }, query, limit).map(({ food }) => food);
const queries = readFileSync(path.join(root, 'bench/search/search-typos.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

test('nine in ten realistic queries find their food among the first three', () => {
  const missed = queries.filter(
    ([query = '', wanted = '']) => !find(query, 3).some(({ name }) => new RegExp(wanted, 'i').test(name)),
  );
  expect(queries.length).toBeGreaterThanOrEqual(100);
  expect(missed.length / queries.length, missed.join('; ')).toBeLessThanOrEqual(0.1);
});

test('baby food and breast milk come after ordinary food, unless the words ask for them', () => {
  const groups = (query: string) => find(query, 3).map(({ group }) => group);
  for (const query of ['rye bre', 'breast', 'peas', 'apple sauce', 'sweet pot', 'chicken', 'bananas'])
    expect(groups(query), query).not.toContain('baby');
  for (const query of ['breast milk', 'baby food peas', 'infant formula'])
    expect(groups(query)[0], query).toBe('baby');
});
