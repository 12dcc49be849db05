import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseFoods } from '#domain/foods/parse-foods.ts';
import { buildFoodIndex } from '#domain/foods/search/food-index.ts';
import { triedMeal } from './tried-meal.ts';

const data = path.resolve(import.meta.dirname, '../../../../data');
const read = (file: string) => ({ file, text: readFileSync(path.join(data, file), 'utf8') });
const tables = readdirSync(path.join(data, 'foods')).map((file) => read(`foods/${file}`));
const index = buildFoodIndex(parseFoods(tables, read('figures.tsv')));

test('a visitor’s amounts read as people say them', () => {
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
