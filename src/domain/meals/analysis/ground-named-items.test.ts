import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildFoodIndex } from '#domain/foods/search/food-index.ts';
import type { Food } from '#domain/foods/food.ts';
import { groundNamedItems, type NamedItem } from './ground-named-items.ts';
import { unsurePhrases } from './unsure-phrases.ts';

const food = (id: string, name: string, grams: number, label = 'serving', energyKcal = 100): Food => ({
  id,
  name,
  aliases: [],
  group: 'other',
  portions: [{ label, grams }],
  defaultPortion: { label, grams },
  per100g: { energyKcal },
});

const index = buildFoodIndex([
  food('toast', 'Whole wheat toast', 32, 'slice', 250),
  food('rice', 'Rice', 158, 'cup', 130),
  food('rice-fried', 'Fried rice', 150, 'cup', 170),
  food('beef-stew', 'Beef stew', 255, 'bowl', 107),
]);

const named = (changes: Partial<NamedItem>): NamedItem => ({
  name: 'rice',
  preparation: null,
  amount: 1,
  unit: 'cup',
  grams: null,
  confidence: 1,
  ...changes,
});
const ground = (changes: Partial<NamedItem>, own: readonly Food[] = []) =>
  groundNamedItems([named(changes)], index, own);

test('a weight that agrees with the row’s own portion keeps the portion’s words', () => {
  const toast = { name: 'whole wheat toast', amount: 2, unit: 'slice' };
  expect(ground({ ...toast, grams: 70 }).items).toMatchObject([
    { amount: 2, unit: 'slice', grams: { value: 64 } },
  ]);
  expect(ground({ ...toast, grams: 120 }).items).toMatchObject([
    { amount: 120, unit: 'g', grams: { value: 120 } },
  ]);
});

test('a weight estimated by eye is never as certain as a weighed one', () => {
  for (const unit of ['g', 'serving', 'heap'])
    expect(ground({ amount: unit === 'g' ? 200 : 1, unit, grams: 200 }).items[0]?.grams).toEqual({
      value: 200,
      low: expect.closeTo(156, 0),
      high: expect.closeTo(257, 0),
    });
});

test('preparation decides between rows, if any row has it', () => {
  expect(ground({ preparation: 'fried' }).items).toMatchObject([{ foodId: 'rice-fried' }]);
  expect(ground({ preparation: 'enchanted' }).items).toMatchObject([{ foodId: 'rice' }]);
});

test('a name without a row, and an implausible weight, aren’t understood', () => {
  for (const changes of [{ name: 'glimmerfruit' }, { name: '???' }, { unit: 'heap', grams: 5001 }])
    expect(ground(changes)).toMatchObject({ items: [], notUnderstood: [changes] });
});

test('Ada’s own food wins only if its name matches as well', () => {
  const own = [food('own:1', 'Rice', 200, 'bowl', 140)];
  expect(ground({}, own).items).toMatchObject([{ foodId: 'own:1' }]);
  expect(ground({ name: 'beef stew', grams: 255 }, own).items).toMatchObject([{ foodId: 'beef-stew' }]);
});

test('figures come only from the row, and uncertainty only widens them', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 5000, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (grams, one, other) => {
        const at = (confidence: number) =>
          ground({ name: 'beef stew', unit: 'serving', grams, confidence }).items[0];
        const [unsure, sure] = [at(Math.min(one, other)), at(Math.max(one, other))];
        const [wide, narrow] = [unsure?.nutrients.energyKcal, sure?.nutrients.energyKcal];
        if (!unsure || !sure || !wide || !narrow) throw new Error('beef stew is in the table');
        expect(wide.value).toBeCloseTo(grams * 1.07, 6);
        expect(narrow.value).toBe(wide.value);
        expect(unsure.grams.high).toBeGreaterThanOrEqual(sure.grams.high);
        expect(wide.high).toBeGreaterThanOrEqual(narrow.high);
        expect(wide.low).toBeLessThanOrEqual(narrow.low);
        expect(wide.low).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 200 },
  );
});

test('guesses and unrecognized phrases are uncertain, each listed once', () => {
  const items = [
    { words: 'an egg', confidence: 0.9 },
    { words: 'some stew', confidence: 0.4 },
    { words: 'some stew', confidence: 0.3 },
  ];
  expect(unsurePhrases({ items, notUnderstood: ['glimmerfruit'] })).toEqual(['glimmerfruit', 'some stew']);
});
