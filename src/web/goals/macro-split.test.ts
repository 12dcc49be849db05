import { expect, test } from 'vitest';
import { SPLIT_PARTS, wholeShareOf, shareOf } from './macro-split.ts';

test('the shares of a plan add up to the whole', () => {
  const plan = { proteinG: 100, carbsG: 200, fatG: 80 };
  expect(shareOf(plan, 'fatG')).toBeCloseTo(37.5);
  expect(shareOf(plan, 'proteinG') + shareOf(plan, 'carbsG') + shareOf(plan, 'fatG')).toBeCloseTo(100);
});

test('whole shares add up to 100%', () => {
  const plan = { proteinG: 105, carbsG: 322, fatG: 81 };
  expect(SPLIT_PARTS.map(({ key }) => Math.round(shareOf(plan, key)))).toEqual([17, 53, 30]);
  for (let fatG = 60; fatG < 100; fatG += 1)
    expect(SPLIT_PARTS.reduce((sum, { key }) => sum + wholeShareOf({ ...plan, fatG }, key), 0)).toBe(100);
});
