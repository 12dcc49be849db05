import { expect, test } from 'vitest';
import { textWithin } from './text-within.ts';

test('a body mass index is rounded to a tenth, but not into the next band', () => {
  const index = (value: number): string => textWithin(value, 1, [18.5, 25]);
  expect([24.9, 25.23, 25].map(index)).toEqual(['24.9', '25.2', '25.0']);
  expect(index(22.25)).toBe('22.3');
  expect(index(24.97)).toBe('24.97');
  expect(index(24.999)).toBe('24.99');
  expect(index(18.46)).toBe('18.46');
});

test('a waist-to-height ratio below half a height doesn’t read 0.50', () => {
  expect(textWithin(0.4962, 2, [0.5])).toBe('0.496');
  expect(textWithin(0.464, 2, [0.5])).toBe('0.46');
});
