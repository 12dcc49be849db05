import { foodTables, source } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { parseFoods } from '#domain/foods/parse-foods.ts';
import type { EquivalentKey } from './equivalents.ts';
import { fitShares } from './fit-shares.ts';
import { foodPattern, ruleOf } from './food-pattern.ts';
import { parseFoodPatterns } from './parse-food-patterns.ts';

const foods = parseFoods(foodTables, source('figures.tsv'), source('glycemic-index.tsv'));
const byId = new Map(foods.map((food) => [food.id, food]));
const table = parseFoodPatterns(
  source('food-patterns-parts.tsv'),
  source('food-patterns.tsv'),
  source('food-patterns-plants.tsv'),
);
const likeOf = (id: string) => byId.get(id)?.per100g;
const patternOf = (id: string) => {
  const food = byId.get(id);
  return food && foodPattern(table, food, likeOf);
};
const whatIsIn = (id: string, grams: number, key: EquivalentKey) =>
  ((patternOf(id)?.equivalents[key] ?? 0) * grams) / 100;

describe('the reference foods’ patterns', () => {
  test('every food has one', () =>
    expect(foods.filter((food) => !ruleOf(table, food)).map(({ id }) => id)).toEqual([]));

  test('every rule matches a food, and every referenced food exists', () => {
    const used = new Set(foods.map((food) => ruleOf(table, food)));
    const idle = table.rules.filter((rule) => !used.has(rule));
    expect(idle.map(({ wanted }) => wanted.map((forms) => forms.join('|')).join(' '))).toEqual([]);
    const parts = [...table.parts.values()];
    expect(parts.filter(({ like }) => like !== undefined && !byId.has(like))).toEqual([]);
  });

  test('water, oil, sugar, spirits and salt have no food groups', () => {
    for (const id of ['water', 'oil-olive', 'butter', 'sugar-white', 'vodka', 'salt', 'coffee', 'cola'])
      expect([id, patternOf(id)?.equivalents]).toEqual([id, {}]);
  });

  test('the parts of a dish weigh no more than the dish', () => {
    for (const food of foods) {
      const rule = ruleOf(table, food);
      if (!rule || rule.shares.length < 2) continue;
      const stated = rule.shares.reduce((sum, { grams }) => sum + grams, 0);
      const fitted = fitShares(rule.shares, food.per100g, likeOf)
        .filter(({ part }) => part.kind !== 'none')
        .reduce((sum, { grams }) => sum + grams, 0);
      expect([food.id, stated <= 100, fitted <= 100.001]).toEqual([food.id, true, true]);
    }
  });

  test('after fitting, nine dishes in ten match the protein and carbohydrate of their parts', () => {
    const dishes = foods.filter(({ group }) => group === 'dish' || group === 'fast-food' || group === 'soup');
    const near = dishes.filter((food) => {
      const shares = fitShares(ruleOf(table, food)?.shares ?? [], food.per100g, likeOf);
      const sum = (key: 'proteinG' | 'carbsG') =>
        shares.reduce(
          (total, { part, grams }) =>
            total + (((part.like ? likeOf(part.like)?.[key] : 0) ?? 0) * grams) / 100,
          0,
        );
      const off = (key: 'proteinG' | 'carbsG') => Math.abs((food.per100g[key] ?? 0) - sum(key));
      return off('proteinG') <= 4 && off('carbsG') <= 8;
    });
    expect(near.length / dishes.length).toBeGreaterThan(0.9);
  });

  test('an invalid table is refused with its line number', () => {
    const rules = { file: 'rules', text: 'groups\twords\tparts\nfruit\t\tnonsense 100' };
    expect(() =>
      parseFoodPatterns(source('food-patterns-parts.tsv'), rules, source('food-patterns-plants.tsv')),
    ).toThrow('rules:2: part "nonsense"');
  });
});

/** [food, grams, key, equivalents, tolerance as a share]: what USDA's MyPlate and food patterns count. */
const USDA: readonly (readonly [string, number, EquivalentKey, number, number])[] = [
  ['banana', 150, 'totalFruitCups', 1, 0.1],
  ['banana', 150, 'wholeFruitCups', 1, 0.1],
  ['apple', 182, 'totalFruitCups', 1.2, 0.15],
  ['orange', 131, 'totalFruitCups', 0.9, 0.15],
  ['blueberries', 148, 'totalFruitCups', 1, 0.1],
  ['grapes', 151, 'totalFruitCups', 1, 0.1],
  ['raisins', 72, 'totalFruitCups', 1, 0.1],
  ['orange-juice', 248, 'totalFruitCups', 1, 0.1],
  ['orange-juice', 248, 'wholeFruitCups', 0, 0.1],
  ['avocado', 150, 'vegetableCups', 1, 0.1],
  ['broccoli', 156, 'greensAndBeansCups', 1, 0.25],
  ['cooked-spinach', 180, 'greensAndBeansCups', 1, 0.15],
  ['spinach', 60, 'vegetableCups', 1, 0.25],
  ['lettuce', 72, 'vegetableCups', 1, 0.2],
  ['lettuce', 72, 'greensAndBeansCups', 0, 0.1],
  ['carrot', 128, 'vegetableCups', 1, 0.1],
  ['tomato', 149, 'vegetableCups', 1.1, 0.15],
  ['boiled-potato', 156, 'vegetableCups', 1, 0.15],
  ['french-fries', 100, 'vegetableCups', 1, 0.15],
  ['corn', 145, 'vegetableCups', 0.9, 0.15],
  ['black-beans', 172, 'vegetableCups', 1, 0.15],
  ['black-beans', 172, 'greensAndBeansCups', 1, 0.15],
  ['black-beans', 172, 'proteinFoodOunces', 4, 0.15],
  ['black-beans', 172, 'seafoodAndPlantProteinOunces', 4, 0.15],
  ['bread-white', 28.35, 'refinedGrainOunces', 1, 0.1],
  ['bread-whole-wheat', 28.35, 'wholeGrainOunces', 1, 0.12],
  ['bread-whole-wheat', 28.35, 'refinedGrainOunces', 0, 0.1],
  ['rice-white-plain', 79, 'refinedGrainOunces', 1, 0.1],
  ['rice-brown-plain', 98, 'wholeGrainOunces', 1.2, 0.2],
  ['pasta', 70, 'refinedGrainOunces', 1, 0.15],
  ['oatmeal-water', 120, 'wholeGrainOunces', 1, 0.15],
  ['bagel', 98, 'refinedGrainOunces', 3.7, 0.2],
  ['tortilla-flour', 49, 'refinedGrainOunces', 1.8, 0.15],
  ['popcorn-air-popped', 24, 'wholeGrainOunces', 1, 0.15],
  ['milk-whole', 244, 'dairyCups', 1, 0.05],
  ['milk-skim', 244, 'dairyCups', 1, 0.05],
  ['yogurt-plain-whole', 245, 'dairyCups', 1, 0.05],
  ['cheese-cheddar', 42.5, 'dairyCups', 1, 0.05],
  ['cheese-american', 56.7, 'dairyCups', 1, 0.05],
  ['soy-milk-unsweetened', 243, 'dairyCups', 1, 0.05],
  ['almond-milk-unsweetened', 240, 'dairyCups', 0, 0.05],
  ['cream-heavy', 30, 'dairyCups', 0, 0.05],
  ['egg-boiled', 50, 'proteinFoodOunces', 1, 0.05],
  ['chicken-breast', 85, 'proteinFoodOunces', 3, 0.15],
  ['beef-ground-90', 85, 'proteinFoodOunces', 3, 0.2],
  ['salmon-grilled', 85, 'seafoodAndPlantProteinOunces', 3, 0.1],
  ['cod-grilled', 85, 'proteinFoodOunces', 3, 0.1],
  ['tuna', 85, 'seafoodAndPlantProteinOunces', 3, 0.15],
  ['beef-jerky', 28.35, 'proteinFoodOunces', 1.5, 0.25],
  ['tofu', 57, 'seafoodAndPlantProteinOunces', 1, 0.2],
  ['almonds', 28.35, 'seafoodAndPlantProteinOunces', 2, 0.05],
  ['peanut-butter', 16, 'proteinFoodOunces', 1, 0.1],
  ['pizza-cheese', 107, 'refinedGrainOunces', 2, 0.2],
  ['pizza-cheese', 107, 'dairyCups', 0.5, 0.2],
  ['mac-and-cheese', 200, 'refinedGrainOunces', 2, 0.35],
  ['burrito-bean', 200, 'greensAndBeansCups', 0.45, 0.3],
  ['soup-lentil', 245, 'greensAndBeansCups', 0.5, 0.35],
  ['cheeseburger', 160, 'proteinFoodOunces', 2.5, 0.3],
  ['sushi-tuna-roll', 150, 'seafoodAndPlantProteinOunces', 1.2, 0.4],
];

describe('named foods match the USDA’s food groups', () => {
  test.each(USDA)('%s, %s g: %s is %s', (id, grams, key, amount, tolerance) => {
    expect(patternOf(id), id).toBeDefined();
    const found = whatIsIn(id, grams, key);
    expect(Math.abs(found - amount), `${found}`).toBeLessThanOrEqual(
      Math.max(tolerance * amount, amount === 0 ? 0.02 : 0),
    );
  });

  test('an apple is one plant, a bean burrito names its beans, and bread its wheat', () => {
    expect(patternOf('apple')?.plants).toEqual(['apple']);
    expect(patternOf('burrito-bean')?.plants).toContain('bean');
    expect(patternOf('bread-white')?.plants).toEqual(['wheat']);
    expect(patternOf('water')?.plants).toEqual([]);
  });

  test('a dish is less certain than a plain food, and one known only by its kind is the least certain', () => {
    expect(patternOf('apple')?.relativeError).toBe(0.1);
    expect(patternOf('burrito-bean')?.relativeError).toBe(0.25);
    expect(patternOf('silpancho')?.relativeError).toBe(0.25);
  });

  test('fruit, milk and vegetables have natural sugars', () => {
    expect(patternOf('boiled-beets')?.naturalSugarsG).toBe(byId.get('boiled-beets')?.per100g.sugarsG);
    expect(patternOf('canned-peaches-in-syrup')?.naturalSugarsG).toBeLessThan(12);
    expect(patternOf('chocolate-milk')?.naturalSugarsG).toBeCloseTo(4.6, 0);
    expect(patternOf('cola')?.naturalSugarsG).toBe(0);
  });

  test('typical glycemic indices: vegetables 15, legumes 30, dairy 35, fruit 45, whole grains 52, white bread 73, soda 65', () => {
    for (const [id, index] of [
      ['cucumber', 15],
      ['black-beans', 30],
      ['milk-whole', 35],
      ['blueberries', 45],
      ['bread-whole-wheat', 52],
      ['bread-white', 73],
      ['cola', 65],
    ] as const)
      expect([id, Math.round(patternOf(id)?.glycemicIndex ?? 0)]).toEqual([id, expect.closeTo(index, -0.5)]);
  });
});
