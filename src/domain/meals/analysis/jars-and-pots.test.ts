import { describe, expect, test } from 'vitest';
import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { analyzeMeal } from './analyze-meal.ts';

const read = (text: string): string[] =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);

describe("jars that Leila's son eats", () => {
  test.each([
    ['a Beech-Nut Stage 1 baby food with strained peaches', ['Baby food peaches 113']],
    ['a Gerber 2nd Foods baby food with squash', ['Baby food squash 99']],
    [
      'two jars of Gerber 2nd Foods strained baby food, one with squash and one with bananas',
      ['Baby food squash 99', 'Baby food bananas 113'],
    ],
  ])('are named after what is in them, whoever made them for whatever age: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test('a banana beside a jar is a banana', () => {
    expect(read('a jar of baby food with a banana')).toEqual(['Baby food 110', 'Banana 126']);
  });
});

describe('chicken and dumplings', () => {
  test.each([
    ['chicken or turkey with dumplings', ['Chicken and dumplings 320']],
    ['chicken soup with dumplings', ['Chicken soup 320']],
    ['chicken with rice', ['Chicken 100', 'Rice 140']],
  ])('are cooked in one pot, unlike what is served beside the chicken: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });
});

test.each([
  ['a smoothie with added protein', ['Protein fruit smoothie 324']],
  ['oatmeal with protein', ['Oatmeal 240', 'Protein powder 31']],
  ['a bar high in fiber and protein', ['Fiber One bar 40']],
])('protein that is added is powder, protein that a food has is not: %s', (text, foods) => {
  expect(read(text)).toEqual(foods);
});

describe('school lunch', () => {
  test('is where the pizza came from, also when breakfast is named before', () => {
    expect(read('a slice of cheese pizza from the school lunch')).toEqual(['School cheese pizza 147']);
    const { items, meals } = analyzeMeal('For breakfast, I had milk and pizza from school lunch', index);
    expect(items.map(({ name }) => name)).toEqual(['Milk', 'School cheese pizza']);
    expect(meals.map(({ kind }) => kind)).toEqual(['breakfast']);
  });

  test('is a meal if food follows it', () => {
    expect(analyzeMeal('school lunch: pizza', index).meals).toMatchObject([{ kind: 'lunch' }]);
  });
});

test.each([
  ['a glass of chocolate and strawberry milk', ['Chocolate milk 248', 'Strawberry milk 248']],
  ['chocolate and milk', ['Chocolate 18', 'Milk 244']],
])('one milk for two flavors: %s', (text, foods) => {
  expect(read(text)).toEqual(foods);
});

test.each([
  ['54.0g and 3.1g of boiled potatoes', ['Boiled potato 57']],
  ['chicken, 50 g and 20 g of rice', ['Chicken 50', 'Rice 20']],
])('two weights of one food add up, unless the first belongs to the food before: %s', (text, foods) => {
  expect(read(text)).toEqual(foods);
});

test.each([
  ['a cup of Sopa de Fideo Aguada, a noodle soup I made following a Mexican recipe', ['Sopa de fideo 245']],
  ['a chicken sandwich, a chicken wrap', ['Chicken sandwich 140', 'Grilled chicken wrap 161']],
])('a dish isn’t counted again when it is explained: %s', (text, foods) => {
  expect(read(text)).toEqual(foods);
});

describe("Ben's takeaway", () => {
  test.each([
    ['half of a takeaway curry', ['Chicken curry 120']],
    ['two thirds of a takeaway biryani', ['Chicken biryani 163']],
    ['a third of a takeaway pizza', ['Cheese pizza 230']],
    ['chinese takeaway: chow mein and ribs', ['Chow mein 290', 'Pork ribs 105']],
  ])('is shared like any other food: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });
});

describe('pizza without its crust', () => {
  test.each([
    ['two slices of pepperoni pizza without the crust', ['Pepperoni pizza without crust 186']],
    ['a thin crust pizza', ['Thin crust cheese pizza 86']],
  ])('lacks the edge: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test('keeps the cheese: it has more fat for its weight', () => {
    const shareOfFat = (text: string): number => {
      const { fatG, energyKcal } = analyzeMeal(text, index).total;
      return (fatG?.value ?? 0) / (energyKcal?.value ?? 1);
    };
    expect(shareOfFat('pizza without the crust')).toBeGreaterThan(shareOfFat('pizza'));
  });
});

describe("Amina's weighed bread and drinks", () => {
  test.each([
    ['52.5 g of bread with margarine', ['Bread 45', 'Margarine 8']],
    ['100 g bread and butter', ['Bread 100', 'Butter 7']],
  ])('the weight of bread with something on it is that of both: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test.each([
    ['240 g of orange-flavored soft drink', 'Orange soda 240'],
    ['whole dry white maize 100 g', 'Dry corn kernels 100'],
    ['100 g dried cassava', 'Cassava flour 100'],
    ['100 g dry green gram', 'Dry mung beans 100'],
    ['100 g boiled Irish potatoes', 'Boiled potato 100'],
    ['100 g okra boiled with soda', 'Boiled okra 100'],
  ])('dry is not cooked, and the soda okra is boiled with is no drink: %s', (text, food) => {
    expect(read(text)).toEqual([food]);
  });
});

test.each([
  ['100 g of parmigiano', 'Hard Parmesan cheese'],
  ['100 g of huevo estrellado', 'Fried egg'],
  ['100 g of frijoles volteados', 'Refried beans'],
  ['100 g of tam mak hung', 'Green papaya salad'],
  ['100 g of daal chana', 'Dal'],
  ['100 g of unrefined maize nshima', 'Nshima'],
  ['a cup of puffed millet', 'Puffed millet'],
  ['a cup of dried sesame seed kernels', 'Sesame seeds'],
  ['a cup of boiled cowpeas leafy tips', 'Cooked leaves of vegetables'],
])('other kitchens’ words name their food, not one that sounds like it: %s', (text, food) => {
  expect(analyzeMeal(text, index).items.map(({ name }) => name)).toEqual([food]);
});
