import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { densityOf } from '#domain/meals/portions/portion-grams.ts';
import { estimateItem } from './estimate-item.ts';
import { portionGrams } from '#domain/meals/portions/portion-grams.ts';
import {
  ITEM_CORRELATION,
  sumEstimates,
  sumMeals,
  sumNutrients,
} from '#domain/meals/nutrients/sum-nutrients.ts';
import { unitsOf } from '#domain/meals/portions/portion-grams.ts';

const cup = { label: 'cup', grams: 244 };
const milk: Food = {
  id: 'milk',
  fdcId: 2705384,
  name: 'Milk',
  aliases: [],
  group: 'dairy',
  nova: 1,
  portions: [cup, { label: 'glass', grams: 244 }],
  defaultPortion: cup,
  per100g: { energyKcal: 52, proteinG: 3.3 },
};
const bread: Food = {
  ...milk,
  id: 'bread',
  portions: [{ label: 'slice', grams: 28 }],
  defaultPortion: { label: 'slice', grams: 28 },
};

describe("portions of Ben's milk and bread", () => {
  test('a cup is its own portion, and a deciliter follows from the density', () => {
    expect(portionGrams(milk, 2, 'cup')?.value).toBe(488);
    expect(portionGrams(milk, 100, 'ml')?.value).toBeCloseTo(103.1, 1);
    expect(portionGrams(milk, 250, 'g')?.value).toBe(250);
  });

  test('bread has no density, so a milliliter of it is unknown, as are strange units and amounts', () => {
    expect(densityOf(bread)).toBeUndefined();
    expect(portionGrams(bread, 100, 'ml')).toBeUndefined();
    expect(portionGrams(bread, 1, 'furlong')).toBeUndefined();
    for (const amount of [-1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(portionGrams(bread, amount, 'slice')).toBeUndefined();
  });

  test('every offered unit converts to grams', () => {
    for (const food of [milk, bread])
      for (const unit of unitsOf(food)) expect(portionGrams(food, 1, unit)?.value).toBeGreaterThan(0);
    expect(unitsOf(bread)).toEqual(['slice', 'g', 'oz']);
  });
});

describe('nutrients of an amount', () => {
  test('scale with the grams; nutrients that the food doesn’t report stay unknown', () => {
    const nutrients = estimateItem(milk, { value: 200, low: 190, high: 210 }, 1);
    expect(nutrients.energyKcal?.value).toBe(104);
    expect(nutrients.ironMg).toBeUndefined();
  });

  test('less confidence widens the bounds and keeps the value', () => {
    const grams = { value: 200, low: 190, high: 210 };
    const [sure, unsure] = [
      estimateItem(milk, grams, 1).energyKcal,
      estimateItem(milk, grams, 0.4).energyKcal,
    ];
    expect(unsure?.value).toBe(sure?.value);
    expect(unsure?.high).toBeGreaterThan(sure?.high ?? 0);
    expect(unsure?.low).toBeLessThan(sure?.low ?? 0);
  });
});

describe('sums', () => {
  const estimate = fc
    .tuple(
      fc.double({ min: 0, max: 1000, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 2, noNaN: true }),
    )
    .map(([value, below, above]) => ({ value, low: value * (1 - below), high: value * (1 + above) }));

  test('contain their value, never fall below zero, and are no wider than the sum of all bounds', () => {
    fc.assert(
      fc.property(fc.array(estimate), (list) => {
        const { value, low, high } = sumEstimates(list);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(value + 1e-9);
        expect(high).toBeGreaterThanOrEqual(value - 1e-9);
        expect(high).toBeLessThanOrEqual(list.reduce((total, item) => total + item.high, 0) + 1e-6);
      }),
    );
  });

  test('for one item equal that item, and for more are between the extremes of their sums', () => {
    fc.assert(
      fc.property(fc.array(estimate, { minLength: 1 }), (list) => {
        const sum = (key: 'low' | 'high') => list.reduce((total, item) => total + item[key], 0);
        const { low, high } = sumEstimates(list);
        expect(low).toBeGreaterThanOrEqual(sum('low') - 1e-6);
        expect(high).toBeLessThanOrEqual(sum('high') + 1e-6);
        const [first] = list;
        if (first) expect(sumEstimates([first]).high).toBeCloseTo(first.high, 6);
      }),
    );
  });

  test('the low end allows for the absence of a food that may be part of another, whatever the order', () => {
    const bread = { value: 27, low: 25, high: 30 };
    const spread = { value: 14, low: 0, high: 20 };
    for (const list of [
      [bread, spread],
      [spread, bread],
    ])
      expect(sumEstimates(list).low).toBeCloseTo(bread.low, 9);
    expect(sumEstimates([bread, { ...spread, low: 7 }]).low).toBeGreaterThan(bread.low + 7);
  });

  test('a nutrient counts the items that report it, and is absent if none does', () => {
    const total = sumNutrients([
      { energyKcal: { value: 100, low: 90, high: 110 }, ironMg: { value: 1, low: 1, high: 1 } },
      { energyKcal: { value: 50, low: 50, high: 50 } },
    ]);
    expect(total.energyKcal?.value).toBe(150);
    expect(total.ironMg?.value).toBe(1);
    expect(total.zincMg).toBeUndefined();
  });

  test('of two foods that may be twice as much, only half of each is likely to be so together', () => {
    const rice = { energyKcal: { value: 200, low: 100, high: 400 } };
    const { energyKcal } = sumNutrients([rice, rice]);
    const common = ITEM_CORRELATION * 2 * 100 ** 2;
    expect(energyKcal?.high).toBeCloseTo(400 + Math.sqrt(2 * 200 ** 2 + common), 9);
    expect(energyKcal?.low).toBeCloseTo(400 - Math.sqrt(2 * 100 ** 2 + common), 9);
  });

  test('two meals of a day are less sure to err together than two foods of one meal', () => {
    const lunch = { energyKcal: { value: 600, low: 450, high: 750 } };
    const spread = ({ energyKcal }: ReturnType<typeof sumMeals>) =>
      (energyKcal?.high ?? 0) - (energyKcal?.value ?? 0);
    expect(spread(sumMeals([lunch]))).toBeCloseTo(150, 9);
    expect(spread(sumMeals([lunch, lunch]))).toBeCloseTo(150 * Math.sqrt(3), 9);
    expect(spread(sumMeals([lunch, lunch]))).toBeLessThan(spread(sumNutrients([lunch, lunch])));
  });
});
