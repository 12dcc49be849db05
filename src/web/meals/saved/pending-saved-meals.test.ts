import { expect, test } from 'vitest';
import type { SavedMeal } from '#contract/meals/saved-meals.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';
import {
  PUT_SAVED_MEAL,
  RANK_SAVED_MEALS,
  REMOVE_SAVED_MEAL,
  withUnsentSaved,
} from './pending-saved-meals.ts';

const saved = (name: string, rank: number, favourite = false): SavedMeal => ({
  id: name,
  name,
  items: [],
  favourite,
  rank,
});
const row = (type: string, value: unknown, change: Partial<OutboxRow> = {}): OutboxRow => ({
  id: 'row',
  memberKey: 'ada',
  subject: 'x',
  method: 'POST',
  path: '',
  body: {},
  effect: { type, value },
  label: '',
  ...change,
});
const LIST = [saved('porridge', 1), saved('salad', 2), saved('soup', 3)];
const names = (rows: readonly OutboxRow[]) => withUnsentSaved(LIST, rows).map(({ name }) => name);

test('unsent changes appear in their place, favorites first', () => {
  expect(names([row(PUT_SAVED_MEAL, saved('toast', 0))])).toEqual(['toast', 'porridge', 'salad', 'soup']);
  expect(names([row(PUT_SAVED_MEAL, saved('soup', 3, true))])).toEqual(['soup', 'porridge', 'salad']);
});

test('of two with the same position, the newer one comes first', () => {
  expect(names([row(PUT_SAVED_MEAL, saved('zucchini', 1))])).toEqual([
    'zucchini',
    'porridge',
    'salad',
    'soup',
  ]);
});

test('deleting hides a meal, and undo shows it again', () => {
  const gone = row(REMOVE_SAVED_MEAL, saved('salad', 2));
  expect(names([gone])).toEqual(['porridge', 'soup']);
  expect(names([gone, row(PUT_SAVED_MEAL, saved('salad', 2))])).toEqual(['porridge', 'salad', 'soup']);
});

test('a move persists even if the same meal is edited afterwards', () => {
  const moved = row(RANK_SAVED_MEALS, [{ id: 'soup', rank: 1.5 }]);
  expect(names([moved])).toEqual(['porridge', 'soup', 'salad']);
  expect(names([moved, row(PUT_SAVED_MEAL, { ...saved('soup', 3), items: [] })])).toEqual([
    'porridge',
    'soup',
    'salad',
  ]);
});

test('a refused write and one of another slice change nothing', () => {
  const refused = row(REMOVE_SAVED_MEAL, saved('salad', 2), { rejected: { code: 'NOT_FOUND', text: '' } });
  expect(names([refused, row('put-water', saved('salad', 9))])).toEqual(['porridge', 'salad', 'soup']);
});
