import { expect, test } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { foodEngine, type PersonalFoods } from './food-engine.ts';
import { decodeFoods, encodeFoods } from './food-file.ts';

function food(id: string, name: string): Food {
  const cup = { label: 'cup', grams: 200 };
  return {
    id,
    name,
    aliases: [],
    group: 'fruit',
    nova: 1,
    portions: [cup],
    defaultPortion: cup,
    per100g: { energyKcal: 50 },
  };
}

const APPLE = food('apple', 'Apple');
const CRÊPE = food('crepe', 'Crêpe');
const ADAS = { ...food('own:1', 'Apple crumble'), group: 'other' as const };
const adasFoods: PersonalFoods = {
  own: [{ id: '1', food: { ...ADAS, aliases: [], portions: [...ADAS.portions] }, recipe: null, gtin: null }],
  usage: [{ foodId: 'crepe', times: 3, lastDate: '2026-11-20' }],
  products: [],
  today: '2026-11-22',
};

const engine = () => foodEngine([APPLE, CRÊPE]);

test('the downloaded file contains the foods with all their characters', () => {
  expect(decodeFoods(encodeFoods([APPLE, CRÊPE]).buffer as ArrayBuffer)).toEqual([APPLE, CRÊPE]);
});

test('a reading includes a dish without a part, so that its amount can be changed', () => {
  const dish = {
    ...food('burger', 'Cheeseburger'),
    group: 'fast-food' as const,
    per100g: { energyKcal: 250 },
  };
  const cheese = { ...food('cheese', 'Cheese'), group: 'cheese' as const, per100g: { energyKcal: 400 } };
  const reader = foodEngine([dish, cheese]);
  const { analysis, foods } = reader.read('cheeseburger without cheese');
  expect(analysis.items).toMatchObject([
    { foodId: 'burger~cheese', name: 'Cheeseburger without cheese', unit: 'cup' },
  ]);
  expect(foods.map(({ id }) => id)).toEqual(['burger~cheese']);
  expect(reader.foods(['burger~cheese'])).toEqual(foods);
});

test('a reading includes the foods it names', () => {
  const { analysis, foods } = engine().read('two apples');
  expect(analysis.items).toMatchObject([{ foodId: 'apple', amount: 2 }]);
  expect(foods).toEqual([APPLE]);
});

test('Ada’s own foods are found, and her corrections applied, as soon as the engine has them', () => {
  const adas = engine();
  expect(adas.search('crumble', 5, [])).toEqual([]);
  adas.keep(adasFoods);
  expect(adas.search('crumble', 5, [])).toEqual([{ food: ADAS, origin: 'own' }]);
  adas.teach([{ words: 'apple', foodId: 'own:1', amount: null, unit: null }]);
  const { analysis, foods } = adas.read('apple');
  expect(analysis.items.map(({ foodId }) => foodId)).toEqual(['own:1']);
  expect(foods).toEqual([ADAS]);
});

test('likely foods are suggested, otherwise what Ada eats', () => {
  const adas = engine();
  adas.keep(adasFoods);
  expect(adas.offer(['apple', 'nothing'], 8).map((hit) => hit.food.id)).toEqual(['apple']);
  expect(adas.offer([], 8)).toEqual([
    { food: CRÊPE, origin: 'reference', usage: { times: 3, lastDate: '2026-11-20' } },
  ]);
});
