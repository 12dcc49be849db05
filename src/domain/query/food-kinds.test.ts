import { expect, test } from 'vitest';
import { FOOD_KINDS, foodKind, isOfKind } from './food-kinds.ts';
import { foodWords } from './food-words.ts';

const kindsOf = (name: string): readonly string[] =>
  FOOD_KINDS.filter((kind) => isOfKind(new Set(foodWords(name)), kind)).map((kind) => kind.name);

test.each([
  ['Salmon with rice', ['fish', 'seafood']],
  ['Fish oil', []],
  ['Shrimp, grilled', ['seafood', 'shellfish', 'shrimp']],
  ['Turkey burger', ['poultry', 'meat']],
  ['Veggie burger on bun', ['vegetables']],
  ['Ham and cheese sandwich', ['red meat', 'processed meat', 'meat', 'cheese', 'dairy']],
  ['Apple juice', []],
  ['Oatmeal with blueberries', ['fruit', 'berries', 'oatmeal']],
  ['Almond milk', []],
  ['Almonds, roasted', ['nuts']],
  ['M&M’s, peanut', []],
  ['Carrot cake', ['desserts', 'sweets']],
  ['Rice cake', []],
  ['Green beans', ['vegetables']],
  ['Jelly beans', []],
  ['Hot chocolate', []],
  ['Chocolate chip cookies', ['desserts', 'sweets']],
  ['Egg roll', []],
  ['Caffè latte', ['coffee']],
  ['Matcha latte', []],
])('%s is %j', (name, kinds) => {
  expect(kindsOf(name)).toEqual(kinds);
});

test('a kind is known by the name that queries use', () => {
  expect(['fish', 'vegetable', 'veggies', 'soft drink'].map((name) => foodKind(name)?.name)).toEqual([
    'fish',
    'vegetables',
    'vegetables',
    'soda',
  ]);
  expect(foodKind('salmon')).toBeUndefined();
});
