import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const read = (text: string) =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);

describe("Tess's notes", () => {
  test.each([
    ['rice, a cup', ['Rice 158']],
    ['honey, a teaspoon', ['Honey 7']],
    ['stuffing, about a cup', ['Bread stuffing 200']],
    ['rice (a cup)', ['Rice 158']],
  ])('an amount after the food counts without a number: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test.each([
    ['chick-fil-a sandwich, the spicy one', ['Chick-fil-A chicken sandwich 187']],
    ['yogurt, the vanilla one', ['Flavored yogurt 170']],
    ['premier protein shake vanilla (11 oz)', ['Protein shake 312']],
    ['1 scoop optimum nutrition gold standard choc', ['Whey protein powder 31']],
    ['a quarter rotisserie chicken, dark meat, no skin', ['Rotisserie chicken 150']],
  ])('a kind or flavor is no second food: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test.each([
    ['green curry with rice, barely touched the rice', ['Green curry 220', 'Rice 28']],
    ['steak and fries, hardly ate the fries', ['Steak 160', 'French fries 23']],
    ["steak and fries, didn't finish the fries", ['Steak 160', 'French fries 88']],
    ['curry, didnt bother w the rice', ['Chicken curry 240']],
  ])('what was left is taken from the right food: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test('a list that was split is split as a whole, once', () => {
    const shared = 'sheet pan dinner: 8 chicken thighs, 2 lb potatoes, 3 tbsp oil, split 4 ways';
    const foods = ['Chicken thigh 140', 'Potato, cooked any way 227', 'Vegetable oil 11'];
    expect(read(shared)).toEqual(foods);
    expect(read(`${shared}. had my quarter`)).toEqual(foods);
    expect(read('2 tacos and a pizza, split 2 ways')).toEqual(['Taco 210', 'Cheese pizza 346']);
  });

  test('half a jar is half of what a jar holds', () => {
    expect(read('half a jar of salsa')).toEqual(['Salsa 243']);
    expect(read('a jar of baby food peas')).toEqual(['Baby food peas 99']);
  });

  test('a salad of leaves has a bowl of them', () => {
    expect(read('salad: romaine, egg and chickpeas')).toEqual([
      'Romaine lettuce 70',
      'Egg 50',
      'Chickpeas 90',
    ]);
    expect(read('smoothie: spinach, banana, milk')[0]).toBe('Spinach 25');
  });

  test('pictures between words separate foods', () => {
    expect(read('🍳 2 eggs 🥓 3 bacon')).toEqual(['Egg 100', 'Bacon 24']);
    expect(read('bagel w/ butter 🌞 cup of ramen').slice(0, 2)).toEqual(['Bagel 105', 'Butter 8']);
    expect(analyzeMeal('🍎', index).notUnderstood).toEqual(['🍎']);
  });

  test.each(['licked the bowl', 'dr appt moved', 'saved my life'])('%s: nothing was eaten', (text) => {
    expect(read(text)).toEqual([]);
  });

  test.each([
    ['a pice of toast', 'Toast 50'],
    ['chicken schnitty', 'Chicken schnitzel 130'],
    ['sugar free jello cup, no whip', 'Sugar free Jello 120'],
    ['soup with croutons on top', 'Soup 245'],
    ['hungover. bacon and egg roll from the servo', 'Egg and meat sandwich 155'],
    ['pancit bihon', 'Pancit 250'],
  ])('%s', (text, food) => {
    expect(read(text)[0]).toBe(food);
  });
});
