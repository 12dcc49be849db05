import { describe, expect, test } from 'vitest';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import type { Food } from '#domain/foods/food.ts';
import { referenceIndex } from '#domain/foods/testing/reference-index.ts';
import { analyzeMeal } from './analyze-meal.ts';
import { stateFit } from './state-fit.ts';

const portion = { label: 'cup', grams: 180 };
const food = (name: string, group: Food['group'], waterG?: number): Food => ({
  id: 'food',
  name,
  aliases: [],
  group,
  portions: [portion],
  defaultPortion: portion,
  per100g: waterG === undefined ? {} : { waterG },
});

const beans = food('Black beans, dry', 'legume', 11);
const peas = food('Green peas', 'legume', 78);

describe("Chidi's beans", () => {
  test('boiled, they are not the dry ones; dried, peas are not the fresh ones', () => {
    expect(stateFit(beans, termsOfText('boiled black beans'))).toBeLessThan(1);
    expect(stateFit(peas, termsOfText('dried peas'))).toBeLessThan(1);
  });

  test('foods in the right state, with no state named, or with unknown water aren’t ranked lower', () => {
    expect(stateFit(beans, termsOfText('black beans'))).toBe(1);
    expect(stateFit(peas, termsOfText('boiled peas'))).toBe(1);
    expect(stateFit(food('Beans', 'legume'), termsOfText('boiled beans'))).toBe(1);
    expect(stateFit(food('Dried apricots in water', 'fruit', 76), termsOfText('dried apricots'))).toBe(1);
  });

  test('steamed bread still counts as baked flour', () => {
    expect(stateFit(food('Crackers', 'refined-grain', 4), termsOfText('steamed crackers'))).toBe(1);
  });
});

describe('what Chidi weighed before cooking', () => {
  const names = (text: string) => analyzeMeal(text, referenceIndex).items.map(({ name }) => name);

  test.each([
    ['80 g dry rice noodles', ['Dry rice noodles']],
    ['a cup of raw navy beans', ['Dry navy beans']],
    ['50 g uncooked bulgur', ['Dry bulgur']],
    ['60 g raw buckwheat', ['Dry buckwheat']],
    ['a cup of dried buttermilk', ['Buttermilk powder']],
    ['2 tbsp onion soup mix', ['Dry onion soup mix']],
    ['a quarter cup of dehydrated onion flakes', ['Dried onion flakes']],
  ])('is the dry food: %s', (text, foods) => expect(names(text)).toEqual(foods));

  test.each([
    ['80 g rice noodles', ['Rice noodles']],
    ['a cup of navy beans', ['White beans']],
    ['50 g bulgur', ['Bulgur']],
    ['a cup of raw sprouted mung beans', ['Bean sprouts']],
  ])('without such a word it is the cooked food: %s', (text, foods) => expect(names(text)).toEqual(foods));

  test.each([
    ['100 g of cooked dried black-eyed peas', ['Black-eyed peas']],
    ['60 g boiled dry noodles', ['Noodles']],
    ['100 g dry navy beans, boiled', ['Dry navy beans']],
    ['30 g boiled dried fish', ['Cooked dried fish']],
  ])('cooked dried beans are cooked, dry beans to be cooked are dry: %s', (text, foods) =>
    expect(names(text)).toEqual(foods),
  );

  test.each([
    ['5 g instant coffee', ['Instant coffee powder']],
    ['11 g of coffee substitute', ['Coffee substitute powder']],
    ['25 g hot chocolate', ['Hot chocolate mix, dry']],
    ['240 g of instant coffee', ['Instant coffee, prepared']],
    ['1 fl oz instant coffee', ['Instant coffee, prepared']],
  ])('a few grams of a drink are its powder: %s', (text, foods) => expect(names(text)).toEqual(foods));
});
