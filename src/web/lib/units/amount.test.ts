import { expect, test } from 'vitest';
import { parseAmount, typedAmountFault } from './amount.ts';

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

test('an amount that is refused says why', () => {
  const faults = ['', 'two', '0', '-1', '99999', '10,000'].map((typed) => typedAmountFault(typed));
  expect(faults).toEqual([
    'Enter a number.',
    'Enter a number.',
    'Enter a number greater than 0.',
    'Enter a number greater than 0.',
    'Enter 10,000 or less.',
    undefined,
  ]);
  expect(typedAmountFault('6000', 5000)).toBe('Enter 5,000 or less.');
});
