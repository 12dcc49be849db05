import { scaleLinear } from 'd3-scale';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueDomain, valueTicks } from './value-ticks.ts';

const ticks = (least: number, most: number, isWhole: boolean) =>
  valueTicks(scaleLinear(valueDomain(least, most, isWhole), [200, 0]), isWhole);

test('an axis of whole numbers has each once, however close the values are', () => {
  expect(ticks(76.2, 76.4, true)).toEqual([76, 77]);
  expect(ticks(75.6, 77.9, true)).toEqual([75, 76, 77, 78]);
  expect(ticks(40, 90, true)).toEqual([40, 50, 60, 70, 80, 90]);
});

test('a single value is in the middle of its axis; zero stays at the bottom', () => {
  expect(ticks(76, 76, true)).toEqual([75, 76, 77]);
  expect(valueDomain(-2.5, -2.5, false)).toEqual([-3.5, -1.5]);
  expect(ticks(0, 0, true)).toEqual([0, 1]);
});

test('an axis of other figures keeps its fractions', () => {
  expect(ticks(76, 77, false)).toEqual([76, 76.2, 76.4, 76.6, 76.8, 77]);
});

test('any values are between two whole-number ticks', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (a, b) => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)];
        const found = ticks(least, most, true);
        expect(found.every(Number.isInteger)).toBe(true);
        expect(found.length).toBeGreaterThan(1);
        const [from, to] = valueDomain(least, most, true);
        expect(from).toBeLessThanOrEqual(least);
        expect(to).toBeGreaterThanOrEqual(most);
      },
    ),
  );
});

test('an axis stops at the ends of its scale, unless a value is beyond them', () => {
  expect(valueDomain(72, 104, false)).toEqual([70, 110]);
  expect(valueDomain(72, 100, true, [0, 100])[1]).toBe(100);
  expect(valueDomain(1, 5, false, [1, 5])).toEqual([1, 5]);
  expect(valueDomain(72, 103, false, [0, 100])[1]).toBeGreaterThan(103);
});
