import { expect, test } from 'vitest';
import { clockMean } from './clock-mean.ts';

test('the mean of 23:50 and 0:10 is midnight, with a high concentration', () => {
  const { minute, length } = clockMean([1430, 10]);
  expect(minute).toBeCloseTo(0, 9);
  expect(length).toBeGreaterThan(0.99);
});

test('times before midnight are negative, and opposite times have no mean', () => {
  expect(clockMean([1400, 1400]).minute).toBeCloseTo(-40, 9);
  expect(clockMean([0, 720]).length).toBeCloseTo(0, 9);
});
