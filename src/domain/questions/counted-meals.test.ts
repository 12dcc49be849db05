import { describe, expect, test } from 'vitest';
import { recordSource } from '#domain/query/record-source.ts';
import { food, timed } from '#domain/query/testing.ts';
import { asking } from './testing.ts';

// Three days: two meals of 500 kcal; three meals of 300, 300 and 1,100 kcal; four meals of 200 kcal, two of them snacks.
const eaten: readonly (readonly [at: string, kind: string, energyKcal: number])[] = [
  ['2024-03-11T08:00', 'breakfast', 500],
  ['2024-03-11T12:00', 'lunch', 500],
  ['2024-03-12T08:00', 'breakfast', 300],
  ['2024-03-12T12:00', 'lunch', 300],
  ['2024-03-12T19:00', 'dinner', 1100],
  ['2024-03-13T08:00', 'breakfast', 200],
  ['2024-03-13T10:00', 'snack', 200],
  ['2024-03-13T15:00', 'snack', 200],
  ['2024-03-13T19:00', 'dinner', 200],
];
const source = recordSource({
  today: '2024-03-14',
  entries: {
    foods: eaten.map(([at, kind, energyKcal]) =>
      food(at, kind, 'Stew', { energyKcal, proteinG: energyKcal / 20 }),
    ),
    weights: [timed('2024-03-12T07:00', { massKg: 70 })],
  },
});
const { read, said } = asking(source);

describe('days by how many meals they have', () => {
  test.each([
    ['How many days did I eat at least three meals?', 'You had at least 3 meals on 2 days.'],
    ['How many days did I log more than 3 meals?', 'You had more than 3 meals on 1 day.'],
    ['days with fewer than 3 meals', 'You had fewer than 3 meals on 1 day.'],
    ['How many days did I have at least 2 snacks?', 'You had at least 2 snacks on 1 day.'],
  ])('%s', (question, answer) => {
    expect(said(question)).toBe(answer);
  });
});

describe('days with one meal beyond a limit, not with such a total', () => {
  test.each([
    ['How many days did I have a meal over 1000 kcal?', 'You had a meal over 1,000 kcal on 1 day.'],
    ['days with a meal with more than 50 g of protein', 'You had a meal with over 50 g of protein on 1 day.'],
    [
      'on how many days did I eat a meal of at least 500 kcal',
      'You had a meal of at least 500 kcal on 2 days.',
    ],
  ])('%s', (question, answer) => expect(said(question)).toBe(answer));

  test('several meals are their total', () => {
    expect(read('days when my meals were over 1000 kcal')).toMatchObject({
      metric: 'energyKcal',
      threshold: { value: 1000 },
    });
  });
});

describe('days with a weigh-in', () => {
  test.each(['with a weigh-in', 'with weigh-ins', 'I weighed myself', 'I weighed in'])(
    'average calories on days %s',
    (days) => {
      expect(read(`average calories on days ${days}`)).toMatchObject({
        metric: 'energyKcal',
        when: [{ metric: 'weighIns', comparison: { op: '>=', value: 1 } }],
      });
    },
  );
});
