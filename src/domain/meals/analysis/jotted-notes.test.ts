import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';
import { isBestGuess } from './best-guess.ts';

const read = (text: string) =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name} ${Math.round(grams.value)}`);

describe("Tess's notes", () => {
  test.each([
    ['rice, a cup', ['Rice 158']],
    ['honey, a teaspoon', ['Honey 7']],
    ['stuffing, about a cup', ['Bread stuffing 200']],
    ['rice (a cup)', ['Rice 158']],
    ['cheese, an ounce', ['Cheese 28']],
    ['beef a pound', ['Beef 454']],
    ['rice x 200 g', ['Rice 200']],
    ['about 3ish cups of rice', ['Rice 474']],
    ['2 cups-ish rice', ['Rice 316']],
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

  test.each([
    ['eggs, 2 large', 100],
    ['2 large boiled eggs', 100],
    ['2 small eggs', 76],
    ['3 extra large eggs', 168],
    ['2 medium eggs', 88],
  ])('%s weigh %s g', (text, grams) => {
    expect(analyzeMeal(text, index).items.map((item) => Math.round(item.grams.value))).toEqual([grams]);
  });

  test.each([['2 eggs over easy'], ['2 over-easy eggs'], ['over medium eggs']])('%s are fried', (text) => {
    expect(read(text)).toEqual(['Fried egg 110']);
  });

  test.each([
    [['4 oz', '4oz', '4 ounces', '4 ozs', '1/4 lb', 'a quarter lb'], 'salmon'],
    [['2 tbsp', '2 T', '2 table spoons', '2 tablespoons'], 'olive oil'],
    [
      ['1.5 cups', '1 1/2 cups', '1+1/2 cups', 'a cup & a half', 'one and half cups', 'a cup and a half'],
      'milk',
    ],
    [['250 ml', '250 mls', '25 cl', '0.25 l'], 'orange juice'],
    [['1 lb', 'a lb', '16 oz', '1 pound'], 'strawberries'],
    [['1 tsp', '1 tea spoon', '1 teasp', 'a teaspoon'], 'honey'],
    [['3', '(3)', 'three', '3x'], 'eggs'],
  ])('%j of %s are the same amount', (said, food) => {
    for (const amount of said) expect(read(`${amount} ${food}`)).toEqual(read(`${said[0]} ${food}`));
  });

  test.each(['granola\ncorn\nsoup', 'granola, corn, and soup', 'granola and corn and soup'])(
    'names a soup beside corn, not corn soup: %s',
    (text) => {
      expect(read(text)).toEqual(['Granola 55', 'Corn 85', 'Soup 245']);
    },
  );

  test.each([
    ['miso soup burger cookies', ['Miso soup 245', 'Hamburger 145', 'Cookies 60']],
    ['bacon granola yogurt', ['Bacon 16', 'Granola 55', 'Yogurt 170']],
    ['strawberry banana yogurt', ['Fruit yogurt 170']],
    ['salmon cucumber sandwich', ['Vegetable sandwich 165']],
    ['2 eggs a piece of cake', ['Egg 100', 'Cake 110']],
    ['a fruit juice drink from a Kool-Aid Jammers pouch', ['Fruit juice drink, high vitamin C 186']],
    ['ham cheese sandwich', ['Ham and cheese sandwich 135']],
  ])('names dictated in a row are foods of their own unless one can hold the others: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test.each([
    ['EAS whey protein powder', ['EAS whey protein powder']],
    ['I spread a tablespoon of margarine on my bagel', ['Margarine', 'Bagel']],
  ])('words that only look like amounts or foods stay what they are: %s', (text, foods) => {
    expect(analyzeMeal(text, index).items.map(({ name }) => name)).toEqual(foods);
  });

  test('a pound without a number is no amount', () => {
    expect(read('cake, pound')).toEqual(read('cake'));
  });

  test('what something is stirred into is drunk too', () => {
    expect(read('2 tbsp milo in a glass of skim milk')).toEqual(['Malted milk 32', 'Skim milk 244']);
    expect(read('a splash of milk in my coffee')).toEqual(
      read('coffee with a splash of milk').toSorted().toReversed(),
    );
  });

  test('a banana at 3ish is one banana', () => {
    expect(read('banana at 3ish')).toEqual(read('a banana'));
  });

  test.each([
    ['burger, cheese on top', 'cheeseburger'],
    ['oatmeal, milk on top', 'oatmeal with milk'],
  ])('what is on top comes with it: %s', (text, same) => {
    expect(read(text)).toEqual(read(same));
  });

  test('a wrap holds what is named before it', () => {
    expect(read('salmon mango wrap')).toContain('Flour tortilla 45');
  });

  test('half a jar is half of what a jar holds', () => {
    expect(read('half a jar of salsa')).toEqual(['Salsa 225']);
    expect(read('half a jar of peanut butter')).toEqual(['Peanut butter 225']);
    expect(read('a jar of honey')).toEqual(['Honey 450']);
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
    expect(read('🍎')).toEqual(['Apple 200']);
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
    ['75 g dry spaghetti, 10 g olive oil', 'Dry pasta 75'],
    ['a chocolate pudding cup', 'Chocolate pudding cup 110'],
    ['5 ginger snaps', 'Gingersnap 35'],
    ['crackers, the peanut butter kind', 'Peanut butter sandwich crackers 45'],
  ])('%s', (text, food) => {
    expect(read(text)[0]).toBe(food);
  });
});

const AMOUNTS: readonly (readonly [food: string, amounts: readonly string[]])[] = [
  [
    'rice',
    [
      'a cup',
      '1 cup',
      '200 g',
      'half a cup',
      '2 cups',
      'a bowl',
      '3 tbsp',
      '5 oz',
      '1/2 cup',
      'a small bowl',
    ],
  ],
  ['bread', ['2 slices', 'a slice', '60 g', 'one slice']],
  ['milk', ['a glass', '200 ml', '1 cup', 'half a glass', '8 oz', 'a splash']],
  ['almonds', ['a handful', '30 g', '1 oz']],
  ['olive oil', ['1 tbsp', 'a tablespoon', '2 tsp', 'a drizzle']],
  ['lentil soup', ['a bowl', '300 g', '2 cups', 'half a bowl']],
  ['peanut butter', ['2 tbsp', 'a tablespoon', '32 g', 'a spoonful']],
  ['eggs', ['2', 'three', '2 large']],
  ['coffee', ['a cup', '300 ml', 'a large cup']],
];
const amounts = fc.constantFrom(
  ...AMOUNTS.flatMap(([food, all]) => all.map((amount) => [food, amount] as const)),
);

describe('her notes mean the same in any order', () => {
  test.each<[string, (food: string, amount: string) => string]>([
    ['amount of food', (food, amount) => `${amount} of ${food}`],
    ['food amount', (food, amount) => `${food} ${amount}`],
    ['food, amount', (food, amount) => `${food}, ${amount}`],
    ['food (amount)', (food, amount) => `${food} (${amount})`],
    ['food - amount', (food, amount) => `${food} - ${amount}`],
    ['food: amount', (food, amount) => `${food}: ${amount}`],
    ['food, about amount', (food, amount) => `${food}, about ${amount}`],
    ['food approx amount', (food, amount) => `${food} approx ${amount}`],
    ['food ~amount', (food, amount) => `${food} ~${amount}`],
    ['~amount food', (food, amount) => `~${amount} ${food}`],
    ['food; amount', (food, amount) => `${food}; ${amount}`],
    ['food, it was amount', (food, amount) => `${food}, it was ${amount}`],
    ['food in a table', (food, amount) => `${food}\t${amount}`],
    ['some food, amount', (food, amount) => `ate some ${food}, ${amount}`],
    ['1) amount food', (food, amount) => `1) ${amount} ${food}`],
  ])('%s', (_, note) => {
    fc.assert(
      fc.property(amounts, ([food, amount]) => {
        expect(read(note(food, amount))).toEqual(read(`${amount} ${food}`));
      }),
    );
  });

  const FOODS = [
    '2 eggs',
    '1 cup rice',
    'a banana',
    '30 g almonds',
    'a slice of pizza',
    'a bowl of lentil soup',
    '5 oz salmon',
    'an apple',
    'a glass of orange juice',
    'a coffee',
    '2 tacos',
    'a can of tuna',
  ];

  test.each([
    ', ',
    ' and ',
    ' + ',
    '+',
    '; ',
    '\n',
    ' plus ',
    ' then ',
    ' | ',
    ' • ',
    ' 😋 ',
    ' -> ',
    ' → ',
    '\t',
    ' and after that ',
    ' ',
  ])('two foods with "%s" between them are two', (joiner) => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...FOODS), { minLength: 2, maxLength: 2 }), (foods) => {
        expect(read(foods.join(joiner)).toSorted()).toEqual(foods.flatMap(read).toSorted());
      }),
    );
  });
});

describe('numbers without units', () => {
  test('are grams if as many pieces would be too much, and stay a guess', () => {
    const { items } = analyzeMeal('chicken 150, rice 100, milk 250', index);
    expect(items.map(({ grams }) => Math.round(grams.value))).toEqual([150, 100, 250]);
    expect(items.every(isBestGuess)).toBe(true);
  });

  test.each([
    ['60 blueberries', ['Blueberries 120']],
    ['12 wings', ['Chicken wings 420']],
    ['100 press ups', []],
  ])('count in “%s”', (text, foods) => expect(read(text)).toEqual(foods));
});

test.each([
  ['oats 35g whey 1 scoop milk 200ml', ['Rolled oats 35', 'Whey protein powder 31', 'Milk 206']],
  ['pizza (8 slices), ate 3', ['Cheese pizza 357']],
  ['pancakes (6), ate 2 with syrup', ['Pancakes 100', 'Pancake syrup 40']],
  ['a 6-pack of beer, drank 4', ['Beer 1440']],
  ['20g protein bar', ['Protein bar 50']],
  ['60g protein bar', ['Protein bar 60']],
  ['30g protein powder', ['Protein powder 30']],
])('%s', (text, foods) => {
  expect(read(text)).toEqual(foods);
});
