import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const read = (text: string) =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);
const names = (text: string) => analyzeMeal(text, index).items.map(({ name }) => name);

describe('“and a half”', () => {
  test.each([
    ['2 eggs and a half cup of rice', ['Egg 100', 'Rice 79']],
    ['4 crackers and a quarter of an avocado', ['Crackers 12', 'Avocado 38']],
    ['3 fish sticks and a third of a cup of peas', ['Fish sticks 60', 'Green peas 55']],
    ['2 eggs and a half avocado', ['Egg 100', 'Avocado 75']],
    ['a sandwich and a half bag of chips', ['Sandwich 150', 'Chips 14']],
  ])('is the next food’s in “%s”', (text, foods) => expect(read(text)).toEqual(foods));

  test.each([
    ['a cup and a half of rice', ['Rice 237']],
    ['2 slices and a half of bread', ['Bread 70']],
    ['a cup and a half rice', ['Rice 237']],
    ['2 eggs and a half with toast', ['Egg 125', 'Toast 50']],
    ['a bagel and a half', ['Bagel 158']],
  ])('is the same food’s in “%s”', (text, foods) => expect(read(text)).toEqual(foods));
});

describe('brackets', () => {
  test.each([
    ['poke bowl (rice, tuna, avocado), miso soup', ['Poke bowl', 'Miso soup']],
    ['sandwich (ham, cheese), apple', ['Ham and cheese sandwich', 'Apple']],
    ['cobb salad (egg, bacon, avocado), coffee', ['Cobb salad', 'Coffee']],
  ])('list parts only up to their end: %s', (text, foods) => expect(names(text)).toEqual(foods));

  test.each([
    ['coffee (2 sugars, splash of milk)', ['Coffee', 'Sugar', 'Milk']],
    ['latte (oat milk)', ['Latte with plant milk']],
    ['ugali (maize porridge)', ['Ugali']],
    ['toast (2 slices, whole grain) + jam', [expect.stringMatching(/toast/i), 'Jam']],
  ])('say what goes into a drink, or which kind it is: %s', (text, foods) =>
    expect(names(text)).toEqual(foods),
  );

  test('list the sides of meat', () => {
    expect(names('steak (rice, salad), cola')).toEqual(['Steak', 'Rice', 'Green salad', 'Cola']);
  });
});

describe('one food, said once', () => {
  test.each([
    ['naan pizza: 1 naan, marinara, mozzarella', ['Naan', 'Spaghetti sauce', 'Mozzarella cheese']],
    ['pita pizza: 1 pita, tomato sauce, cheese', ['Pita bread', 'Tomato sauce', 'Cheese']],
    ['half a turkey and avocado sandwich on whole wheat', ['Turkey', 'Avocado', 'Whole wheat bread']],
    ['one brownie from a 9x13 pan', ['Brownie']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));

  test.each([
    ['mac and cheese, the 12 oz frozen one', ['Mac and cheese 340']],
    ['greek yogurt, the 500 g one', ['Greek yogurt 500']],
    ['a protein shake, the 26 g one', ['Protein shake 325']],
    ['chips, the 40 g one', ['Chips 40']],
  ])('its size comes later: %s', (text, foods) => expect(read(text)).toEqual(foods));
});

test.each([
  ['ribeye, double green beans', 2],
  ['steak with double rice', 2],
])('double is two servings: %s', (text, times) => {
  const single = analyzeMeal(text.replace('double ', ''), index).items.at(-1);
  const double = analyzeMeal(text, index).items.at(-1);
  expect(double?.name).toBe(single?.name);
  expect(double?.grams.value).toBe(times * (single?.grams.value ?? 0));
});

test.each([
  ['double cream', /cream/],
  ['a double cheeseburger', /Double cheeseburger/],
  ['a double chicken burger', /burger/],
])('%s is a name', (text, name) => {
  expect(read(text)).toEqual([expect.stringMatching(name)]);
});

test.each([
  ['2am feeding snack for me: string cheese', ['String cheese']],
  ['study snack - apple and cheese', ['Apple', 'Cheese']],
  ['toast at 9, 3 pm snack: apple', ['Toast', 'Apple']],
  ['cheese snack: string cheese', ['Cheese crispbread snack', 'String cheese']],
])('a snack with a description is a meal, not a food: %s', (text, foods) => {
  expect(names(text)).toEqual(foods);
});

test.each([
  ['a trio of sliders', 3],
  ['a duo of sliders', 2],
])('%s', (text, count) => {
  const one = analyzeMeal('1 slider', index).items[0]?.grams.value ?? 0;
  expect(analyzeMeal(text, index).items[0]?.grams.value).toBe(count * one);
});

describe('fewer were eaten than named', () => {
  const grams = (text: string) => analyzeMeal(text, index).items.map((item) => Math.round(item.grams.value));

  test.each([
    ['10 wings, only ate 6', '6 wings'],
    ['ordered 10 wings but could only manage 6', '6 wings'],
    ['bought a dozen donuts, ate 2', '2 donuts'],
    ['20 piece nuggets, ate 14 of them', '14 nuggets'],
    ['4 slices of toast, had just 3', '3 slices of toast'],
    ['10 wings with ranch, ate 6', '6 wings with ranch'],
    ['6 tacos, finished 4 and a beer', '4 tacos and a beer'],
    ['Two bagels with butter. Ate only one.', '1 bagel with butter'],
  ])('“%s” is “%s”', (text, eaten) => expect(grams(text)).toEqual(grams(eaten)));

  test.each([
    ['2 eggs, had 1 coffee', ['Egg 100', 'Coffee 360']],
    ['2 eggs for breakfast, had 1 for lunch', ['Egg 100']],
    ['2 eggs, 3 bacon, ate 1', ['Egg 100', 'Bacon 8']],
    ['2 eggs, ate 3', ['Egg 100']],
    ['20 nuggets, ate half', ['Chicken nuggets 160']],
    ['12 wings, ate a third', ['Chicken wings 140']],
    ['500 g mince made into 4 burgers, ate 2', ['Ground beef 250']],
    ['chili: 500g ground beef, 200 g onion. made 5 bowls, i ate 1', ['Ground beef 100', 'Onion 40']],
  ])('“%s” keeps its numbers', (text, foods) => expect(read(text)).toEqual(foods));
});

test('vegetables beside weighed meat aren’t in its weight', () => {
  expect(read('steak 200 g with asparagus and mushrooms')).toEqual([
    'Steak 200',
    'Asparagus 93',
    'Mushrooms 35',
  ]);
});

describe('what is said in passing', () => {
  test.each([
    ['a cup of fat free (skim) milk', ['Skim milk 244']],
    ['a cup of chocolate milk made from syrup with whole milk', ['Whole chocolate milk 248']],
    ['150 g of coffee made with ground coffee and tap water', ['Coffee 150']],
    ['coffee with an ounce of half and half', ['Coffee 360', 'Half and half 28']],
    ['I ate 150 g of chicken, seasoning it with 1 g of salt', ['Chicken 150', 'Salt 1']],
    ['a slice of blueberry pie that is one-sixth of an 8-inch pie', ['Blueberry pie 150']],
    ['a baked potato, peel not eaten', ['Baked potato 285']],
    ['a trail mix consisting of almonds, raisins and chocolate chips', [expect.stringMatching(/^Trail mix/)]],
    ['one cheese and spinach-filled cannelloni', [expect.stringMatching(/^Cheese and spinach cannelloni/)]],
    ['a frozen pizza on a regular crust', [expect.stringMatching(/^Frozen .*pizza/)]],
    ['a small fillet of haddock coated with a light crust', ['Fried haddock 105']],
  ])('adds no second food: %s', (text, foods) => expect(read(text)).toEqual(foods));

  test.each([
    ['a burger (no bun) fries', ['Hamburger patty 85', 'French fries 117']],
    ['half a cup of half and half', ['Half and half 120']],
    ['a latte with oat milk, water', ['Latte with plant milk 360', 'Water 360']],
  ])('keeps the foods beside it: %s', (text, foods) => expect(read(text)).toEqual(foods));
});
