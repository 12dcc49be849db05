import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const itemsOf = (text: string) => analyzeMeal(text, index).items;
const names = (text: string) => itemsOf(text).map(({ name }) => name);
const grams = (text: string) => itemsOf(text).map((item) => Math.round(item.grams.value));

describe('fillings', () => {
  test.each([
    ['5 dates stuffed with almond butter', ['Dates', 'Almond butter']],
    ['celery filled with cream cheese', ['Celery', 'Cream cheese']],
    ['chicken breast stuffed with spinach and feta', ['Chicken breast', 'Spinach', 'Feta cheese']],
    ['peppers stuffed with rice and beef', ['Stuffed pepper']],
    ['mushrooms stuffed with cheese', ['Stuffed mushrooms']],
    ['burrito filled with beans and cheese', ['Bean and cheese burrito']],
    ['donut filled with jam', ['Jam doughnut']],
    ['pita stuffed with falafel', ['Falafel sandwich']],
    ['a cup filled with shredded fontina', ['Fontina cheese']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('measured fat isn’t counted in the fried food as well', () => {
  test.each([
    ['prawns 130g stir fried in 1 tsp sesame oil', ['Shrimp', 'Sesame oil']],
    ['salmon pan fried in 1 tbsp butter', ['Salmon', 'Butter']],
    ['fried cod using butter', ['Fried cod', 'Butter']],
    ['fried rice in 1 tbsp oil', ['Fried rice', 'Vegetable oil']],
    ['fried chicken with 1 tbsp butter', ['Fried chicken', 'Butter']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('kinds of sauce and syrup are one food, and food with sauce is two', () => {
  test.each([
    ['rice syrup', ['Corn syrup']],
    ['oat syrup', ['Simple syrup']],
    ['roast chicken with bread sauce', ['Baked chicken', 'White sauce']],
    ['fries dip', ['French fries', 'Dip']],
    ['2 crumpet spread', ['Crumpet', 'Butter or margarine']],
    ['fries ketchup', ['French fries', 'Ketchup']],
    ['10 nuggets bbq sauce', ['Chicken nuggets', 'Barbecue sauce']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('grain in a salad that has none is a food of its own', () => {
  test.each([
    ['kale salad with quinoa', ['Kale Caesar salad', 'Quinoa']],
    ['garden salad with croutons', ['Green salad', 'Croutons']],
    ['caesar salad with croutons', ['Caesar salad with chicken and croutons']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

test('lettuce instead of bread', () => {
  expect(names('burger in a lettuce wrap instead of a bun')).toEqual(names('burger without bun'));
  expect(names('cheeseburger protein style')).toEqual(names('cheeseburger no bun'));
});

describe('amounts', () => {
  test.each([
    ['half a baguette', [125]],
    ['a grating of parmesan', [6]],
    ['a sprinkling of parmesan', [2]],
    ['a cuppa', [240]],
    ['a third of a sharing bag of doritos (180g)', [60]],
    ['2 bags of crisps (180g)', [180]],
    ['ate like half a sleeve of thin mints', [64]],
    ['rice cakes with cottage cheese', [27, 70]],
    ['cappuccino with an extra shot', [360, 60]],
    ['made a lasagne that serves 8, had 2 servings', [600]],
  ])('%s', (text, amounts) => expect(grams(text)).toEqual(amounts));
});
