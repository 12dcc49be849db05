import { expect, test } from 'vitest';
import { shareOf } from './macro-split.ts';

test('the shares of a plan add up to the whole', () => {
  const plan = { proteinG: 100, carbsG: 200, fatG: 80 };
  expect(shareOf(plan, 'fatG')).toBeCloseTo(37.5);
  expect(shareOf(plan, 'proteinG') + shareOf(plan, 'carbsG') + shareOf(plan, 'fatG')).toBeCloseTo(100);
});
