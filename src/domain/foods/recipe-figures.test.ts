import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NUTRIENT_KEYS, type Nutrients } from './nutrients.ts';
import { foodFromLabel, foodFromRecipe, ownFoodId, ownIdOf } from './own-food.ts';
import { recipeFigures } from './recipe-figures.ts';

const of = (grams: number, per100g: Nutrients) => ({
  foodId: 'any',
  name: 'any',
  amount: grams,
  unit: 'g',
  grams,
  per100g,
});

const oats = of(80, { energyKcal: 380, proteinG: 13, waterG: 9, ironMg: 4.3 });
const milk = of(250, { energyKcal: 61, proteinG: 3.2, waterG: 88 });

describe('Tom’s porridge', () => {
  test('has the nutrients of oats and milk, per mass of the dish', () => {
    const { per100g } = recipeFigures({ ingredients: [oats, milk], yieldGrams: 330 });
    expect(per100g.energyKcal).toBeCloseTo((380 * 0.8 + 61 * 2.5) / 3.3, 3);
  });

  test('boiled down to 280 g it is denser, with 50 g less water', () => {
    const whole = recipeFigures({ ingredients: [oats, milk], yieldGrams: 330 }).per100g;
    const boiled = recipeFigures({ ingredients: [oats, milk], yieldGrams: 280 }).per100g;
    expect((boiled.energyKcal ?? 0) * 2.8).toBeCloseTo((whole.energyKcal ?? 0) * 3.3, 2);
    expect((whole.waterG ?? 0) * 3.3 - (boiled.waterG ?? 0) * 2.8).toBeCloseTo(50, 2);
  });

  test('iron, which only the oats report, is a partial sum, not a figure of the dish', () => {
    const { per100g, partial } = recipeFigures({ ingredients: [oats, milk], yieldGrams: 330 });
    expect(per100g.ironMg).toBeUndefined();
    expect(partial).toEqual([{ key: 'ironMg', atLeast: expect.closeTo(1.042, 3), reporting: 1 }]);
  });

  test('is eaten by the serving', () => {
    const recipe = { ingredients: [oats, milk], yieldGrams: 330, servings: 3 };
    expect(foodFromRecipe('7', 'Porridge', recipe)).toMatchObject({
      id: 'own:7',
      group: 'dish',
      defaultPortion: { label: 'serving', grams: 110 },
    });
  });
});

test('a food without portions is eaten 100 g at a time', () => {
  const food = foodFromLabel({ id: '7', name: 'Flour', group: 'other', per100g: {}, portions: [] });
  expect(food.defaultPortion).toEqual({ label: 'g', grams: 100 });
  expect(ownIdOf(food.id)).toBe('7');
  expect(ownIdOf('apple')).toBeUndefined();
  expect(ownFoodId('7')).toBe(food.id);
});

test('energy is conserved, however a dish is put together', () => {
  const amount = fc.double({ min: 0, max: 900, noNaN: true });
  const grams = fc.double({ min: 0.1, max: 2000, noNaN: true });
  const part = fc.record({ grams, kcal: amount, iron: fc.option(amount, { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), grams, (parts, yieldGrams) => {
      const ingredients = parts.map(({ grams: mass, kcal, iron }) =>
        of(mass, { energyKcal: kcal, ...(iron === undefined ? {} : { ironMg: iron }) }),
      );
      const { per100g, partial } = recipeFigures({ ingredients, yieldGrams });
      const whole = parts.reduce((sum, { grams: mass, kcal }) => sum + (mass * kcal) / 100, 0);
      expect(((per100g.energyKcal ?? 0) * yieldGrams) / 100).toBeCloseTo(
        whole,
        -Math.log10(whole * 1e-4 + 1e-6),
      );
      const unknown = parts.some(({ iron }) => iron === undefined);
      expect(per100g.ironMg === undefined).toBe(unknown);
      const known = [...Object.keys(per100g), ...partial.map(({ key }) => key)];
      expect(new Set(known).size).toBe(known.length);
      expect(known.every((key) => NUTRIENT_KEYS.some((nutrient) => nutrient === key))).toBe(true);
    }),
  );
});
