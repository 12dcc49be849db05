import { expect, test } from 'vitest';
import { amountText, amountWithUnit, parseAmount } from './amount.ts';

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

test('a third of a cup is shown as 0.33', () => {
  expect(amountText(1 / 3)).toBe('0.33');
});

test.each([
  [2, 'slice', '2 slices'],
  [1, 'slice', '1 slice'],
  [0.5, 'cup', '0.5 cup'],
  [8, 'g', '8 g'],
  [3, 'large', '3 large'],
  [2, 'patty', '2 patties'],
  [2, 'loaf', '2 loaves'],
  [2, 'glass', '2 glasses'],
  [2, 'large piece', '2 large pieces'],
])('%d and %s read as %s', (amount, unit, text) => {
  expect(amountWithUnit(amount, unit)).toBe(text);
});
