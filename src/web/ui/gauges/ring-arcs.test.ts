import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ringArcs } from './ring-arcs.ts';

test('half a day eaten, give or take, fills half the ring with a pale end', () => {
  expect(ringArcs({ value: 1000, low: 900, high: 1200, target: 2000 })).toEqual({
    sure: 45,
    likely: 5,
    possible: 10,
    notch: undefined,
  });
});

test('past the target the ring is full and a notch marks where the target lay', () => {
  const { sure, likely, possible, notch } = ringArcs({ value: 2400, low: 2300, high: 2500, target: 2000 });
  expect(sure + likely + possible).toBeCloseTo(100);
  expect(notch).toBeCloseTo(80);
});

test('without a target there is nothing to fill', () => {
  expect(ringArcs({ value: 10, low: 9, high: 11, target: 0 }).sure).toBe(0);
});

test('a ring never overflows', () => {
  const figure = fc.double({ min: 0, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(figure, figure, figure, figure, (a, b, c, target) => {
      const [low = 0, value = 0, high = 0] = [a, b, c].toSorted((one, other) => one - other);
      const { sure, likely, possible } = ringArcs({ value, low, high, target });
      expect(sure + likely + possible).toBeLessThanOrEqual(100.0001);
    }),
  );
});
