import { expect, test } from 'vitest';
import {
  EMPTY_DRAFT,
  itemsOf,
  withAdded,
  withAllAdded,
  withItem,
  withoutItem,
  type DraftItem,
} from './draft.ts';

const item = (key: string, change: Partial<DraftItem> = {}): DraftItem => ({
  key,
  foodId: 'egg-scrambled',
  name: 'Scrambled eggs',
  alternatives: [],
  amountText: '2',
  unit: 'egg',
  words: null,
  grams: null,
  nutrients: {},
  confidence: 0.9,
  ...change,
});
const eggs = item('two eggs#1');
const toast = item('toast#1', { name: 'Toast' });

test('Ada’s corrected amount stays while she keeps typing', () => {
  const corrected = withItem({ ...EMPTY_DRAFT, text: 'two eggs' }, { ...eggs, amountText: '3' });
  expect(itemsOf(corrected, [eggs, toast]).map(({ amountText }) => amountText)).toEqual(['3', '2']);
});

test('a removed food stays removed while the text still names it', () => {
  const without = withoutItem({ ...EMPTY_DRAFT, text: 'two eggs, toast' }, eggs.key);
  expect(itemsOf(without, [eggs, toast])).toEqual([toast]);
});

test('deleting words removes their corrected item from the meal', () => {
  const corrected = withItem(EMPTY_DRAFT, { ...eggs, amountText: '3' });
  expect(itemsOf(corrected, [toast])).toEqual([toast]);
});

test('a manually added food comes after the analyzed ones, and can be edited and removed', () => {
  const added = withAdded(EMPTY_DRAFT, item('new', { name: 'Apple' }));
  expect(itemsOf(added, [eggs]).map(({ name }) => name)).toEqual(['Scrambled eggs', 'Apple']);
  expect(itemsOf(withItem(added, item('new', { amountText: '4' })), [])[0]?.amountText).toBe('4');
  expect(itemsOf(withoutItem(added, 'new'), [])).toEqual([]);
});

test('a meal started from a recent one keeps that origin; adding a recent one to a description doesn’t change it', () => {
  expect(withAllAdded(EMPTY_DRAFT, [eggs, toast], 'recent')).toMatchObject({
    added: [eggs, toast],
    source: 'recent',
  });
  const described = withAllAdded({ ...EMPTY_DRAFT, text: 'coffee' }, [eggs], 'saved');
  expect([described.added, described.source]).toEqual([[eggs], undefined]);
});
