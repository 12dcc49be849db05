import { describe, expect, test } from 'vitest';
import { day, food, timed } from '#domain/query/testing.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { asking } from './testing.ts';

const at = (date: string): string => `2024-01-${date}`;
const source = recordSource({
  today: '2024-01-20',
  targets: { energyKcal: 2000 },
  dayStates: new Map([
    [at('10'), 'complete'],
    [at('11'), 'partial'],
    [at('12'), 'complete'],
  ]),
  entries: {
    days: Array.from({ length: 20 }, (_, index) =>
      day(at(String(index + 1).padStart(2, '0')), { steps: 5000 }),
    ),
    foods: [
      food('2024-01-10T12:00', 'lunch', 'Rice', { energyKcal: 1900 }),
      food('2024-01-10T16:00', 'snack', 'Apple', { energyKcal: 100 }),
      food('2024-01-11T12:00', 'lunch', 'Rice', { energyKcal: 700 }),
      food('2024-01-12T12:00', 'lunch', 'Rice', { energyKcal: 2700 }),
      food('2024-01-12T16:00', 'snack', 'Apple', { energyKcal: 50 }),
      food('2024-01-12T20:00', 'snack', 'Apple', { energyKcal: 50 }),
    ],
    weights: [timed('2024-01-01T08:00', { massKg: 80 }), timed('2024-01-15T08:00', { massKg: 79 })],
    glucose: ['08:00', '09:00', '10:00']
      .map((time) => timed(`2024-01-15T${time}`, { mgdl: 120 }))
      .concat(timed('2024-01-16T08:00', { mgdl: 190 })),
  },
});
const { valueOf } = asking(source);

describe('a rate', () => {
  test.each([
    ['How fast am I losing weight per week?', -0.5],
    ['How fast am I losing weight per month?', -2.174],
    ['slope of my weight per day', -0.071],
    ['my weight change a month', -2.174],
  ])('%s is a trend for the time it names', (question, value) => {
    expect(valueOf(question)).toBeCloseTo(value, 3);
  });

  test.each([
    ['How many snacks do I have per day?', 1.5],
    ['How many snacks do I have per week in January?', 1.5 * 7],
    ['How many apples a week on average?', 1.5 * 7],
    ['Calories from snacks per week', 100 * 7],
    ['How many steps do I take per week on average?', 35_000],
  ])('%s isn’t lowered by days without a diary or a week that has just begun', (question, value) => {
    expect(valueOf(question)).toBeCloseTo(value, 9);
  });
});

describe('a number of readings isn’t a level', () => {
  test.each([
    ['On how many days did I have at least 3 glucose readings?', 1],
    ['On how many days did I have a glucose reading over 180?', 1],
    ['Which day had the most glucose readings?', 3],
    ['Which day had the highest glucose reading?', 190],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });
});

describe('near a target', () => {
  test.each([
    ['On how many days were my calories within 10% of 2000 kcal?', 1],
    ['What percentage of days was I within 35% of my calorie target?', 50],
    ['On how many days were my calories within 800 kcal of 2000?', 2],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });

  test('isn’t known in kcal without the target’s number', () => {
    expect(valueOf('How many days was I within 100 kcal of my calorie target?')).toBeUndefined();
  });
});

test('what was logged on one day counts though the day is partial', () => {
  expect(valueOf('calories on January 11')).toBe(700);
  expect(valueOf('average calories in January')).toBe(2400);
});

test('a meal’s time is a time of day, and the largest change isn’t the largest value', () => {
  expect(valueOf('average time of lunch')).toBe(720);
  expect(valueOf('biggest weight drop')).toBeUndefined();
});
