import { expect, test } from 'vitest';
import { clockMean } from './clock-mean.ts';

test('23:50 and 0:10 meet at midnight, close together', () => {
  const { minute, length } = clockMean([1430, 10]);
  expect(minute).toBeCloseTo(0, 9);
  expect(length).toBeGreaterThan(0.99);
});

test('times before midnight count back from it, and opposite ones have no middle', () => {
  expect(clockMean([1400, 1400]).minute).toBeCloseTo(-40, 9);
  expect(clockMean([0, 720]).length).toBeCloseTo(0, 9);
});
