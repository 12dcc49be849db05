import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const read = (text: string): string[] =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);
const names = (text: string): string[] => analyzeMeal(text, index).items.map(({ name }) => name);

describe('Priya shares food', () => {
  test.each([
    ['half of a cake (600 g)', ['Cake 300']],
    ['half an avocado (150 g)', ['Avocado 75']],
    ['half a pizza (200 g)', ['Cheese pizza 200']],
    ['half a block of tofu (175 g)', ['Extra firm tofu, dense 175']],
  ])('a weight in brackets that nobody eats as a share is that of the whole: %s', (text, foods) =>
    expect(read(text)).toEqual(foods),
  );

  test.each([
    ['half a tray of lasagna', ['Lasagna 464']],
    ['half a pot of chili', ['Chili 510']],
    ['a third of a pan of brownies', ['Brownie 200']],
    ['half a tray of sushi', ['Sushi 90']],
    ['half a pot of yogurt', ['Yogurt 85']],
  ])('a share of a tray or pot is a share of what several people eat: %s', (text, foods) =>
    expect(read(text)).toEqual(foods),
  );

  test('a traybake is shared like a tray', () =>
    expect(read('8 chicken thighs and 1 kg potatoes, ate a quarter of the traybake')).toEqual(
      read('8 chicken thighs and 1 kg potatoes, ate a quarter of the tray'),
    ));

  test.each([
    ['3 sausages and mash, left all 3 sausages', ['Mashed potatoes 125']],
    ['2 sausages and mash, left both sausages', ['Mashed potatoes 125']],
    ['2 eggs on toast, left both', ['Toast 50']],
    ['3 sausages and mash, left one of the sausages', ['British sausage 100', 'Mashed potatoes 125']],
  ])('nothing counts of what was left: %s', (text, foods) => expect(read(text)).toEqual(foods));

  test('a part of a dish that was left is missing from it', () => {
    expect(names('full english, left all 3 sausages')).toEqual(['Full English breakfast without sausage']);
    expect(names('fish and chips, left the chips')).toEqual(['Fish and chips without fries']);
  });
});

describe('Owen names the kind after the food', () => {
  test.each([
    ['a burger each, cheeseburger', ['Cheeseburger']],
    ['pizza each, a margherita', ['Pizza Margherita']],
    ['a coffee, latte', ['Latte']],
    ['30 g cheese, brie', ['Brie cheese']],
    ['crackers, cheese, brie', ['Crackers', 'Cheese', 'Brie cheese']],
    ['a burger, fries', ['Hamburger', 'French fries']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('Jo leaves out commas and writes short words', () => {
  test.each([
    ['3 chicken wings fries', ['Chicken wings 105', 'French fries 117']],
    ['2 servings wings hot sauce', ['Chicken wings 280', 'Hot sauce 5']],
    ['a mint', ['Mint candy 2']],
    ['3 mints', ['Mint candy 6']],
    ['2 mint leaves', ['Fresh mint 0']],
    ['3 nana', ['Banana 378']],
    ['half a nana and yog', ['Banana 63', 'Yogurt 170']],
    ["soup at nana's", ['Soup 245']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods));
});
