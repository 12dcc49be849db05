import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const itemsOf = (text: string) => analyzeMeal(text, index).items;
const names = (text: string) => itemsOf(text).map(({ name }) => name);
const portions = (text: string) => itemsOf(text).map(({ name, grams }) => [name, Math.round(grams.value)]);

describe('Priya orders by number and size', () => {
  test.each([
    [
      '#2 combo with a coke zero, medium fry, quarter pounder w cheese',
      ['Diet cola', 'French fries', 'Quarter Pounder with cheese'],
    ],
    ['combo #3 with 10 nuggets', ['Chicken nuggets']],
    ['a bag of combos', ['Combos']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));

  test('a menu number alone is not understood', () => {
    expect(names('combo #3')).toEqual([]);
    expect(analyzeMeal('combo #3', index).notUnderstood).toEqual(['combo #3']);
  });

  test('the size of a meal is also that of the drink named with it', () =>
    expect(portions('Whopper meal, large, with a sprite')).toEqual([
      ['Whopper', 270],
      ['French fries', 180],
      ['Lemon-lime soda', 744],
    ]));

  test.each([
    ['half a 12 inch pizza', 346],
    ['one third of a 12 inch margherita pizza', 117],
  ])('%s is a share of the whole pizza', (text, grams) => expect(portions(text)[0]?.[1]).toBe(grams));
});

describe('Tom defines his own spoons', () => {
  test.each([
    ['3 serving spoons of rice (serving spoon = 3 tbsp)', 9, 'tbsp'],
    ['cereal 2 bowls (bowl=45 g)', 90, 'g'],
    ['2 ladles dal, ladle = 120 ml', 240, 'ml'],
  ])('%s', (text, amount, unit) => expect(itemsOf(text)[0]).toMatchObject({ amount, unit }));

  test('an equals sign behind a food is its weight', () =>
    expect(portions('rice = 200g, chicken = 150g')).toEqual([
      ['Rice', 200],
      ['Chicken', 150],
    ]));
});

describe('Anjali lists foods without punctuation', () => {
  test.each([
    ['2 idli 1 vada sambar chutney', ['Idli', 'Vada', 'Sambar', 'Chutney']],
    ['2 eggs 1 toast jam coffee', ['Egg', 'Toast', 'Jam', 'Coffee']],
    ['eggs toast latte', ['Egg', 'Toast', 'Latte']],
    ['jacket spud tuna mayo no butter', ['Jacket potato', 'Tuna salad']],
    ['tomato soup 2 slices of bread', ['Tomato soup', 'Bread']],
    ['half a tin of soup 2 slices bread', ['Soup', 'Bread']],
    ['peanut butter banana smoothie', ['Fruit smoothie']],
    ['chkn shwarma wrap xtra garlic sauce hold the pickles', ['Shawarma', 'Garlic sauce']],
    ['chipotle bowl chicken, rice, beans', ['Chicken', 'Rice', 'Beans']],
    ['clif bar, white chocolate macadamia nut', ['Clif bar']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));

  test.each([
    ['papad 2 nos', 'Papad', 18],
    ['weetabix, semi skimmed', '2% milk', 150],
    ['kid left 4 chicken nuggets', 'Chicken nuggets', 64],
    ['chicken wrap hold the pickles', 'Grilled chicken wrap', 161],
  ])('%s', (text, name, grams) => expect(portions(text)).toContainEqual([name, grams]));
});

describe('what a dish always contains is not eaten beside it', () => {
  test.each([
    ['waldorf salad with walnuts and apples', ['Waldorf salad']],
    ['lasagne with cheese and beef', ['Lasagne']],
    ['carbonara with bacon and egg', ['Spaghetti carbonara']],
    ['cobb salad with 2 eggs', ['Cobb salad', 'Egg']],
    ['cottage pie with peas', ["Shepherd's pie", 'Green peas']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));
});

describe('shares and amounts behind a list', () => {
  test('half of a dish named before', () =>
    expect(portions('masala dosa + filter coffee, gave half the dosa to my son')[0]).toEqual([
      'Masala dosa',
      134,
    ]));

  test('half of the sauce that is on half of a dish', () => {
    const sauce = (text: string) => portions(text).at(-1);
    expect(sauce('chicken pie with tartar sauce')).toEqual(['Tartar sauce', 14]);
    expect(sauce('half a chicken pie with tartar sauce')).toEqual(['Tartar sauce', 7]);
  });

  test('a cup behind a dressing is a cup of the salad', () =>
    expect(portions('couscous salad w chickpeas, lemon dressing, about a cup and a half')).toEqual([
      ['Couscous salad', 270],
      ['Salad dressing', 30],
    ]));
});

describe('words that mean another food here', () => {
  test.each([
    ['2 scoops pistachio', 'Ice cream', 132],
    ['a scoop of vanilla', 'Vanilla ice cream', 66],
    ['2 scoops vanilla protein', 'Protein powder', 62],
    ['oats cooked in water 250g', 'Oatmeal made with water', 250],
    ['oats cooked in water 40g', 'Rolled oats', 40],
    ['sausage roll with tomato sauce', 'Ketchup', 17],
    ['spag bol, glass red', 'Red wine', 180],
  ])('%s', (text, name, grams) => expect(portions(text)).toContainEqual([name, grams]));

  test('water that pasta was cooked in is not drunk', () =>
    expect(names('pasta cooked in water 200g')).toEqual(['Pasta']));
});

describe('Rosa describes what a label says', () => {
  test.each([
    ['a small fried trout fillet', ['Fried trout']],
    ['Moo Shu pork, omitting the Chinese pancake', ['Moo shu pork']],
    ['chickpeas, also known as garbanzo beans, and rice', ['Chickpeas', 'Rice']],
    ['canned corn mixed with red and green peppers', ['Canned corn', 'Red bell pepper', 'Green bell pepper']],
    ['a whole wheat tortilla', ['Whole wheat tortilla']],
    ['90 g of fried beef', ['Beef']],
    ['low sodium pickles', ['Pickle']],
    ['egg whites wrapped in a whole wheat tortilla', ['Egg white', 'Whole wheat tortilla']],
    ['dates wrapped in bacon', ['Dates', 'Bacon']],
    ['a cup of Cream of Wheat cooked with water, no salt added', ['Cream of wheat, no fat added']],
    ['a small red and a steak', ['Red wine', 'Steak']],
    ['red delicious', ['Red Delicious apple']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));

  test('a color alone is no food', () => expect(names('red')).toEqual([]));

  test('jars of two kinds of baby food', () =>
    expect(portions('two jars of strained baby food, one with carrots and one with pears')).toEqual([
      ['Baby food carrots', 113],
      ['Baby food pears', 113],
    ]));
});

describe('Ines notes her meals on the way', () => {
  test.each([
    ['rajma chawal, 1 cup rajma 1.5 cup rice', ['Kidney beans', 'Rice']],
    ['chicken curry, 200 g rice', ['Chicken curry', 'Rice']],
    ['6 pc salmon roll, 2 tuna nigiri, miso', ['Salmon roll', 'Tuna nigiri', 'Miso soup']],
    ['slow cooker beef stew', ['Beef stew']],
    ['2 g&ts and a packet of nuts', ['Gin and tonic', 'Nuts']],
  ])('%s', (text, foods) => expect(names(text)).toEqual(foods));

  test.each([
    ['2 weet-bix, skim', 'Skim milk', 150],
    ['made pancakes (6), ate 2 with maple syrup', 'Pancakes', 100],
    ['pancakes (6)', 'Pancakes', 300],
    ['large movie popcorn shared w hubby', 'Movie theater popcorn with butter', 119],
  ])('%s', (text, name, grams) => expect(portions(text)).toContainEqual([name, grams]));
});

test.each([
  ['a pizza with cheese on a whole wheat thin crust', ['Whole wheat cheese pizza']],
  ['bananas. Additionally, an apple', ['Banana', 'Apple']],
])('%s', (text, foods) => {
  expect(names(text)).toEqual(foods);
  expect(analyzeMeal(text, index).notUnderstood).toEqual([]);
});
