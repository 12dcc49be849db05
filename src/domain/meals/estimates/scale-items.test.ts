import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleItem, scaleItems } from './scale-items.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';

const oats = {
  name: 'Oats',
  amount: 0.5,
  grams: { value: 40, low: 34, high: 46 },
  nutrients: { energyKcal: { value: 150, low: 120, high: 180 } },
};
const bar = {
  name: 'Bar',
  amount: 1,
  grams: null,
  nutrients: { energyKcal: { value: 210, low: 210, high: 210 } },
};

test('two servings of oats have twice the amount, mass, energy and uncertainty', () => {
  expect(scaleItem(oats, 2)).toEqual({
    name: 'Oats',
    amount: 1,
    grams: { value: 80, low: 68, high: 92 },
    nutrients: { energyKcal: { value: 300, low: 240, high: 360 } },
  });
});

test('a quick add has no mass at any number of servings, and missing figures stay unknown', () => {
  const { grams, nutrients } = scaleItem(bar, 3);
  expect(grams).toBeNull();
  expect(nutrients).toEqual({ energyKcal: { value: 630, low: 630, high: 630 } });
});

test('a meal scaled is the scaled total, and one serving changes nothing', () => {
  expect(scaleItems([oats, bar], 1)).toEqual([oats, bar]);
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (times) => {
      const scaled = sumNutrients(scaleItems([oats, bar], times).map(({ nutrients }) => nutrients));
      const total = sumNutrients([oats.nutrients, bar.nutrients]);
      expect(scaled.energyKcal?.value).toBeCloseTo((total.energyKcal?.value ?? 0) * times, 6);
      expect(scaled.energyKcal?.high).toBeCloseTo((total.energyKcal?.high ?? 0) * times, 6);
    }),
  );
});
