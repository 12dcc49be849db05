import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOOD_GROUPS, type Food } from '#domain/foods/food.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { estimateItem } from './estimate-item.ts';
import { figureRange, nutrientFactor } from './figure-error.ts';

const portion = { label: 'serving', grams: 100 };
const food = (changes: Partial<Food>): Food => ({
  id: 'food',
  name: 'Lentil stew',
  aliases: [],
  group: 'dish',
  nova: 1,
  portions: [portion],
  defaultPortion: portion,
  per100g: { energyKcal: 120, proteinG: 8, carbsG: 16, fatG: 2, ironMg: 3 },
  ...changes,
});
const widthOf = (changes: Partial<Food>): number => {
  const { low = 0, high = 0 } =
    estimateItem(food(changes), { value: 250, low: 243, high: 257 }, 1).energyKcal ?? {};
  return high - low;
};

describe("how sure Omar's figures are", () => {
  test('weighed oil is more certain than weighed chicken, and chicken than an unspecified stew', () => {
    expect(widthOf({ group: 'oil' })).toBeLessThan(widthOf({ group: 'poultry' }));
    expect(widthOf({ group: 'poultry' })).toBeLessThan(widthOf({}));
  });

  test('factory-made food is more certain than home cooking, and a named kind than an unnamed one', () => {
    expect(widthOf({ nova: 4 })).toBeLessThan(widthOf({}));
    expect(widthOf({ brand: 'Acme' })).toBeLessThan(widthOf({}));
    expect(widthOf({ name: 'Stew' })).toBeGreaterThan(widthOf({}));
  });

  test('cooks omit words: a dish may have more of something unnamed, a packaged food doesn’t', () => {
    const upward = (changes: Partial<Food>): number => {
      const { below, above } = figureRange(food(changes), 'energyKcal');
      return above / below;
    };
    expect(upward({ nova: 4 })).toBe(1);
    expect(upward({ group: 'poultry' })).toBeGreaterThan(1);
    expect(upward({})).toBeGreaterThan(upward({ group: 'poultry' }));
  });

  test('national tables that agree about a food narrow its range, tables that differ widen it', () => {
    const widths = [0, 0.05, 0.4].map((energyKcal) => widthOf({ doubt: { figures: { energyKcal } } }));
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(widths[0]).toBeLessThan(widthOf({}));
    expect(widths[2]).toBeGreaterThan(widthOf({}));
  });

  test('small contents of a food are less certain than its main components', () => {
    const stew = food({});
    expect(nutrientFactor(stew, 'energyKcal')).toBe(1);
    expect(nutrientFactor(stew, 'fatG')).toBeGreaterThan(nutrientFactor(stew, 'carbsG'));
    expect(nutrientFactor(stew, 'ironMg')).toBeGreaterThan(1);
  });

  test('a food without energy, and one of no group, have finite errors', () => {
    expect(nutrientFactor(food({ per100g: { carbsG: 1 } }), 'carbsG')).toBeGreaterThanOrEqual(1);
    for (const group of FOOD_GROUPS)
      expect(figureRange(food({ group }), 'energyKcal').below).toBeGreaterThan(0);
  });
});

test('added sugars that are only a part of the sugars are less certain than the sugars, and all of them as certain', () => {
  const range = (addedSugarsG: number, key: 'sugarsG' | 'addedSugarsG') =>
    figureRange(food({ per100g: { energyKcal: 300, sugarsG: 20, addedSugarsG } }), key).below;
  expect(range(12, 'addedSugarsG')).toBeGreaterThan(1.5 * range(12, 'sugarsG'));
  expect(range(20, 'addedSugarsG')).toBe(range(20, 'sugarsG'));
});

test('bounds contain the value, never fall below zero, and less confidence never narrows them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FOOD_GROUPS),
      fc.constantFrom(1, 2, 3, 4, undefined),
      fc.double({ min: 0, max: 5000, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (group, nova, grams, one, other) => {
        const eaten = food({ group, nova });
        const mass = { value: grams, low: grams * 0.8, high: grams * 1.4 };
        const [unsure, sure] = [Math.min(one, other), Math.max(one, other)].map((confidence) =>
          estimateItem(eaten, mass, confidence),
        );
        for (const key of NUTRIENT_KEYS) {
          const [wide, narrow] = [unsure?.[key], sure?.[key]];
          if (wide === undefined || narrow === undefined) continue;
          expect(wide.low).toBeGreaterThanOrEqual(0);
          expect(wide.low).toBeLessThanOrEqual(wide.value);
          expect(wide.high).toBeGreaterThanOrEqual(wide.value);
          expect(wide.low).toBeLessThanOrEqual(narrow.low + 1e-9);
          expect(wide.high).toBeGreaterThanOrEqual(narrow.high - 1e-9);
        }
      },
    ),
  );
});
