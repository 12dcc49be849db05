import { expect, test } from 'vitest';
import { parseAmount } from './amount.ts';

test.each([
  ['2', 2],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1,500', 1500],
  ['1 500', 1500],
  ['1⁄2', 0.5],
  ['.5', 0.5],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['2 ¼', 2.25],
])('Ada types %s and means %d', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

test.each(['', ' ', 'two', '0', '-1', '1/0', '10001', '1.2.3', '.', '1/', 'e3'])(
  'Ada types "%s" and is asked for an amount',
  (typed) => {
    expect(parseAmount(typed)).toBeUndefined();
  },
);
