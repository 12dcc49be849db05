import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cmFromFeetAndInches, feetAndInchesFromCm } from './length.ts';
import { kgFromLb, kgFromStones, lbFromKg, stonesFromKg } from './mass.ts';

test('Ada weighs 150 lb, which is 68.0388555 kg', () => {
  expect(kgFromLb(150)).toBeCloseTo(68.0388555, 7);
});

test('a mass survives conversion to pounds and back', () => {
  fc.assert(
    fc.property(fc.double({ min: 30, max: 300, noNaN: true }), (massKg) => {
      expect(kgFromLb(lbFromKg(massKg))).toBeCloseTo(massKg, 9);
    }),
  );
});

test('Tom weighs 12 stone 5, which is 78.47148001 kg, and reads as 12 stone 5 again', () => {
  expect(kgFromStones({ stones: 12, pounds: 5 })).toBeCloseTo(78.47148001, 8);
  expect(kgFromStones({ stones: 1, pounds: 0 })).toBeCloseTo(6.35029318, 8);
  expect(stonesFromKg(78.47148001)).toEqual({ stones: 12, pounds: 5 });
});

test('a mass just below 11 stone is 11 stone 0, never 10 stone 14', () => {
  expect(stonesFromKg(kgFromLb(153.97))).toEqual({ stones: 11, pounds: 0 });
});

test('every mass has pounds below 14 and is accurate to half a tenth of a pound', () => {
  fc.assert(
    fc.property(fc.double({ min: 20, max: 400, noNaN: true }), (massKg) => {
      const shown = stonesFromKg(massKg);
      expect(shown.pounds).toBeLessThan(14);
      expect(Math.abs(lbFromKg(kgFromStones(shown)) - lbFromKg(massKg))).toBeLessThanOrEqual(0.05 + 1e-9);
    }),
  );
});

test('Tom is 5 feet 11, which is 180.34 cm, and reads as 5 feet 11 again', () => {
  expect(cmFromFeetAndInches({ feet: 5, inches: 11 })).toBeCloseTo(180.34, 9);
  expect(feetAndInchesFromCm(180.34)).toEqual({ feet: 5, inches: 11 });
});

test('182.8 cm is 6 feet, never 5 feet 12', () => {
  expect(feetAndInchesFromCm(182.8)).toEqual({ feet: 6, inches: 0 });
});

test('every height has inches below 12 and is accurate to a quarter of an inch', () => {
  fc.assert(
    fc.property(fc.double({ min: 120, max: 230, noNaN: true }), (heightCm) => {
      const shown = feetAndInchesFromCm(heightCm);
      expect(shown.inches).toBeLessThan(12);
      expect(Math.abs(cmFromFeetAndInches(shown) - heightCm)).toBeLessThanOrEqual(0.25 * 2.54 + 1e-9);
    }),
  );
});
