import { expect, test } from 'vitest';
import { bodyMassBand, bodyMassIndex, massAtBodyMassIndex } from './body-mass-index.ts';

test.each([
  [64, 160, 25],
  [47.36, 160, 18.5],
  [76.8, 160, 30],
  [81, 180, 25],
  [100, 200, 25],
])(
  '%d kg at %d cm are %d exactly: limits are met, not missed by a binary fraction',
  (massKg, heightCm, index) => {
    expect(bodyMassIndex(massKg, heightCm)).toBe(index);
    expect(massAtBodyMassIndex(index, heightCm)).toBe(massKg);
  },
);

test('the bands of a body mass index start at 18.5, 25 and 30', () => {
  expect([18.4, 18.5, 24.9, 25, 29.9, 30].map(bodyMassBand)).toEqual([
    'underweight',
    'healthy',
    'healthy',
    'overweight',
    'overweight',
    'obesity',
  ]);
});
