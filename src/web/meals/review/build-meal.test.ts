import { expect, test } from 'vitest';
import { buildMeal, isComplete, itemsToSave } from './build-meal.ts';
import { toDraftItems } from './draft-item.ts';
import { EMPTY_DRAFT, itemsOf, withItem, type DraftItem } from './draft.ts';

const apple: DraftItem = {
  key: 'an apple#1',
  words: 'an apple',
  foodId: 'apple',
  name: 'Apple',
  alternatives: [],
  amountText: '1',
  unit: 'medium',
  grams: { value: 180, low: 150, high: 210 },
  nutrients: { energyKcal: { value: 94, low: 75, high: 112 } },
  confidence: 0.9,
};
const inBerlin = { kind: 'snack', date: '2026-11-20', time: '23:30', timeZone: 'Europe/Berlin' } as const;

test('a late snack belongs to the day on the wall, not to the day in UTC', () => {
  const meal = buildMeal([apple], { ...inBerlin, time: '00:30' }, 'an apple', '');
  expect([meal.date, meal.eatenAt]).toEqual(['2026-11-20', '2026-11-19T23:30:00.000Z']);
  expect(meal.total.energyKcal?.value).toBe(94);
  expect([meal.source, meal.description, meal.note]).toEqual(['text', 'an apple', null]);
});

test('an edited meal keeps its identity, its source and the identity of its items', () => {
  const first = buildMeal([apple], inBerlin, '', '');
  const [item] = first.items;
  if (!item) throw new Error('no item');
  const edited = buildMeal(
    [{ ...apple, key: item.id, amountText: '2' }],
    inBerlin,
    '',
    ' with Grace ',
    first,
  );
  expect([edited.id, edited.source, edited.items[0]?.id]).toEqual([first.id, 'search', item.id]);
  expect([edited.items[0]?.amount, edited.note]).toEqual([2, 'with Grace']);
});

test('nothing is saved while an amount isn’t a number or is too large to eat', () => {
  expect(isComplete([apple])).toBe(true);
  expect(isComplete([apple, { ...apple, grams: null, amountText: 'x' }])).toBe(false);
  expect(isComplete([{ ...apple, grams: { value: 9_000_000, low: 1, high: 9_000_000 } }])).toBe(false);
  expect(isComplete([])).toBe(false);
});

test('a best guess doesn’t count until Ada confirms or changes it', () => {
  const { words, foodId, name, alternatives, unit, nutrients } = apple;
  const grams = { value: 180, low: 150, high: 210 };
  const weak = {
    words: words ?? '',
    foodId: foodId ?? '',
    name,
    alternatives,
    amount: 1,
    unit,
    grams,
    nutrients,
  };
  const read = toDraftItems([{ ...weak, confidence: 0.49 }]);
  expect([itemsToSave(read), isComplete(read), isComplete([...read, apple])]).toEqual([[], false, true]);
  const [guess] = read;
  if (!guess) throw new Error('no guess');
  const confirmed = itemsOf(withItem(EMPTY_DRAFT, guess), read);
  expect(itemsToSave(confirmed)).toMatchObject([{ foodId: 'apple', amount: 1 }]);
  expect(isComplete(confirmed)).toBe(true);
});

test('a quick add has no mass, and a meal of nothing else has the origin quick add', () => {
  const bar: DraftItem = { ...apple, words: null, grams: null, foodId: null, name: 'Bar', unit: 'serving' };
  const meal = buildMeal([bar], inBerlin, '', '');
  expect([meal.source, meal.items[0]?.grams, meal.items[0]?.foodId]).toEqual(['quick-add', null, null]);
  expect(buildMeal([bar, apple], inBerlin, '', '').source).toBe('search');
});

test('alternative foods are saved with the item, so its stored range is the one on screen', () => {
  const otherFoods = { energyKcal: { below: 0.2, above: 0.8 } };
  expect(itemsToSave([{ ...apple, otherFoods }])[0]?.otherFoods).toEqual(otherFoods);
  expect(itemsToSave([apple])[0]).not.toHaveProperty('otherFoods');
});
