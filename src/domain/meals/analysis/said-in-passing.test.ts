import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const read = (text: string) =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);
const left = (text: string) => analyzeMeal(text, index).notUnderstood;

describe('Jonas trains, gardens and eats', () => {
  test.each([
    ['leg day done, 45 mins, then wolfed down 4 boiled eggs', ['Boiled egg 200']],
    ['walked the dog then necked a can of coke', ['Cola 372']],
    ['chest and back day done, inhaled 3 eggs and toast', ['Egg 150', 'Toast 50']],
    ['push day 50 mins, after that gobbled up two bananas', ['Banana 252']],
    ['watered the plants and nibbled on a few almonds', ['Almonds 7']],
    ['upper body day, tucked into a steak and chips afterwards', ['Steak 160', 'French fries 117']],
  ])('what follows an activity was eaten, whatever the verb: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
    expect(left(text)).toEqual([]);
  });

  test.each([
    'leg day at 6pm, 5 sets of squats',
    'planted tomatoes and peppers',
    'harvested 3 kg of potatoes',
    'leg day done, 45 mins',
    'leg day then abs',
    'walked the dog along the river then bread delivery came',
  ])('an activity alone is no meal: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('Priya talks to the app', () => {
  test.each([
    ['hey can you add a mandarin to my afternoon snack please', ['Clementine 85']],
    ['could you log two boiled eggs for me', ['Boiled egg 100']],
    ['would you put down a latte', ['Latte 360']],
    ["could you add a handful of almonds to today's snacks?", ['Almonds 28']],
    ['can i log a bagel with cream cheese please', ['Bagel 105', 'Cream cheese 15']],
    ["I'd like you to log a falafel wrap", ['Falafel sandwich 215']],
    ['can you note that i had two eggs', ['Egg 100']],
  ])('asks for an entry: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
    expect(left(text)).toEqual([]);
  });

  test.each([
    'can I eat two eggs?',
    'can i log alcohol?',
    'could you recommend a snack',
    'can you freeze yogurt?',
    'can you add sugar to coffee on a fast?',
    'could you tell me how many calories in a banana',
  ])('asks a question: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

test.each([
  ['quarter kilo of cherries, stones and all', ['Cherries 250']],
  ['an apple, core and all', ['Apple 200']],
  ['sardines on toast, bones and all', ['Sardines 75', 'Toast 50']],
  ['3 slices of toast crusts and all', ['Toast 75']],
  ['mango, skin and all, with yogurt', ['Mango 210', 'Yogurt 170']],
  ['fish and chips and all that', ['Fish and chips 400']],
])('nothing left on the plate is no second food: %s', (text, foods) => {
  expect(read(text)).toEqual(foods);
  expect(left(text)).toEqual([]);
});

describe('a meal named twice, by its kind and by its food', () => {
  test.each([
    ['chippy tea by the sea, cod n chips, couldnt manage the last third', ['Fish and chips 267']],
    ['curry night, chicken tikka masala and a naan', ['Chicken tikka masala 220', 'Naan 88']],
    ['burger night, cheeseburger and fries', ['Cheeseburger 165', 'French fries 117']],
    ['taco tuesday: 3 beef tacos', ['Beef taco on corn tortilla 315']],
    ['fish friday - battered cod and chips', ['Beer-battered cod 160', 'French fries 117']],
    ['an indian - lamb bhuna and pilau rice', ['Mutton curry 310', 'Pilau rice 250']],
  ])('counts once: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
    expect(left(text)).toEqual([]);
  });

  test.each([
    ['chippy tea, then a slice of cake', ['Fish and chips 400', 'Cake 110']],
    ['curry night, 2 beers', ['Chicken curry 240', 'Beer 720']],
    ['burger night, had a salad', ['Hamburger 145', 'Green salad 94']],
    ['pad thai, green curry', ['Pad Thai 300', 'Green curry 220']],
    ['chicken kebab, lamb kofta', ['Chicken kebab 202', 'Lamb kofta meatballs 120']],
  ])('counts besides what else there was: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });
});
