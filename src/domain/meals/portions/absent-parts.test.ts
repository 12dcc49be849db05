import { describe, expect, test } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { NO_QUANTITY } from '#domain/meals/reading/quantity.ts';
import { energyShareOf, withoutParts } from './absent-parts.ts';
import type { ChosenPortion } from './choose-portion.ts';

const food = (name: string, group: Food['group'], grams: number, per100g: Food['per100g']): Food => ({
  id: name,
  name,
  aliases: [],
  group,
  portions: [{ label: 'piece', grams }],
  defaultPortion: { label: 'piece', grams },
  per100g,
});

const burger = food('Cheeseburger', 'fast-food', 165, {
  energyKcal: 296,
  proteinG: 16,
  carbsG: 19,
  fatG: 17,
  calciumMg: 150,
});
const bun = food('Hamburger bun', 'refined-grain', 50, { energyKcal: 280, proteinG: 9, carbsG: 50, fatG: 4 });
const rice = food('Rice', 'refined-grain', 158, { energyKcal: 130, proteinG: 2.7, carbsG: 28, fatG: 0.3 });
const curry = food('Curry', 'dish', 240, { energyKcal: 110, proteinG: 12, carbsG: 5, fatG: 5 });
const butter = food('Butter', 'oil', 10, { energyKcal: 740, proteinG: 0.5, carbsG: 0, fatG: 81 });
const toast = food('Toast', 'refined-grain', 25, { energyKcal: 290, proteinG: 9, carbsG: 54, fatG: 4 });

const one = (dish: Food): ChosenPortion => {
  const { grams } = dish.defaultPortion;
  return { amount: 1, unit: 'piece', grams: { value: grams, low: grams * 0.8, high: grams * 1.2 }, fit: 1 };
};

describe('a dish without one of its parts', () => {
  test('a burger without its bun loses more than a quarter of its energy, and its range widens', () => {
    const { grams, unit } = withoutParts(one(burger), burger, [bun], NO_QUANTITY);
    expect(grams.value).toBeGreaterThan(100);
    expect(grams.value).toBeLessThan(125);
    expect(unit).toBe('g');
    expect(grams.high / grams.value).toBeGreaterThan(1.2);
    expect(grams.low / grams.value).toBeLessThan(0.8);
  });

  test('two burgers lose two buns', () => {
    const two = withoutParts(
      { ...one(burger), amount: 2, grams: { value: 330, low: 264, high: 396 } },
      burger,
      [bun],
      { ...NO_QUANTITY, amount: 2 },
    );
    expect(two.grams.value).toBeCloseTo(
      2 * withoutParts(one(burger), burger, [bun], NO_QUANTITY).grams.value,
      6,
    );
  });

  test('a curry of 5 % carbohydrate never held the rice', () => {
    expect(energyShareOf(curry, 240, rice)).toBe(0);
  });

  test('plain toast is no dish of parts', () => {
    expect(withoutParts(one(toast), toast, [butter], NO_QUANTITY)).toEqual(one(toast));
  });

  test('a weighed dish was weighed without them', () => {
    const weighed = { ...NO_QUANTITY, measure: { kind: 'mass' as const, factor: 1, label: 'g' } };
    expect(withoutParts(one(burger), burger, [bun], weighed)).toEqual(one(burger));
  });

  test('however much is left out, something is left', () => {
    const { grams } = withoutParts(one(burger), burger, [bun, bun, bun, bun], NO_QUANTITY);
    expect(grams.value).toBeCloseTo(165 * 0.2, 6);
  });
});
