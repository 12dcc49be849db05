import { describe, expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { asking, read } from '#domain/questions/testing.ts';

test.each([
  ['which legumes did I eat', { aggregate: 'count', group: 'food' }],
  ['how many different legumes did I eat', { aggregate: 'sum', isDistinct: true }],
])('foods of a kind: %s', (question, query) => {
  expect(read(question)).toMatchObject({ metric: 'foods', ...query });
});

test('the latest a food was eaten is a time of day', () => {
  expect(read('what’s the latest I had pizza')).toMatchObject({ metric: 'mealTime', aggregate: 'max' });
});

describe('the records with the highest or lowest values', () => {
  test.each([
    ['my 2 longest runs', 'workoutMinutes', 'highest', 2],
    ['top 3 longest runs', 'workoutMinutes', 'highest', 3],
    ['what were my three highest glucose readings', 'glucoseMgdl', 'highest', 3],
    ['my 2 biggest meals', 'energyKcal', 'highest', 2],
    ['my 2 lowest weights', 'weightKg', 'lowest', 2],
  ])('%s', (question, metric, order, limit) => {
    expect(read(question)).toMatchObject({ metric, rank: { order, limit } });
    expect(read(question)?.group).toBeUndefined();
  });

  test.each([
    ['my 3 heaviest days', 'weightKg', 'highest'],
    ['my 5 lowest calorie days', 'energyKcal', 'lowest'],
    ['3 best nights of sleep', 'sleepMinutes', 'highest'],
  ])('by day: %s', (question, metric, order) => {
    expect(read(question)).toMatchObject({ metric, group: 'day', rank: { order } });
  });

  test.each(['average duration of my 2 longest runs', 'how long were my 3 longest runs together'])(
    'one figure of them isn’t a list: %s',
    (question) => {
      expect(read(question)?.rank).toBeUndefined();
    },
  );

  test('each is said with its day', () => {
    const { said } = asking(miraRecords());
    expect(said('my 2 longest runs')).toBe('Your 2 longest runs: 40 min on Jan 24 and 30 min on Jan 20.');
    expect(said('my 2 biggest meals')).toBe(
      'Your 2 biggest meals: 1,500 kcal on Jan 30 and 800 kcal on Jan 31.',
    );
  });
});

test('a number of records of each month is a list', () => {
  expect(read('how many workouts did I do each month')).toMatchObject({ aggregate: 'sum', group: 'month' });
  expect(read('how many workouts do I do each month')).toMatchObject({ aggregate: 'mean', per: 'month' });
});
