import { expect, test } from 'vitest';
import { amountText, amountWithUnit } from './amount-text.ts';

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
