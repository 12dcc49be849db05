import { expect, test } from 'vitest';
import {
  formatAmount,
  formatDay,
  formatGrams,
  formatHeight,
  formatKcalSpread,
  formatMass,
  formatSpread,
} from './format.ts';

test.each([
  ['2026-11-20', 'Today, Fri 20 Nov'],
  ['2026-11-19', 'Yesterday, Thu 19 Nov'],
  ['2026-11-21', 'Tomorrow, Sat 21 Nov'],
  ['2026-11-02', 'Mon 2 Nov'],
  ['2025-12-31', 'Wed 31 Dec 2025'],
])('on 20 November the day %s is called "%s"', (date, name) => {
  expect(formatDay(date, '2026-11-20')).toBe(name);
});

test('the wider side of a range speaks, to 5 kcal where it is wide', () => {
  expect(formatKcalSpread({ value: 500, low: 470, high: 563 })).toBe('± 65');
  expect(formatKcalSpread({ value: 100, low: 92, high: 107 })).toBe('± 8');
  expect(formatKcalSpread({ value: 4, low: 4, high: 4.2 })).toBeUndefined();
});

test('a range is rounded as the figure beside it', () => {
  expect(formatAmount(1606.4)).toBe('1,606');
  expect(formatSpread({ value: 225, low: 188.3, high: 261.7 })).toBe('± 37');
  expect(formatSpread({ value: 9.62, low: 5.33, high: 13.9 })).toBe('± 4.3');
});

test('grams of macros are whole from 10 up', () => {
  expect([0, 4.26, 9.94, 9.96, 77.5].map(formatGrams)).toEqual(['0', '4.3', '9.9', '10', '78']);
});

test("Grace reads her body in feet and pounds, Ada in metres' parts and kilograms", () => {
  expect([formatHeight(177.8, 'imperial'), formatMass(71.8, 'imperial')]).toEqual(['5\'10"', '158.3 lb']);
  expect([formatHeight(168.2, 'metric'), formatMass(71.84, 'metric')]).toEqual(['168 cm', '71.8 kg']);
});
