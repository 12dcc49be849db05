import { expect, test } from 'vitest';
import { showNumber } from './format-number.ts';

test('grams are whole from 10 up, as on every screen', () => {
  const shown = (grams: number) =>
    showNumber(grams, 'g', { decimals: 1, units: { system: 'imperial' } }).number;
  expect([303.3, 51.8, 10.4, 9.96, 9.94, 0.4].map(shown)).toEqual(['303', '52', '10', '10', '9.9', '0.4']);
});
