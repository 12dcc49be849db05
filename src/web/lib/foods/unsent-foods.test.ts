import { expect, test } from 'vitest';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';
import { PUT_OWN_FOOD, REMOVE_OWN_FOOD, withUnsentFoods } from './unsent-foods.ts';
import { ownFood } from './testing.ts';

const row = (type: string, value: unknown): OutboxRow => ({
  id: '1',
  memberKey: 'grace',
  subject: 'any',
  method: 'POST',
  path: '/own-foods',
  body: {},
  effect: { type, value },
  label: 'any',
});

const bread = ownFood('1', 'Bread');
const jam = ownFood('2', 'Jam');

test('foods that Grace created offline appear immediately, newest first; deleted ones don’t', () => {
  const shown = withUnsentFoods([bread], [row(PUT_OWN_FOOD, jam), row(REMOVE_OWN_FOOD, bread)]);
  expect(shown).toEqual([jam]);
  expect(withUnsentFoods([bread], [row(PUT_OWN_FOOD, jam)])).toEqual([jam, bread]);
});

test('a change replaces the food; a refused write and those of other slices change nothing', () => {
  const rye = ownFood('1', 'Rye bread');
  expect(withUnsentFoods([jam, bread], [row(PUT_OWN_FOOD, rye)])).toEqual([jam, rye]);
  const foods = [bread];
  const refused = { ...row(PUT_OWN_FOOD, jam), rejected: { code: 'BAD_REQUEST', text: '' } };
  expect(withUnsentFoods(foods, [refused, row('put-meal-2', jam), row(PUT_OWN_FOOD, 'old shape')])).toBe(
    foods,
  );
});
