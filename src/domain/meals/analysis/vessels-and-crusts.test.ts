import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const read = (text: string) =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);

describe('what drinks come in', () => {
  test.each([
    ['flask of black tea over the morning', ['Tea 456']],
    ['a thermos of coffee', ['Coffee 477']],
    ['half a carafe of house white', ['White wine 254']],
    ['jug of sangria', ['Sangria 1014']],
    ['flask of chicken soup', ['Chicken soup 466']],
    ['teacup of green tea', ['Green tea 183']],
  ])('is a measure, not food: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test('a glass isn’t filled with a spirit', () => {
    expect(read('tumbler of whisky')).toEqual(['Whiskey 57']);
    expect(read('a glass of rum')).toEqual(['Rum 57']);
    expect(read('flask of whisky')).toEqual(['Whiskey 170']);
    expect(read('a glass of red wine')).not.toEqual(['Red wine 57']);
  });
});

describe('English words aren’t dishes of other countries', () => {
  test.each([
    ['soup after chemo', ['Soup 245']],
    ['cutting carbs, had a salad', ['Green salad 94']],
    ['brick of cheese', ['Brick cheese 21']],
    ['had dinner in jamaica, jerk chicken', ['Jerk chicken 150']],
    ['burger in arizona', ['Hamburger 145']],
  ])('%s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test('drinks and spreads of these names stay', () => {
    expect(read('agua de jamaica')).toEqual(['Hibiscus drink 245']);
    expect(read('bagel with philadelphia')).toEqual(['Bagel 105', 'Cream cheese 15']);
    expect(read('a manhattan')).toEqual(['Manhattan 120']);
  });
});

describe('pies without their crust', () => {
  test.each([
    ['chicken pot pie, no crust', ['Chicken pot pie without pie crust 188']],
    ['steak and kidney pie filling', ['Meat pie without pie crust 173']],
    ['shepherds pie filling', ["Shepherd's pie 250"]],
    ['apple pie filling, half a cup', ['Apple pie filling 130']],
  ])('%s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test('have less energy than the pie, and not less than the filling', () => {
    const kcalOf = (text: string) => analyzeMeal(text, index).total.energyKcal?.value ?? 0;
    const [whole, filling] = [kcalOf('chicken pot pie'), kcalOf('chicken pot pie filling no crust')];
    expect(filling).toBeLessThan(0.6 * whole);
    expect(filling).toBeGreaterThan(0.3 * whole);
  });
});

test.each([
  ['cottage pie w cheese on top, third of a 900g dish', ["Shepherd's pie 300"]],
  ['lasagna, a quarter of a 1.2kg tray', ['Lasagna 300']],
  ['paella, a fifth of a 2 kg pan', ['Paella 400']],
  ['chicken salad, half of a 300 g tub', ['Chicken salad 150']],
])('the dish is the food before it: %s', (text, foods) => {
  expect(read(text)).toEqual(foods);
});

describe('milk and creamer from plants', () => {
  test.each([
    ['chai latte on coconut milk', ['Chai latte with plant milk 360']],
    ['hot chocolate on coconut milk', ['Hot chocolate with plant milk 248']],
    ['flat white on oat milk', ['Flat white with plant milk 240']],
    ['matcha latte on oat', ['Matcha latte with plant milk 360']],
    ['coffee with coconut milk', ['Coffee 360', 'Coconut milk beverage 30']],
    ['chai on oat milk', ['Chai with milk 240', 'Oat milk 30']],
    ['decaf w oat creamer and 1 stevia', ['Decaf coffee 360', 'Coffee creamer 30', 'Stevia 1']],
  ])('%s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test('curries and rice keep the coconut milk of a can, and an almond croissant is no milk', () => {
    expect(read('thai curry with coconut milk')).toEqual(['Chicken curry with coconut milk 300']);
    expect(read('latte with an almond croissant')).toEqual(['Latte 360', 'Almond croissant 100']);
  });
});

test('bare chops are of pork, and lamb chops stay lamb', () => {
  expect(read('chops, mash n peas')).toEqual(['Pork chop 120', 'Mashed potatoes 125', 'Green peas 83']);
  expect(read('lamb chops and mint sauce')[0]).toBe('Lamb chop 90');
});
