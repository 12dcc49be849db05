import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const read = (text: string) =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);

describe('poultry meatballs and souvlaki are foods of their own', () => {
  test.each([
    [
      'turkey meatballs (4) with marinara over zoodles',
      ['Turkey or chicken meatballs 112', 'Spaghetti sauce 80', 'Zucchini 110'],
    ],
    ['6 chicken meatballs', ['Turkey or chicken meatballs 168']],
    ['meatballs in marinara sauce', ['Meatballs with sauce 129']],
    ['chicken souvlaki pita with tzatziki', ['Chicken souvlaki in pita 200', 'Tzatziki 45']],
    ['pork souvlaki pitta', ['Gyro 200']],
    ['chicken souvlaki', ['Chicken kebab 202']],
  ])('%s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });
});

describe('pieces as they are sold and served', () => {
  test.each([
    ['dunkin hash browns 6 pc', ['Hash brown rounds 33']],
    ['2 hash browns', ['Hash browns 110']],
    ['4 dolmades and a dollop of taramasalata', ['Stuffed vine leaves 112', 'Taramasalata 20']],
    ['2 scoops mango sorbet', ['Sorbet 132']],
    ['a few pieces of goat meat', ['Goat meat 90']],
    ['2 tbsp of brownie batter', ['Brownie 34']],
    ['two thick slices of soda bread', ['Soda bread 148']],
    ['a burrito', ['Burrito 257']],
    ['a small burrito', ['Burrito 119']],
    ['pulled pork on a slider bun, ate two', ['Pulled pork sandwich 144']],
  ])('%s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });
});

test.each([
  ['6am 2 weet-bix, 9 flat white', ['Weetabix 35', 'Flat white 240']],
  ['7am porridge, 10 banana', ['Oatmeal 240', 'Banana 126']],
  ['8am coffee, 10 almonds', ['Coffee 360', 'Almonds 12']],
  ['7am, 9 oz steak', ['Steak 255']],
  ['6am coffee, 5 eggs', ['Coffee 360', 'Egg 250']],
])('after an hour, a number before a singular is a later hour: %s', (text, foods) => {
  expect(read(text)).toEqual(foods);
});
