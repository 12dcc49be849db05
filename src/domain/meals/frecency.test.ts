import { expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { frecency } from './frecency.ts';

const TODAY = '2026-11-20';
const ago = (days: number, hour = 8) => ({ date: addDays(TODAY, -days), hour });

test('each occasion counts half after a week', () => {
  expect(frecency([ago(0)], TODAY)).toBe(1);
  expect(frecency([ago(7)], TODAY)).toBe(0.5);
  expect(frecency([ago(0), ago(7)], TODAY)).toBe(1.5);
  expect(frecency([], TODAY)).toBe(0);
});

test('three times this week beats a month of mornings that ended a month ago', () => {
  const month = Array.from({ length: 30 }, (_, day) => ago(30 + day));
  expect(frecency([ago(1), ago(2), ago(4)], TODAY)).toBeGreaterThan(frecency(month, TODAY));
});

test('at eight in the morning the porridge ranks before the stew that is eaten as often', () => {
  const porridge = [ago(1, 8), ago(2, 7)];
  const stew = [ago(1, 19), ago(2, 20)];
  expect(frecency(porridge, TODAY, 8)).toBeGreaterThan(frecency(stew, TODAY, 8));
  expect(frecency(porridge, TODAY, 19)).toBeLessThan(frecency(stew, TODAY, 19));
});

test('midnight is an hour from eleven in the evening, and a day ahead counts as today', () => {
  expect(frecency([ago(0, 23)], TODAY, 0)).toBeCloseTo(2 ** -0.25);
  expect(frecency([ago(-1)], TODAY)).toBe(1);
});
