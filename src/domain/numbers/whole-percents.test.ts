import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholePercents } from './whole-percents.ts';

test('shares that would round to 101% or 99% add up to 100%', () => {
  expect(wholePercents([17.5, 52.6, 29.9])).toEqual([17, 53, 30]);
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholePercents([0, 0, 0])).toEqual([0, 0, 0]);
});

test('each share is within a percent of its exact value, and all add up to 100', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 }), (parts) => {
      const all = parts.reduce((sum, part) => sum + part, 0);
      const shares = wholePercents(parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      for (const [index, part] of parts.entries())
        expect(Math.abs((shares[index] ?? 0) - (100 * part) / all)).toBeLessThan(1);
    }),
  );
});
