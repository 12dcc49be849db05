import { expect, test } from 'vitest';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import {
  formatDay,
  formatGrams,
  formatHeight,
  formatEnergy,
  formatMass,
  formatRange,
  kcalText,
} from './format.ts';

test.each([
  ['2026-11-20', 'Today, Nov 20'],
  ['2026-11-19', 'Yesterday, Nov 19'],
  ['2026-11-21', 'Tomorrow, Nov 21'],
  ['2026-11-02', 'Mon, Nov 2'],
  ['2025-12-31', 'Wed, Dec 31, 2025'],
])('on 20 November the day %s is called "%s"', (date, name) => {
  expect(formatDay(date, '2026-11-20')).toBe(name);
});

test('energy has a realistic precision', () => {
  expect([3.6, 17.4, 42, 144, 1264.7].map(formatEnergy)).toEqual(['4', '17', '40', '140', '1,260']);
});

test('estimated energy is rounded like its range, typed energy is exact', () => {
  expect(kcalText({ value: 1284, low: 1100, high: 1500 })).toBe('1,280 kcal');
  expect(kcalText({ value: 105, low: 105, high: 105 })).toBe('105 kcal');
});

test('a range shows both ends, unless they look the same', () => {
  expect(formatRange({ low: 358.2, high: 502 }, formatEnergy)).toBe('360–500');
  expect(formatRange({ low: 5.33, high: 13.9 }, formatAmount)).toBe('5.3–13.9');
  expect(formatRange({ low: 250, high: 250 }, formatEnergy)).toBeUndefined();
});

test('grams of macros are whole from 10 up', () => {
  expect([0, 4.26, 9.94, 9.96, 77.5].map(formatGrams)).toEqual(['0', '4.3', '9.9', '10', '78']);
});

test('Grace sees her body in feet and pounds, Ada in centimeters and kilograms', () => {
  expect([formatHeight(177.8, 'imperial'), formatMass(71.8, 'imperial')]).toEqual(['5\'10"', '158.3 lb']);
  expect([formatHeight(168.2, 'metric'), formatMass(71.84, 'metric')]).toEqual(['168 cm', '71.8 kg']);
});
