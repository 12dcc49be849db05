import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const analyze = (text: string) => analyzeMeal(text, index);
const names = (text: string) => analyze(text).items.map(({ name }) => name);
const grams = (text: string) => analyze(text).items.map((item) => item.grams.value);

describe("Wanjiru's brackets", () => {
  test('repeat the same food', () => {
    expect(names('a plate of ugali (maize porridge) with sukuma wiki (collard greens)')).toEqual([
      'Ugali',
      'Sukuma wiki',
    ]);
  });

  test('explain a name that isn’t in any table', () => {
    expect(names('a bowl of zorblat (lentil soup)')).toEqual(['Lentil soup']);
  });

  test('list the contents of a dish, which stays one dish', () => {
    const { items } = analyze('a burrito bowl (chicken, rice, black beans) and a coke');
    expect(items).toHaveLength(2);
    expect(items[0]?.words).toBe('a burrito bowl (chicken, rice, black beans)');
  });

  test('give the amount of the previous food', () => {
    expect(grams('eggs (2), rice (150 g)')[1]).toBe(150);
    expect(grams('2 chicken thighs (110 g each)')).toEqual([220]);
  });
});

describe('one weight is one thing', () => {
  test.each([
    ['200 g of kale with oil, onions and salt', 200],
    ['60 g beans and cheese sandwich', 60],
    ['130 g chapati with ghee', 130],
    ['500 g macaroni with turkey and olive oil', 500],
  ])('%s weighs %s g in all', (text, weight) => {
    expect(grams(text)).toEqual([weight]);
  });

  test('drinks, and foods with their own amounts, are separate items', () => {
    expect(names('100 g rice with a coffee')).toHaveLength(2);
    expect(grams('100 g rice with 50 g tofu')).toEqual([100, 50]);
  });
});

test.each([
  ['4 ounces of beef, ribs 10 to 12', ['Beef']],
  ['a lamb shank with a fat thickness of 1/8 inch', ['Lamb shank']],
  ['one frozen pie crust, ready to bake', ['Pie crust']],
  ['91 g of lean and fat beef', ['Beef']],
  ["macaroni and cheese from the children's menu", ['Mac and cheese']],
])('%s: cuts, trimming and menus are no foods', (text, foods) => {
  expect(names(text)).toEqual(foods);
});

test('a frozen dinner is one food with its parts, and the weight behind it is all of it', () => {
  const { items } = analyze(
    'a frozen dinner with 262 g of turkey, gravy, dressing and potatoes, plus a banana',
  );
  expect(items.map(({ name }) => name)).toEqual(['Frozen turkey dinner', 'Banana']);
  expect(items[0]?.grams.value).toBe(262);
  expect(names('a frozen dinner with a salad and a banana')).toHaveLength(3);
});

test('what something was sweetened with is a food beside it', () => {
  expect(names('strawberries and sweetened it with honey')).toEqual(['Strawberries', 'Honey']);
});

test('what is coated in breadcrumbs is breaded, and the crumbs are no second food', () => {
  expect(names('a pork chop coated in breadcrumbs')).toEqual(['Breaded pork chop']);
});

describe("words in Hugo's recipes", () => {
  test.each([
    ['2 heaped tsp sugar', 'tsp', 2],
    ['2 garlic cloves, crushed', 'clove', 2],
    ['100 g or 1/2 cup rice', 'g', 100],
    ['1 cup butter, plus 8 tablespoons', 'cup', 1.5],
    ['1e2 g rice', 'g', 100],
  ])('%s', (text, unit, amount) => {
    const { items } = analyze(text);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ unit, amount });
  });

  test('words about the recipe aren’t food', () => {
    expect(analyze('fresh parsley to garnish (optional)').notUnderstood).toEqual([]);
    expect(names('a cheese-filled croissant')).toHaveLength(1);
  });
});

describe('words that aren’t food', () => {
  test.each(['florbington bar', 'a quantum bar', 'zwei Spiegeleier mit Brot', 'un croissant et un cafe'])(
    '%s is not understood rather than guessed',
    (text) => {
      const { items, notUnderstood } = analyze(text);
      expect(items).toEqual([]);
      expect(notUnderstood).toEqual([text]);
    },
  );

  test('an unbelievable number is not read as one', () => {
    for (const text of ['1e308 eggs', '-3 eggs', '9000 kg rice'])
      expect(analyze(text)).toMatchObject({ items: [], notUnderstood: [text] });
  });

  test('a KIND bar is still a bar, and a kind of bread is bread', () => {
    expect(names('a KIND bar')).toEqual(['KIND bar']);
    expect(names('another kind of bread')).toEqual(['Bread']);
  });
});

test('brackets that add nothing never change the number of items', () => {
  const foods = fc.constantFrom('2 eggs', '150 g rice', 'a banana', '3 oz salmon');
  const remarks = fc.constantFrom('optional', 'see note', 'fresh', 'chopped', 'cooked');
  fc.assert(
    fc.property(foods, remarks, (food, remark) => {
      const [plain, remarked] = [analyze(food), analyze(`${food} (${remark})`)];
      expect(remarked.items).toHaveLength(1);
      expect(remarked.items[0]?.amount).toBe(plain.items[0]?.amount);
    }),
  );
});
