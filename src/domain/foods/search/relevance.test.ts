import { describe, expect, test } from 'vitest';
import { loadFoods } from '#server/foods/food-library.ts';
import { indexOthers, rankFoods } from './rank-foods.ts';

const { index: reference } = loadFoods();
const sources = { reference, others: indexOthers([]), usage: new Map(), today: '2026-11-20' };
const find = (query: string) => rankFoods(sources, query, 30).map(({ food }) => food);
const names = (query: string) => find(query).map(({ name }) => name);

describe('first results', () => {
  test.each([
    ['big mac', 'Big Mac'],
    ['apple', 'Apple'],
    ['apples', 'Apple'],
    ['egg', 'Egg'],
    ['milk', 'Milk'],
    ['chicken', 'Chicken'],
    ['rice', 'Rice'],
    ['coffee', 'Coffee'],
    ['cheese', 'Cheese'],
    ['oats', 'Rolled oats'],
    ['pizza', 'Cheese pizza'],
    ['crisps', 'Chips'],
    ['jacket potato', 'Jacket potato'],
    ['prawns', 'Shrimp'],
    ['coke zero', 'Diet cola'],
    ['kit kat', 'Kit Kat'],
    ['whopper', 'Whopper'],
    ['starbucks latte', 'Latte'],
    ['gk yog', 'Greek yogurt'],
    ['chix brst', 'Chicken breast'],
    ['evoo', 'Olive oil'],
    ['pbj', 'Peanut butter and jelly sandwich'],
    ['chiken brest', 'Chicken breast'],
    ['avacado tost', 'Avocado toast'],
    ['aple', 'Apple'],
    ['brocoli', 'Broccoli'],
    ['2 large eggs', 'Egg'],
    ['200g chicken breast', 'Chicken breast'],
    ['chicken breast 200 g', 'Chicken breast'],
    ['half an avocado', 'Avocado'],
    ['three slices of bread', 'Bread'],
    ['grande latte', 'Latte'],
    ['1 cup rice', 'Rice'],
  ])('%s: %s', (query, name) => {
    expect(names(query)[0]).toBe(name);
  });
});

test.each([
  ['ban', 'Banana'],
  ['app', 'Apple'],
  ['mil', 'Milk'],
  ['bre', 'Bread'],
  ['che', 'Cheese'],
  ['tom', 'Tomato'],
  ['wat', 'Water'],
  ['bac', 'Bacon'],
  ['cho', 'Chocolate'],
  ['banku', 'Banku'],
])('after a few letters the food that people eat most comes first: %s', (letters, name) => {
  expect(names(letters)[0]).toBe(name);
});

describe('excluded results', () => {
  test('a known brand finds no foods that only share a word with it', () => {
    expect(names('big mac')).toEqual(['Big Mac']);
    expect(names('quest bar')).toEqual(['Protein bar']);
  });

  test('every result contains all words if any does', () => {
    for (const { name, aliases } of find('peanut butter'))
      expect([name, ...aliases].join(' ').toLowerCase(), name).toMatch(/peanut butter|pb|reese|goober/);
  });

  test('words that no food contains find nothing', () => {
    expect(names('xyzzy')).toEqual([]);
    expect(names('asdf qwer')).toEqual([]);
  });
});

test('foods of one kind come before dishes and drinks made from them', () => {
  for (const [query, group] of [
    ['apple', 'fruit'],
    ['chicken', 'poultry'],
    ['salmon', 'seafood'],
    ['milk', 'dairy'],
    ['tomato', 'vegetable'],
  ] as const)
    expect(
      find(query)
        .slice(0, 3)
        .map((food) => food.group),
      query,
    ).toEqual([group, group, group]);
});
