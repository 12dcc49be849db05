import { describe, expect, test } from 'vitest';
import { evaluate } from '#domain/query/evaluate.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { day, food, workout } from '#domain/query/testing.ts';
import { asking } from '#domain/questions/testing.ts';
import { addDays } from '#domain/time/local-date.ts';

const TODAY = '2024-03-20';
const FIRST = '2024-01-01';

// Steps rise by 10 a day from 5,000 on Monday, January 1; sleep is longest on Sundays.
const source = recordSource({
  today: TODAY,
  entries: {
    weights: [
      day('2024-02-01', { massKg: 81 }),
      day('2024-02-20', { massKg: 79 }),
      day('2024-03-01', { massKg: 78 }),
    ],
    workouts: ['2024-03-01', '2024-03-02', '2024-03-02'].map((date) =>
      workout(date, 'run', { durationMin: 30 }),
    ),
    foods: [
      food('2024-03-01T08:00', 'breakfast', 'Oatmeal', { energyKcal: 300 }),
      food('2024-03-01T19:00', 'dinner', 'Rice', { energyKcal: 500 }),
      food('2024-03-01T19:00', 'dinner', 'Salmon', { energyKcal: 200 }),
      food('2024-03-02T08:00', 'breakfast', 'Oatmeal', { energyKcal: 400 }),
      food('2024-03-02T19:00', 'dinner', 'Rice', { energyKcal: 700 }),
    ],
    days: Array.from({ length: 80 }, (_, index) =>
      day(addDays(FIRST, index), {
        steps: 5000 + 10 * index,
        sleepMinutes: index % 7 === 6 ? 500 : 420,
        restingHeartRateBpm: 60 - (index % 3),
      }),
    ),
  },
});
const { read, said } = asking(source);
const rowsOf = (question: string) => {
  const query = read(question);
  return query && evaluate(query, source).rows.map(({ label, value }) => [label, Math.round(value)]);
};

describe('a figure by week, month or weekday', () => {
  test.each([
    'Average steps by month',
    'What were my average steps in each month?',
    'Average steps, month by month',
  ])('%s', (question) => {
    expect(rowsOf(question)).toEqual([
      ['2024-01', 5150],
      ['2024-02', 5450],
      ['2024-03', 5695],
    ]);
  });

  test('weekdays run from Monday to Sunday', () => {
    expect(rowsOf('What is my average sleep for each day of the week?')?.map(([name]) => name)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(rowsOf('average sleep by weekday')?.at(-1)).toEqual(['Sunday', 500]);
  });

  test('the last months end with this one once half of it is over, and a lowest value doesn’t sort them', () => {
    expect(read('What was my lowest resting heart rate in each of the last two months?')).toMatchObject({
      aggregate: 'min',
      group: 'month',
      window: { kind: 'dates', from: '2024-02-01', to: TODAY },
    });
    expect(rowsOf('What was my lowest step count in each of the last two months?')).toEqual([
      ['2024-02', 5310],
      ['2024-03', 5600],
    ]);
  });

  test('on a Wednesday, the last weeks are whole ones', () => {
    expect(rowsOf('How many days did I walk over 5,700 steps in each of the last 2 weeks?')).toEqual([
      ['2024-03-04', 0],
      ['2024-03-11', 6],
    ]);
  });

  test('a weight is averaged, though a plain one is the latest', () => {
    expect(rowsOf('Weight by month')).toEqual([
      ['2024-02', 80],
      ['2024-03', 78],
    ]);
  });

  test.each(['Show me my steps for the past 3 days', 'What were my step counts on the last three days?'])(
    '%s',
    (question) => {
      expect(rowsOf(question)).toEqual([
        ['2024-03-18', 5770],
        ['2024-03-19', 5780],
        ['2024-03-20', 5790],
      ]);
    },
  );

  test.each([
    'Steps by day for the last 3 days',
    'My steps day by day for the last 3 days',
    'How many steps did I take on each of the last three days?',
    'Show my daily steps for the last 3 days',
    'Steps on each day since March 18',
    'Total steps by day since March 18',
  ])('“%s” lists them', (question) => {
    expect(rowsOf(question)?.map(([, value]) => value)).toEqual([5770, 5780, 5790]);
  });

  test('nights, weights, meals and workouts are listed by day, too', () => {
    expect(rowsOf('List my sleep for each night last week')).toHaveLength(7);
    expect(rowsOf('Show my weight for each day in February')).toEqual([
      ['2024-02-01', 81],
      ['2024-02-20', 79],
    ]);
    expect(rowsOf('Calories by day in March')).toEqual([
      ['2024-03-01', 1000],
      ['2024-03-02', 1100],
    ]);
    expect(read('How many workouts did I do each day last week?')).toMatchObject({ group: 'day' });
  });

  test.each([
    'How many steps do I take each day?',
    'Average steps by day last week',
    'My daily steps',
    'Calories per day last week',
    'How long did I sleep on days when I took over 5,500 steps each day?',
    'What were my average steps over the last 3 days?',
    'Tell me the total steps for the last 3 days.',
    'Show me the median steps for the past 3 days',
  ])('“%s” is one figure', (question) => {
    expect(read(question)).toBeDefined();
    expect(read(question)?.group).toBeUndefined();
  });

  test('meals are averaged by kind', () => {
    expect(rowsOf('Average calories by meal')).toEqual([
      ['breakfast', 350],
      ['dinner', 700],
    ]);
    expect(read('Average sleep by meal')).toBeUndefined();
  });

  test('a list begins with the figure of all', () => {
    expect(said('Average sleep by weekday this month')).toBe('Your average sleep this month was 7 h 12 min.');
  });

  test.each([
    'Which month had the highest average steps?',
    'On average, how many workouts do I do in each week?',
    'Did I walk more in March than in each month before?',
  ])('“%s” asks for one of them', (question) => {
    expect(read(question)?.group === undefined || read(question)?.rank !== undefined).toBe(true);
  });
});

describe('several days with the highest or lowest values', () => {
  test.each([
    'List the 3 days with the most steps.',
    'What were the three days with the most steps?',
    'My top 3 days for steps',
    'On which 3 days did I take the most steps?',
  ])('%s', (question) => {
    expect(rowsOf(question)).toEqual([
      ['2024-03-20', 5790],
      ['2024-03-19', 5780],
      ['2024-03-18', 5770],
    ]);
  });

  test('days with the most workouts are counted', () => {
    expect(rowsOf('Which 2 days had the most workouts?')).toEqual([
      ['2024-03-02', 2],
      ['2024-03-01', 1],
    ]);
  });

  test('are named by their date, the first in the sentence', () => {
    expect(said('Which 3 nights had the least sleep?')).toMatch(
      /^The night of Sun, Dec 31, 2023 had your shortest sleep: 7 h\.$/,
    );
    expect(rowsOf('Which 3 nights had the least sleep?')).toHaveLength(3);
  });

  test.each([
    'What was my average over the 3 days with the most steps?',
    'Top three step days, average?',
    'Top three step days, averaged out?',
    'How many steps in the last 3 days?',
  ])('“%s” isn’t a list', (question) => {
    expect(read(question)?.rank).toBeUndefined();
  });
});
