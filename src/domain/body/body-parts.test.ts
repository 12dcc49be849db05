import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fatMassKg, leanMassKg } from './body-parts.ts';

test('a quarter of 80 kg is 20 kg of fat, and 60 kg are lean', () => {
  expect([fatMassKg(80, 25), leanMassKg(80, 25)]).toEqual([20, 60]);
});

test('fat and lean mass add up to the body mass', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 30, max: 300, noNaN: true }),
      fc.double({ min: 2, max: 70, noNaN: true }),
      (massKg, percent) => {
        expect(fatMassKg(massKg, percent) + leanMassKg(massKg, percent)).toBeCloseTo(massKg, 9);
      },
    ),
  );
});
