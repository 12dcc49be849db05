import { expect, test } from 'vitest';
import { aboutWords, differenceWords, formatAge, formatYears, rangeWords } from './words.ts';

test('Ada is 4.8 years younger than her age, Carl 1 year older, Bob as old as he is', () => {
  expect(differenceWords(-4.833)).toBe('4.8 years younger than your age');
  expect(differenceWords(1.02)).toBe('1.0 year older than your age');
  expect(differenceWords(-0.02)).toBe('about your age');
  expect(differenceWords(1.32, 'your peers')).toBe('1.3 years older than your peers');
});

test('ages drop a trailing zero, small changes keep a second digit, and nothing is minus zero', () => {
  expect(formatAge(48)).toBe('48');
  expect(formatAge(43.168)).toBe('43.2');
  expect(formatYears(-2.94)).toBe('−2.9');
  expect(formatYears(0.04)).toBe('+0.04');
  expect(formatYears(-0.001)).toBe('0.00');
});

test('the headline rounds to whole years, and says when the range leaves the question open', () => {
  const ada = { ageYears: 41, bioAgeYears: 37.8, lowYears: 31.8, highYears: 43.8, deltaYears: -3.2 };
  expect(aboutWords(ada)).toBe('About 3 years younger than 41');
  expect(rangeWords(ada)).toBe(
    'The likely range is 32 to 44. That includes 41, so your bio-age could also match your age.',
  );
  expect(aboutWords({ ...ada, deltaYears: 1.1 })).toBe('About 1 year older than 41');
  const same = { ...ada, deltaYears: 0.3 };
  expect(aboutWords(same)).toBe('About the same as your age, 41');
  expect(rangeWords(same)).toBe('The likely range is 32 to 44.');
  expect(rangeWords({ ...ada, highYears: 40.8 })).toBe(
    'The likely range is 31.8 to 40.8, all of it below 41.',
  );
});
