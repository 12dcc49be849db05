import { expect, test } from 'vitest';
import type { Query } from '#domain/query/query.ts';
import { neededRecords } from './needed-records.ts';

const ALL = { kind: 'all' } as const;

test.each<[isNeeded: boolean, name: string, query: Query]>([
  [false, 'the last workout', { metric: 'workouts', aggregate: 'since', window: ALL }],
  [false, 'how many workouts', { metric: 'workouts', aggregate: 'count', window: ALL }],
  [true, 'workouts a week', { metric: 'workouts', aggregate: 'mean', window: ALL, per: 'week' }],
  [
    true,
    'days without a workout',
    { metric: 'workouts', aggregate: 'count', window: ALL, per: 'day', threshold: { op: '<', value: 1 } },
  ],
  [false, 'mean steps', { metric: 'steps', aggregate: 'mean', window: ALL }],
])('whether days with any record are read (%s): %s', (isNeeded, _name, query) => {
  expect(neededRecords([query], '2026-11-20').needsTrackedDays).toBe(isNeeded);
});

test.each([true, 'last', 'longest'] as const)('fasts are read for glucose during them (%s)', (isFasting) => {
  const query: Query = { metric: 'glucoseMgdl', aggregate: 'mean', window: ALL, where: { isFasting } };
  expect([...neededRecords([query], '2026-11-20').fields.keys()]).toContain('fasts');
});

test('which days are complete is read for averages of a food', () => {
  const coffee = { metric: 'foodGrams', window: ALL, where: { food: 'coffee' } } as const;
  expect(neededRecords([{ ...coffee, aggregate: 'mean' }], '2026-11-20').needsDayStates).toBe(true);
  expect(neededRecords([{ ...coffee, aggregate: 'sum' }], '2026-11-20').needsDayStates).toBe(false);
});
