import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const names = (text: string) => analyzeMeal(text, index).items.map(({ name }) => name);
const portions = (text: string) =>
  analyzeMeal(text, index).items.map(({ name, grams }) => [name, Math.round(grams.value)]);

describe('people who made a food aren’t food', () => {
  test.each([
    ['soup that Tom made', ['Soup']],
    ['one muffin doreen made', ['Muffin']],
    ['pie Dave brought over and a tea', ['Pie', 'Tea']],
    ["a wendy's burger", ["Wendy's Jr. hamburger"]],
  ])('%s', (text, foods) => {
    expect(names(text)).toEqual(foods);
  });
});

describe('counts', () => {
  test.each([
    ['kimbap 1 roll', [['Kimbap', 230]]],
    ['500g lean mince made into 4 burgers, ate 2', [['Ground beef, 90% lean', 250]]],
    ['400g mince shaped into 4 patties, ate 1', [['Ground beef', 100]]],
    ['1 / 2 cup milk', [['Milk', 122]]],
    [
      '3 pancakes syrup',
      [
        ['Pancakes', 150],
        ['Pancake syrup', 40],
      ],
    ],
    ['3 fish fingers but left 1 of them', [['Fish sticks', 56]]],
    ['had 4 slices of pizza, left one slice', [['Cheese pizza', 357]]],
    ['12 wings, left 3 for tomorrow', [['Chicken wings', 315]]],
    ['had a salad, left half of it for later', [['Green salad', 47]]],
    ['2 eggs and toast, left 2 eggs', [['Toast', 50]]],
    ['3 sausages and mash, left 3 of the sausages', [['Mashed potatoes', 125]]],
    ["a slice of agnieszka's cheesecake", [['Cheesecake', 175]]],
    ['3 of my kids fries', [['French fries', 15]]],
    ['a sip of his wine', [['Wine', 15]]],
    [
      'eggs 2 w toast',
      [
        ['Egg', 100],
        ['Toast', 50],
      ],
    ],
    ['left two of my 6 wings', [['Chicken wings', 140]]],
    ['foot long tuna sub', [['Subway tuna sub', 474]]],
    [
      '2 scoops wpi in water',
      [
        ['Whey protein powder', 62],
        ['Water', 360],
      ],
    ],
    [
      'toast with marge',
      [
        ['Toast', 50],
        ['Margarine', 8],
      ],
    ],
    ['12 pretzel sticks', [['Salted pretzel sticks', 12]]],
    ["a thing of m&m's", [["M&M's", 48]]],
    [
      '3 sausages and half a tin of beans',
      [
        ['British sausage', 150],
        ['Baked beans', 225],
      ],
    ],
    [
      '2 sausages, egg',
      [
        ['Sausage', 70],
        ['Egg', 50],
      ],
    ],
    [
      '6 wings and fries, left two',
      [
        ['Chicken wings', 140],
        ['French fries', 117],
      ],
    ],
    ['fruit (1 banana)', [['Banana', 126]]],
    [
      'garlic bread x2 / 2 squares chocolate',
      [
        ['Garlic bread', 158],
        ['Chocolate', 16],
      ],
    ],
    [
      '4 slices of toast with butter',
      [
        ['Toast', 100],
        ['Butter', 16],
      ],
    ],
  ])('%s', (text, foods) => {
    expect(portions(text)).toEqual(foods);
  });
});

describe('foods named together are apart', () => {
  test.each([
    ['80g oats with banana', ['Rolled oats', 'Banana']],
    ['80g oats with honey', ['Rolled oats', 'Honey']],
    ['80g oats with walnuts', ['Rolled oats', 'Walnuts']],
    ['30g bran flakes with raisins and honey', ['Bran flakes', 'Raisins', 'Honey']],
    ['105g bagel with raisins', ['Cinnamon raisin bagel']],
    ['jacket potato w tuna sweetcorn', ['Jacket potato', 'Tuna', 'Corn']],
    ['sushi with soy', ['Sushi', 'Soy sauce']],
    ['latte with soy', ['Latte with plant milk']],
    ['honey butter chips', ['Chips']],
    ['burger chips', ['Hamburger', 'French fries']],
    ['turkey sandwich chips', ['Turkey sandwich on white bread', 'Chips']],
    ['toast slathered in peanut butter', ['Toast', 'Peanut butter']],
    ['crumpets dripping in butter', ['Crumpet', 'Butter']],
  ])('%s', (text, foods) => {
    expect(names(text)).toEqual(foods);
  });
});

test('an unknown word is a typo of a food only if it starts like it', () => {
  expect(names('doreen')).toEqual([]);
  expect(names('soreen')).toEqual(['Malt loaf']);
  expect(names('vanana')).toEqual(['Banana']);
  expect(names('abnana')).toEqual(['Banana']);
  expect(names('karrots')).toEqual(['Carrot']);
});

describe('joining words of other languages', () => {
  test.each([
    ['2 pupusas de queso con curtido', ['Cheese pupusa', 'Curtido']],
    ['arroz con pollo y ensalada', ['Arroz con pollo', 'Green salad']],
    ['bratwurst mit pommes', ['Bratwurst', 'French fries']],
    ['bratwurst und pommes', ['Bratwurst', 'French fries']],
    ['crepe avec nutella', ['Crepe', 'Nutella']],
    ['croissant et jambon', ['Croissant', 'Boiled ham']],
    ['chili con carne', ['Chili']],
    ['cafe con leche', ['Cafe con leche']],
  ])('%s', (text, foods) => {
    expect(names(text)).toEqual(foods);
  });
});

describe('every food is read, and only once', () => {
  test.each([
    ['marmite toast', ['Yeast extract spread', 'Toast']],
    ['sausage in bread', ['Sausage', 'Bread']],
    ['4 slices of salami in a bread roll', ['Salami', 'Dinner roll']],
    ['chicken salad with ranch on side', ['Chicken salad', 'Ranch dressing']],
    ['1 scoop vanilla protein', ['Protein powder']],
    ['2 seltzers (white claw)', ['Hard seltzer']],
    ['caprese panini but took the top bread off', ['Panini with ham, mozzarella and tomato']],
    ['roast chicken, red cabbage, gravy', ['Baked chicken', 'Cooked red cabbage', 'Gravy']],
    ['red cabbage', ['Raw red cabbage']],
    ['rainbow roll', ['Sushi']],
    ['double double', ['Coffee with cream and sugar']],
    ['pho with brisket', ['Pho']],
  ])('%s', (text, foods) => {
    expect(names(text)).toEqual(foods);
  });
});
