import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const itemsOf = (text: string) => analyzeMeal(text, index).items;
const names = (text: string) => itemsOf(text).map(({ name }) => name);
const portions = (text: string) => itemsOf(text).map(({ name, grams }) => [name, Math.round(grams.value)]);

describe('places called by what they sell name no food', () => {
  test.each([
    ['tried that new ramen place, the tonkotsu was unreal', ['Tonkotsu ramen']],
    ['at the sushi bar, 8 pieces of salmon nigiri', ['Salmon nigiri']],
    ['burger joint: double cheeseburger', ['Double cheeseburger']],
    ['the curry house, lamb rogan josh and pilau', ['Rogan josh', 'Pilau rice']],
    ['hot dog stand, 2 hot dogs', ['Hot dog on bun']],
    ['coffee shop muffin', ['Muffin']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));

  test.each([
    ['protein bar, banana', ['Protein bar', 'Banana']],
    ['chip shop chips', ['Chip-shop chips']],
    ['scrambled eggs from a restaurant', ['Scrambled eggs, restaurant']],
    ['roast beef joint, peas', ['Roast beef', 'Green peas']],
    ['beef madras takeaway, half a naan', ['Beef curry', 'Naan']],
  ])('%s is food', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('a dish isn’t lost in the name of what is eaten with it', () => {
  test.each([
    ['a burger and onion rings', ['Hamburger', 'Onion rings']],
    ['burger with onion rings', ['Hamburger']],
    ['mac and cheese', ['Mac and cheese']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

test.each([
  ['mac and cheese 1 cup', [['Mac and cheese', 230]]],
  ['peas and carrots 1 cup', [['Peas and carrots', 165]]],
  [
    'cheese and crackers 5',
    [
      ['Cheese', 21],
      ['Crackers', 15],
    ],
  ],
])('an amount behind a food of two words belongs to both: %s', (text, foods) =>
  expect(portions(text)).toEqual(foods),
);

describe('sandwiches that aren’t in the table are their filling on bread', () => {
  test.each([
    ['roast lamb sandwich', ['Roast lamb', 'White bread']],
    ['halloumi sandwich', ['Halloumi', 'White bread']],
    ['smoked salmon sandwich', ['Smoked salmon', 'White bread']],
    ['fried chicken sandwich', ['Fried chicken sandwich']],
    ['toasted sandwich', ['Grilled cheese sandwich']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('buttered food has butter on it', () => {
  test.each([
    ['a buttered roll', ['Dinner roll', 'Butter']],
    ['2 buttered crumpets with jam', ['Crumpet', 'Butter', 'Jam']],
    ['buttered popcorn', ['Buttered popcorn']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('kinds of several pieces', () => {
  test.each([
    [
      'two tacos (one chicken, one beef)',
      [
        ['Chicken taco', 105],
        ['Beef taco on corn tortilla', 105],
      ],
    ],
    [
      '3 donuts, 2 glazed and one chocolate',
      [
        ['Glazed donut', 120],
        ['Chocolate donut', 75],
      ],
    ],
    [
      'two sandwiches, one with ham and one with tuna',
      [
        ['Ham sandwich on white bread', 115],
        ['Tuna salad sandwich', 180],
      ],
    ],
    [
      '2 bagels, one with cream cheese, one with butter',
      [
        ['Bagel', 210],
        ['Cream cheese', 15],
        ['Butter', 8],
      ],
    ],
    [
      '3 tacos, 2 beers',
      [
        ['Taco', 315],
        ['Beer', 720],
      ],
    ],
  ])('%s', (text, foods) => expect(portions(text)).toEqual(foods));
});

describe('second helpings', () => {
  test.each([
    ['lasagne, went back for seconds', [['Lasagne', 600]]],
    ['tuna pasta bake, second helping too', [['Tuna noodle casserole', 560]]],
    ['roast chicken. had seconds', [['Baked chicken', 170]]],
  ])('%s', (text, foods) => expect(portions(text)).toEqual(foods));

  test('of several foods, nobody knows which', () =>
    expect(portions('lasagne and peas, went back for seconds')[0]).toEqual(['Lasagne', 300]));
});

describe('part of a package', () => {
  test.each([
    ['bag of spinach 200g, used half in a smoothie', [['Spinach', 100]]],
    ['1 kg bag of carrots, used 150 g of it in a salad', [['Carrot', 150]]],
    [
      'big tub of hummus, used about 30g of it on toast',
      [
        ['Hummus', 30],
        ['Toast', 50],
      ],
    ],
  ])('%s', (text, foods) => expect(portions(text)).toEqual(foods));
});

test('sugar in each of three cups is counted three times', () =>
  expect(portions('3 cups of black tea, one sugar in each')[1]).toEqual(['Sugar', 13]));

describe('a fruit behind a bottled drink is its flavor', () => {
  test.each([
    ['kombucha mango', ['Kombucha']],
    ['white claw mango', ['Hard seltzer']],
    ['premier protein vanilla', ['Protein shake']],
    ['two white claws, black cherry', ['Hard seltzer']],
    ['sparkling water, lime', ['Sparkling water', 'Lime']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

test('a drink isn’t lost in a biscuit called after it', () =>
  expect(names('2 rich tea with tea')).toEqual(['Rich Tea biscuit', 'Tea']));

test('cheese on a measured dish is counted', () =>
  expect(names('my chili: a cup and a half, with shredded cheese')).toEqual(['Chili', 'Cheese']));

describe('people and their homes are no food', () => {
  test.each([
    ["half a banana my toddler didn't want", ['Banana']],
    ['sunday roast at my in laws: lamb, roasties, gravy', ['Lamb', 'Roast potatoes', 'Gravy']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('listed fillings of a burrito come in a tortilla', () => {
  test.each([
    [
      'burrito: barbacoa, brown rice, pinto beans, guac',
      ['Flour tortilla', 'Pot roast', 'Brown rice', 'Pinto beans', 'Guacamole'],
    ],
    ['chicken burrito with rice, beans and cheese', ['Flour tortilla', 'Chicken', 'Rice', 'Beans', 'Cheese']],
    ['burrito with chips and guac', ['Burrito', 'Chips', 'Guacamole']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

test('granola on an açaí bowl is counted', () =>
  expect(names('acai bowl with granola and banana')).toEqual(['Açaí bowl', 'Granola', 'Banana']));

describe('half of one piece, and half of a portion', () => {
  test.each([
    ['half a fish finger', 14],
    ['half the fish fingers', 40],
    ['half a pizza', 346],
  ])('%s', (text, grams) => expect(portions(text)[0]?.[1]).toBe(grams));
});

test.each([
  ['chapatti without ghee', ['Chapati']],
  ['2 wheat flour chapattis', ['Chapati']],
  ['chapati with ghee', ['Chapati with ghee']],
  ['a veggie supreme', ['Vegetable pizza']],
])('%s', (text, foods) => expect(names(text)).toEqual(foods));

describe('food served in bread is counted with one bread', () => {
  test.each([
    ['chicken shawarma in a pita', ['Shawarma']],
    ['pitta filled with chicken shawarma and garlic sauce', ['Shawarma', 'Garlic sauce']],
    ['a roll with a hot dog', ['Hot dog on bun']],
    ['egg salad on a croissant', ['Egg salad', 'Croissant']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('mayonnaise in a list of fillings counts, lettuce is in the sandwich', () => {
  test.each([
    ['sandwich: ham, lettuce, mayo', ['Ham sandwich on white bread', 'Mayonnaise']],
    ['sandwich: ham, lettuce', ['Ham sandwich on white bread']],
    ['a 520 g sub with turkey, lettuce and mayo', ['Turkey sub']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

test.each([
  ['non dairy ice cream', ['Non-dairy ice cream']],
  ['a cup of non-dairy frozen treat', ['Non-dairy ice cream']],
  ['non-dairy yogurt', ['Soy yogurt']],
])('a kind without dairy: %s', (text, foods) => expect(names(text)).toEqual(foods));
