import { expect, test } from 'vitest';
import type { OwnFood } from '#contract/foods/own-foods.ts';
import { findOwn } from './find-own.ts';

const own = (id: string, name: string, brand?: string): OwnFood => ({
  id,
  gtin: null,
  recipe: null,
  food: {
    id: `own:${id}`,
    name,
    ...(brand === undefined ? {} : { brand }),
    aliases: [],
    group: 'other',
    portions: [],
    defaultPortion: { label: 'g', grams: 100 },
    per100g: {},
  },
});

test('Grace finds her foods by name, brand and with a slip; without words all of them stand there', () => {
  const foods = [own('1', 'Oat bar', 'Squirrel'), own('2', 'Lentil stew')];
  const ids = (query: string) => findOwn(foods, query).map(({ id }) => id);
  expect(ids('  ')).toEqual(['1', '2']);
  expect(ids('squirrel oat')).toEqual(['1']);
  expect(ids('lentl')).toEqual(['2']);
  expect(ids('pizza')).toEqual([]);
});
