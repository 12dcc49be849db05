import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const itemsOf = (text: string) => analyzeMeal(text, index).items;
const names = (text: string) => itemsOf(text).map(({ name }) => name);
const portions = (text: string) => itemsOf(text).map(({ name, grams }) => [name, Math.round(grams.value)]);
const kcalOf = (text: string) => Math.round(analyzeMeal(text, index).total.energyKcal?.value ?? 0);

describe('Mina logs with emoji', () => {
  test.each([
    [
      '☕ + 🥐 am, 🥗 with chicken at lunch, 🍔🍟 dinner',
      ['Coffee', 'Croissant', 'Garden salad with chicken', 'Hamburger', 'French fries'],
    ],
    ['had 🍣 for lunch', ['Sushi']],
    ['no 🍕 today, just 🥗', ['Green salad']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));

  test('repeated emoji are counted', () =>
    expect(portions('🥚🥚🥓')).toEqual([
      ['Egg', 100],
      ['Bacon', 16],
    ]));

  test.each([
    ['birthday cake 🍰', ['Cake']],
    ['had pasta for dinner 🍝🍷', ['Pasta']],
    ['breakfast 🍳: toast and jam', ['Toast', 'Jam']],
    ['had a great day 😀', []],
  ])('beside food in words they only decorate: %s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('Dan dictates his meals', () => {
  test.each([
    ['one hundred and fifty grams of chicken', [['Chicken', 150]]],
    ['a hundred and twenty grams of rice', [['Rice', 120]]],
    ['one fifty grams chicken', [['Chicken', 150]]],
    [
      'a hundred grams of chicken and two eggs',
      [
        ['Chicken', 100],
        ['Egg', 100],
      ],
    ],
  ])('%s', (text, foods) => expect(portions(text)).toEqual(foods));

  test('meals without punctuation', () =>
    expect(names('breakfast was toast lunch was soup and dinner pasta')).toEqual(['Toast', 'Soup', 'Pasta']));

  test('a walk before a meal doesn’t hide it', () => {
    expect(names('walked the dog then treated myself to a brownie')).toEqual(['Brownie']);
    expect(names('walked the dog')).toEqual([]);
  });

  test.each(['hba1c came back 48', 'my ldl is 130', 'got my bloods back: vitamin d 32, b12 400'])(
    'laboratory results are no food: %s',
    (text) => expect(names(text)).toEqual([]),
  );
});

describe('what was left out, and what was left', () => {
  test.each([
    ['chicken tikka masala but no rice or naan', ['Chicken tikka masala']],
    ['burrito bowl no rice', ['Burrito bowl without rice']],
    [
      'chicken fajitas but skipped the tortillas. just the meat, peppers and onions',
      ['Chicken fajita without tortilla'],
    ],
    ['everything except the rice so just beef and broccoli', ['Beef', 'Broccoli']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('kinds and flavors named after the food', () => {
  test.each([
    ['a kebab each, doner with chilli sauce', ['Doner kebab', 'Tomato chili sauce']],
    ['premier protein shake choc, 1 carton', ['Protein shake']],
    ['half a tub of ben & jerrys cookie dough', ['Luxury ice cream']],
    ['iced latte with 2% milk', ['Iced latte']],
    ['gluten free bagel', ['Bagel']],
    ['250g beef mince (5%)', ['Ground beef, 95% lean']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('parts listed after the meal', () => {
  test('the meat of a roast dinner and its sides', () =>
    expect(names('roast beef dinner w yorkshire pudding, roasties and carrots')).toEqual([
      'Beef',
      'Yorkshire pudding',
      'Roast potatoes',
      'Carrot',
    ]));

  test('milk listed after coffee or tea is a splash', () => {
    expect(portions('coffee: 2 sugars, milk')[2]).toEqual(['Milk', 30]);
    expect(kcalOf('tea: milk, 2 sugars')).toBeLessThan(60);
  });

  test('"two helpings with rice" have rice twice', () =>
    expect(portions('curry, two helpings with rice')[1]).toEqual(['Rice', 280]));
});

describe('shares of what was bought or cooked', () => {
  test('a weight much above a small share is that of the whole', () => {
    expect(portions('a quarter of a cake (800 g)')).toEqual([['Cake', 200]]);
    expect(portions('half a pizza (200 g)')).toEqual([['Cheese pizza', 200]]);
  });

  test('a recipe cooks lentils from dry', () =>
    expect(portions('dal: 1 cup red lentils, 1 onion, 2 tbsp ghee. serves 4')[0]).toEqual([
      'Dry red lentils',
      48,
    ]));

  test('the pieces eaten of a baked batch', () =>
    expect(kcalOf('baked 12 oat cookies from 100g oats, 100g sugar, 100g butter. ate 3')).toBeLessThan(450));
});
