import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const read = (text: string) =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);

describe('Maud cooks for many', () => {
  test.each([
    ['a third of the shepherds pie I made, dish serves 4', ["Shepherd's pie 333"]],
    ['half of the lasagna, it serves 6', ['Lasagna 750']],
    ['half the curry, recipe serves 4', ['Chicken curry 480']],
    ['1/4 of the moussaka, makes 6 servings', ['Moussaka 375']],
    ['I had half of the fish pie, which serves 4', ['Fish pie 600']],
  ])('a share of a dish is that many of its servings: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test('a dish of known weight is divided by the share alone', () => {
    expect(read('a third of a 1.2 kg lasagna, serves 4')).toEqual(['Lasagna 400']);
    expect(read('lasagna, it serves 6')).toEqual(['Lasagna 232']);
  });

  test.each([
    [
      'baked a 900 g sourdough this morning, had two thick slices with marmalade',
      ['Sourdough bread 86', 'Marmalade 20'],
    ],
    [
      'baked a 900 g sourdough this morning\nhad two thick slices with marmalade',
      ['Sourdough bread 86', 'Marmalade 20'],
    ],
    ['bought a 400g tub of hummus, had two tablespoons', ['Hummus 30']],
    ['picked up a 1.5 kg watermelon and ate two wedges', ['Watermelon 650']],
    ['bought a 2 litre bottle of coke, had a glass', ['Cola 248']],
    ['bought 2 kg of apples, ate one', ['Apple 200']],
    ['cooked 1 kg of rice and had a bowl', ['Rice 237']],
    ['roasted a 2 kg chicken, had a breast and two wings', ['Chicken breast 120', 'Chicken wings 70']],
  ])('what was made or bought is weighed, what was eaten counts: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test.each([
    ['bought a 500 g steak and ate it all', ['Steak 500']],
    ['baked a 900 g sourdough this morning, ate half', ['Sourdough bread 450']],
    ['made 500 g of pasta and had 2 eggs', ['Pasta 500', 'Egg 100']],
    ['bought 200 g ham, had two slices of bread', ['Ham 200', 'Bread 56']],
  ])('all of it, a share of it, or another food besides: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test.each([
    [
      'batch of 12 flapjacks from 250g oats, 150g butter and 150g golden syrup; ate one',
      ['Rolled oats 21', 'Butter 13', 'Corn syrup 13'],
    ],
    [
      'tray of 16 brownies from 200 g dark chocolate, 150 g butter and 3 eggs, had one',
      ['Dark chocolate 13', 'Butter 9', 'Egg 9'],
    ],
  ])('one of a batch has its part of each ingredient: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });
});

describe('Olu shares', () => {
  test.each([
    [
      'split the takeaway 3 ways: large chicken chow mein and a sweet & sour pork',
      ['Chicken chow mein 99', 'Sweet and sour pork 57'],
    ],
    ['shared with my wife: a pepperoni pizza and garlic bread', ['Pepperoni pizza 354', 'Garlic bread 40']],
    ['split with hubby - a naan and a chicken korma', ['Naan 44', 'Chicken korma 110']],
    ['shared with my sister: fish and chips', ['Fish and chips 200']],
  ])('every dish that is listed: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test.each([
    ['shared a pizza with my wife and had a beer', ['Cheese pizza 346', 'Beer 360']],
    ['shared with my wife, then had ice cream', ['Ice cream 135']],
    ['split a pizza with my wife, plus garlic bread', ['Cheese pizza 346', 'Garlic bread 79']],
    [
      'had a coffee. split 2 ways: a large pizza and chicken wings',
      ['Coffee 360', 'Cheese pizza 477', 'Chicken wings 70'],
    ],
  ])('not what each had alone: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });
});

describe('spoons and measures', () => {
  test.each([
    ["nan's trifle, a couple of big spoonfuls", ['Trifle 54']],
    ['scalloped potatoes, a heaping spoonful, with ham', ['Scalloped potatoes 47', 'Ham 60']],
    ['mashed sweet potato, two spoons', ['Mashed sweet potatoes 94']],
    ['a spoonful of apple crumble', ['Apple crumble 31']],
  ])('a dish is served with a serving spoon: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test.each([
    ['two spoonfuls of ice cream', ['Ice cream 24']],
    ['a spoonful of jam', ['Jam 20']],
    ['3 spoons of mashed avocado', ['Avocado 45']],
  ])('a tablespoon of what is scooped, spread or fed: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test.each([
    ['double vodka and lemonade', ['Vodka 42', 'Lemonade 189', 'Vodka 28']],
    ['2 double whiskies', ['Whiskey 168']],
    ['2 double vodka and coke', ['Vodka and cola 450', 'Vodka 57']],
    ['double gin and tonics', ['Gin and tonic 225', 'Gin 28']],
    ['rum and coke, double measure', ['Rum and coke 225', 'Rum 28']],
    ['whisky, large measure', ['Whiskey 84']],
    ['2 single malts', ['Scotch 84']],
    ['gin & tonic (double)', ['Gin and tonic 225', 'Gin 28']],
    ['vodka and lemonade, double', ['Vodka 42', 'Lemonade 189', 'Vodka 28']],
    ['a single vodka and soda', ['Vodka 42', 'Sparkling water 183']],
    ['slimline tonic and gin', ['Diet tonic water 183', 'Gin 42']],
    ['gin with a can of tonic', ['Gin 42', 'Tonic water 360']],
  ])('spirits are poured by the measure and filled up by the glass: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test('doubles without a spirit are the dish, and other doubles keep their name', () => {
    expect(read('doubles')[0]).toContain('Doubles');
    expect(read('double cheeseburger')).toEqual(['Double cheeseburger 270']);
  });
});
