import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const itemsOf = (text: string) => analyzeMeal(text, index).items;
const grams = (text: string) => itemsOf(text).map((item) => Math.round(item.grams.value));
const names = (text: string) => itemsOf(text).map(({ name }) => name);
const kcal = (text: string) => analyzeMeal(text, index).total.energyKcal?.value ?? 0;

test('the size in a name isn’t an amount: all Big Macs are the same size', () => {
  expect(grams("one Big Mac from McDonald's")).toEqual(grams('a Big Mac'));
  expect(grams('a large chocolate bar')[0]).toBeGreaterThan(grams('a chocolate bar')[0] ?? 0);
});

describe('amounts in a row', () => {
  test.each([
    ['4oz salmon 1/2c quinoa 1c broccoli', [113, 85, 160]],
    ['43 g of other solanaceous veggies', [43]],
    ['a package of prepared noodle soup', [505]],
    ['a bierock', [215]],
    ['hash brown', [55]],
    ['chili w/ beans 1.5c', [383]],
    ['6 szt pierogi', [240]],
    ['a spoonful of mash', [48]],
    ['a spoonful of sugar', [13]],
    ['two 90g bread rolls with 10g butter each', [180, 20]],
    ['sashimi platter, 10 pieces of salmon', [85, 150]],
    ['sausage and mash with gravy', [400, 45]],
    ['doro wat with one piece of injera', [250, 127]],
    ['steak 8oz potato 200g', [227, 200]],
    ['2 eggs 1 toast', [100, 25]],
    ['half a lb ground turkey', [227]],
    ['zero sugar red bull, 250 ml', [254]],
    ['eggs x2 toast x1', [100, 25]],
    ['prawns 130g fried in 1 tbsp oil', [130, 14]],
    ['kfc 3 piece meal', [330]],
    ['half of cider', [240]],
    ['hash browns', [80]],
    ['2 egg omelette but the dog got about half of it', [55]],
    ['mango', [210]],
    ['smoothie of mango, pineapple and coconut water', [100, 56, 345]],
    ['porridge with mango', [240, 100]],
    ['chia pudding with coconut milk and mango', [180, 100]],
    ['breakfast burrito: eggs, chorizo, potato, cheese', [71, 100, 60, 100, 21]],
    ['rice and beans, 100 g and 50 g respectively', [100, 50]],
    ['beans and toast 200 g and 60 g respectively', [200, 60]],
    ['chicken, rice and broccoli: 150, 200 and 80 g', [150, 200, 80]],
    ['100 g each of rice and chicken', [100, 100]],
    ['2 slices of toast with a tsp of butter each', [50, 9]],
    ['two slices of toast with a poached egg on each', [50, 100]],
    ['3 pancakes, each with a pat of butter', [150, 21]],
    ['2 rice cakes, peanut butter on each one, and a coffee', [18, 32, 360]],
    ['rice and beans, 1 cup each with salsa', [158, 180, 32]],
    ['toast with jam x2', [50, 40]],
    ['10 nuggets bbq sauce', [160, 17]],
    ['6 wings hot sauce', [210, 5]],
    ['granola bar (2 bars)', [60]],
    ['oreos (3 cookies)', [33]],
    ['chips ahoy (3 cookies)', [32]],
    ['kit kat, 2 fingers', [21]],
    ['snickers 2 bars', [106]],
    ["mcdonald's 20 nuggets", [320]],
    ['a bite of brownie', [15]],
    ['chicken adobo over rice with lumpia x4', [244, 140]],
    ['mini babybel x2 and 2 kiwis', [42, 150]],
    ['fried rice, soy sauce, big bowl', [401, 16]],
    ['a latte with 2 pumps of hazelnut', [360, 20]],
  ])('%s', (text, weights) => {
    expect(grams(text)).toEqual(weights);
  });

  test.each([
    ['an omelette but the dog got about half of it', 'half of an omelette'],
    ['1 kg of potatoes between 4 of us, i had my quarter', '250 g of potatoes'],
    ['white chicken chili, 1/8 of the pot', 'a serving of white chicken chili'],
    ['cereal and 2% milk', 'cereal with 2% milk'],
    ['tacos al pastor, 3 of them', '3 tacos al pastor'],
    ['third coffee of the day', 'a coffee'],
    ['1.5 cups of milk, 2%', '1.5 cups of 2% milk'],
    ['apple juice box', 'a box of apple juice'],
    ['nachos shared with 2 friends, had about a quarter', 'a quarter of the nachos'],
    ['pizza split 3 ways, had half', 'half a pizza'],
    ['popcorn shared between 4, ate most', 'popcorn shared between 4'],
    ["ate half of my daughter's mac and cheese", 'half a mac and cheese'],
    ['chicken curry, a quarter of the pot that serves 4', 'chicken curry, a quarter of the pot'],
    ['that makes 4 eggs', '4 eggs'],
    ['chicken thigh 180g, skin on', 'chicken thigh 180g'],
    ['no ice in my coke', 'a coke'],
    ['banana bread, thick slice', 'a thick slice of banana bread'],
    ['cod fried in a tsp of butter', 'fried cod, a tsp of butter'],
    ['iced coffee no sugar splash of oat milk', 'iced coffee no sugar, a splash of oat milk'],
    ['porridge made with water not milk, honey', 'porridge made with water, honey'],
  ])('%s: as much as %s', (text, other) => {
    expect(grams(text)).toEqual(grams(other));
  });

  test.each([
    ['yogurt (170 g) with honey (10 g) and walnuts (15 g)', [170, 10, 15]],
    ['toast with a little butter (8 g)', [50, 8]],
    ['soup with a bit of olive oil, about 2 g', [245, 2]],
    ['coffee with half and half (1 oz)', [360, 28]],
    ['coffee with milk, 300 ml', [304, 30]],
  ])('an amount after an addition belongs to it: %s', (text, weights) => {
    expect(grams(text)).toEqual(weights);
  });

  test('slices after toast with jam are those of the toast', () => {
    expect(grams('toast with jam, 3 slices')[0]).toEqual(grams('3 slices of toast')[0]);
  });

  test.each([
    ['a large or thick slice of white bread', 43],
    ['a medium pizza slice with extra meat', 109],
    ['half of a canned pear', 90],
    ['a hamburger from the school cafeteria', 90],
    ['a piece of cheese pizza from school lunch', 147],
    ['a regular sausage on a biscuit', 110],
    ['hot chocolate made with dry mix and water that weighs 206 grams', 206],
    ['a burrito loaded with chicken, beans, rice and sour cream', 220],
    ['55 g of white potato', 55],
  ])('%s weighs %i g', (text, weight) => expect(grams(text)).toEqual([weight]));

  test('half the fries are half of a portion', () => {
    expect(grams('half the fries')[0]).toBe(Math.round((grams('fries')[0] ?? 0) / 2));
  });

  test('an amount and its weight are one food', () => {
    expect(grams('2 chicken breasts 200g')).toEqual([200]);
    expect(names('1 can 7 up')).toHaveLength(1);
  });
});

describe("Maya's shares", () => {
  test.each([
    ['split a burrito with my sister', 'half a burrito'],
    ['a burrito, split with my sister', 'half a burrito'],
    ['a burrito, left half of it', 'half a burrito'],
    ['50% of a burrito', 'half a burrito'],
    ['my sister and i split a burrito', 'half a burrito'],
    ['we shared a burrito', 'half a burrito'],
    ['ate 2 of the 6 nuggets', '2 nuggets'],
    ['cheese pizza, ate 3 of the 8 slices', '3 slices of cheese pizza'],
    ['3 slices of toast, no wait, 2 slices', '2 slices of toast'],
    ['1.5 kg watermelon, ate 500 g of it', '500 g watermelon'],
    ['half a bagel, gave the rest to my dog', 'half a bagel'],
    ["couldn't finish my burrito, had two thirds", 'two thirds of a burrito'],
  ])('%s: %s', (text, same) => {
    expect(grams(text)).toEqual(grams(same));
  });

  test('what she couldn’t finish counts as most of it, with a wide range', () => {
    const [whole] = itemsOf('a burrito');
    const [most] = itemsOf("a burrito, couldn't finish it");
    expect(most?.grams.value).toBeCloseTo(0.75 * (whole?.grams.value ?? 0), 6);
  });

  test('an eighth of a cake is a slice of it, a quarter of a watermelon more than a kilogram', () => {
    expect(grams('1/8 of a carrot cake')).toEqual(grams('1 slice of carrot cake'));
    expect(grams('a quarter of a watermelon')[0]).toBeGreaterThan(1000);
  });
});

describe("Hugo's batches", () => {
  test.each([
    ['made 12 cookies, ate 2', '2 cookies'],
    ['made 6 bowls of chili, had one', '1 bowl of chili'],
    ['a pot of chili, 6 servings, had 2', '2 servings of chili'],
    ['cooked 500 g pasta for 4 people, had one portion', '125 g pasta'],
    ['chili: 600 g ground beef, 300 g beans. serves 6, had 1', '100 g ground beef, 50 g beans'],
    ['pancakes (100 g flour, 200 ml milk), ate half the batch', '50 g flour, 100 ml milk'],
    ['a large pizza cut into 8, ate 4', 'half a large pizza'],
  ])('%s: %s', (text, same) => {
    expect(grams(text)).toEqual(grams(same));
  });

  test('eggs he made aren’t a batch of the toast he had with them', () => {
    expect(grams('made 3 eggs, had 2 slices of toast')).toEqual(grams('3 eggs, 2 slices of toast'));
  });
});

describe('corrections', () => {
  test.each([
    ['3 slices of toast with jam... no wait, 2 slices', ['Toast', 'Jam']],
    ['a coke, scratch that, a diet coke', ['Diet cola']],
    ['i had a banana. scratch that, it was an apple', ['Apple']],
    ['oatmeal with banana, wait no, with blueberries', ['Oatmeal', 'Blueberries']],
  ])('%s', (text, foods) => {
    expect(names(text)).toEqual(foods);
  });
});

describe('foods that were left out', () => {
  test('a cheeseburger without its bun has less energy, and no bun is logged', () => {
    expect(names('cheeseburger, no bun')).toEqual(['Cheeseburger without bun']);
    expect(kcal('cheeseburger, no bun')).toBeLessThan(0.85 * kcal('cheeseburger'));
    expect(names('ham and cheese sandwich, no cheese')).toEqual(['Ham sandwich on white bread']);
  });

  test('coffee without sugar and milk is coffee', () => {
    expect(names('coffee without milk and sugar')).toEqual(['Coffee']);
  });

  test('fish and chips without peas are fish and chips', () => {
    expect(names('fish and chips minus the mushy peas')).toEqual(['Fish and chips']);
  });

  test('a large dish keeps its size when something is left out', () => {
    expect(names('big mac without the sauce')).toEqual(['Big Mac']);
  });

  test('a skipped meal is nothing to log', () => {
    expect(names('skipped breakfast, banana at 11')).toEqual(['Banana']);
    expect(analyzeMeal('no breakfast today, just coffee', index).notUnderstood).toEqual([]);
  });
});

describe('energy that is stated', () => {
  test.each([
    ['300 kcal granola bar', 300],
    ['100 cal of chocolate', 100],
    ['a 250 calorie muffin', 250],
    ['yogurt (120 kcal)', 120],
    ['sandwich, 450 calories', 450],
    ['two 80 kcal eggs', 160],
    ['half a 600 kcal pizza', 300],
  ])('%s', (text, energy) => {
    expect(kcal(text)).toBeCloseTo(energy, 3);
  });
});

test('food with a drink is a separate portion, a lemon in it isn’t', () => {
  expect(grams('a glass of red with my pizza')[1]).toEqual(grams('pizza')[0]);
  expect(grams('coffee with toast')[1]).toEqual(grams('toast')[0]);
  expect(grams('vodka with lime')[1]).toBe(10);
});

test('a medium cup of ice cream is a size that it is sold in, 2 cups of it are a volume', () => {
  expect(grams('a medium cup of vanilla ice cream')).toEqual([240]);
  expect(grams('2 cups of vanilla ice cream')).toEqual([270]);
});

describe('plurals without a number', () => {
  test('banana slices are a banana, pineapple chunks a serving, and one slice is a slice', () => {
    expect(grams('banana slices')).toEqual(grams('banana'));
    expect(grams('pineapple chunks')).toEqual(grams('pineapple'));
    expect(grams('a slice of banana')[0]).toBeLessThan(10);
  });

  test('eggs are two, an egg is one, and crackers are a serving', () => {
    expect(grams('eggs')).toEqual(grams('2 eggs'));
    expect(grams('veggie sausages')).toEqual(grams('2 veggie sausages'));
    expect(grams('egg')).toEqual(grams('1 egg'));
    expect(grams('crackers')[0]).toBeGreaterThan(10);
  });
});

test('an unknown word before a dish leaves it unsure', () => {
  const sureness = (text: string) => itemsOf(text)[0]?.confidence ?? 0;
  expect(sureness('half a bowl of zorblax stew')).toBeLessThan(0.6);
  expect(sureness('half a bowl of beef stew')).toBeGreaterThan(0.6);
});

test('candy is counted in bars, spoons aren’t servings, and dessert comes in small bowls', () => {
  expect(grams('two twixes')).toEqual([102]);
  expect(grams('3 spoons of vegetable puree')).toEqual([36]);
  expect(grams('a bowl of rice pudding')[0]).toBeLessThan(300);
});

test('so little of a porridge is its dry grain', () => {
  expect(itemsOf('40 g oatmeal')[0]?.name).toBe('Rolled oats');
  expect(itemsOf('30 g grits')[0]?.name).toBe('Dry grits');
  expect(itemsOf('60 g cooked oatmeal')[0]?.name).toBe('Oatmeal');
  expect(itemsOf('60 g congee')[0]?.name).toBe('Congee');
});

test('a footlong club sandwich is a sub of that length', () => {
  expect(itemsOf('footlong club sandwich')[0]).toMatchObject({ name: 'Club sub', unit: 'footlong' });
  expect(grams('subway footlong chicken club sandwich')[0]).toBeGreaterThan(400);
});

test('a share of a recipe counts its pieces once', () => {
  expect(grams('banana muffins, recipe makes 12, had 2')).toEqual(grams('2 banana muffins'));
  expect(grams('brownies (recipe makes 16), ate 3')).toEqual(grams('3 brownies'));
  expect(grams('a 9x13 pan of brownies cut in 24, had 2')).toEqual(grams('2 brownies'));
  expect(grams('3 lb ground beef, 3 lb pasta, fed 10 of us, i had one share')).toEqual([136, 136]);
  expect(grams('gave my kid most of the milkshake, i had a third')).toEqual(
    grams('a third of the milkshake'),
  );
  expect(grams('banana bread, the loaf makes 10 slices, ate 2')).toEqual(grams('2 slices banana bread'));
});

test('a little is less than people usually have, a lot is more', () => {
  const [little = 0, usual = 0, much = 0] = ['a little', 'some', 'lots of'].flatMap((amount) =>
    grams(`${amount} rice`),
  );
  expect(little / usual).toBeCloseTo(0.64, 1);
  expect(much / usual).toBeCloseTo(1.45, 1);
  expect(grams('tiny bit of cheese')[0]).toBeLessThan(15);
  expect(grams('coffee with a little milk')).toEqual(grams('coffee with milk'));
});

test('the number before two fillings is that of sandwiches', () => {
  const one = grams('turkey and halloumi wrap');
  expect(grams('half a turkey and halloumi wrap')).toEqual(one.map((value) => Math.round(value / 2)));
  expect(grams('2 turkey and halloumi wraps')).toEqual(one.map((value) => value * 2));
  expect(grams('2 portions of paneer wrap')).toEqual(grams('paneer wrap').map((value) => value * 2));
  expect(grams('2 eggs and paneer wrap')).toEqual([...grams('2 eggs'), ...grams('paneer wrap')]);
});
