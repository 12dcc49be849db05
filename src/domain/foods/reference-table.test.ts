import { referenceFoods as foods } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { atwaterKcal } from '#domain/foods/formulas/atwater.ts';

describe('atwater', () => {
  test('8 g protein, 6 g fat and 60 g carbs including 9 g fiber have 308 kcal', () => {
    expect(atwaterKcal({ proteinG: 8, fatG: 6, carbsG: 60, fiberG: 9 })).toBeCloseTo(308, 9);
    expect(atwaterKcal({ proteinG: 8, carbsG: 60 })).toBeUndefined();
  });
});

describe('the reference table', () => {
  test('has thousands of foods, each with energy and the three macronutrients', () => {
    expect(foods.length).toBeGreaterThan(4000);
    const bare = foods.filter(({ per100g: p }) =>
      [p.energyKcal, p.proteinG, p.carbsG, p.fatG].includes(undefined),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('finds the simple words that people use most', () => {
    const words = new Set(foods.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]));
    const everyday =
      'milk bread toast butter rice pasta cereal oatmeal chicken steak bacon ham fish salmon tuna shrimp cheese yogurt salad lettuce potato fries corn broccoli juice coffee tea soda water beer wine pizza taco burrito lasagna spaghetti soup sandwich hamburger cheeseburger cookies cake chips sugar honey mayonnaise ketchup chocolate hummus tofu';
    expect(
      everyday
        .split(' ')
        .filter((word) => !words.has(word) && !words.has(`${word}s`) && !words.has(word.replace(/s$/, ''))),
    ).toEqual([]);
  });

  test('has the alcohol of drinks and the added sugars of plain foods, which USDA lacks', () => {
    const drinks = foods.filter(({ group }) => group === 'alcohol');
    expect(drinks.filter(({ per100g }) => per100g.alcoholG === undefined)).toEqual([]);
    const per100g = new Map(foods.map((food) => [food.id, food.per100g]));
    expect([per100g.get('red-wine')?.alcoholG, per100g.get('sangria')?.alcoholG]).toEqual([10.6, 8]);
    expect([per100g.get('apple')?.addedSugarsG, per100g.get('sugar')?.addedSugarsG]).toEqual([0, 99.8]);
  });
});
