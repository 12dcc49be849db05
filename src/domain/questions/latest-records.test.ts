import { describe, expect, test } from 'vitest';
import { asking } from './testing.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { day, food, timed, workout } from '#domain/query/testing.ts';

const night = (date: string, bedtime: number, wakeTime: number) => day(date, { bedtime, wakeTime });
const source = recordSource({
  today: '2024-01-31',
  entries: {
    days: [
      night('2024-01-08', 1440 + 30, 420),
      night('2024-01-09', 1380, 390),
      night('2024-01-30', 1350, 480),
      night('2024-01-31', 1395, 405),
    ],
    foods: [
      food('2024-01-29T12:30', 'lunch', 'Lentil soup', { grams: 350, energyKcal: 500, proteinG: 30 }),
      food('2024-01-30T12:30', 'lunch', 'Pizza', { grams: 400, energyKcal: 1500, proteinG: 40 }),
      food('2024-01-30T19:00', 'dinner', 'Rice', { grams: 200, energyKcal: 800, proteinG: 35 }),
      food('2024-01-30T19:00', 'dinner', 'Tofu', { grams: 150, energyKcal: 200, proteinG: 20 }),
      food('2024-01-31T12:00', 'lunch', 'Lentil soup', { grams: 300, energyKcal: 400, proteinG: 25 }),
      food('2024-01-31T12:00', 'lunch', 'Bread', { grams: 50, energyKcal: 130, proteinG: 5 }),
    ],
    weights: [
      timed('2024-01-10T07:00', { massKg: 72 }),
      timed('2024-01-24T07:00', { massKg: 70 }),
      timed('2024-01-31T07:00', { massKg: 69 }),
    ],
    workouts: [workout('2024-01-20', 'weights', { durationMin: 30 })],
  },
});
const { read, valueOf, said } = asking(source);

describe('a meal in the singular is today’s, or the last one', () => {
  test.each([
    ['How many calories was my lunch?', 530],
    ['how many kcal did I have for lunch', 530],
    ['how many calories are in my lunch', 530],
    ['Calories in my lunch', 530],
    ['how much protein did my lunch have', 30],
    ['what was the protein in my lunch', 30],
    ['how much protein was my dinner', 55],
    ['how much protein did I eat at dinner', 55],
    ['how much protein was dinner', 55],
    ['how many calories did lunch have', 530],
    ['how much rice did I have for dinner', 200],
    ['how many calories did my dinner have', 1000],
    ['how many calories did I have for supper', 1000],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });

  test('the sentence says when it was', () => {
    expect(said('How many calories was my lunch?')).toBe('Your lunch today had 530 kcal.');
    expect(said('how much protein was my dinner')).toBe(
      'Your latest dinner, on Jan 30, had 55 g of protein.',
    );
  });

  test('so does that of a food', () => {
    expect(said('how much rice did I have for dinner')).toBe('You had 200 g of rice at dinner on Jan 30.');
  });

  test('several meals, a period, a statistic or a habit are still of all of them', () => {
    expect(read('how much protein did I eat at lunch in total')).toMatchObject({ aggregate: 'sum' });
    expect(read('how many calories do I eat for lunch')).toMatchObject({ aggregate: 'mean' });
    expect(read('my average lunch calories')).toMatchObject({ aggregate: 'mean' });
    expect(valueOf('how many calories did I have for lunch this week')).toBe(2530);
    expect(valueOf('how many calories were in my lunch yesterday')).toBe(1500);
  });
});

describe('the last of several readings', () => {
  const last = (count: number) => ({ aggregate: 'mean', only: { order: 'last', count } });

  test.each([
    ['My last five weigh-ins', 'weightKg', 5],
    ['Last 3 body fat values', 'bodyFatPercent', 3],
    ['last three waist measurements', 'waistCm', 3],
    ['My last 3 systolic readings', 'systolicMmhg', 3],
    ['show my last 4 resting heart rates', 'restingHeartRateBpm', 4],
    ['What were my 5 most recent HRV readings?', 'hrvMs', 5],
    ['my last 3 bedtimes', 'bedtime', 3],
    ['Average of my last 6 sleep scores', 'sleepScore', 6],
  ])('%s', (question, metric, count) => {
    expect(read(question)).toMatchObject({ metric, ...last(count) });
  });

  test('a single day’s steps are no readings', () => {
    expect(read('my last 5 steps')).toBeUndefined();
  });

  test('a list names the days', () => {
    const asked = said('my last 3 bedtimes');
    expect(asked).toBe(
      'Your average bedtime over your last 3 nights was 10:55 PM. Newest first: 11:15 PM on Jan 31, 10:30 PM on Jan 30 and 11:00 PM on Jan 9.',
    );
    expect(said('my last ten weigh-ins')).toBe(
      'Your average weight over your last 3 weigh-ins was 70.3 kg. Newest first: 69 kg on Jan 31, 70 kg on Jan 24 and 72 kg on Jan 10.',
    );
  });
});

describe('earliest and latest are by the clock', () => {
  test.each([
    ['Earliest bedtime', 1350],
    ['my latest bedtime', 1470],
    ['what’s the latest I went to bed', 1470],
    ['when did I go to bed earliest', 1350],
    ['latest time to bed in January', 1470],
    ['latest wake time', 480],
    ['earliest wake-up time this month', 390],
    ['earliest I got up', 390],
    ['which day did I wake up the latest', 480],
    ['what was the latest I woke up', 480],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });

  test('the last one is another figure', () => {
    expect(read('most recent wake time')).toMatchObject({ metric: 'wakeTime', aggregate: 'last' });
    expect(said('what is my last bedtime')).toMatch(/^Your most recent bedtime is 11:15 PM/);
    expect(said('my latest bedtime')).toBe('Your latest bedtime was 12:30 AM, the night of Sun, Jan 7.');
    expect(said('earliest bedtime')).toMatch(/^Your earliest bedtime was 10:30 PM/);
  });
});

describe('weights are weigh-ins unless they are lifted', () => {
  test.each([
    'List my last 2 weights',
    'show me my latest 2 weights',
    'my last 2 weights',
    'what are my past 2 weights',
    'average of my last 2 weights',
  ])('%s', (question) => {
    expect(valueOf(question)).toBe(69.5);
  });

  test('each of the last ones is listed, newest first', () => {
    expect(said('List my last 2 weights')).toBe(
      'Your average weight over your last 2 weigh-ins was 69.5 kg. Newest first: 69 kg on Jan 31 and 70 kg on Jan 24.',
    );
  });

  test.each(['show me my recent weights', 'list my weights this month', 'my weights in January'])(
    '%s',
    (question) => {
      expect(read(question)?.metric).toBe('weightKg');
    },
  );

  test.each([
    'list my last 5 weights sessions',
    'how many weights workouts last month',
    'did I lift weights this month',
  ])('%s', (question) => {
    expect(read(question)?.metric).not.toBe('weightKg');
  });
});

test('more or less stress on some days compares the score', () => {
  expect(read('am I more stressed on weekdays')).toMatchObject({
    metric: 'stressScore',
    weekdays: [0, 1, 2, 3, 4],
    versus: { weekdays: [5, 6] },
  });
});
