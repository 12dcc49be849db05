import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const read = (text: string): string[] =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);
const names = (text: string): string[] => analyzeMeal(text, index).items.map(({ name }) => name);

describe('Ines counts pieces that she cut herself', () => {
  test.each([
    ['6 carrot batons', ['Carrot 60']],
    ['8 celery sticks', ['Celery 32']],
    ['4 pepper strips', ['Bell pepper 40']],
    ['a wedge of stilton', ['Blue cheese 40']],
    ['half a sleeve of oreos', ['Oreo 70']],
    ['decaf with a glug of semi', ['Decaf coffee 360', '2% milk 31']],
    ['mug of bovril', ['Vegemite 12']],
    ['kiwi, mango and grapes, half a cup of each', ['Kiwi 90', 'Mango 83', 'Grapes 75']],
    ['americano 1 sugar', ['Coffee 360', 'Sugar 4']],
    ['beef pho large bowl', ['Pho 662']],
    ['2 rashers and 2 eggs', ['Bacon 30', 'Egg 100']],
    ['we shared a plate of wings, i had 4', ['Chicken wings 140']],
    ['nandos quarter chicken breast', ['Piri piri chicken 165']],
    ['maccies nuggets and small fries', ["McDonald's Chicken McNuggets 95", "McDonald's French fries 71"]],
    ['bagel with cream cheese, 410 cal', ['Bagel 136', 'Cream cheese 15']],
    ['half a ready meal cottage pie (450g)', ["Shepherd's pie 225"]],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods));
});

describe('Omar names places, labels and reasons, which aren’t food', () => {
  test.each([
    ['burger king 6 nuggets', ['Chicken nuggets']],
    ['starbucks 1 croissant', ['Croissant']],
    ['bagel, 410 cal per the app', ['Bagel']],
    ['6 mango habanero wings', ['Chicken wings']],
    ['wingstop 10 pc lemon pepper', ['Chicken wings']],
    ['3 vita-weats', ['Crispbread']],
    ['dad’s bbq: burger, sausage', ['Hamburger', 'Sausage']],
    ['cheese on toast cos the fridge is empty', ['Cheese on toast']],
    ['roast chicken thigh', ['Chicken thigh']],
    ['horlicks, semi skimmed', ['Horlicks']],
    ['tuna salad on lettuce', ['Tuna salad', 'Lettuce']],
    ['chips, 1 oz, with salsa', ['Chips', 'Salsa']],
    ['wrap: halloumi, roast peppers, rocket', ['Flour tortilla', 'Halloumi', 'Bell pepper', 'Arugula']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('Pia leaves out a part, not the food', () => {
  test.each([
    ['pork chop no mash, just peas', ['Pork chop', 'Green peas']],
    ['burger, took the bun off', ['Hamburger patty']],
    ['burger and fries, no fries just the burger', ['Hamburger']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('Quinn writes hours and meals in short', () => {
  test.each([
    ['7.30 idli x3, 11 filter coffee, 2pm curd rice', ['Idli 114', 'Coffee 360', 'Curd rice 250']],
    [
      'breakfast at 9 flat white, 11 banana, 1 ham sandwich',
      ['Flat white 240', 'Banana 126', 'Ham sandwich on white bread 115'],
    ],
    ['then around 6 steak and peas', ['Steak 160', 'Green peas 83']],
    ['b oatmeal, l soup, d spag bol', ['Oatmeal 240', 'Soup 245', 'Spaghetti bolognese 350']],
    ['about 7 meatballs', ['Meatballs with sauce 301']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods));
});

describe('Rosa bakes and eats a few', () => {
  test.each([
    ['batch of 12 muffins (2 cups flour, 3 eggs), i ate 2', ['All-purpose flour 42', 'Egg 25']],
    ['banana bread (3 bananas, 200g flour) 1 of 10 slices', ['Banana 38', 'All-purpose flour 20']],
    ['portion of cottage pie (serves 6, 750g mince)', ["Shepherd's pie 250"]],
    ['baked 24 cookies, ate 3 warm from the oven', ['Cookies 90']],
    ['stew (500g beef, 3 carrots) one quarter', ['Beef 125', 'Carrot 45']],
    ['made a frittata w 6 eggs, spinach and feta, ate a third', ['Egg 100', 'Spinach 8', 'Feta cheese 9']],
    ['then shared a tiramisu', ['Tiramisu 88']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods));
});
