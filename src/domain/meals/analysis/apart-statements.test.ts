import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const read = (text: string) =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);

const LINES = [
  'a protein shake, vanilla',
  'coconut water 330 ml',
  'steak 200g',
  'peanut butter on a rice caek',
  'a sandwich with ham and chese',
  'tacos',
  'pizza (mushrooms, olives)',
  '2 eggs and toast',
  'oatmeal with honey',
  'curry made with rice and peas',
];

describe.each(['\n', '. ', '; '])('joined by %j', (joiner) => {
  test.each(LINES)('“%s” is read as it is alone, whatever comes next', (line) => {
    for (const other of LINES)
      expect([line, other, ...read(`${line}${joiner}${other}`)]).toEqual([
        line,
        other,
        ...read(line),
        ...read(other),
      ]);
  });
});

test.each([
  ['pizza. ate half', ['Cheese pizza 346']],
  ['2 tacos. shared them with my wife', ['Taco 105']],
  ['2 tbsp. butter', ['Butter 28']],
  ['8 oz. steak', ['Steak 227']],
  ['had 8 oz. steak and rice', ['Steak 227', 'Rice 140']],
])('a sentence that refers to another is read with it: %s', (text, foods) => {
  expect(read(text)).toEqual(foods);
});

test.each([
  ['a sandwich made with ham and cheese, brownie', 'Brownie 50'],
  ['curry made with rice and peas, beer', 'Beer 360'],
])('what follows the last ingredient is another food: %s', (text, food) => {
  expect(read(text).at(-1)).toBe(food);
});

test('a share is that of the food in its own sentence', () => {
  expect(read('tacos\nshared the pizza with my wife')).toEqual(['Taco 210', 'Cheese pizza 346']);
  expect(read('tacos\na big brownie, had about half')).toEqual(['Taco 210', 'Brownie 45']);
});

test('an unknown word isn’t a typo of a word with another first letter that changes what was eaten', () => {
  expect(read('toast. stuck at ohare, got a bagel')).toEqual(['Toast 50', 'Bagel 105']);
  expect(read('toast iwth butter')).toEqual(read('toast with butter'));
});
