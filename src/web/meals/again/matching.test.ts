import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const MEALS = ['Crème brûlée', 'Oats with milk', 'Milk shake'];
const found = (search: string) => matching(MEALS, search, (name) => [name]);

test('every word must occur, in any order, case and accent', () => {
  expect(found('MILK oat')).toEqual(['Oats with milk']);
  expect(found('creme')).toEqual(['Crème brûlée']);
  expect(found('milk')).toEqual(['Oats with milk', 'Milk shake']);
  expect(found('milk tea')).toEqual([]);
});

test('an empty search finds everything', () => {
  expect(found('  ')).toEqual(MEALS);
});
