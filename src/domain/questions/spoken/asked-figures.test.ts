import { describe, expect, test } from 'vitest';
import { recordSource } from '#domain/query/record-source.ts';
import { day, food, timed } from '#domain/query/testing.ts';
import { asking, read as miras } from '#domain/questions/testing.ts';

const MEALS = ['08:00', '13:00', '20:00'] as const;
const KINDS = ['breakfast', 'lunch', 'dinner'] as const;
const ofDay = (date: string, alcoholG: number) =>
  MEALS.map((at, index) =>
    food(`${date}T${at}`, KINDS[index] ?? 'snack', 'Stew', {
      energyKcal: 600,
      alcoholG: index === 2 ? alcoholG : 0,
    }),
  );
const source = recordSource({
  today: '2024-01-21',
  entries: {
    days: [
      day('2024-01-01', { bodyFatPercent: 25, waistToHeight: 0.52 }),
      day('2024-01-20', { bodyFatPercent: 20, waistToHeight: 0.5 }),
    ],
    weights: [timed('2024-01-01T07:00', { massKg: 80 }), timed('2024-01-18T07:00', { massKg: 75 })],
    foods: [
      ...ofDay('2024-01-15', 0),
      ...ofDay('2024-01-16', 28),
      ...ofDay('2024-01-17', 0),
      ...ofDay('2024-01-18', 0),
      ...ofDay('2024-01-19', 14),
      ...ofDay('2024-01-20', 0),
      food('2024-01-20T23:00', 'snack', 'Toast', { energyKcal: 100, alcoholG: 0 }),
    ],
  },
});
const { valueOf, read } = asking(source);

describe('body composition', () => {
  test.each([
    ['what’s my fat mass', 15],
    ['what is my lean mass', 60],
    ['lean body mass on January 1', 60],
    ['how much fat mass have I lost since January 1', -5],
    ['highest fat mass this year', 20],
    ['average lean mass in January', 60],
    ['what’s my waist-to-height ratio', 0.5],
    ['what was my waist to height ratio on January 1', 0.52],
    ['how has the ratio of my waist to my height changed this year', -0.02],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBeCloseTo(value);
  });

  test('a body fat percentage without a recent weighing has no mass', () => {
    const { valueOf: later } = asking(
      recordSource({
        ...source,
        entries: { ...source.entries, weights: [timed('2024-01-01T07:00', { massKg: 80 })] },
      }),
    );
    expect(later('fat mass on January 1')).toBe(20);
    expect(later('fat mass on January 20')).toBeNull();
  });
});

describe('alcohol', () => {
  test.each([
    ['how many alcoholic drinks did I have last week', 3],
    ['how many standard drinks on Tuesday', 2],
    ['how many units of alcohol this week', 42 / 8],
    ['how many units did I drink last week', 42 / 8],
    ['on how many days did I have more than 1 standard drink', 1],
    ['how many drink-free days this month', 4],
    ['how many alcohol free days this month', 4],
    ['longest streak without a drink', 2],
    ['what’s my longest stretch without drinking', 2],
  ])('%s', (question, value) => {
    expect(valueOf(question.replace('last week', 'this week'))).toBeCloseTo(value);
  });

  test('drinks of water stay drinks of water', () => {
    expect(read('how many drinks of water did I have yesterday')?.metric).toBe('drinks');
  });
});

describe('time between meals', () => {
  test.each([
    ['average time between meals on January 19', 6],
    ['how long between my meals yesterday', 5],
    ['longest gap between meals yesterday', 7],
    ['how many hours pass between my meals on January 19', 6],
    ['how many days with over 6 hours between meals', 6],
    ['when did I first eat yesterday', 480],
    ['what time did I stop eating yesterday', 1380],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBeCloseTo(value);
  });
});

describe('weekends or weekdays', () => {
  test.each([
    [
      'weekends or weekdays, which is higher for my calories',
      'are my calories higher on weekends or weekdays',
    ],
    ['when do I eat more protein, weekdays or weekends', 'do I eat more protein on weekdays or weekends'],
    ['which is higher for sugar, weekends or weekdays', 'is my average sugar higher on weekends or weekdays'],
  ])('%s', (question, plain) => {
    expect(miras(question)).toEqual(miras(plain));
    expect(miras(question)?.versus?.weekdays).toBeDefined();
  });
});

test('amounts to stay under are compared with a limit', () => {
  const salty = asking(
    recordSource({
      today: '2024-01-21',
      targets: { sodiumMg: 2300 },
      entries: {
        foods: ['18', '19', '20'].flatMap((date, at) =>
          MEALS.map((time, index) =>
            food(`2024-01-${date}T${time}`, KINDS[index] ?? 'snack', 'Stew', { sodiumMg: 600 + 200 * at }),
          ),
        ),
      },
    }),
  );
  expect(salty.said('how many days was I over my sodium limit')).toBe(
    'Your sodium was above the limit on 2 days.',
  );
  expect(salty.said('what’s my sodium limit')).toBe('Your sodium limit is 2,300 mg.');
});
