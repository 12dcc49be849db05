import { expect, test } from 'vitest';
import { ownFood } from '#web/lib/foods/testing.ts';
import { matchOwnFoods } from './match-own-foods.ts';

test('Grace finds her foods by name, brand and with a typo; without words all are listed', () => {
  const foods = [ownFood('1', 'Oat bar', 'Squirrel'), ownFood('2', 'Lentil stew')];
  const ids = (query: string) => matchOwnFoods(foods, query).map(({ id }) => id);
  expect(ids('  ')).toEqual(['1', '2']);
  expect(ids('squirrel oat')).toEqual(['1']);
  expect(ids('lentl')).toEqual(['2']);
  expect(ids('pizza')).toEqual([]);
});
