import { expect, test } from 'vitest';
import type { Day, Meal } from '#contract/meals/meals.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';
import { PUT_MEAL, REMOVE_MEAL, withUnsent } from './pending.ts';

const TODAY = '2026-11-20';
const kcal = (value: number) => ({ energyKcal: { value, low: value, high: value } });
const meal = (id: string, time: string, energyKcal: number, date = TODAY): Meal => ({
  id,
  eatenAt: `${date}T${time}:00Z`,
  timeZone: 'UTC',
  date,
  kind: 'snack',
  source: 'text',
  note: null,
  description: null,
  photoIds: [],
  items: [
    {
      id: `${id}-1`,
      foodId: 'apple',
      name: 'Apple',
      words: null,
      amount: 1,
      unit: 'medium',
      grams: { value: 180, low: 150, high: 210 },
      confidence: 1,
      nutrients: kcal(energyKcal),
    },
  ],
  total: kcal(energyKcal),
});
const day: Day = {
  date: TODAY,
  meals: [meal('breakfast', '07:40', 400)],
  total: kcal(400),
  targets: { energyKcal: 2000, proteinG: 100, carbsG: 200, fatG: 70, fiberG: 28 },
  state: null,
};
const row = (type: string, value: Meal, change: Partial<OutboxRow> = {}): OutboxRow => ({
  id: value.id,
  memberKey: 'ada',
  subject: value.id,
  method: 'PUT',
  path: '',
  body: {},
  effect: { type, value },
  label: '',
  ...change,
});

test('an unsent lunch appears in the day, marked, and counts', () => {
  const shown = withUnsent(TODAY, day, [row(PUT_MEAL, meal('lunch', '12:55', 500))]);
  expect(shown.meals.map(({ id }) => id)).toEqual(['breakfast', 'lunch']);
  expect(shown.total.energyKcal?.value).toBe(900);
  expect(shown.unsent.has('lunch')).toBe(true);
});

test('a change shows in place of the meal, and the order follows its time', () => {
  const later = withUnsent(TODAY, { ...day, meals: [...day.meals, meal('lunch', '12:55', 500)] }, [
    row(PUT_MEAL, meal('breakfast', '14:00', 300)),
  ]);
  expect(later.meals.map(({ id }) => id)).toEqual(['lunch', 'breakfast']);
  expect(later.total.energyKcal?.value).toBe(800);
});

test('deleting and undoing leaves the day as it was', () => {
  const [breakfast] = day.meals;
  if (!breakfast) throw new Error('no breakfast');
  expect(withUnsent(TODAY, day, [row(REMOVE_MEAL, breakfast)]).meals).toEqual([]);
  expect(withUnsent(TODAY, day, [row(REMOVE_MEAL, breakfast), row(PUT_MEAL, breakfast)]).meals).toEqual([
    breakfast,
  ]);
});

test('a meal moved to another day leaves this one', () => {
  const moved = row(PUT_MEAL, meal('breakfast', '07:40', 400, '2026-11-19'));
  expect(withUnsent(TODAY, day, [moved]).meals).toEqual([]);
  expect(withUnsent('2026-11-19', undefined, [moved]).meals).toHaveLength(1);
});

test('rejected meals don’t appear in the day', () => {
  const refused = row(PUT_MEAL, meal('lunch', '12:55', 500), { rejected: { code: 'BAD_REQUEST', text: '' } });
  expect(withUnsent(TODAY, day, [refused]).meals.map(({ id }) => id)).toEqual(['breakfast']);
});

test('without an answer and without anything unsent a day has no targets and no meals', () => {
  const blank = withUnsent(TODAY, undefined, []);
  expect([blank.targets, blank.meals]).toEqual([undefined, []]);
});
