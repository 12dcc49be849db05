import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { expect, test } from 'vitest';
import { triedMeal } from './tried-meal.ts';

test('a visitor’s amounts are worded as people say them', () => {
  const { foods } = triedMeal('two large eggs, 2 slices of bread, 150 g rice', index);
  expect(foods.map(({ amount }) => amount)).toEqual(['2 eggs', '2 slices', '150 g']);
});

test('every food of a long meal is listed and counted', () => {
  const { foods, total } = triedMeal(
    'an apple, a banana, an orange, a pear, a kiwi, a peach, a plum, a mango, a boiled egg, 10 almonds',
    index,
  );
  expect(foods).toHaveLength(10);
  expect(foods.filter(({ isGuess }) => isGuess)).toEqual([]);
  const sum = foods.reduce((kcal, { energyKcal = 0 }) => kcal + energyKcal, 0);
  expect(total.energyKcal?.value).toBeCloseTo(sum);
});
