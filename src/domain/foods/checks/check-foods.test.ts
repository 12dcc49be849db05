import { describe, expect, test } from 'vitest';
import { checkFoods } from './check-foods.ts';
import { parseExcuses } from './check-foods.ts';
import type { Food } from '#domain/foods/food.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';

const per100g: Nutrients = { energyKcal: 270, proteinG: 9, fatG: 3.3, carbsG: 49, fiberG: 2.7, waterG: 37 };
const bread: Food = {
  id: 'bread',
  fdcId: 7,
  name: 'Bread',
  aliases: ['loaf'],
  group: 'refined-grain',
  nova: 3,
  portions: [
    { label: 'small slice', grams: 20 },
    { label: 'slice', grams: 28 },
    { label: 'cup', grams: 40 },
  ],
  defaultPortion: { label: 'slice', grams: 28 },
  per100g,
  glycaemicIndex: 75,
};
const sets = new Map([['7', per100g]]);
const portion = (label: string, grams: number) => ({ portions: [...bread.portions, { label, grams }] });
const rulesOf = (...foods: Food[]) => checkFoods(foods, [], sets).deviations.map(({ rule }) => rule);

describe('the table of foods', () => {
  test('plausible bread breaks no rule', () => {
    expect(checkFoods([bread], [], sets)).toEqual({ deviations: [], idleExcuses: [] });
  });

  test.each<[string, Partial<Food>, string[]]>([
    ['a figure that no food has', { per100g: { ...per100g, ironMg: -1 } }, ['values']],
    [
      'energy that the macronutrients do not give',
      { per100g: { ...per100g, energyKcal: 350 } },
      ['energy', 'source'],
    ],
    ['more than 100 g in 100 g', { per100g: { ...per100g, waterG: 50 } }, ['mass', 'source']],
    ['more sugar than carbohydrate', { per100g: { ...per100g, sugarsG: 60 } }, ['parts']],
    ['a crumb of 10 mg', portion('crumb', 0.01), ['portions']],
    ['a large cup of a kilogram', portion('large cup', 1000), ['portions']],
    ['a slice smaller than a small one', portion('large slice', 10), ['portions']],
    ['a spoon heavier than the cup allows', portion('tbsp', 10), ['portions']],
    ['two portions of one name', portion('slice', 30), ['portions']],
    ['a helping of a kilogram', { defaultPortion: { label: 'loaf', grams: 1000 } }, ['portions', 'portions']],
    ['an unprocessed oil', { group: 'oil', nova: 1, defaultPortion: { label: 'tbsp', grams: 14 } }, ['nova']],
    ['no NOVA class', { nova: undefined }, ['nova']],
    ['a name that appears twice', { aliases: ['bread'] }, ['names']],
    ['a glycemic index above any', { glycaemicIndex: 175 }, ['glycemic-index']],
    ['a figure set that does not exist', { fdcId: 8 }, ['source']],
    ['a figure that its table does not give', { per100g: { ...per100g, fiberG: 2.8 } }, ['source']],
  ])('%s is caught', (_, wrong, rules) => {
    expect(rulesOf({ ...bread, ...wrong })).toEqual(rules);
  });

  test('a glycemic index of a food without carbohydrate is caught', () => {
    const oil: Nutrients = { energyKcal: 884, proteinG: 0, fatG: 100, carbsG: 0 };
    const food: Food = {
      ...bread,
      group: 'oil',
      defaultPortion: { label: 'tbsp', grams: 14 },
      per100g: oil,
    };
    expect(checkFoods([food], []).deviations.map(({ rule }) => rule)).toEqual(['glycemic-index']);
  });

  test('two foods may not share a name', () => {
    const { deviations } = checkFoods([bread, { ...bread, id: 'loaf', name: 'Loaf', aliases: [] }], []);
    expect(deviations.map(({ foodId, message }) => [foodId, message])).toEqual([
      ['loaf', '"Loaf" is also a name of bread.'],
    ]);
  });

  test('an excuse applies to its own food and rule, and is unused otherwise', () => {
    const text = 'food\trule\treason\nbread\tnova\ta reason\nbread\tmass\tanother\n';
    const excuses = parseExcuses({ file: 'excuses', text });
    const { deviations, idleExcuses } = checkFoods([{ ...bread, nova: 2, group: 'meat' }], excuses);
    expect(deviations.map(({ rule, excuse }) => [rule, excuse])).toEqual([['nova', 'a reason']]);
    expect(idleExcuses.map(({ rule }) => rule)).toEqual(['mass']);
  });

  test.each(['bread\tnova\t', 'bread\tcolour\tbrown', 'bread'])('the excuse "%s" is refused', (line) => {
    expect(() => parseExcuses({ file: 'excuses', text: `food\trule\treason\n${line}` })).toThrow('excuses:2');
  });
});
