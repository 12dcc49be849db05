import { describe, expect, test } from 'vitest';
import { buildFoodIndex } from './food-index.ts';
import { habitWeight, type FoodUsage } from './food-usage.ts';
import { indexOthers, rankFoods, type OtherFood } from './rank-foods.ts';
import { namedFood as food } from './testing.ts';

const TODAY = '2026-11-20';
const reference = buildFoodIndex([
  food('milk', 'Milk'),
  food('milk-2', '2% milk'),
  food('yogurt', 'Greek yogurt'),
  food('bread', 'Rye bread'),
  { ...food('mash', 'Mashed potatoes'), aliases: ['mashed potatoes with butter and milk'] },
]);
const found = (query: string, others: readonly OtherFood[] = [], usage: readonly FoodUsage[] = []) =>
  rankFoods(
    {
      reference,
      others: indexOthers(others),
      usage: new Map(usage.map((row) => [row.foodId, row])),
      today: TODAY,
    },
    query,
    10,
  );
const ids = (...args: Parameters<typeof found>) => found(...args).map((hit) => hit.food.id);

describe('Noor’s search results', () => {
  const own: OtherFood = { food: food('own:1', 'Yogurt with honey'), origin: 'own' };
  const product: OtherFood = { food: food('product:1', 'Greek yogurt', 'Fage'), origin: 'product' };

  test('show her usual drink before a food that matches the words better', () => {
    expect(ids('milk')[0]).toBe('milk');
    expect(ids('milk', [], [{ foodId: 'milk-2', times: 4, lastDate: '2026-11-19' }])[0]).toBe('milk-2');
  });

  test('show milk before a daily dish that contains milk', () => {
    const daily = { foodId: 'mash', times: 80, lastDate: TODAY };
    expect(ids('milk', [], [daily])[0]).toBe('milk');
    expect(ids('mashed', [], [daily])[0]).toBe('mash');
  });

  test('show a food with all the words before one that lacks a word', () => {
    expect(ids('rye bread', [], [{ foodId: 'milk-2', times: 40, lastDate: TODAY }])[0]).toBe('bread');
  });

  test('show her own food first, and the product after the generic food unless its brand is typed', () => {
    expect(ids('yogurt', [product, own])).toEqual(['own:1', 'yogurt', 'product:1']);
    expect(ids('fage yogurt', [product, own])[0]).toBe('product:1');
    expect(found('yogurt', [product, own]).map(({ origin }) => origin)).toEqual([
      'own',
      'reference',
      'product',
    ]);
  });

  test('show a food from two sources once', () => {
    expect(ids('honey', [own, { ...own, origin: 'recipe' }])).toEqual(['own:1']);
  });

  test('include her own food for an unfinished or misspelled word', () => {
    expect(ids('hon', [own])).toEqual(['own:1']);
    expect(ids('hoeny', [own])).toEqual(['own:1']);
    expect(ids('', [own])).toEqual([]);
  });
});

test('a habit fades: yesterday counts more than two months ago, and often counts more than once', () => {
  const weight = (times: number, lastDate: string) => habitWeight({ times, lastDate }, TODAY);
  expect(weight(3, '2026-11-19')).toBeGreaterThan(weight(3, '2026-09-20'));
  expect(weight(9, '2026-11-19')).toBeGreaterThan(weight(2, '2026-11-19'));
  expect(weight(1, '2026-11-21')).toBe(weight(1, TODAY));
});
