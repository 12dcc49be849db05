import { expect, test } from 'vitest';
import { readAskedFood } from './asked-food.ts';

test.each([
  ['how many calories are in a banana', 'calories', 'a banana'],
  ['how much protein is there in 100 g of chicken breast', 'protein', '100 g of chicken breast'],
  ['how much sugar does a can of coke have', 'sugar', 'a can of coke'],
  ['calories in two slices of pizza', 'calories', 'two slices of pizza'],
  ['macros of greek yogurt', undefined, 'greek yogurt'],
  ['what are the nutrition facts for 2 eggs', undefined, '2 eggs'],
])('%s is about a food', (text, nutrient, food) => {
  expect(readAskedFood(text)).toEqual({ nutrient, food });
});

test.each([
  'how much protein is in my breakfast',
  'how many calories did i eat in january',
  'how many steps in the last week',
  'how much fiber was in yesterdays dinner',
  'how many grams of carbs are in my average lunch',
])('%s is about the records', (text) => {
  expect(readAskedFood(text)).toBeUndefined();
});
