import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { applyCorrections, type Correction } from './apply-corrections.ts';
import { normalizedWords } from '#domain/meals/reading/text/normalized-words.ts';

const foodOf = (id: string) => index.byId.get(id);

const idOf = (text: string): string => analyzeMeal(text, index).items[0]?.foodId ?? '';
const rye = idOf('a slice of rye bread');
const taught = (words: string, foodId: string, amount?: number, unit?: string): Correction => ({
  words: normalizedWords(words),
  foodId,
  amount: amount ?? null,
  unit: unit ?? null,
});
const readAs = (text: string, ...corrections: Correction[]) =>
  applyCorrections(analyzeMeal(text, index), corrections, foodOf);

describe('normalized words', () => {
  test.each([
    ['Two slices of wholemeal toast', '2 slices whole wheat toast'],
    ['a coffee', 'Coffee'],
    ['one banana', 'bananas'],
    ['250g yoghurt', '250 grams of yogurt'],
    ['toast w/ butter', 'toast with butter'],
  ])('%s and %s are the same', (one, other) => {
    expect(normalizedWords(one)).toBe(normalizedWords(other));
  });

  test.each([
    ['2 slices of toast', '3 slices of toast'],
    ['coffee', '500 ml coffee'],
    ['a large coffee', 'a small coffee'],
    ['coffee with sugar', 'coffee without sugar'],
  ])('%s and %s are not', (one, other) => {
    expect(normalizedWords(one)).not.toBe(normalizedWords(other));
  });

  test('read well enough to be shown', () => {
    expect(normalizedWords('Two slices of wholemeal toast')).toBe('whole wheat toast, 2 slice');
    expect(normalizedWords('  ')).toBe('');
  });
});

describe('Ines, who eats rye', () => {
  const corrections = [taught('toast', rye)];

  test('taught once that toast is rye bread, and gets three slices of rye for three slices of toast', () => {
    const [item] = readAs('3 slices of toast', ...corrections).items;
    expect(item).toMatchObject({ foodId: rye, amount: 3, unit: 'slice', confidence: 1 });
  });

  test('offers the original match one tap away', () => {
    const before = analyzeMeal('toast', index).items[0];
    const [item] = readAs('toast', ...corrections).items;
    expect(item?.alternatives[0]).toEqual({
      foodId: before?.foodId,
      name: before?.name,
      score: before?.confidence,
    });
  });

  test('keeps the grams she weighed, and updates the total for the new food', () => {
    const { items, total } = readAs('80 g toast and a banana', ...corrections);
    expect(items[0]?.grams.value).toBe(80);
    expect(total.energyKcal?.value).toBeCloseTo(
      (items[0]?.nutrients.energyKcal?.value ?? 0) + (items[1]?.nutrients.energyKcal?.value ?? 0),
    );
  });

  test('still gets French toast for French toast', () => {
    expect(readAs('french toast', ...corrections)).toEqual(analyzeMeal('french toast', index));
  });
});

describe('Tom, whose coffee is 350 ml', () => {
  const coffee = idOf('coffee');
  const corrections = [taught('a coffee', coffee, 350, 'ml')];

  test('gets 350 ml for a coffee in any wording, unless he states an amount', () => {
    for (const text of ['coffee', 'a coffee', 'one coffee'])
      expect(readAs(text, ...corrections).items[0]).toMatchObject({ amount: 350, unit: 'ml' });
    expect(readAs('500 ml coffee', ...corrections).items[0]).toMatchObject({ amount: 500, unit: 'ml' });
  });

  test('changes his mind: the latest correction counts, and exact words before food words', () => {
    const later = taught('coffee', coffee, 200, 'ml');
    expect(readAs('coffee', ...corrections, later).items[0]?.amount).toBe(200);
    const two = taught('2 coffees', coffee, 600, 'ml');
    expect(readAs('2 coffees', two, later).items[0]?.amount).toBe(600);
  });

  test('an amount that the food cannot have, or a food he deleted, changes nothing that was read', () => {
    const before = analyzeMeal('coffee', index).items[0];
    for (const [amount, unit] of [
      [3, 'furlong'],
      [-1, 'cup'],
      [1e9, 'ml'],
      [Number.NaN, 'ml'],
    ] as const)
      expect(readAs('coffee', taught('coffee', coffee, amount, unit)).items[0]?.grams).toEqual(before?.grams);
    expect(readAs('coffee', taught('coffee', 'gone')).items[0]).toEqual(before);
  });
});

describe('Priya, whose words aren’t in any table', () => {
  test('taught "zorblax" once: it is an item from then on, in the amount she says', () => {
    const plain = analyzeMeal('2 zorblax and a banana', index);
    expect(plain.notUnderstood).toEqual(['2 zorblax']);
    const { items, notUnderstood } = readAs('2 zorblax and a banana', taught('zorblax', idOf('banana')));
    expect(notUnderstood).toEqual([]);
    expect(items.at(-1)).toMatchObject({ words: '2 zorblax', foodId: 'banana', amount: 2, confidence: 1 });
  });
});

test('without corrections nothing changes, and no correction makes a figure infinite', () => {
  const parts = ['2 eggs', '150 g rice', 'a banana', '1 cup of milk', 'zorblax', 'a slice of cheese pizza'];
  const lesson = fc
    .tuple(
      fc.constantFrom(...parts),
      fc.constantFrom('egg', 'rice', 'gone'),
      fc.double(),
      fc.constantFrom('g', 'cup', 'furlong'),
    )
    .map(([words, foodId, amount, unit]) => taught(words, foodId, amount, unit));
  fc.assert(
    fc.property(fc.subarray(parts, { minLength: 1 }), fc.array(lesson), (list, lessons) => {
      const text = list.join(', ');
      expect(readAs(text)).toEqual(analyzeMeal(text, index));
      const { items, notUnderstood } = readAs(text, ...lessons);
      expect(items.length + notUnderstood.length).toBe(list.length);
      for (const { grams, nutrients } of items) {
        expect(grams.value).toBeGreaterThan(0);
        expect(Number.isFinite(nutrients.energyKcal?.high)).toBe(true);
      }
    }),
  );
});
