import { describe, expect, test } from 'vitest';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import type { Food } from '#domain/foods/food.ts';
import { stateFit } from './state-fit.ts';

const portion = { label: 'cup', grams: 180 };
const food = (name: string, group: Food['group'], waterG?: number): Food => ({
  id: 'food',
  name,
  aliases: [],
  group,
  portions: [portion],
  defaultPortion: portion,
  per100g: waterG === undefined ? {} : { waterG },
});

const beans = food('Black beans, dry', 'legume', 11);
const peas = food('Green peas', 'legume', 78);

describe("Chidi's beans", () => {
  test('boiled, they are not the dry ones; dried, peas are not the fresh ones', () => {
    expect(stateFit(beans, termsOfText('boiled black beans'))).toBeLessThan(1);
    expect(stateFit(peas, termsOfText('dried peas'))).toBeLessThan(1);
  });

  test('foods in the right state, with no state named, or with unknown water aren’t ranked lower', () => {
    expect(stateFit(beans, termsOfText('black beans'))).toBe(1);
    expect(stateFit(peas, termsOfText('boiled peas'))).toBe(1);
    expect(stateFit(food('Beans', 'legume'), termsOfText('boiled beans'))).toBe(1);
    expect(stateFit(food('Dried apricots in water', 'fruit', 76), termsOfText('dried apricots'))).toBe(1);
  });

  test('steamed bread still counts as baked flour', () => {
    expect(stateFit(food('Crackers', 'refined-grain', 4), termsOfText('steamed crackers'))).toBe(1);
  });
});
