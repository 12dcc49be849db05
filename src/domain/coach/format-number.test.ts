import { expect, test } from 'vitest';
import { showNumber } from './format-number.ts';

test('grams are whole from 10 up, as on every screen', () => {
  const shown = (grams: number) =>
    showNumber(grams, 'g', { decimals: 1, units: { system: 'imperial' } }).number;
  expect([303.3, 51.8, 10.4, 9.96, 9.94, 0.4].map(shown)).toEqual(['303', '52', '10', '10', '9.9', '0.4']);
});

test('a pace is in minutes and seconds', () => {
  const shown = (minutes: number, system: 'metric' | 'imperial' = 'metric') =>
    showNumber(minutes, 'min/km', { decimals: 2, units: { system } });
  expect(shown(10.36)).toEqual({ number: '10:22', unit: 'min/km' });
  expect([5, 4.999, 6.3, 0.5, -0.25].map((minutes) => shown(minutes).number)).toEqual([
    '5:00',
    '5:00',
    '6:18',
    '0:30',
    '−0:15',
  ]);
  expect(shown(10.36, 'imperial')).toEqual({ number: '16:40', unit: 'min/mi' });
});
