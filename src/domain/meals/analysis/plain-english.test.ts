import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { COMMON_WORDS } from '#domain/foods/search/common-words.ts';
import { analyzeMeal } from './analyze-meal.ts';

const names = (text: string) => analyzeMeal(text, index).items.map(({ name }) => name);

describe('everyday English', () => {
  test('no food is named by a common word alone', () => {
    expect([...COMMON_WORDS].filter((word) => index.exact.has(word))).toEqual([]);
  });

  test.each(['life', 'head', 'the road', 'a machine', 'leg day, 3 sets of 12', 'walked the dog', 'my feet'])(
    '"%s" isn’t food, although it is a word in a name',
    (text) => expect(names(text)).toEqual([]),
  );

  test.each(['two folks', 'carrying boxes', 'the rabbi', 'perks'])('"%s" isn’t a typo of a food', (text) =>
    expect(names(text)).toEqual([]),
  );

  test.each([
    ['thighs', ['Chicken thigh']],
    ['margherita', ['Pizza Margherita']],
    ['scrambled', ['Scrambled eggs']],
    ['a full english', ['Full English breakfast']],
    ['hot chocolate with no sugar added', ['Sugar-free hot chocolate made with water']],
  ])('"%s" is short for a food', (text, foods) => expect(names(text)).toEqual(foods));

  test.each([
    'recipe for banana bread',
    'meal prep: need chicken and rice',
    'planted tomatoes',
    'going out for tacos later',
    'cooked dinner',
    'that meeting was a piece of cake',
    'couch potato day',
    'hot dog stand was closed',
  ])('"%s" names nothing that was eaten', (text) => expect(names(text)).toEqual([]));
});

describe('foods that go into others', () => {
  const grams = (text: string) => analyzeMeal(text, index).items.map((item) => Math.round(item.grams.value));

  test.each([
    ['tea, milk, one sugar', [360, 30, 4]],
    ['splash of oat milk in my coffee', [30, 360]],
    ['oat milk in my cereal', [150, 35]],
    ['gin and slimline tonic x2', [84, 720]],
    ['waffles x2 syrup', [150, 40]],
    ['smoothie: 1 banana, 240 g milk. drank half', [63, 120]],
  ])('%s', (text, each) => expect(grams(text)).toEqual(each));

  test.each([
    ['rum and coke x3', ['Rum and coke']],
    ['peanut butter toast', ['Peanut butter', 'Toast']],
    ['quinoa bowl: chickpeas, feta, olive oil', ['Quinoa', 'Chickpeas', 'Feta cheese', 'Olive oil']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('words that are skipped', () => {
  test('a burger without fries is a whole burger', () => {
    expect(names('a burger, no fries')).toEqual(['Hamburger']);
  });

  test('brownies for others belong to no one', () => {
    expect(names('made brownies for the office but had none')).toEqual([]);
  });

  test('an unknown word is shown, not absorbed by a dish', () => {
    expect(analyzeMeal('sandwich with zqqxv', index).notUnderstood).toEqual(['zqqxv']);
  });
});

describe('slips', () => {
  test.each([
    ['samon with asparigus', ['Salmon', 'Asparagus']],
    ['grilled chiken breat', ['Grilled chicken breast']],
    ['a cali roll', ['California roll']],
    ['kombuca 330ml', ['Kombucha']],
    ['5 olivus', ['Olives']],
    ['salmon 150g asoaragus 100g', ['Salmon', 'Asparagus']],
    ['blk bns', ['Black beans']],
    ['lettus and carotts', ['Lettuce', 'Carrot']],
    ['spinich and fetta omlet', ['Spinach and cheese omelet']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('meals in one text', () => {
  test.each([
    ['meal 1 3 eggs, meal 2 chicken and rice', ['Egg', 'Chicken and rice']],
    ['lunch (12) soup, snack (4) apple', ['Soup', 'Apple']],
    ['b/ bagel  l/ soup  d/ steak', ['Bagel', 'Soup', 'Steak']],
    ['bfast: bagel lunch: soup dinner: steak', ['Bagel', 'Soup', 'Steak']],
    ['breakfast toast. lunch soup. tea sausage and mash', ['Toast', 'Soup', 'Sausage and mash']],
    ['a burrito and at night some soup', ['Burrito', 'Soup']],
    ['lunch ham sandwich. dinner salad', ['Ham sandwich on white bread', 'Green salad']],
    ['2pm toast 9pm tea and biscuits', ['Toast', 'Tea', 'Cookies']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

test.each([
  ['sugar was low (62) so drank a small glass of apple juice', ['Apple juice']],
  ['my sugars were high so just a salad', ['Green salad']],
  ['blood sugar 65, had 4 glucose tabs', ['Glucose tablets']],
  ['fasting sugar 98, 2 eggs', ['Egg']],
  ['sugar dropped to 3.4, had 3 jelly babies', ['Jelly babies']],
  ['the sugar was 10 g', ['Sugar']],
  ['tea with sugar at 10', ['Tea', 'Sugar']],
  ['some strawberries off my kids plate', ['Strawberries']],
  ['didnt eat all day till a can of tuna and some crackers at 5', ['Tuna', 'Crackers']],
  ['made a box of mac and cheese n ate half', ['Mac and cheese']],
  ['pizza on naan', ['Cheese pizza']],
  ['protein shake, vanilla', ['Protein shake']],
  ['protein shake, chocolate, apple', ['Protein shake', 'Chocolate', 'Apple']],
  ['had injera. it’s a sour flatbread made from teff', ['Injera']],
  ['sinigang (it’s a sour soup with pork) and rice', ['Sinigang', 'Rice']],
  ['protein shake with 300 ml whole milk', ['Protein powder', 'Whole milk']],
  ['protein shake, glass of milk', ['Protein shake', 'Milk']],
  ['75 g (3 rashers) grilled back bacon', ['Canadian bacon']],
  ['whopper no mayo no cheese', ['Whopper without mayonnaise']],
  ['ugali na sukuma wiki', ['Ugali', 'Sukuma wiki']],
  ['doner kebab after the pub + 3 pints', ['Doner kebab', 'Beer']],
  ['smoko: meat pie and an iced coffee', ['Meat pie', 'Iced coffee']],
  ['cheese & pickle s/w', ['Cheese and pickle sandwich']],
  ['2 rashers and an egg', ['Bacon', 'Egg']],
  ['bacon, 2 rashers', ['Bacon']],
  ['chicken 3oz w rice', ['Chicken', 'Rice']],
  ['chocolat milk an 2 graham crackers', ['Chocolate milk', 'Graham crackers']],
])('%s', (text, foods) => expect(names(text)).toEqual(foods));
