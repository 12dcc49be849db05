import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const names = (text: string) => analyzeMeal(text, index).items.map(({ name }) => name);
const grams = (text: string) => analyzeMeal(text, index).items.map((item) => item.grams.value);

describe("Callum's British words", () => {
  test.each([
    ['sausage and chips', ['British sausage', 'French fries']],
    ['turkey sandwich and chips', ['Turkey sandwich on white bread', 'Chips']],
    ['a bag of chips and an egg', ['Chips', 'Egg']],
    ['tea and 2 biscuits', ['Tea', 'Cookies']],
    ['biscuits and gravy', ['Biscuits and gravy']],
    ['pie and chips', ['Meat pie', 'French fries']],
    ['bacon bap', ['Bacon sandwich']],
    ['ham sandwich and crisps', ['Ham sandwich on white bread', 'Chips']],
    ['tea with 2 sugars', ['Tea', 'Sugar']],
    ['a cuppa', ['Tea with milk']],
    ['jacket tuna mayo', ['Jacket potato', 'Tuna salad']],
    ['walkers salt and vinegar', ['Flavored potato chips']],
    ['cocktail (mojito)', ['Mojito']],
    ['fruit (banana)', ['Banana']],
    ['half my dessert (tiramisu)', ['Tiramisu']],
    ['goulash with bread dumplings', ['Hungarian goulash', 'Bread dumpling']],
    ['egg mayo on white', ['Egg salad', 'White bread']],
    ['120g penne dry weight', ['Dry pasta']],
    ['glass of squash', ['Diluted fruit squash']],
    ['pint of cider', ['Hard cider']],
    ['glass of cider', ['Apple cider']],
  ])('%s', (text, foods) => {
    expect(names(text)).toEqual(foods);
  });

  test('chips of one meal say nothing about those of the next', () => {
    expect(names('lunch: chips and dip\ndinner: fish and peas')[0]).toBe('Chips');
  });
});

describe("Dana's fast food", () => {
  test.each([
    ['big mac meal', ['Big Mac', 'French fries', 'Cola']],
    ['big mac meal with diet coke and no fries', ['Big Mac', 'Diet cola']],
    ['mcchicken combo with onion rings and sprite', ['McChicken', 'Onion rings', 'Lemon-lime soda']],
    ['frozen meal', ['Frozen dinner']],
    ["a bottle of Gatorade G2 that's 20 fl oz", ['Gatorade G2']],
    ['powerade zero', ['Powerade Zero']],
    ['pizza night, 3 slices veggie', ['Vegetable pizza']],
    ['2 tamales pork red sauce', ['Pork tamale', 'Red salsa']],
    ['cauliflower rice stir fry', ['Vegetable stir-fry']],
    ['a cup of V8 splash', ['Vegetable and fruit juice drink']],
    ['a bottle of iced tea', ['Bottled iced tea']],
    ['iced black tea', ['Iced tea, unsweetened']],
    ['one 7 and 7', ['Seven and seven']],
    ["a cup of soup that's mostly noodles", ['Instant ramen noodles']],
    ['footlong', ['Footlong sub']],
    ['quest bar, cookies n cream', ['Protein bar']],
    ['pot noodle chicken & mushroom', ['Pot noodle']],
    ['sprite zero', ['Diet fruit-flavored soft drink']],
    ['latte with 2 pumps vanilla', ['Latte', 'Simple syrup']],
    ['clam chowder in a bread bowl', ['New England clam chowder', 'Bread bowl']],
    ['fish and chips from the chippy', ['Fish and chips']],
    ['clif bar, chocolate chip', ['Clif bar']],
    ['protein bar, peanut butter, apple', ['Protein bar', 'Peanut butter', 'Apple']],
    ['popeyes 3 pieces chicken', ['Fried chicken']],
  ])('%s', (text, foods) => {
    expect(names(text)).toEqual(foods);
  });

  test('the size of a meal is that of its side and drink', () => {
    const [burger, fries, cola] = grams('large big mac meal');
    const [usualBurger, usualFries, usualCola] = grams('big mac meal');
    expect(burger).toBe(usualBurger);
    expect(fries).toBeGreaterThan(usualFries ?? Infinity);
    expect(cola).toBeGreaterThan(usualCola ?? Infinity);
  });

  test('foods that come with a meal have no words that a correction could apply to', () => {
    expect(analyzeMeal('big mac meal', index).items.map(({ words }) => words)).toEqual([
      'big mac meal',
      '',
      '',
    ]);
  });

  test('a size or count may follow the brand', () => {
    expect(grams('subway footlong italian bmt')).toEqual(grams('footlong subway italian bmt'));
    expect(grams('half of my footlong meatball sub')).toEqual(grams('half a footlong meatball sub'));
    expect(grams('half of my footlong meatball sub')).toEqual(grams('meatball sub'));
    expect(grams('subway 6 inch tuna')).toEqual(grams('1 subway tuna sub'));
    expect(grams('mcdonalds large fries')).toEqual(grams('large mcdonalds fries'));
    expect(grams('starbucks grande latte')).toEqual(grams('grande latte'));
  });
});

test('2 large eggs have the 143 kcal of boiled ones', () => {
  expect(Math.round(analyzeMeal('2 large eggs', index).total.energyKcal?.value ?? 0)).toBe(143);
});

describe('everyday words that resemble names of foods', () => {
  test('a number in small talk is the amount of the food after it', () => {
    expect(grams('umm lets see i ate two slices of toast')).toEqual(grams('two slices of toast'));
    expect(names('the bus then two eggs')).toEqual(['Egg']);
  });

  test('a negated feeling doesn’t negate the food', () => {
    expect(names('not very hungry today just some crackers and cheese')).toEqual(['Crackers', 'Cheese']);
  });

  test.each([
    'storm',
    'reading',
    'singer',
    'my promise',
    'a walk',
    'insurance claims',
    'first day back at work',
    'listened to music with Jackie',
    'a smile from the judge',
    'my stomach hurts',
    'sat in the sun reading',
    'cooked curry for the kids but i didn’t have any',
    'fed the kids mac and cheese',
    'dont judge me',
  ])('%s isn’t food', (text) => {
    expect(names(text)).toEqual([]);
  });

  test.each([
    ['chicken carry', 'Chicken curry'],
    ['past carbonara', 'Pasta carbonara'],
    ['chocolate mouse', 'Chocolate mousse'],
    ['burger and frise', 'French fries'],
    ['sunf seeds', 'Sunflower seeds'],
    ['crab rang', 'Crab rangoon'],
    ['greek sal', 'Greek salad'],
  ])('%s is a slip', (text, name) => {
    expect(names(text)).toContain(name);
  });
});

describe('dishes and snacks by their common names', () => {
  test.each([
    ['6 xiaolongbao', 'Xiaolongbao', 280, 480],
    ['moussaka', 'Moussaka', 300, 500],
    ['aloo gobi', 'Aloo gobi', 120, 260],
    ['banku', 'Banku', 200, 320],
    ['casado', 'Casado', 550, 850],
    ['pelmeni', 'Pelmeni', 330, 520],
    ['pastéis de nata', 'Pastel de nata', 150, 220],
    ['a bag of Quavers', 'Quavers', 70, 95],
    ['3 Rich Tea biscuits', 'Rich Tea biscuit', 95, 125],
    ['glass of Pimms', "Pimm's and lemonade", 120, 220],
    ['squash no added sugar', 'Sugar-free squash', 0, 10],
    ['2 Krispy Kreme Original Glazed', 'Krispy Kreme Original Glazed doughnut', 360, 410],
  ])('%s is %s with %i to %i kcal', (text, name, low, high) => {
    const { items, total } = analyzeMeal(text, index);
    expect(items.map((item) => item.name)).toEqual([name]);
    expect(total.energyKcal?.value).toBeGreaterThanOrEqual(low);
    expect(total.energyKcal?.value).toBeLessThanOrEqual(high);
  });
});
