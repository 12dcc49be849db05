import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const read = (text: string): string[] =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);
const names = (text: string): string[] => analyzeMeal(text, index).items.map(({ name }) => name);
const kcalOf = (text: string): number => Math.round(analyzeMeal(text, index).total.energyKcal?.value ?? 0);

describe('Nora lists what is in her order', () => {
  test.each([
    ['chipotle bowl, chicken, white rice, pinto beans', ['Chicken', 'White rice', 'Pinto beans']],
    ['poke bowl, no onion, salmon, rice, edamame', ['Salmon', 'Rice', 'Edamame']],
    ['wrap, chicken, lettuce, ranch', ['Grilled chicken wrap', 'Ranch dressing']],
    ['omelette, ham, cheese, peppers', ['Ham and cheese omelet']],
    ['sandwich, apple, crisps', ['Sandwich', 'Apple', 'Chips']],
    ['3 tacos, beans, rice', ['Taco', 'Beans', 'Rice']],
  ])('its contents count once: %s', (text, foods) => expect(names(text)).toEqual(foods));

  test.each([
    ['sausage mcmuffin meal', ['Sausage McMuffin', 'Hash browns', 'Coffee']],
    ['big mac meal with coffee', ['Big Mac', 'French fries', 'Coffee']],
  ])('a meal comes with what is served at that time: %s', (text, foods) =>
    expect(names(text)).toEqual(foods),
  );

  test('meatballs with marinara aren’t the sub of that name', () =>
    expect(names('4 meatballs with marinara sauce')).toEqual(['Meatballs with sauce']));

  test.each([
    ['kumara and feta salad', ['Sweet potato', 'Feta cheese', 'Green salad']],
    ['greek salad', ['Greek salad']],
  ])('a salad holds what it is named after: %s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('Ana eats a part of what was made or ordered', () => {
  test.each([
    ['made a pot of chili for 8, I had one bowl', ['Chili 382']],
    ["ate the crusts off two pb&j's", ['Peanut butter and jelly sandwich 56']],
    ['went halves on a large pepperoni pizza with my roommate', ['Pepperoni pizza 498']],
    ['lamb and the seven vegetables', ['Lamb 85', 'Mixed vegetables 93']],
    ['8 pork and chive dumplings', ['Steamed dumpling 200']],
    ['my book club served lemon squares but I only had one', ['Lemon bar 38']],
    ['italian sub with ham, salami, provolone, lettuce', ['Italian sub 295']],
    ['a few bites of pancake with syrup', ['Pancakes 45', 'Pancake syrup 12']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods));

  test.each([
    ["I didn't have the fries I had the side salad", ['Green salad']],
    ['scratch that, I had the side salad', ['Green salad']],
    ["cooked curry and rice for everyone but I wasn't hungry so I had none", []],
    ['korean bbq with 3 friends, kimchi and rice', ['Kimchi', 'Rice']],
    [
      'chicken bowl white rice black beans fajita veg cheese',
      ['Chicken', 'White rice', 'Black beans', 'Peppers and onions', 'Cheese'],
    ],
    ['2 monsters today, one zero sugar one regular', ['Low-calorie Monster Energy', 'Monster Energy']],
    ['toast with everything bagel seasoning', ['Toast', 'Sesame seeds']],
  ])('only what was eaten counts: %s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('Theo copies the energy of labels', () => {
  test.each([
    ['burrito, label said 540 calories', 540],
    ['soup, the tin says 240 kcal', 240],
    ['sandwich 420 cals according to the pack', 420],
    ['big mac, total 540 cal', 540],
    ['yogurt drink, says 820kJ on the carton', 196],
    ['2 eggs 140, toast 90, 1 tsp butter 35, total 265 cal', 265],
    ['oats 150 + banana 105 + pb 190 = 445', 445],
  ])('%s', (text, kcal) => expect(Math.abs(kcalOf(text) - kcal)).toBeLessThanOrEqual(2));

  test('a total is no cereal', () => expect(names('spaghetti, about a cup total')).toHaveLength(1));
});

describe('Gus is sloppy with amounts', () => {
  test.each([
    ['most of a banana', ['Banana 95']],
    ["half a kid's bowl of mac and cheese", ['Mac and cheese 121']],
    ['half a bag of doritos (party size)', ['Doritos 126']],
    ['2 coffees, large', ['Coffee 1200']],
    ['four of us shared 2 large pizzas', ['Cheese pizza 477']],
    ['hot dog with ketchup, x2', ['Hot dog on bun 204', 'Ketchup 17']],
    ['a bowl of olives', ['Olives 68']],
    ['cake obviously, a slice of chocolate cake', ['Chocolate cake 110']],
    ['mint tea, sweet', ['Herbal tea 360', 'Sugar 8']],
    ['3 pints of stella', ['Beer 1440']],
    ['a high noon', ['Hard seltzer 360']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods));
});
