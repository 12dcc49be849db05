import { expect, test } from 'vitest';
import { alcoholFromEnergyG } from './alcohol.ts';

test.each([
  ['vodka', { energyKcal: 231, proteinG: 0, fatG: 0, carbsG: 0 }, 33.4],
  ['beer', { energyKcal: 43, proteinG: 0.46, fatG: 0, carbsG: 3.55 }, 3.9],
  ['red wine', { energyKcal: 85, proteinG: 0.07, fatG: 0, carbsG: 2.61 }, 10.6],
])('the energy of %s gives the analyzed alcohol within 0.3 g', (_, per100g, analyzedG) => {
  expect(Math.abs((alcoholFromEnergyG(per100g) ?? Number.NaN) - analyzedG)).toBeLessThan(0.3);
});

test('alcohol is unknown if the macronutrients are, and 0 if they account for all the energy', () => {
  expect(alcoholFromEnergyG({ energyKcal: 43 })).toBeUndefined();
  expect(alcoholFromEnergyG({ energyKcal: 43, proteinG: 1, fatG: 0, carbsG: 11 })).toBe(0);
});
