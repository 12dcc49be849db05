import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gaugeOf } from './gauge.ts';

test('half of the target, with a range, fills half the ring, with a whisker to both ends', () => {
  expect(gaugeOf({ value: 1000, low: 900, high: 1200, target: 2000 })).toEqual({
    filled: 50,
    whisker: { from: 45, to: 60 },
    target: 100,
  });
});

test('past the target the ring extends to the upper bound and marks the target', () => {
  const { filled, whisker, target } = gaugeOf({ value: 2400, low: 2300, high: 2500, target: 2000 });
  expect(filled).toBeCloseTo(96);
  expect(whisker?.to).toBeCloseTo(100);
  expect(target).toBeCloseTo(80);
});

test('a figure that was typed has no whisker, and without a target there is nothing to fill', () => {
  expect(gaugeOf({ value: 10, low: 10, high: 10, target: 20 }).whisker).toBeUndefined();
  expect(gaugeOf({ value: 10, low: 9, high: 11, target: 0 }).filled).toBe(0);
});

test('stacked gauges align their targets, and values far past them are cut off', () => {
  const gauge = gaugeOf({ value: 130, low: 120, high: 400, target: 100, room: 0.5, isCut: true });
  expect(gauge.target).toBeCloseTo(66.67);
  expect(gauge.whisker).toEqual({ from: 80, to: 100 });
  expect(gaugeOf({ value: 9, low: 9, high: 9, target: 1, room: 0.5, isCut: true }).filled).toBe(100);
});

test('nothing is drawn past the end', () => {
  const figure = fc.double({ min: 0, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(figure, figure, figure, figure, (a, b, c, target) => {
      const [low = 0, value = 0, high = 0] = [a, b, c].toSorted((one, other) => one - other);
      const gauge = gaugeOf({ value, low, high, target });
      expect(gauge.filled).toBeLessThanOrEqual(100.0001);
      expect(gauge.whisker?.to ?? 0).toBeLessThanOrEqual(100.0001);
      expect(gauge.whisker?.from ?? 0).toBeLessThanOrEqual(gauge.filled + 0.0001);
    }),
  );
});
