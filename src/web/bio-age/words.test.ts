import { expect, test } from 'vitest';
import { differenceWords, formatAge, formatYears } from './words.ts';

test('Ada is 4.8 years younger than her age, Carl 1 year older, Bob as old as he is', () => {
  expect(differenceWords(-4.833)).toBe('4.8 years younger than your age');
  expect(differenceWords(1.02)).toBe('1.0 year older than your age');
  expect(differenceWords(-0.02)).toBe('about your age');
  expect(differenceWords(1.32, 'your peers')).toBe('1.3 years older than your peers');
});

test('ages lose an idle nought, small changes keep a second digit, and nothing is minus nought', () => {
  expect(formatAge(48)).toBe('48');
  expect(formatAge(43.168)).toBe('43.2');
  expect(formatYears(-2.94)).toBe('−2.9');
  expect(formatYears(0.04)).toBe('+0.04');
  expect(formatYears(-0.001)).toBe('0.00');
});
