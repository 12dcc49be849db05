import { foodTables, source } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { packFoodDoubts } from '#domain/foods/food-doubts.ts';
import { parseEaten } from '#domain/foods/parse-eaten.ts';
import { parseFoods } from '#domain/foods/parse-foods.ts';
import { buildFoodIndex } from '#domain/foods/search/food-index.ts';
import { analyzeMeal } from './analyze-meal.ts';

const doubts = packFoodDoubts(foodTables, parseEaten(source('eaten.tsv')), source('figure-spread.tsv'));
const index = buildFoodIndex(
  parseFoods(foodTables, source('figures.tsv'), source('glycemic-index.tsv'), doubts),
);

/** Bounds of the energy, relative to it. */
function sharesOf(text: string): { below: number; above: number } {
  const { value = 0, low = 0, high = 0 } = analyzeMeal(text, index).total.energyKcal ?? {};
  return { below: 1 - low / value, above: high / value - 1 };
}

describe("Grace's ranges depend on how she stated the amount", () => {
  test.each(['100 g cooked white rice', 'jam 15 g', '150 g banana', '30 g butter', '200 g chicken breast'])(
    '%s was weighed: about 10%, whatever the food',
    (text) => {
      const { below, above } = sharesOf(text);
      expect(below).toBeGreaterThan(0.03);
      expect(below).toBeLessThan(0.13);
      expect(above).toBeLessThan(0.2);
    },
  );

  test.each(['2 eggs', '3 slices of rye bread', 'an apple'])('%s was counted: about a sixth', (text) => {
    const { below, above } = sharesOf(text);
    expect(below).toBeGreaterThan(0.12);
    expect(below).toBeLessThan(0.22);
    expect(above).toBeLessThan(0.28);
  });

  test.each([
    ['200 g cooked white rice', 'a cup of cooked white rice', 'some cooked white rice'],
    ['30 g peanut butter', '2 tbsp peanut butter', 'peanut butter'],
  ])('%s is surer than %s, and that than %s', (...texts) => {
    const widths = texts.map((text) => sharesOf(text).below + sharesOf(text).above);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  });

  test('no figure is more certain than the half gram that screens round to', () => {
    const { carbsG } = analyzeMeal('1 egg', index).total;
    expect((carbsG?.high ?? 0) - (carbsG?.low ?? 0)).toBeGreaterThan(0.5);
  });

  test('without a stated amount, the range covers the variation between people: from less than half to twice as much', () => {
    for (const text of ['toast', 'some chips', 'pizza']) {
      const { below, above } = sharesOf(text);
      expect(below).toBeGreaterThan(0.4);
      expect(above).toBeGreaterThan(0.6);
    }
  });
});
