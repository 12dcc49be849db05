import { expect, test } from 'vitest';
import type { MealReading } from '#contract/meals/analysis.ts';
import { EMPTY_DRAFT, itemsOf, withItem, type Draft, type DraftItem } from '#web/meals/review/draft.ts';
import { unmatchedNames, unsureIn, withReadAgain } from './read-again.tsx';
import type { Review } from '#web/meals/review/use-review.ts';

const STEW = 'some zorblax stew';

const read = (words: string, name: string, confidence: number): DraftItem => ({
  key: `${words}#1`,
  words,
  foodId: name.toLowerCase(),
  name,
  alternatives: [],
  amountText: '1',
  unit: 'serving',
  grams: { value: 100, low: 80, high: 120 },
  nutrients: {},
  confidence,
});
const engine = [read('two eggs', 'Egg', 0.95), read(STEW, 'Beef stew', 0.4)];
const draft: Draft = { ...EMPTY_DRAFT, text: `two eggs, ${STEW}, glimmerfruit` };
const reviewOf = (state: Draft): Review => ({
  items: itemsOf(state, engine),
  notUnderstood: ['glimmerfruit'].filter((phrase) => !state.setAside.includes(phrase)),
  total: {},
  complete: true,
});

const item = (words: string, name: string, readBy: string): MealReading['items'][number] => ({
  words,
  foodId: name.toLowerCase(),
  name,
  alternatives: [],
  amount: 2,
  unit: 'g',
  grams: { value: 2, low: 1, high: 3 },
  confidence: 0.6,
  nutrients: {},
  readBy,
});
const reading = (...items: MealReading['items']): MealReading => ({
  text: draft.text,
  items,
  total: {},
  notUnderstood: [],
  meals: [],
  readBy: 'a-model',
  note: null,
});

test('Ada can have guesses and unknown phrases reread, but not her corrections', () => {
  expect(unsureIn(draft, reviewOf(draft))).toEqual(['glimmerfruit', STEW]);
  const corrected = withItem(draft, { ...read(STEW, 'Goulash', 0.4) });
  expect(unsureIn(corrected, reviewOf(corrected))).toEqual(['glimmerfruit']);
});

test('the model’s result replaces the guess and names the model', () => {
  const model = reading(item('two eggs', 'Egg', 'embedded'), item(STEW, 'Vegetable stew', 'a-model'));
  const after = withReadAgain(draft, reviewOf(draft), model);
  const { items, notUnderstood } = reviewOf(after);
  expect(items).toMatchObject([
    { name: 'Egg' },
    { name: 'Vegetable stew', amountText: '2', readBy: 'a-model', words: STEW },
  ]);
  expect(notUnderstood).toEqual(['glimmerfruit']);
  expect(unsureIn(after, reviewOf(after))).toEqual(['glimmerfruit']);
});

test('a phrase that became several foods isn’t the name of any of them', () => {
  const model = reading(item('glimmerfruit', 'Apple', 'a-model'), item('glimmerfruit', 'Pear', 'a-model'));
  const { items, notUnderstood } = reviewOf(withReadAgain(draft, reviewOf(draft), model));
  expect(items.map(({ name }) => name)).toEqual(['Egg', 'Beef stew', 'Apple', 'Pear']);
  expect(items.at(-1)?.words).toBeNull();
  expect(notUnderstood).toEqual([]);
});

test('a food that the model named but no table has is reported', () => {
  const model = { ...reading(), notUnderstood: ['glimmerfruit', 'moon cheese'] };
  expect(unmatchedNames(model, reviewOf(draft))).toEqual(['moon cheese']);
});
