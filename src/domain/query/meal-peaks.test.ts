import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { Query } from './query.ts';
import { recordSource } from './record-source.ts';
import { food, timed } from './testing.ts';

/** Readings every so many minutes from the start of a meal. */
const readings = (from: string, minutes: number, values: readonly number[]) =>
  values.map((mgdl, at) =>
    timed(new Date(Date.parse(`${from}Z`) + minutes * at * 60_000).toISOString().slice(0, 16), { mgdl }),
  );

const CARBS = { energyKcal: 400, carbsG: 60 };
const source = recordSource({
  today: '2024-01-31',
  entries: {
    foods: [
      food('2024-01-27T12:00', 'lunch', 'Rice', CARBS),
      food('2024-01-27T12:00', 'lunch', 'Salad', CARBS),
      food('2024-01-28T12:00', 'lunch', 'Rice', CARBS),
      food('2024-01-29T12:00', 'lunch', 'Salad', CARBS),
      food('2024-01-30T12:00', 'lunch', 'Cake', CARBS),
      food('2024-01-31T12:00', 'lunch', 'Toast', CARBS),
    ],
    glucose: [
      ...readings('2024-01-27T11:45', 30, [90, 100, 150, 140, 120, 110]),
      // One reading is missing.
      ...readings('2024-01-28T11:45', 30, [90, 100, 180]),
      ...readings('2024-01-28T13:45', 30, [120, 110]),
      ...readings('2024-01-29T11:45', 30, [90, 95, 110, 100, 98, 96]),
      ...readings('2024-01-30T11:45', 30, [90, 150, 240, 200, 150, 120]),
      // An hour apart, as with fingersticks.
      ...readings('2024-01-31T11:30', 60, [90, 250, 190, 120]),
    ],
  },
});
const ask = (more: Partial<Query>) =>
  evaluate(
    { metric: 'glucoseMgdl', aggregate: 'mean', per: 'meal', window: { kind: 'all' }, ...more },
    source,
  );

test('half-hourly readings have a peak, also with one missing, but hourly ones have none', () => {
  expect(ask({ where: { afterMeal: 'lunch' } })).toMatchObject({ value: (150 + 180 + 110 + 240) / 4, n: 4 });
  expect(ask({ where: { afterMeal: 'any', food: 'toast' } }).reason).toBe('no data');
});

test('foods in several meals are ranked by their average peak', () => {
  const ranked = (order: 'highest' | 'lowest') =>
    ask({ group: 'food', rank: { order, limit: 5 } }).rows.map(({ label, value, n }) => [label, value, n]);
  expect(ranked('highest')).toEqual([
    ['Rice', 165, 2],
    ['Salad', 130, 2],
  ]);
  expect(ranked('lowest')).toEqual(ranked('highest').toReversed());
  expect(ask({ group: 'food', rank: { order: 'highest', limit: 1 } })).toMatchObject({ value: 165, n: 4 });
});
