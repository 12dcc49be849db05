import { expect, test } from 'vitest';
import { daySize, dayUnit, formatDrink, parseDrink } from './volume.ts';

test('Ada sees milliliters, Bob fluid ounces', () => {
  expect(formatDrink(330, 'metric')).toBe('330 mL');
  expect(formatDrink(236.6, 'imperial')).toBe('8 fl oz');
  expect([daySize(1434, 'metric'), dayUnit('metric')]).toEqual(['1.43', 'L']);
  expect([daySize(2050, 'imperial'), dayUnit('imperial')]).toEqual(['69', 'fl oz']);
});

test('typed numbers become milliliters; empty fields, words and negative numbers don’t', () => {
  expect(parseDrink('250', 'metric')).toBe(250);
  expect(parseDrink('8,5', 'imperial')).toBe(251.4);
  expect(['', 'a glass', '-3', '0'].map((typed) => parseDrink(typed, 'metric'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
