import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const names = (text: string) => analyzeMeal(text, index).items.map(({ name }) => name);
const only = (text: string) => {
  const [item] = analyzeMeal(text, index).items;
  if (item === undefined) throw new Error(`nothing read from ${text}`);
  return item;
};

describe("Maya's breakfast", () => {
  const analysis = analyzeMeal(
    'two scrambled eggs with a slice of whole wheat toast and butter, black coffee and a banana',
    index,
  );

  test('gives exactly eggs, toast, butter, coffee and a banana', () => {
    expect(analysis.items.map(({ name }) => name)).toEqual([
      'Scrambled eggs',
      'Whole wheat toast',
      'Butter',
      'Coffee',
      'Banana',
    ]);
    expect(analysis.notUnderstood).toEqual([]);
  });

  test('counts two eggs and one slice, and adds a plausible amount of butter', () => {
    const [eggs, toast, butter] = analysis.items;
    expect(eggs).toMatchObject({ amount: 2, unit: 'egg' });
    expect(toast).toMatchObject({ amount: 1, unit: 'slice' });
    expect(butter?.grams.value).toBeGreaterThan(3);
    expect(butter?.grams.value).toBeLessThan(20);
  });

  test('keeps her own words with each item, and offers up to five alternatives', () => {
    expect(analysis.items[1]?.words).toBe('a slice of whole wheat toast');
    for (const { alternatives } of analysis.items) expect(alternatives.length).toBeLessThanOrEqual(5);
  });
});

describe('cutting a description into items', () => {
  test.each([
    ['mac and cheese', ['Mac and cheese']],
    ['peanut butter and jelly sandwich', ['Peanut butter and jelly sandwich']],
    ['chicken, rice and a salad', ['Chicken', 'Rice', 'Green salad']],
    ['For breakfast I had a bagel; for lunch, two tacos.', ['Bagel', 'Taco']],
    ['250g greek yogurt w/ a handful of blueberries', ['Greek yogurt', 'Blueberries']],
    ['- 2 eggs\n- 1 banana', ['Egg', 'Banana']],
    ['30 g of half and half', ['Half and half']],
    ['a slice of bread with peanut butter', ['Bread', 'Peanut butter']],
    ['a slice of cheese with ham', ['Cheese', 'Ham']],
    ['a bottle of 7up', ['Lemon-lime soda']],
    ['Big Mac, large fries and a coke', ['Big Mac', 'French fries', 'Cola']],
    ['a coffee and toast. Scrap the toast.', ['Coffee']],
    ['All I had was a banana', ['Banana']],
    ['tomatos and cucmber salad', ['Tomato and cucumber salad']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test('corrects typos', () => {
    expect(names('banannas')).toEqual(['Banana']);
    expect(names('scrambeld eggs')).toEqual(['Scrambled eggs']);
  });

  test('reads UK spellings', () => {
    expect(names('a pot of yoghurt and grilled courgette')[0]).toBe('Yogurt');
    expect(only('a slice of wholemeal toast').name).toBe('Whole wheat toast');
  });
});

describe('amounts', () => {
  test.each([
    ['100g rice', 100],
    ['1 kg rice', 1000],
    ['3.5 oz chicken', 99.2],
    ['a banana, about 105 grams', 105],
    ['a bagel that weighs 90 g', 90],
    ['chicken breast 200g', 200],
    ['1 cup (158 g) rice', 158],
    ['cheese pizza, 3 slices', 357],
  ])('%s weighs %s g', (text, grams) => {
    expect(only(text).grams.value).toBeCloseTo(grams, 0);
  });

  test('"half of it" halves the previous amount', () => {
    expect(only('two slices of bread, ate half of it').grams.value).toBeCloseTo(
      only('one slice of bread').grams.value,
      6,
    );
  });

  test('a range extends from its low end to its high end', () => {
    const { grams } = only('2-3 bananas');
    const one = only('1 banana').grams;
    expect(grams.low).toBeCloseTo(2 * one.low, 6);
    expect(grams.high).toBeCloseTo(3 * one.high, 6);
  });

  test('eggs x2 and two eggs are the same', () => {
    expect(only('eggs x2').grams).toEqual(only('two eggs').grams);
  });
});

describe('without and with', () => {
  test('without butter adds none, and does not choose a buttered food', () => {
    expect(names('toast without butter')).toEqual(['Toast']);
    expect(names('black coffee, no sugar')).toEqual(['Coffee']);
  });

  test('meatless and unsweetened name what is absent', () => {
    expect(names('a cup of unsweetened water')).toEqual(['Water']);
    expect(only('a meatless burrito').name).toMatch(/bean/i);
  });
});

describe('bad input', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['?!.,;', 1],
    ['😀🚀🎉', 1],
    ['我吃了两个鸡蛋和一片面包', 1],
    ['asdf qwer zxcv', 1],
  ])('%j gives no items and %i unrecognized phrases', (text, count) => {
    const analysis = analyzeMeal(text, index);
    expect(analysis.items).toEqual([]);
    expect(analysis.notUnderstood).toHaveLength(count);
    expect(analysis.total).toEqual({});
  });

  test.each([
    '9000 kg rice',
    '-3 eggs',
    'minus two bananas',
    '0 g of rice',
    '100000 bananas',
    '1/0 cup rice',
    `${'9'.repeat(400)} eggs`,
  ])('%s is implausible and returned in his words', (text) => {
    expect(analyzeMeal(text, index)).toMatchObject({ items: [], notUnderstood: [text] });
  });

  test.each(['🚀', '😀🎉 2 🚀', '200 g', '!!!'])(
    '%s names no certain food and is returned unchanged',
    (text) => {
      expect(analyzeMeal(text, index)).toMatchObject({ items: [], notUnderstood: [text] });
    },
  );

  test('an emoji between words is decoration, one in place of a word is its food', () => {
    const { items, notUnderstood } = analyzeMeal('two eggs 🍳😋, 🍎🍎, a glass of milk', index);
    expect(items.map(({ foodId }) => foodId)).toEqual(['egg', 'apple', 'milk']);
    expect(notUnderstood).toEqual([]);
  });

  test('a dash before a list item isn’t a minus', () => {
    const { items } = analyzeMeal('- 2 eggs\n- a banana\n* 200 g rice', index);
    expect(items.map(({ foodId, amount }) => [foodId, amount])).toEqual([
      ['egg', 2],
      ['banana', 1],
      ['rice', 200],
    ]);
  });

  test('10,000 characters without a pause are answered', () => {
    for (const text of [
      'a'.repeat(10_000),
      'sandwich with '.repeat(800),
      'egg and '.repeat(1250),
      '1 '.repeat(5000),
    ])
      expect(analyzeMeal(text, index).text).toBe(text);
  });

  test('any text at all is read without an error, and no figure is NaN or negative', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 100 })),
        (text) => {
          const { items, total } = analyzeMeal(text, index);
          for (const { value, low, high } of [...items.map(({ grams }) => grams), ...Object.values(total)]) {
            expect(low).toBeGreaterThanOrEqual(0);
            expect(value).toBeGreaterThanOrEqual(low);
            expect(high).toBeGreaterThanOrEqual(value);
            expect(Number.isFinite(high)).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('totals', () => {
  const parts = [
    '2 eggs',
    '150 g rice',
    'a banana',
    '1 cup of milk',
    '3 oz salmon',
    'a slice of cheese pizza',
    'an apple',
  ];
  const chosen = fc.subarray(parts, { minLength: 2 });

  test('don’t depend on the order of his words', () => {
    fc.assert(
      fc.property(chosen, (list) => {
        const one = analyzeMeal(list.join('; '), index).total;
        const other = analyzeMeal(list.toReversed().join('; '), index).total;
        expect(other.energyKcal?.value).toBeCloseTo(one.energyKcal?.value ?? 0, 6);
        expect(other.energyKcal?.high).toBeCloseTo(one.energyKcal?.high ?? 0, 6);
      }),
    );
  });

  test('grow in step with the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (times) => {
        const one = only('50 g cooked rice').nutrients.carbsG?.value ?? 0;
        expect(only(`${50 * times} g cooked rice`).nutrients.carbsG?.value).toBeCloseTo(one * times, 6);
      }),
    );
  });
});
