import { expect, test } from 'vitest';
import { glycemicLoad } from './glycemic-load.ts';

test('an apple of 120 g with 15 g of available carbohydrate and an index of 38 has a load of 6', () => {
  expect(glycemicLoad(38, { carbsG: 17.9, fiberG: 2.9 })).toBeCloseTo(5.7, 9);
  expect(glycemicLoad(38, { carbsG: 2, fiberG: 3 })).toBe(0);
  expect(glycemicLoad(38, { carbsG: 17.9 })).toBeUndefined();
});
