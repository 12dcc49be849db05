import { describe, expect, test } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { dishIdOf, dishWithout, foodWithId } from './omitted-parts.ts';

const food = (name: string, group: Food['group'], grams: number, per100g: Food['per100g']): Food => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  aliases: [],
  group,
  portions: [
    { label: 'piece', grams },
    { label: 'cup', grams: 120 },
  ],
  defaultPortion: { label: 'piece', grams },
  per100g,
});

const burger = food('Cheeseburger', 'fast-food', 165, {
  energyKcal: 296,
  proteinG: 16,
  carbsG: 19,
  fatG: 17,
  calciumMg: 165,
  ironMg: 2,
});
const bun = food('Hamburger bun', 'refined-grain', 50, { energyKcal: 280, proteinG: 9, carbsG: 50, fatG: 4 });
const cheese = food('American cheese', 'cheese', 21, {
  energyKcal: 366,
  proteinG: 18,
  carbsG: 5,
  fatG: 31,
  calciumMg: 1026,
  ironMg: 0.6,
});
const rice = food('Rice', 'refined-grain', 158, { energyKcal: 130, proteinG: 2.7, carbsG: 28, fatG: 0.3 });
const curry = food('Curry', 'dish', 240, { energyKcal: 110, proteinG: 12, carbsG: 5, fatG: 5 });
const butter = food('Butter', 'oil', 10, { energyKcal: 740, proteinG: 0.5, carbsG: 0, fatG: 81 });
const toast = food('Toast', 'refined-grain', 25, { energyKcal: 290, proteinG: 9, carbsG: 54, fatG: 4 });
const foods = new Map([burger, bun, cheese, rice, curry, butter, toast].map((one) => [one.id, one]));

/** Amount of a nutrient in one piece of a food. */
const inOne = ({ per100g, defaultPortion }: Food, key: 'energyKcal' | 'carbsG' | 'calciumMg'): number =>
  ((per100g[key] ?? Number.NaN) * defaultPortion.grams) / 100;

describe('a dish without one of its parts', () => {
  test('a burger without cheese loses the cheese’s nutrients, not a share of everything', () => {
    const plain = dishWithout(burger, [cheese]);
    expect(plain.name).toBe('Cheeseburger without american cheese');
    expect(plain.defaultPortion.grams).toBeCloseTo(165 - 21, 6);
    expect(inOne(burger, 'energyKcal') - inOne(plain, 'energyKcal')).toBeCloseTo(0.21 * 366, 6);
    expect(inOne(burger, 'carbsG') - inOne(plain, 'carbsG')).toBeCloseTo(0.21 * 5, 6);
    expect(inOne(burger, 'calciumMg') - inOne(plain, 'calciumMg')).toBeCloseTo(0.21 * 1026, 6);
  });

  test('nutrients that the part doesn’t report are unknown, and the rest is less certain', () => {
    const bunless = dishWithout(burger, [bun]);
    expect(bunless.per100g.ironMg).toBeUndefined();
    expect(bunless.doubt?.figures?.carbsG).toBeGreaterThan(bunless.doubt?.figures?.fatG ?? Infinity);
  });

  test('a cup of it is still a cup', () => {
    expect(dishWithout(burger, [bun]).portions).toContainEqual({ label: 'cup', grams: 120 });
  });

  test('a curry with 5% carbohydrate never included rice, and plain toast isn’t a dish with parts', () => {
    expect(dishWithout(curry, [rice])).toBe(curry);
    expect(dishWithout(toast, [butter])).toBe(toast);
  });

  test('a part that is named twice is left out once, and something is always left', () => {
    expect(dishWithout(burger, [bun, bun])).toEqual(dishWithout(burger, [bun]));
    const { defaultPortion } = dishWithout(burger, [bun, cheese, rice, butter]);
    expect(defaultPortion.grams).toBeGreaterThanOrEqual(0.2 * 165);
  });

  test('its id recreates it and names the dish', () => {
    const plain = dishWithout(burger, [bun, cheese]);
    expect(plain.id).toBe('cheeseburger~hamburger-bun~american-cheese');
    expect(foodWithId(foods, plain.id)).toEqual(plain);
    expect(foodWithId(foods, 'cheeseburger~unicorn')).toBeUndefined();
    expect(foodWithId(foods, 'rice')).toBe(rice);
    expect(dishIdOf(plain.id)).toBe('cheeseburger');
  });
});
