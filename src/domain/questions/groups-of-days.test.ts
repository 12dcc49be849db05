import { describe, expect, test } from 'vitest';
import { food, miraRecords, timed } from '#domain/query/testing.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { asking } from './testing.ts';

const mira = miraRecords();
const source = recordSource({
  ...mira,
  entries: {
    ...mira.entries,
    foods: [
      ...mira.entries.foods,
      food('2024-01-30T20:00', 'dinner', 'Red wine', { grams: 150, energyKcal: 125 }),
    ],
    glucose: [...mira.entries.glucose, timed('2024-01-31T07:00', { mgdl: 95 })],
  },
});
const { read } = asking(source);

const RUN = { metric: 'workouts', comparison: { op: '>=', value: 1 }, where: { kinds: ['run'] } };
const NO_RUN = { ...RUN, comparison: { op: '<', value: 1 } };

describe('a group of days is compared with all others', () => {
  test.each([
    ['Is my sleep longer on days I run? By how much, run days against the rest?', 'sleepMinutes'],
    ['Is my glucose lower on days I run? By how much, mean of run days against the rest', 'glucoseMgdl'],
    ['How many more steps do I take on run days than on all other days?', 'steps'],
    ['Average sleep on run days versus every other day: what’s the gap?', 'sleepMinutes'],
    ['Compare my sleep on run days with the others', 'sleepMinutes'],
    ['Difference in sleep between run days and the rest', 'sleepMinutes'],
    ['Do I sleep less on days with a run than on the rest? How much less?', 'sleepMinutes'],
  ])('%s', (question, metric) => {
    expect(read(question)).toEqual({
      metric,
      aggregate: 'mean',
      window: { kind: 'all' },
      when: [RUN],
      versus: { when: [NO_RUN] },
    });
  });

  test.each([
    ['How much longer do I sleep on days with over 9,000 steps than on days with fewer?', '>', '<='],
    ['Sleep on days with at least 9,000 steps vs days with less', '>=', '<'],
    ['How much less do I sleep on days with under 9,000 steps than on those with more than that?', '<', '>='],
  ])('or with the days beyond the bound: %s', (question, op, other) => {
    const [one, rest] = [op, other].map((each) => [
      { metric: 'steps', comparison: { op: each, value: 9000 } },
    ]);
    expect(read(question)).toMatchObject({ metric: 'sleepMinutes', when: one, versus: { when: rest } });
  });
});

describe('what comes after', () => {
  test.each([
    ['How well do I sleep after a run, on average?', 'sleepMinutes', RUN],
    [
      'What is my average sleep after red wine?',
      'sleepMinutes',
      { metric: 'foods', comparison: { op: '>=', value: 1 }, where: { food: 'red wine' } },
    ],
  ])('something on a day shows in the following night: %s', (question, metric, condition) => {
    expect(read(question)).toMatchObject({ metric, aggregate: 'mean', when: [{ ...condition, lag: 1 }] });
  });

  test.each([
    'After a night of less than six hours, how many steps do I take that day on average?',
    'How many steps do I take after nights with under 6 hours of sleep?',
    'How many steps do I take after less than 6 hours of sleep?',
    'average steps after sleeping less than 6 hours',
  ])('a night is on the day that it ends: %s', (question) => {
    expect(read(question)).toMatchObject({
      metric: 'steps',
      aggregate: 'mean',
      when: [{ metric: 'sleepMinutes', comparison: { op: '<', value: 360 } }],
    });
    expect(read(question)?.when?.[0]?.lag).toBeUndefined();
  });

  test('other figures may be of the same day or the next', () => {
    expect(read('How much water do I drink after a run?')).toBeUndefined();
    expect(read('How many steps did I take after my run?')).toBeUndefined();
  });

  test('a morning is no whole day', () => {
    expect(read('Average glucose the morning after red wine, between 6 and 10')).toMatchObject({
      when: [{ metric: 'foods', lag: 1 }],
      where: { minutes: [360, 600] },
    });
    expect(read('Average glucose the morning after red wine')).toBeUndefined();
  });
});

describe('hours without am or pm', () => {
  test.each([
    ['average glucose overnight, from midnight to 6', [0, 360]],
    ['average glucose in the afternoon, from noon to 6', [720, 1080]],
    ['average glucose between 6 and 10 in the evening', [1080, 1320]],
    ['average glucose in the morning from 6 to 9 on weekends', [360, 540]],
    ['average glucose at night between 11 and 5', [1380, 300]],
  ])('are read by the part of the day: %s', (question, minutes) => {
    expect(read(question)?.where).toEqual({ minutes });
  });

  test('or not at all', () => {
    expect(read('average glucose between 6 and 10')).toBeUndefined();
    expect(read('average glucose in the morning between 6 and 2')).toBeUndefined();
  });
});

test.each([
  ['Have my steps gone up since December? By how much on average, comparing December and January?', false],
  ['Did my steps fall? By how much, from December’s average to January’s?', false],
  ['By what percent have my steps gone up, comparing the daily averages of December and January?', true],
])('periods that a second sentence compares: %s', (question, isPercent) => {
  expect(read(question)).toEqual({
    metric: 'steps',
    aggregate: 'mean',
    window: { kind: 'dates', from: '2024-01-01', to: '2024-01-31' },
    versus: { window: { kind: 'dates', from: '2023-12-01', to: '2023-12-31' } },
    ...(isPercent ? { isPercent } : {}),
  });
});

describe('the day after a night', () => {
  const shortSleep = { metric: 'sleepMinutes', comparison: { op: '<', value: 390 } };

  test.each([
    'average steps on days after less than 6.5 h sleep',
    'average steps on days after less than 6.5 hours of sleep',
    'average steps on days after nights with less than 6.5 hours of sleep',
  ])('has its sleep: %s', (question) => {
    expect(read(question)).toMatchObject({ metric: 'steps', when: [shortSleep] });
    expect(read(question)?.when?.[0]).not.toHaveProperty('lag');
  });

  test.each([
    'average steps after days with less than 6.5 hours of sleep',
    'average steps on days after a day with less than 6.5 hours of sleep',
  ])('is another one if a day is named: %s', (question) => {
    expect(read(question)).toMatchObject({ metric: 'steps', when: [{ ...shortSleep, lag: 1 }] });
  });

  test('is another one for what is counted by day', () => {
    expect(read('average steps on days after more than 8000 steps')?.when).toMatchObject([{ lag: 1 }]);
  });
});

describe('an amount on certain days', () => {
  test.each([
    ['On days I had pizza, how many calories did I eat?', 'mean'],
    ['How many steps did I take on days I ran?', 'mean'],
    ['How many steps did I take in total on days I ran?', 'sum'],
    ['How many kilometers did I run on days I slept more than 7 hours?', 'sum'],
    ['How many grams of rice did I eat on days I ran?', 'sum'],
    ['How many steps did I take last week?', 'sum'],
  ])('%s is a %s', (question, aggregate) => {
    expect(read(question)?.aggregate).toBe(aggregate);
  });
});
