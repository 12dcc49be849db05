import { expect, test } from 'vitest';
import { macrosDisagree } from './macros-disagree.ts';

test('a bar of 210 kcal with 20 g protein, 22 g carbs and 7 g fat agrees with itself', () => {
  expect(macrosDisagree({ energyKcal: 210, proteinG: 20, carbsG: 22, fatG: 7 })).toBeUndefined();
});

test('reports the energy of the macros at 21% apart, not at 20%', () => {
  const macros = { proteinG: 10, carbsG: 15, fatG: 0 };
  expect(macrosDisagree({ energyKcal: 125, ...macros })).toBeUndefined();
  expect(macrosDisagree({ energyKcal: 127, ...macros })).toBe(100);
  expect(macrosDisagree({ energyKcal: 80, ...macros })).toBe(100);
});

test('fiber counts as American or as European labels state it', () => {
  const bran = { proteinG: 4, carbsG: 20, fatG: 2, fiberG: 20 };
  expect(macrosDisagree({ energyKcal: 74, ...bran })).toBeUndefined();
  expect(macrosDisagree({ energyKcal: 154, ...bran })).toBeUndefined();
  expect(macrosDisagree({ energyKcal: 250, ...bran })).toBe(154);
});

test('a missing macro proves nothing, unless the known ones already add up to too much', () => {
  expect(macrosDisagree({ energyKcal: 400 })).toBeUndefined();
  expect(macrosDisagree({ energyKcal: 400, proteinG: 20 })).toBeUndefined();
  expect(macrosDisagree({ energyKcal: 100, fatG: 20 })).toBe(180);
});

test('accepts a black coffee with 2 kcal', () => {
  expect(macrosDisagree({ energyKcal: 2, proteinG: 0.3, carbsG: 0, fatG: 0 })).toBeUndefined();
});
